"use strict";

/* The page shows what the server draws. All that it has to remember is in `wish`, which is sent to the server and kept
   in the address, so that a reload shows the same. */

const element = id => document.getElementById(id);
const settings = ["device", "orientation", "direction", "textSize", "theme"];
const wish = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
let number = 0;
let reply = null;
let socket = null;
let drawingsText = "";
let hasEditor = false;

// The server

function connect() {
  const address = new URL("socket", location.href);
  address.protocol = "ws:";
  address.hash = "";
  socket = new WebSocket(address);
  socket.onmessage = event => {
    const message = JSON.parse(event.data);
    if (message.devices) { hasEditor = message.hasEditor; offer(message); ask(); } else { show(message); }
  };
  socket.onclose = () => {
    element("status").textContent = "The server has ended. Waiting for it to come back …";
    setTimeout(connect, 1000);
  };
}

function ask() {
  const kept = Object.entries(wish).filter(([, value]) => value !== "" && value !== undefined);
  const place = "#" + new URLSearchParams(kept);
  if (place !== location.hash) { history.replaceState(null, "", place); }
  if (!socket || socket.readyState !== WebSocket.OPEN) { return; }
  const { document, device, orientation, direction, textSize, theme, selected } = wish;
  const draw = { number: ++number, document, device, orientation, direction, textSize, theme, selected };
  if (wish.width && wish.height) { [draw.width, draw.height] = [Number(wish.width), Number(wish.height)]; }
  if (wish.show !== undefined) { draw.show = wish.show.split(",").filter(Boolean); }
  socket.send(JSON.stringify({ draw }));
}

function change(values) {
  Object.assign(wish, values);
  ask();
}

// What can be chosen

const words = {
  portrait: "Portrait", landscape: "Landscape", portraitUpsideDown: "Upside down",
  leftToRight: "Left to right", rightToLeft: "Right to left", light: "Light", dark: "Dark",
};

function phrase(word) {
  const text = word.replace(/([A-Z])/g, " $1").toLowerCase();
  return words[word] ?? text[0].toUpperCase() + text.slice(1);
}

function offer(choices) {
  const lists = {
    device: choices.devices.map(device => [device.word, device.name]),
    orientation: choices.orientations.map(word => [word, phrase(word)]),
    direction: choices.directions.map(word => [word, phrase(word)]),
    textSize: choices.textSizes.map(word => [word, phrase(word)]),
    theme: ["light", "dark"].map(word => [word, phrase(word)]),
  };
  for (const [id, list] of Object.entries(lists)) {
    const first = new Option(id === "theme" ? "As the page" : "As written", "");
    element(id).replaceChildren(first, ...list.map(([value, name]) => new Option(name, value)));
    element(id).value = wish[id] ?? "";
  }
  element("zoom").value = wish.zoom ?? "fit";
  const shown = new Set((wish.show ?? "").split(","));
  element("kinds").replaceChildren(...choices.annotations.map(word => {
    const box = Object.assign(document.createElement("input"), { type: "checkbox", value: word });
    box.checked = shown.has(word);
    const label = document.createElement("label");
    label.append(box, phrase(word));
    return label;
  }));
}

for (const id of settings) {
  element(id).addEventListener("change", () => {
    const size = id === "device" ? { width: "", height: "" } : {};
    change({ [id]: element(id).value, ...size });
  });
}

element("turn").addEventListener("click", () => {
  const first = reply?.drawings[0];
  const isLandscape = first && first.width > first.height;
  element("drawings").classList.add("turning");
  if (wish.width && wish.height) {
    change({ width: wish.height, height: wish.width });
  } else {
    element("orientation").value = isLandscape ? "portrait" : "landscape";
    change({ orientation: element("orientation").value });
  }
});

element("kinds").addEventListener("change", () => {
  const chosen = [...element("kinds").querySelectorAll(":checked")].map(box => box.value);
  change({ show: chosen.join(",") || undefined });
});

element("reset").addEventListener("click", () => {
  for (const box of element("kinds").querySelectorAll(":checked")) { box.checked = false; }
  for (const id of settings) { element(id).value = ""; }
  change({ ...Object.fromEntries(settings.map(id => [id, ""])), width: "", height: "", show: undefined });
});

