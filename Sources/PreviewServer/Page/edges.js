"use strict";

/* The edges of the root, which are dragged, and the rulers, which show where there will be trouble. */

const steps = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function frame(index) {
  const outlines = makeShape("svg", { class: "outlines", "aria-hidden": "true" });
  const canvas = make("div", { className: "canvas" }, outlines);
  const figure = make("figure", { className: "drawing" }, canvas, make("figcaption"));
  watchPointer(figure, index);
  if (isStatic) { return figure; }
  for (const axis of ["width", "height"]) { canvas.append(make("div", { className: `ruler ${axis}` })); }
  for (const [name, label, x, y] of [
    ["right", "Width: drag, or press arrow keys", 1, 0], ["bottom", "Height: drag, or press arrow keys", 0, 1],
    ["corner", "Width and height: drag, or press arrow keys", 1, 1],
  ]) {
    const handle = make("button", { type: "button", className: `handle ${name}`, title: label });
    handle.setAttribute("aria-label", label);
    handle.addEventListener("pointerdown", event => drag(event, handle, figure, index, x, y));
    handle.addEventListener("keydown", event => {
      const step = steps[event.key];
      if (!step) { return; }
      event.preventDefault();
      const { width, height } = reply.drawings[index];
      const far = event.shiftKey ? 10 : 1;
      resize(width + step[0] * far * x, height + step[1] * far * y);
    });
    canvas.append(handle);
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
  held = { zoom, index, rests: false };
  const [stage, box] = [element("stage"), element("drawings")];
  const [outer, inner] = [stage.getBoundingClientRect(), box.getBoundingClientRect()];
  const padding = parseFloat(getComputedStyle(stage).paddingLeft);
  const left = inner.left - outer.left + stage.scrollLeft - padding;
  const top = inner.top - outer.top + stage.scrollTop - parseFloat(getComputedStyle(stage).paddingTop);
  box.style.margin = `${top}px 0 0 ${left}px`;
  let rest = 0;
  // The document's other pictures follow when the hand rests.
  const drawAll = () => { if (held) { held.rests = true; } ask(); };
  const move = moved => {
    held.rests = false;
    resize(width + x * (moved.clientX - event.clientX) / zoom, height + y * (moved.clientY - event.clientY) / zoom);
    clearTimeout(rest);
    if (reply.drawings.length > 1) { rest = setTimeout(drawAll, 200); }
  };
  const end = () => {
    handle.removeEventListener("pointermove", move);
    clearTimeout(rest);
    const isPartial = reply.drawings.length > 1 && !held.rests;
    held = null;
    box.style.margin = "";
    fit();
    if (isPartial) { drawAll(); } else { keep(); }
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener("lostpointercapture", end, { once: true });
}

function resize(width, height) {
  const whole = value => String(Math.min(choices.longestSide, Math.max(1, Math.round(value))));
  change({ width: whole(width), height: whole(height) });
}

// At which sizes there is trouble

let survey = null;
let surveyTimer = 0;
/* What the survey that is shown, or asked for, is about. */
let surveyed = "";

/* Asks for a survey when the document, the settings or the size have rested for a moment. */
function wantSurvey() {
  const { selected, selectedScene, time, number, picture, ...subject } = order();
  const text = JSON.stringify([reply.document, reply.revision, subject]);
  if (isStatic || text === surveyed) { return; }
  surveyed = text;
  if (survey && survey.document !== reply.document) { showSurvey(null); }
  clearTimeout(surveyTimer);
  if (!reply.drawings.length || hasErrors()) { showSurvey(null); return; }
  surveyTimer = setTimeout(() => send({ survey: { ...subject, number } }), 500);
}

const troubles = { conflict: "Conflict", ambiguity: "Ambiguous", clipped: "Clipped text" };

function showSurvey(message) {
  survey = message && { ...message, document: reply.document };
  placeRulers();
  const rows = [];
  for (const axis of ["width", "height"]) {
    const present = reply?.drawings[0]?.[axis];
    for (const { kind, from, to, text } of survey?.[axis].stretches ?? []) {
      const [isFirst, isLast] = [from === survey[axis].from, to === survey[axis].to];
      const word = { width: ["narrower", "wider"], height: ["lower", "higher"] }[axis];
      const where = isFirst && isLast ? `at every ${axis}` : isFirst ? `${to} and ${word[0]}`
        : isLast ? `${from} and ${word[1]}` : `${axis} ${from} to ${to}`;
      const button = make("button", { type: "button", className: "jump", textContent: where });
      const end = present > to ? to : present < from ? from : null;
      button.title = end === null ? "The picture is one of these" : `Show the ${axis} ${end}`;
      button.disabled = end === null;
      button.addEventListener("click", () => {
        const { width, height } = reply.drawings[0];
        resize(axis === "width" ? end : width, axis === "height" ? end : height);
      });
      const mark = make("span", { className: `mark ${kind}` });
      const row = make("p", {}, mark, make("span", {}, `${troubles[kind]}: `, button));
      row.append(make("span", { className: "example", textContent: text }));
      rows.push(row);
    }
  }
  if (!rows.length) {
    const hint = survey ? "No conflicts, ambiguity or clipped text at other sizes."
      : hasErrors() ? "Other sizes are tried when the document has no errors." : "Other sizes are being tried …";
    rows.push(make("p", { textContent: hint }));
  }
  refill(element("sizes"), ...rows);
}

/* The rulers begin at the root's corner and have the picture's scale. */
function placeRulers() {
  [...element("drawings").children].forEach((figure, index) => {
    const root = reply?.drawings[index]?.places.find(place => place.name === "root");
    const zoom = Number(figure.dataset.zoom);
    for (const [axis, at] of [["width", 0], ["height", 1]]) {
      const ruler = figure.querySelector(`.ruler.${axis}`);
      if (!ruler) { continue; }
      const scale = index === 0 && root ? survey?.[axis] : undefined;
      ruler.hidden = !scale || scale.stretches.length === 0;
      if (ruler.hidden) { continue; }
      const start = Math.min(root.corners[at], root.corners[at + 4]) * zoom;
      const stage = element("stage");
      const [outer, inner] = [stage.getBoundingClientRect(), figure.getBoundingClientRect()];
      // It ends with the stage, so that no bar for scrolling comes of it.
      const room = axis === "width" ? outer.right - inner.left - start - 16 : outer.bottom - inner.top - start - 16;
      const length = Math.max(0, Math.min(scale.to * zoom, room));
      ruler.style[axis === "width" ? "left" : "top"] = `${start}px`;
      ruler.style[axis] = `${length}px`;
      ruler.replaceChildren(...scale.stretches.map(({ kind, from, to, text }) => {
        const mark = make("span", { className: `mark ${kind}`, title: `${troubles[kind]}: ${axis} ${from} to ${to}: ${text}` });
        // What is so at the first length that was tried is so from there on.
        const first = from === scale.from ? 0 : from * zoom;
        mark.style[axis === "width" ? "left" : "top"] = `${first}px`;
        mark.style[axis] = `${Math.max(2, Math.min(to * zoom, length) - first)}px`;
        mark.hidden = first > length;
        return mark;
      }));
    }
  });
}
