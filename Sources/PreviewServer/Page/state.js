"use strict";

/* What the page shows is all in `wish`, which is sent to the server and kept in the address, so that a reload shows the
   same. Pages that were written to a folder have no server: their replies are in `album`. */

const element = id => document.getElementById(id);
const make = (tag, values = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), values);
  made.append(...children);
  return made;
};
const makeShape = (tag, attributes) => {
  const shape = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) { shape.setAttribute(name, value); }
  return shape;
};

/* Puts new children in the place of the old ones; what has the focus keeps it, by its words or else by its place. */
function refill(box, ...children) {
  const stops = () => [...box.querySelectorAll("button, a, input")];
  const words = stop => stop.title || stop.textContent;
  const place = stops().indexOf(document.activeElement);
  const held = place < 0 ? "" : words(document.activeElement);
  box.replaceChildren(...children);
  if (place < 0) { return; }
  const stop = stops().find(stop => words(stop) === held) ?? stops()[Math.min(place, stops().length - 1)];
  stop?.focus({ preventScroll: true });
}

/* Whether what is shown, if anything, was drawn before the document had its errors. */
const hasErrors = () => reply?.messages.some(message => message.severity === "error") ?? false;

/* The line at the foot of the page. What changes with every picture is not read out. */
function say(text, isNews = false) {
  const line = element("status");
  line.setAttribute("aria-live", isNews ? "polite" : "off");
  line.textContent = text;
}

const settings = ["device", "orientation", "direction", "textSize", "theme"];
const wish = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const isStatic = typeof album !== "undefined";
let number = 0;
let reply = null;
let socket = null;
let hasEditor = false;

// The server

function connect() {
  const address = new URL("socket", location.href);
  address.protocol = "ws:";
  address.hash = "";
  socket = new WebSocket(address);
  socket.onmessage = event => receive(JSON.parse(event.data));
  socket.onclose = () => {
    say("The server has ended. Waiting for it to come back …", true);
    setTimeout(connect, 1000);
  };
}

function receive(message) {
  if (message.devices) {
    hasEditor = message.hasEditor;
    offer(message);
    ask();
  } else if (message.list) {
    if (reply) { reply.documents = message.documents; }
    list(message.documents);
  } else if (message.survey) {
    // One that was under way is of a document without errors.
    if (!hasErrors()) { showSurvey(message.survey); }
  } else {
    // The next one is drawn while this one is put on the screen; small ones come one a frame.
    if (message.tag) { acknowledgeNextFrame(); showSmall(message); } else { send({ shown: true }); show(message); }
  }
}

function send(order) {
  if (socket?.readyState === WebSocket.OPEN) { socket.send(JSON.stringify(order)); }
}

/* A page in the background has no frames. */
function acknowledgeNextFrame() {
  const acknowledge = () => send({ shown: true });
  if (document.hidden) { acknowledge(); } else { requestAnimationFrame(acknowledge); }
}

/* What the server needs to know of the wish. */
function order() {
  const { document, scene, device, orientation, direction, textSize, theme, selected, selectedScene } = wish;
  const draw = { document, scene, device, orientation, direction, textSize, theme, selected, selectedScene, number };
  if (held && !held.rests && reply.drawings.length > 1) { draw.picture = held.index; }
  if (wish.width && wish.height) { [draw.width, draw.height] = [Number(wish.width), Number(wish.height)]; }
  if (wish.show !== undefined) { draw.show = wish.show.split(",").filter(Boolean); }
  if (wish.time) { draw.time = Number(wish.time); }
  const metrics = Object.entries(wish).filter(([key]) => key.startsWith("metric."));
  if (metrics.length) { draw.metrics = Object.fromEntries(metrics.map(([key, text]) => [key.slice(7), Number(text)])); }
  return Object.fromEntries(Object.entries(draw).filter(([, value]) => value !== "" && value !== undefined));
}

/* A browser takes a millisecond to change the address, which is too long for each step of a hand or a film. */
function keep() {
  if (held || playing) { return; }
  const kept = Object.entries(wish).filter(([, value]) => value !== "" && value !== undefined);
  const place = "#" + new URLSearchParams(kept);
  if (place !== location.hash) { history.replaceState(null, "", place); }
}

function ask() {
  keep();
  number += 1;
  if (isStatic) { album.show(order()); } else { send({ draw: order() }); }
}

function change(values) {
  Object.assign(wish, values);
  ask();
}

// Small pictures, which come when the large one is there

const wanted = new Map();

/* Asks for small pictures in place of those that were wanted for the same purpose. */
function wantSmall(purpose, wishes) {
  for (const tag of [...wanted.keys()]) { if (tag.startsWith(`${purpose}-`)) { wanted.delete(tag); } }
  for (const [key, values] of wishes) {
    const tag = `${purpose}-${key}`;
    wanted.set(tag, { ...order(), selected: undefined, picture: undefined, ...values, tag });
  }
  send({ also: [...wanted.values()].slice(0, choices.mostPictures) });
}

function showSmall(message) {
  wanted.delete(message.tag);
  const place = document.querySelector(`[data-tag="${message.tag}"]`);
  if (!place) { return; }
  const [drawing] = message.drawings;
  place.querySelector("img")?.remove();
  if (drawing) {
    const image = make("img", { alt: "", src: "data:image/svg+xml," + encodeURIComponent(drawing.svg) });
    place.prepend(image);
  }
  place.classList.toggle("failed", !drawing);
  fillSmall(place, message);
}

// The address is changed by hand, or by the browser's buttons

addEventListener("hashchange", () => {
  for (const key of Object.keys(wish)) { delete wish[key]; }
  Object.assign(wish, Object.fromEntries(new URLSearchParams(location.hash.slice(1))));
  readSettings();
  ask();
});

addEventListener("DOMContentLoaded", () => {
  document.body.classList.toggle("static", isStatic);
  if (isStatic) { album.begin(); } else { connect(); }
});
