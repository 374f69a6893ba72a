"use strict";

/* The bar over the picture: what can be chosen. */

const words = {
  portrait: "Portrait", landscape: "Landscape", portraitUpsideDown: "Upside down",
  leftToRight: "Left to right", rightToLeft: "Right to left", light: "Light", dark: "Dark",
};

let choices = null;

function phrase(word) {
  const text = word.replace(/([A-Z])/g, " $1").toLowerCase();
  return words[word] ?? text[0].toUpperCase() + text.slice(1);
}

function offer(message) {
  choices = message;
  const lists = {
    device: choices.devices.map(device => [device.word, device.name]),
    orientation: choices.orientations.map(word => [word, phrase(word)]),
    direction: choices.directions.map(word => [word, phrase(word)]),
    textSize: choices.textSizes.map(word => [word, phrase(word)]),
    theme: choices.themes.map(word => [word, phrase(word)]),
  };
  for (const [id, list] of Object.entries(lists)) {
    const first = new Option(id === "theme" ? "As the page" : "As written", "");
    element(id).replaceChildren(first, ...list.map(([value, name]) => new Option(name, value)));
    // Of a page without a server: what was not drawn cannot be chosen.
    element(id).closest("label").hidden = list.length === 0;
  }
  element("turn").hidden = isStatic && choices.orientations.length < 2;
  element("kinds").replaceChildren(...choices.annotations.map(word =>
    make("label", {}, make("input", { type: "checkbox", value: word }), phrase(word))));
  for (const id of ["width", "height"]) { element(id).max = choices.longestSide; }
  readSettings();
}

/* Shows in the bar what the wish says. */
function readSettings() {
  for (const id of settings) { element(id).value = wish[id] ?? ""; }
  // A zoom of one's own is an entry of its own.
  const own = element("ownZoom");
  own.hidden = [...element("zoom").options].some(option => option !== own && option.value === (wish.zoom ?? ""));
  if (!own.hidden) { [own.value, own.textContent] = [wish.zoom, `${Math.round(Number(wish.zoom) * 100)} %`]; }
  element("zoom").value = wish.zoom ?? "";
  const shown = new Set((wish.show ?? "").split(","));
  for (const box of element("kinds").querySelectorAll("input")) { box.checked = shown.has(box.value); }
  for (const id of ["matrix", "stored"]) { element(id).setAttribute("aria-pressed", String(Boolean(wish[id]))); }
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
  turning = isLandscape ? 1 : -1;
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
  for (const key of Object.keys(wish)) { if (key.startsWith("metric.")) { delete wish[key]; } }
  for (const id of [...settings, "width", "height", "time"]) { wish[id] = ""; }
  wish.show = undefined;
  readSettings();
  ask();
});

for (const id of ["width", "height"]) {
  element(id).addEventListener("input", () => {
    const [width, height] = [element("width").valueAsNumber, element("height").valueAsNumber];
    if (width >= 1 && height >= 1) { change({ width: String(width), height: String(height) }); }
  });
}

element("zoom").addEventListener("change", () => setZoom(Number(element("zoom").value)));

for (const [id, update] of [["matrix", () => showMatrix()], ["stored", () => outline()]]) {
  element(id).addEventListener("click", () => {
    wish[id] = wish[id] ? "" : "1";
    readSettings();
    update();
    ask();
  });
}

element("setup").addEventListener("submit", event => event.preventDefault());