for (const id of ["width", "height"]) {
  element(id).addEventListener("input", () => {
    const [width, height] = [element("width").valueAsNumber, element("height").valueAsNumber];
    if (width >= 1 && height >= 1) { change({ width: String(width), height: String(height) }); }
  });
}

element("zoom").addEventListener("change", () => {
  wish.zoom = element("zoom").value;
  ask();
  fit();
});
addEventListener("resize", fit);
element("filter").addEventListener("input", () => list(reply?.documents ?? []));
element("setup").addEventListener("submit", event => event.preventDefault());
addEventListener("hashchange", () => {
  for (const key of Object.keys(wish)) { delete wish[key]; }
  Object.assign(wish, Object.fromEntries(new URLSearchParams(location.hash.slice(1))));
  for (const id of settings) { element(id).value = wish[id] ?? ""; }
  ask();
});

// What came

function show(message) {
  const isOther = message.document !== reply?.document;
  const drawings = message.drawings.length || isOther ? message.drawings : reply.drawings;
  reply = { ...message, drawings };
  element("drawings").classList.toggle("stale", message.drawings.length === 0);
  element("drawings").classList.remove("turning");
  draw(drawings);
  list(message.documents);
  listMessages(message.messages);
  if (message.drawings.length) { listViews(message.frames); }
  listFacts(message.facts);
  listHolders(message.holders);
  document.title = `${message.document?.split("/").pop() ?? "No documents"} – Strut`;
  if (!pointed) { element("status").textContent = status(); }
  // What was drawn is on the screen in the next frame; a page in the background has no frames.
  if (document.hidden) { acknowledge(); } else { requestAnimationFrame(acknowledge); }
}

function status() {
  return reply?.document ? `Drawn in ${reply.milliseconds.toFixed(1)} ms` : "There are no documents here yet";
}

function acknowledge() {
  if (socket.readyState === WebSocket.OPEN) { socket.send(JSON.stringify({ shown: true })); }
}

/* Pictures are exchanged within one frame; handles stay, since one of them may be dragged. */
function draw(drawings) {
  const text = drawings.map(drawing => drawing.svg).join("");
  if (text !== drawingsText) {
    drawingsText = text;
    const parser = new DOMParser();
    const box = element("drawings");
    while (box.children.length > drawings.length) { box.lastChild.remove(); }
    drawings.forEach((drawing, index) => {
      const figure = box.children[index] ?? box.appendChild(frame(index));
      const svg = document.adoptNode(parser.parseFromString(drawing.svg, "image/svg+xml").documentElement);
      svg.dataset.width = svg.viewBox.baseVal.width;
      svg.dataset.height = svg.viewBox.baseVal.height;
      const old = picture(figure);
      if (old) { old.replaceWith(svg); } else { figure.prepend(svg); }
      figure.querySelector(".outlines").setAttribute("viewBox", svg.getAttribute("viewBox"));
      figure.querySelector("figcaption").textContent = `${drawing.name} · ${drawing.width} × ${drawing.height}`;
    });
  }
  const [first] = drawings;
  for (const id of ["width", "height"]) {
    if (first && document.activeElement !== element(id)) { element(id).value = Math.round(first[id] * 1000) / 1000; }
  }
  fit();
  outline();
}

const picture = figure => figure.querySelector("svg:not(.outlines)");

/* While an edge is dragged. */
let heldZoom = null;

function fit() {
  const stage = element("stage");
  const figures = [...element("drawings").children];
  for (const figure of figures) {
    const svg = picture(figure);
    const [width, height] = [Number(svg.dataset.width), Number(svg.dataset.height)];
    let zoom = heldZoom ?? Number(element("zoom").value);
    if (!zoom) {
      const room = figures.length > 1 ? 0.48 : 1;
      zoom = Math.min(1, ((stage.clientWidth - 40) * room - 16) / width, (stage.clientHeight - 68) / height);
      zoom = Math.max(zoom, 0.1);
    }
    figure.dataset.zoom = zoom;
    for (const element of [svg, figure.querySelector(".outlines")]) {
      element.setAttribute("width", width * zoom);
      element.setAttribute("height", height * zoom);
    }
  }
}

// Views in the picture

/* The number of the picture and the name of the view under the pointer. */
let pointed = null;

