"use strict";

/* All devices, both ways, at a glance. */

let matrixSubject = "";
let matrixTimer = 0;

/* The newest first; those that show the same are one. */
function unlikeDevices() {
  const groups = new Map();
  const phonesFirst = [...choices.devices].sort((one, other) => one.isPad - other.isPad || other.year - one.year);
  for (const device of phonesFirst) {
    groups.set(device.likeness, [...(groups.get(device.likeness) ?? []), device]);
  }
  return [...groups.values()].map(group => ({ ...group[0], others: group.slice(1).map(device => device.name) }));
}

function showMatrix() {
  const isShown = Boolean(wish.matrix) && !isStatic && Boolean(choices);
  element("all").hidden = !isShown;
  element("drawings").hidden = isShown;
  if (!isShown) { matrixSubject = ""; return; }
  const place = location.hash.replace(/(selected|zoom|device|orientation)=[^&]*&?/g, "");
  const subject = JSON.stringify([reply?.document, reply?.revision, place]);
  if (!reply?.document || subject === matrixSubject) { return; }
  matrixSubject = subject;
  const cells = unlikeDevices().flatMap(device => ["portrait", "landscape"].map(orientation => {
    const key = `${device.word}-${orientation}`;
    const button = make("button", { type: "button", className: "cell" });
    button.dataset.tag = `device-${key}`;
    const more = device.others.length ? ` and ${device.others.length} more` : "";
    const text = `${device.name}${more}, ${phrase(orientation).toLowerCase()}`;
    button.append(make("span", { className: "caption", textContent: text }));
    button.title = device.others.length ? `The same on ${device.others.join(", ")}` : "";
    button.addEventListener("click", () => {
      Object.assign(wish, { device: device.word, orientation, width: "", height: "", matrix: "" });
      readSettings();
      ask();
      element("drawings").hidden = false;
      element("all").hidden = true;
    });
    return { key, button, values: { device: device.word, orientation, width: undefined, height: undefined } };
  }));
  // Old pictures stay until the new ones are there.
  if (element("all").children.length !== cells.length) {
    element("all").replaceChildren(...cells.map(cell => cell.button));
  }
  clearTimeout(matrixTimer);
  matrixTimer = setTimeout(() => wantSmall("device", cells.map(({ key, values }) => [key, values])), 100);
}

/* What is said beside a small picture. */
function fillSmall(place, message) {
  if (!place.classList.contains("cell")) { return; }
  place.querySelector(".sign")?.remove();
  const kinds = new Set(message.problems.map(problem => problem.kind));
  const kind = place.classList.contains("failed") ? "error" : ["conflict", "ambiguity"].find(kind => kinds.has(kind));
  if (!kind) { return; }
  const [sign, meaning] = signs[kind];
  const mark = make("span", { className: `sign ${kind}`, textContent: sign, title: meaning });
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", meaning);
  place.querySelector(".caption").append(" ", mark);
}
