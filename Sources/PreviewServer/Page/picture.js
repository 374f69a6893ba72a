"use strict";

/* The pictures of the document. */

let shownTexts = [];
/* The direction in which the device is being turned: 1 is clockwise; 0 if it is not. */
let turning = 0;

/* The reply about one of several pictures, with what is known of the others. */
function completed(message) {
  const at = message.picture;
  if (at === undefined || message.document !== reply?.document || !message.drawings.length) { return message; }
  const drawings = reply.drawings.map((drawing, index) => (index === at ? message.drawings[0] : drawing));
  const others = reply.frames.filter(frame => frame.picture !== at);
  const frames = [...others, ...message.frames].sort((one, other) => one.picture - other.picture);
  return { ...message, drawings, frames };
}

function show(news) {
  const message = completed(news);
  const isOther = message.document !== reply?.document;
  const drawings = message.drawings.length || isOther ? message.drawings : reply.drawings;
  reply = { ...message, drawings };
  element("drawings").classList.toggle("stale", message.drawings.length === 0);
  draw(drawings);
  list(message.documents);
  listMessages(message.messages);
  if (message.drawings.length) { listViews(message.frames); }
  listAbout(message.about[wish.selected]);
  listProblems(message.problems);
  listMetrics(message.metrics);
  showTimeline(message.duration);
  showMatrix();
  element("stored").hidden = !message.isInterfaceDocument;
  document.title = `${message.document?.split("/").pop() ?? "No documents"} – Strut`;
  if (!pointed) { say(status()); }
  wantSurvey();
}

function status() {
  if (!reply?.document) { return "There are no documents here yet"; }
  if (hasErrors()) { return "Not drawn, for the document has errors"; }
  const stored = storedSummary();
  return stored ?? (isStatic ? "" : `Drawn in ${reply.milliseconds.toFixed(1)} ms`);
}

/* Pictures are exchanged within one frame; handles stay, since one of them may be dragged. */
function draw(drawings) {
  const box = element("drawings");
  while (box.children.length > drawings.length) { box.lastChild.remove(); }
  const texts = drawings.map(drawing => drawing.svg);
  if (texts.some((text, index) => text !== shownTexts[index]) || texts.length !== shownTexts.length) {
    const parser = new DOMParser();
    drawings.forEach((drawing, index) => {
      if (drawing.svg === shownTexts[index] && box.children[index]) { return; }
      const figure = box.children[index] ?? box.appendChild(frame(index));
      const svg = document.adoptNode(parser.parseFromString(drawing.svg, "image/svg+xml").documentElement);
      svg.dataset.width = svg.viewBox.baseVal.width;
      svg.dataset.height = svg.viewBox.baseVal.height;
      const old = picture(figure);
      if (old) { old.replaceWith(svg); } else { figure.firstChild.prepend(svg); }
      figure.querySelector(".outlines").setAttribute("viewBox", svg.getAttribute("viewBox"));
      figure.querySelector("figcaption").textContent = `${drawing.name} · ${drawing.width} × ${drawing.height}`;
    });
    shownTexts = texts;
  }
  const [first] = drawings;
  for (const id of ["width", "height"]) {
    if (first && document.activeElement !== element(id)) { element(id).value = Math.round(first[id] * 1000) / 1000; }
  }
  fit();
  outline();
  if (turning) { animateTurn(); }
}

const picture = figure => figure.querySelector("svg:not(.outlines)");

/* The new picture turns into its place, as the device does in a hand. */
function animateTurn() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const figure of element("drawings").children) {
    if (still) { break; }
    const svg = picture(figure);
    const shrink = Math.min(svg.clientWidth, svg.clientHeight) / Math.max(svg.clientWidth, svg.clientHeight);
    svg.animate(
      [{ transform: `rotate(${turning * -90}deg) scale(${shrink})`, opacity: 0.4 }, { transform: "none", opacity: 1 }],
      { duration: 220, easing: "ease-out" });
  }
  turning = 0;
}