function outline() {
  [...element("drawings").children].forEach((figure, index) => {
    const shapes = [];
    for (const place of reply?.drawings[index]?.places ?? []) {
      const isPointed = pointed?.index === index && pointed.name === place.name;
      if (place.name !== wish.selected && !isPointed) { continue; }
      const shape = document.createElementNS("http://www.w3.org/2000/svg", "polygon");
      shape.setAttribute("points", place.corners.join(" "));
      shape.setAttribute("class", place.name === wish.selected ? "chosen" : "pointed");
      shapes.push(shape);
    }
    figure.querySelector(".outlines").replaceChildren(...shapes);
  });
  for (const row of element("views").children) { row.classList.toggle("under", row.dataset.view === pointed?.name); }
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
    element("status").textContent = frame ? `${name} · ${place(frame)}` : status();
    outline();
  };
  figure.addEventListener("pointermove", event => {
    // A handle has the pointer while it is dragged.
    if (event.buttons === 0) { point(viewAt(event, figure, index)); }
  });
  figure.addEventListener("pointerleave", () => point(undefined));
  figure.addEventListener("click", event => {
    if (event.target.closest(".handle")) { return; }
    change({ selected: viewAt(event, figure, index) });
    outline();
  });
}

// The edges of the root

const steps = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function frame(index) {
  const figure = Object.assign(document.createElement("figure"), { className: "drawing" });
  const outlines = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  outlines.setAttribute("class", "outlines");
  outlines.setAttribute("aria-hidden", "true");
  figure.append(outlines, document.createElement("figcaption"));
  watchPointer(figure, index);
  for (const [name, label, x, y] of [
    ["right", "Width: drag, or press arrow keys", 1, 0], ["bottom", "Height: drag, or press arrow keys", 0, 1],
    ["corner", "Width and height: drag, or press arrow keys", 1, 1],
  ]) {
    const handle = Object.assign(document.createElement("button"), { type: "button", className: `handle ${name}` });
    handle.setAttribute("aria-label", label);
    handle.title = label;
    handle.addEventListener("pointerdown", event => drag(event, handle, figure, index, x, y));
    handle.addEventListener("keydown", event => {
      const step = steps[event.key];
      if (!step) { return; }
      event.preventDefault();
      const { width, height } = reply.drawings[index];
      const far = event.shiftKey ? 10 : 1;
      resize(width + step[0] * far * x, height + step[1] * far * y);
    });
    figure.append(handle);
  }
  return figure;
}

function drag(event, handle, figure, index, x, y) {
  event.preventDefault();
  handle.focus();
  handle.setPointerCapture(event.pointerId);
  const { width, height } = reply.drawings[index];
  const zoom = Number(figure.dataset.zoom);
  // Under the hand the scale and the place stay; the picture is fitted and centred again when the hand is off.
  heldZoom = zoom;
  const [stage, box] = [element("stage"), element("drawings")];
  const [outer, inner] = [stage.getBoundingClientRect(), box.getBoundingClientRect()];
  const padding = parseFloat(getComputedStyle(stage).paddingLeft);
  const left = inner.left - outer.left + stage.scrollLeft - padding;
  const top = inner.top - outer.top + stage.scrollTop - parseFloat(getComputedStyle(stage).paddingTop);
  box.style.margin = `${top}px 0 0 ${left}px`;
  const move = moved => resize(
    width + x * (moved.clientX - event.clientX) / zoom, height + y * (moved.clientY - event.clientY) / zoom);
  const end = () => {
    handle.removeEventListener("pointermove", move);
    heldZoom = null;
    box.style.margin = "";
    fit();
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener("lostpointercapture", end, { once: true });
}

function resize(width, height) {
  const whole = value => String(Math.min(4096, Math.max(1, Math.round(value))));
  change({ width: whole(width), height: whole(height) });
}

// Lists

function list(documents) {
  const signs = { error: ["✕", "has errors"], warning: ["!", "has warnings"] };
  const filter = element("filter").value.toLowerCase();
  const found = documents.filter(entry => entry.path.toLowerCase().includes(filter));
  element("documents").replaceChildren(...found.map(entry => {
    const item = document.createElement("li");
    const button = Object.assign(document.createElement("button"), { type: "button", title: entry.path });
    const name = Object.assign(document.createElement("span"), { className: "name" });
    name.textContent = entry.path.split("/").pop();
    button.append(name);
    if (signs[entry.sign]) {
      const sign = Object.assign(document.createElement("span"), { className: entry.sign, title: signs[entry.sign][1] });
      sign.textContent = signs[entry.sign][0];
      sign.setAttribute("aria-label", signs[entry.sign][1]);
      sign.setAttribute("role", "img");
      button.append(sign);
    }
    if (entry.path === reply?.document) { button.setAttribute("aria-current", "true"); }
    button.addEventListener("click", () => change({ document: entry.path, selected: undefined }));
    item.append(button);
    return item;
  }));
}

function listMessages(messages) {
  element("messages").replaceChildren(...messages.map(message => {
    const row = Object.assign(document.createElement("p"), { className: message.severity });
    row.append(`${message.severity}: `, ...(message.line ? [lineLink(message), ": "] : []), message.text);
    return row;
  }));
}

/* What opens a line in the author's editor: the server does, or an address that VS Code registers. */
function lineLink({ line, file }) {
  const name = `line ${line}`;
  const title = `Open ${file ?? reply.document.split("/").pop()} at ${name}`;
  if (hasEditor) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "jump", title });
    button.textContent = name;
    button.addEventListener("click", () => {
      const open = { document: reply.document, file, line };
      if (socket.readyState === WebSocket.OPEN) { socket.send(JSON.stringify({ open })); }
    });
    return button;
  }
  const folder = reply.file.split("/").slice(0, -1).join("/");
  const path = file ? `${folder}/${file}` : reply.file;
  const link = Object.assign(document.createElement("a"), { className: "jump", title });
  link.href = `vscode://file${path.split("/").map(encodeURIComponent).join("/")}:${line}`;
  link.textContent = name;
  return link;
}

