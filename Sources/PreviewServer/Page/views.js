"use strict";

/* Views: in the picture, in the list, and what there is to say of the selected one. */

/* The number of the picture and the name of the view under the pointer. */
let pointed = null;
/* The constraint under the pointer. */
let lit = null;
/* How far the selected view was pulled along a freedom: the number of its ghost, and from 0 to 1. */
let pulled = null;

const rounded = value => String(Math.round(value * 100) / 100);
const place = frame =>
  `${rounded(frame.x)}, ${rounded(frame.y)} · ${rounded(frame.width)} × ${rounded(frame.height)}`;

const polygon = (corners, className) => makeShape("polygon", { points: corners.join(" "), class: className });
const between = (from, to, way) => from.map((value, index) => value + (to[index] - value) * way);

function outline() {
  const ghosts = reply?.about[wish.selected]?.ghosts ?? [];
  [...element("drawings").children].forEach((figure, index) => {
    const shapes = [];
    for (const place of reply?.drawings[index]?.places ?? []) {
      const isPointed = pointed?.index === index && pointed.name === place.name;
      const isChosen = isSelected(place.name, index);
      if (wish.stored && place.stored) {
        const isSame = place.stored.every((value, at) => Math.abs(value - place.corners[at]) < 0.6);
        shapes.push(polygon(place.stored, isSame ? "stored" : "stored differs"));
      }
      if (lit?.views.includes(place.name)) { shapes.push(polygon(place.corners, "held")); }
      if (isPointed && !isChosen) { shapes.push(polygon(place.corners, "pointed")); }
      if (!isChosen) { continue; }
      const own = ghosts.filter(ghost => ghost.picture === index);
      own.forEach(ghost => shapes.push(polygon(ghost.corners, "ghost")));
      const ghost = pulled && ghosts[pulled.ghost];
      const corners = ghost?.picture === index ? between(place.corners, ghost.corners, pulled.way) : place.corners;
      const shape = polygon(corners, own.length ? "chosen free" : "chosen");
      if (own.length) { letPull(shape, place, ghosts, index, Number(figure.dataset.zoom)); }
      shapes.push(shape);
    }
    figure.querySelector(".outlines").replaceChildren(...shapes);
    for (const part of picture(figure)?.querySelectorAll(".lit") ?? []) { part.classList.remove("lit"); }
    if (lit?.item !== undefined) {
      const parts = picture(figure).querySelectorAll(`[id$="-c-${lit.item}"], [id$="-c-${lit.item}-values"]`);
      for (const part of parts) { part.classList.add("lit"); }
    }
  });
  for (const row of element("views").children) {
    const isUnder = row.dataset.view === pointed?.name && Number(row.dataset.picture) === pointed.index;
    row.classList.toggle("under", isUnder);
  }
}

/* The view that is painted last of those around a point, as a touch finds it. */
function viewAt(event, figure, index) {
  const box = picture(figure).getBoundingClientRect();
  const zoom = Number(figure.dataset.zoom);
  const [x, y] = [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
  return reply?.drawings[index]?.places.findLast(place => contains(place.corners, x, y))?.name;
}

/* Whether a convex polygon contains a point: it is on the same side of all edges. */
function contains(corners, x, y) {
  let sides = 0;
  for (let at = 0; at < corners.length; at += 2) {
    const [ax, ay, bx, by] = [0, 1, 2, 3].map(step => corners[(at + step) % corners.length]);
    sides += Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax)) >= 0 ? 1 : -1;
  }
  return Math.abs(sides) === corners.length / 2;
}

function watchPointer(figure, index) {
  const point = name => {
    if (pointed?.name === name && (pointed?.index === index || !name)) { return; }
    pointed = name ? { index, name } : null;
    const frame = name && reply.frames.find(frame => frame.picture === index && frame.name === name);
    say(frame ? `${name} · ${place(frame)}` : status());
    outline();
  };
  figure.addEventListener("pointermove", event => {
    // A handle has the pointer while it is dragged.
    if (event.buttons === 0) { point(viewAt(event, figure, index)); }
  });
  figure.addEventListener("pointerleave", () => point(undefined));
  figure.addEventListener("click", event => {
    if (event.target.closest(".handle, .free")) { return; }
    select(viewAt(event, figure, index), index);
  });
}

