"use strict";

/* The list of documents, their scenes, and what there is to say of the one that is shown. */

const signs = {
  error: ["✕", "has errors"], conflict: ["⚡", "has conflicts"], ambiguity: ["?", "is ambiguous"],
  warning: ["!", "has warnings"],
};

let listedText = "";

function list(documents) {
  const filter = element("filter").value.toLowerCase();
  const text = JSON.stringify([documents, filter, reply?.document, reply?.scenes, wish.scene]);
  if (text === listedText) { return; }
  listedText = text;
  const found = documents.filter(entry => entry.path.toLowerCase().includes(filter));
  refill(element("documents"), ...found.map(entry => {
    const name = make("span", { className: "name", textContent: entry.path.split("/").pop() });
    const button = make("button", { type: "button", title: entry.path }, name);
    if (signs[entry.sign]) {
      const [sign, meaning] = signs[entry.sign];
      const mark = make("span", { className: `sign ${entry.sign}`, title: meaning, textContent: sign });
      mark.setAttribute("aria-label", meaning);
      mark.setAttribute("role", "img");
      button.append(mark);
    }
    const isShown = entry.path === reply?.document;
    if (isShown) { button.setAttribute("aria-current", "true"); }
    button.addEventListener("click", () => openDocument(entry.path));
    return make("li", {}, button, ...(isShown ? sceneList() : []));
  }));
}

function openDocument(path) {
  for (const key of Object.keys(wish)) { if (key.startsWith("metric.")) { delete wish[key]; } }
  change({ document: path, scene: undefined, selected: undefined, selectedScene: undefined, time: "" });
}

/* The scenes of a storyboard: all beside one another, or one. */
function sceneList() {
  if (reply.scenes.length < 2 || isStatic) { return []; }
  const scene = (name, text) => {
    const button = make("button", { type: "button", textContent: text });
    if ((wish.scene ?? "") === name) { button.setAttribute("aria-current", "true"); }
    button.addEventListener("click", () => change({ scene: name || undefined, selected: undefined }));
    return make("li", {}, button);
  };
  const scenes = make("ul", { className: "scenes" }, scene("", `All ${reply.scenes.length} scenes`));
  scenes.append(...reply.scenes.map(name => scene(name, name)));
  scenes.setAttribute("aria-label", "Scenes");
  return [scenes];
}

let messagesText = "";

function listMessages(messages) {
  // What is there already is not read out again.
  const text = JSON.stringify([reply.document, messages]);
  if (text === messagesText) { return; }
  messagesText = text;
  refill(element("messages"), ...messages.map(message => {
    const row = make("p", { className: message.severity });
    row.append(`${message.severity}: `, ...(message.line ? [lineLink(message), ": "] : []), message.text);
    return row;
  }));
}

/* What opens a line in the author's editor: the server does, or an address that VS Code registers. */
function lineLink({ line, file }) {
  const name = `line ${line}`;
  if (isStatic) { return make("span", { textContent: name }); }
  const title = `Open ${file ?? reply.document.split("/").pop()} at ${name}`;
  if (hasEditor) {
    const button = make("button", { type: "button", className: "jump", title, textContent: name });
    button.addEventListener("click", () => send({ open: { document: reply.document, file, line } }));
    return button;
  }
  const folder = reply.file.split("/").slice(0, -1).join("/");
  const path = file ? `${folder}/${file}` : reply.file;
  const href = `vscode://file${path.split("/").map(encodeURIComponent).join("/")}:${line}`;
  return make("a", { className: "jump", title, href, textContent: name });
}

element("filter").addEventListener("input", () => list(reply?.documents ?? []));
