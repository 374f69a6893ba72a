"use strict";

/* Conflicts and ambiguity: the constraints that take part, what would end it, and the picture that it would give. */

let problemsText = "";
let remedyTimer = 0;

function listProblems(problems) {
  element("trouble").hidden = problems.length === 0;
  const text = JSON.stringify([problems, reply.document, reply.revision, wish.device, wish.width, wish.height]);
  if (text === problemsText) { return; }
  problemsText = text;
  refill(element("problems"), ...problems.map(problem => {
    const box = make("section", { className: `problem ${problem.kind}` }, make("p", { textContent: problem.text }));
    box.append(...problem.members.map(holderRow));
    const remedies = make("ul", { className: "remedies" });
    remedies.append(...problem.remedies.map(remedy => {
      const item = make("li", {}, make("span", { textContent: remedy.text }));
      item.dataset.tag = `remedy-${remedy.number}`;
      return item;
    }));
    if (problem.remedies.length) { box.append(make("h3", { textContent: "What would end it" }), remedies); }
    return box;
  }));
  clearTimeout(remedyTimer);
  if (isStatic) { return; }
  const known = problems.flatMap(problem => problem.remedies).map(remedy => remedy.number).slice(0, 24);
  // When an edge is dragged, the pictures come when it rests.
  remedyTimer = setTimeout(() => wantSmall("remedy", known.map(remedy => [remedy, { remedy }])), 300);
}
