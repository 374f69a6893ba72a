"use strict";

/* What can be tried without changing the document: its metrics, and the moments of its animations. */

function listMetrics(metrics) {
  element("numbers").hidden = metrics.length === 0 || isStatic;
  const box = element("metrics");
  // A slider that is moved stays where it is.
  const isSame = box.dataset.document === reply.document
    && [...box.children].map(row => row.dataset.name).join() === metrics.map(metric => metric.name).join();
  if (!isSame) {
    box.dataset.document = reply.document;
    box.replaceChildren(...metrics.map(metricRow));
  }
  metrics.forEach((metric, index) => {
    const row = box.children[index];
    const [slider, field] = row.querySelectorAll("input");
    const isTried = metric.value !== metric.written;
    // What was tried and is written, the document says from now on.
    if (Number(wish[`metric.${metric.name}`]) === metric.written) {
      delete wish[`metric.${metric.name}`];
      keep();
    }
    for (const input of [slider, field]) {
      if (document.activeElement !== input) { setRange(input, metric); input.value = metric.value; }
    }
    const write = row.querySelector("button");
    write.hidden = !isTried || !metric.isNumber;
    write.textContent = `Write ${metric.value} to file`;
  });
}

/* Twice as far as the number, either way. */
function setRange(slider, { written }) {
  if (slider.type !== "range") { return; }
  const far = Math.max(20, Math.abs(written) * 2);
  slider.min = written < 0 ? -far : 0;
  slider.max = far;
  slider.step = Number.isInteger(written) ? 1 : 0.01;
}

function metricRow(metric) {
  const slider = make("input", { type: "range" });
  const field = make("input", { type: "number", step: "any" });
  field.setAttribute("aria-label", `Value of ${metric.name}`);
  const write = make("button", { type: "button", hidden: true });
  const row = make("div", { className: "metric" }, make("label", {}, metric.name, slider), field, write);
  row.dataset.name = metric.name;
  const set = (input, other) => {
    const value = input.valueAsNumber;
    if (!Number.isFinite(value)) { return; }
    other.value = input.value;
    change({ [`metric.${metric.name}`]: String(value) });
  };
  slider.addEventListener("input", () => set(slider, field));
  field.addEventListener("input", () => set(field, slider));
  write.addEventListener("click", () => {
    const value = Number(wish[`metric.${metric.name}`]);
    send({ write: { document: reply.document, name: metric.name, value } });
  });
  return row;
}

// Time

let playing = null;

function showTimeline(duration) {
  element("timeline").hidden = duration === undefined || isStatic;
  if (duration === undefined) { playing = null; return; }
  const slider = element("time");
  slider.max = duration;
  slider.step = duration / 200;
  const now = wish.time ? Math.min(Number(wish.time), duration) : duration;
  if (document.activeElement !== slider || playing) { slider.value = now; }
  element("seconds").textContent = `${now.toFixed(2)} of ${duration.toFixed(2)} s`;
  element("play").textContent = playing ? "❚❚" : "▶";
  element("play").setAttribute("aria-label", playing ? "Pause" : "Play");
}

/* The next moment is asked for in each frame; what the server cannot draw in time is left out. */
function playOn() {
  if (!playing || !reply?.duration) { return; }
  const time = (performance.now() - playing.start) / 1000;
  if (time >= reply.duration) { playing = null; }
  change({ time: String(Math.min(time, reply.duration)) });
  requestAnimationFrame(playOn);
}

element("play").addEventListener("click", () => {
  if (playing) { playing = null; keep(); showTimeline(reply.duration); return; }
  const from = wish.time && Number(wish.time) < reply.duration ? Number(wish.time) : 0;
  playing = { start: performance.now() - from * 1000 };
  playOn();
});

element("time").addEventListener("input", () => {
  playing = null;
  change({ time: element("time").value });
});