/* While an edge is dragged: the zoom, the number of the picture, and whether the hand rests. */
let held = null;

function fit() {
  const stage = element("stage");
  const figures = [...element("drawings").children];
  for (const figure of figures) {
    const svg = picture(figure);
    const [width, height] = [Number(svg.dataset.width), Number(svg.dataset.height)];
    let zoom = held?.zoom ?? Number(wish.zoom);
    if (!zoom) {
      const room = figures.length > 1 ? 0.48 : 1;
      zoom = Math.min(1, ((stage.clientWidth - 60) * room - 16) / width, (stage.clientHeight - 88) / height);
      zoom = Math.max(zoom, 0.1);
    }
    figure.dataset.zoom = zoom;
    for (const element of [svg, figure.querySelector(".outlines")]) {
      element.setAttribute("width", width * zoom);
      element.setAttribute("height", height * zoom);
    }
  }
  // Under the hand the scale and the root's corner stay, and so do the rulers.
  if (!held) { placeRulers(); }
}

// It is lower while there are messages or a time below.
new ResizeObserver(fit).observe(element("stage"));

// Zoom

/* Without a number the pictures are fitted into the stage. The point under the hand stays where it is. */
function setZoom(zoom, x, y) {
  const stage = element("stage");
  const outer = stage.getBoundingClientRect();
  [x, y] = [x ?? outer.left + outer.width / 2, y ?? outer.top + outer.height / 2];
  const figure = document.elementFromPoint(x, y)?.closest(".drawing") ?? element("drawings").firstChild;
  const before = figure && picture(figure).getBoundingClientRect();
  wish.zoom = zoom ? String(Math.round(Math.min(8, Math.max(0.1, zoom)) * 100) / 100) : "";
  keep();
  readSettings();
  fit();
  if (!before || !zoom) { return; }
  const after = picture(figure).getBoundingClientRect();
  stage.scrollLeft += after.left + (x - before.left) / before.width * after.width - x;
  stage.scrollTop += after.top + (y - before.top) / before.height * after.height - y;
}

const presentZoom = () => Number(element("drawings").firstChild?.dataset.zoom ?? 1);

/* Two fingers on a touchpad are a wheel with Ctrl. */
element("stage").addEventListener("wheel", event => {
  if (!event.ctrlKey && !event.metaKey) { return; }
  event.preventDefault();
  // A notch is a tenth; a touchpad tells smaller ones.
  const notches = event.deltaMode ? Math.sign(event.deltaY) : event.deltaY / 100;
  setZoom(presentZoom() * Math.exp(-Math.max(-2, Math.min(2, notches)) * 0.1), event.clientX, event.clientY);
}, { passive: false });

element("stage").addEventListener("keydown", event => {
  if (event.target !== element("stage") || event.ctrlKey || event.metaKey || event.altKey) { return; }
  const zoom = { "+": presentZoom() * 1.25, "=": presentZoom() * 1.25, "-": presentZoom() / 1.25, "0": 0 }[event.key];
  if (zoom !== undefined) { setZoom(zoom); }
});

/* Two fingers on a screen. */
const fingers = new Map();
const spread = () => {
  const [one, other] = [...fingers.values()];
  return Math.hypot(one.x - other.x, one.y - other.y);
};
element("stage").addEventListener("pointerdown", event => {
  if (event.pointerType === "touch") { fingers.set(event.pointerId, { x: event.clientX, y: event.clientY }); }
});
element("stage").addEventListener("pointermove", event => {
  if (!fingers.has(event.pointerId)) { return; }
  const old = fingers.size === 2 ? spread() : 0;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (!old) { return; }
  const [one, other] = [...fingers.values()];
  setZoom(presentZoom() * spread() / old, (one.x + other.x) / 2, (one.y + other.y) / 2);
});
for (const name of ["pointerup", "pointercancel"]) {
  addEventListener(name, event => fingers.delete(event.pointerId));
}