const rounded = value => String(Math.round(value * 100) / 100);
const place = frame =>
  `${rounded(frame.x)}, ${rounded(frame.y)} · ${rounded(frame.width)} × ${rounded(frame.height)}`;

function listFacts(facts) {
  element("facts").replaceChildren(...facts.flatMap(fact => {
    const [name, text] = [document.createElement("dt"), document.createElement("dd")];
    [name.textContent, text.textContent] = [fact.name, fact.text];
    return [name, text];
  }));
}

function listViews(frames) {
  const ofOne = frames.filter(frame => frame.picture === 0);
  element("views").replaceChildren(...ofOne.map(frame => {
    const row = document.createElement("div");
    row.setAttribute("role", "option");
    row.setAttribute("aria-selected", String(frame.name === wish.selected));
    row.dataset.view = frame.name;
    const name = Object.assign(document.createElement("span"), { className: "name" });
    name.textContent = frame.name + (frame.isAmbiguous ? " ?" : "");
    if (frame.isAmbiguous) { name.title = "ambiguous"; }
    name.style.paddingInlineStart = `${Math.min(frame.depth, 8) * 12}px`;
    const numbers = Object.assign(document.createElement("span"), { className: "frame" });
    numbers.textContent = place(frame);
    row.append(name, numbers);
    row.addEventListener("click", () => change({ selected: frame.name }));
    row.addEventListener("pointerenter", () => { pointed = { index: 0, name: frame.name }; outline(); });
    row.addEventListener("pointerleave", () => { pointed = null; outline(); });
    return row;
  }));
}

element("views").addEventListener("keydown", event => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) { return; }
  event.preventDefault();
  const rows = [...element("views").children];
  const index = rows.findIndex(row => row.dataset.view === wish.selected);
  const next = rows[Math.min(rows.length - 1, Math.max(0, index + step))];
  if (next) { next.scrollIntoView({ block: "nearest" }); change({ selected: next.dataset.view }); }
});

function listHolders(holders) {
  const parts = [];
  for (const axis of ["horizontal", "vertical"]) {
    const own = holders.filter(holder => holder.axis === axis);
    if (!own.length) { continue; }
    const heading = document.createElement("h3");
    heading.textContent = phrase(axis);
    parts.push(heading, ...own.map(holder => {
      const row = document.createElement("p");
      const line = Object.assign(document.createElement("span"), { className: "line" });
      if (holder.line) { line.append(lineLink(holder)); }
      const text = Object.assign(document.createElement("span"), { className: "text" });
      text.textContent = holder.text;
      row.append(line, text);
      return row;
    }));
  }
  if (!parts.length) {
    const hint = document.createElement("p");
    hint.textContent = wish.selected ? "Nothing holds it." : "Select a view to see what gives it its place and size.";
    parts.push(hint);
  }
  element("holders").replaceChildren(...parts);
}

connect();