function select(name, index) {
  pulled = null;
  change({ selected: name, selectedScene: name && reply.drawings[index]?.scene });
  outline();
}

/* Views of several scenes have the same names. */
function isSelected(name, index) {
  const scene = reply.drawings[index]?.scene;
  return name === wish.selected && (!wish.selectedScene || !scene || scene === wish.selectedScene);
}

// What is free

/* The frame of the selected view as far as it is pulled. */
function pulledFrame() {
  const frame = reply.frames.find(frame => isSelected(frame.name, frame.picture));
  const ghost = reply.about[wish.selected].ghosts[pulled.ghost];
  const [x, y, width, height] = between([frame.x, frame.y, frame.width, frame.height], ghost.frame, pulled.way);
  return { x, y, width, height };
}

function pull(ghost, way) {
  pulled = way > 0 ? { ghost, way } : null;
  say(pulled ? `${wish.selected} could be at ${place(pulledFrame())}` : status(), Boolean(pulled));
  element("freedoms").querySelectorAll("input").forEach((input, index) => {
    input.value = String(pulled?.ghost === index ? Math.round(way * 100) : 0);
  });
  outline();
}

/* Under the pointer a view goes along the freedom that leads most in the pointer's direction. */
function letPull(shape, own, ghosts, index, zoom) {
  shape.addEventListener("pointerdown", event => {
    event.preventDefault();
    const middle = corners => [0, 1].map(at => (corners[at] + corners[at + 4]) / 2);
    const start = middle(own.corners);
    const ways = ghosts.map((ghost, number) => {
      const end = middle(ghost.corners);
      // Where only the size changes, the far corner leads.
      const far = [4, 5].map(at => ghost.corners[at] - own.corners[at]);
      const way = [end[0] - start[0], end[1] - start[1]];
      return { number, way: Math.hypot(...way) * 1.5 < Math.hypot(...far) ? far : way, picture: ghost.picture };
    }).filter(way => way.picture === index && Math.hypot(...way.way) > 0);
    const move = moved => {
      const hand = [(moved.clientX - event.clientX) / zoom, (moved.clientY - event.clientY) / zoom];
      const along = ({ way }) => (hand[0] * way[0] + hand[1] * way[1]) / Math.hypot(...way);
      const best = ways.reduce((best, way) => (along(way) > along(best) ? way : best), ways[0]);
      if (best) { pull(best.number, Math.min(1, Math.max(0, along(best) / Math.hypot(...best.way)))); }
    };
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  });
}

// Stored frames

/* How many views are elsewhere than the document stores them; undefined unless that is shown. */
function storedSummary() {
  if (!wish.stored) { return undefined; }
  const places = reply.drawings.flatMap(drawing => drawing.places).filter(place => place.stored);
  if (!places.length) { return "No frames are stored for this size"; }
  const isElsewhere = place => place.stored.some((value, at) => Math.abs(value - place.corners[at]) >= 0.6);
  const count = places.filter(isElsewhere).length;
  return `${count} of ${places.length} views are elsewhere than stored`;
}

// Lists

/* What tells that the rows of the list are about the same views, whose frames alone are others. */
const rowsOf = frames => JSON.stringify(
  frames.map(({ picture, panel, name, depth, isAmbiguous }) => [picture, panel, name, depth, isAmbiguous]));
let listedRows = "";

function listViews(frames) {
  const rows = rowsOf(frames);
  if (rows === listedRows) {
    // Under a hand that drags an edge this happens at every step.
    [...element("views").children].forEach((row, index) => {
      row.lastChild.textContent = place(frames[index]);
      row.setAttribute("aria-selected", String(isSelected(frames[index].name, frames[index].picture)));
    });
  } else {
    listedRows = rows;
    makeRows(frames);
  }
  // The list has the focus, and the selected row is what a screen reader reads.
  const chosen = element("views").querySelector("[aria-selected=true]");
  element("views").setAttribute("aria-activedescendant", chosen?.id ?? "");
}

function makeRows(frames) {
  let panel;
  element("views").replaceChildren(...frames.map((frame, index) => {
    const isFirst = frame.panel !== panel;
    panel = frame.panel;
    const name = make("span", { className: "name", textContent: frame.name + (frame.isAmbiguous ? " ?" : "") });
    if (frame.isAmbiguous) { name.title = "ambiguous"; }
    name.style.paddingInlineStart = `${Math.min(frame.depth, 8) * 12}px`;
    const row = make("div", {}, name, make("span", { className: "frame", textContent: place(frame) }));
    row.setAttribute("role", "option");
    row.id = `view-${index}`;
    row.setAttribute("aria-selected", String(isSelected(frame.name, frame.picture)));
    row.dataset.view = frame.name;
    row.dataset.picture = frame.picture;
    if (isFirst) { row.dataset.panel = panel ?? ""; }
    row.addEventListener("click", () => select(frame.name, frame.picture));
    row.addEventListener("pointerenter", () => { pointed = { index: frame.picture, name: frame.name }; outline(); });
    row.addEventListener("pointerleave", () => { pointed = null; outline(); });
    return row;
  }));
}

element("views").addEventListener("keydown", event => {
  const rows = [...element("views").children];
  const step = { ArrowDown: 1, ArrowUp: -1, Home: -rows.length, End: rows.length }[event.key];
  if (!step) { return; }
  event.preventDefault();
  const index = rows.findIndex(row => row.getAttribute("aria-selected") === "true");
  const next = rows[Math.min(rows.length - 1, Math.max(0, index + step))];
  if (next) { next.scrollIntoView({ block: "nearest" }); select(next.dataset.view, Number(next.dataset.picture)); }
});

let aboutText = "";

function listAbout(about) {
  const text = JSON.stringify([reply.document, wish.selected, about]);
  if (text === aboutText) { return; }
  aboutText = text;
  element("facts").replaceChildren(...(about?.facts ?? []).flatMap(fact =>
    [make("dt", { textContent: fact.name }), make("dd", { textContent: fact.text })]));
  listFreedoms(about?.ghosts ?? []);
  const parts = [];
  for (const axis of ["horizontal", "vertical"]) {
    const own = (about?.holders ?? []).filter(holder => holder.axis === axis);
    if (own.length) { parts.push(make("h3", { textContent: phrase(axis) }), ...own.flatMap(heldBy)); }
  }
  if (!parts.length) {
    const hint = wish.selected ? "Nothing holds it." : "Select a view to see what gives it its place and size.";
    parts.push(make("p", { textContent: hint }));
  }
  refill(element("holders"), ...parts);
}

/* A slider for each way that nothing keeps the view from going. */
function listFreedoms(ghosts) {
  const box = element("freedoms");
  // The sliders stay while one of them is moved.
  if (box.dataset.ghosts === JSON.stringify(ghosts)) { return; }
  box.dataset.ghosts = JSON.stringify(ghosts);
  pulled = null;
  box.replaceChildren(...ghosts.map((ghost, index) => {
    const [x, y, width, height] = ghost.frame;
    const input = make("input", { type: "range", min: 0, max: 100, value: 0 });
    input.addEventListener("input", () => pull(index, input.valueAsNumber / 100));
    return make("label", {}, `Could go to ${place({ x, y, width, height })}`, input);
  }));
}

/* A constraint and, if something has to give way and that is the first to do so, a word on it. */
function heldBy(holder) {
  const row = holderRow(holder);
  if (!holder.givesWayFirst) { return [row]; }
  return [row, make("div", { className: "remark", textContent: `gives way first, with priority ${holder.priority}` })];
}

/* A constraint; under the pointer, it and its views are lit in the picture. */
function holderRow(holder) {
  const line = make("span", { className: "line" });
  if (holder.line) { line.append(lineLink(holder)); }
  const row = make("p", { className: holder.isBroken ? "broken" : "" }, line);
  row.append(make("span", { className: "text", textContent: holder.text }));
  const light = isOn => () => { lit = isOn ? holder : null; outline(); };
  for (const [event, isOn] of [["pointerenter", true], ["pointerleave", false], ["focusin", true], ["focusout", false]]) {
    row.addEventListener(event, light(isOn));
  }
  return row;
}
