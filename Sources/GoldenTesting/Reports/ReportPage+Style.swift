extension ReportPage {
  static let style = """

    :root {
      --page: #fff; --ink: #1c1c1e; --quiet: #5b5b60; --line: #d1d1d6; --well: #f2f2f7;
      --failed: #b3261e; --unusable: #8a4b00; --accepted: #1b6e3c; --accent: #0060df;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #1c1c1e; --ink: #f2f2f7; --quiet: #aeaeb2; --line: #48484a; --well: #2c2c2e;
        --failed: #ff8a80; --unusable: #ffb454; --accepted: #7bd88f; --accent: #66a9ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 72rem; background: var(--page); color: var(--ink);
      font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { font-size: 1.35rem; }
    h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
    h3 { font-size: 1rem; font-weight: 600; margin: 1.25rem 0 .5rem; }
    a { color: var(--accent); }
    nav ul { columns: 18rem; padding-left: 1.2rem; }
    pre.accept {
      background: var(--well); border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .8rem;
      white-space: pre-wrap; user-select: all; font: .9rem/1.4 ui-monospace, monospace;
    }
    .stamp { border-left: .25rem solid var(--unusable); padding-left: .8rem; }
    section { border-top: 1px solid var(--line); padding: 1.25rem 0; }
    section.failed > h2 { color: var(--failed); }
    section.unusable > h2 { color: var(--unusable); }
    section.accepted > h2 { color: var(--accepted); }
    .messages { font: .9rem/1.5 ui-monospace, monospace; padding-left: 1.2rem; }
    .messages li { white-space: pre-wrap; }
    .numbers { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; margin: .5rem 0; }
    .numbers div { display: flex; flex-direction: column-reverse; }
    .numbers dt { color: var(--quiet); font-size: .85rem; }
    .numbers dd { margin: 0; font-variant-numeric: tabular-nums; font-weight: 600; }
    .modes { display: flex; flex-wrap: wrap; gap: .25rem; margin: .5rem 0; }
    .modes label { position: relative; }
    .modes input { position: absolute; opacity: 0; inset: 0; margin: 0; width: 100%; height: 100%; }
    .modes span { display: block; border: 1px solid var(--line); border-radius: .4rem; padding: .45rem .8rem; }
    .modes input:checked + span { background: var(--ink); color: var(--page); border-color: var(--ink); }
    .modes input:focus-visible + span, input[type=range]:focus-visible, button:focus-visible, pre:focus-visible {
      outline: 3px solid var(--accent); outline-offset: 2px;
    }
    .stage {
      position: relative; max-width: calc(var(--width, 800) * 1px); border: 1px solid var(--line);
      background: repeating-conic-gradient(var(--well) 0 25%, var(--page) 0 50%) 0 0 / 16px 16px;
    }
    .stage figure { margin: 0; }
    .stage img { display: block; max-width: 100%; height: auto; }
    .stage figcaption { color: var(--quiet); background: var(--page); font-size: .85rem; padding: .2rem .1rem; }
    .stage.single { display: inline-block; }
    .stage:not([data-mode=beside]):not(.single) { aspect-ratio: var(--width) / var(--height); overflow: hidden; }
    .stage[data-mode=slider] figure, .stage[data-mode=blink] figure { position: absolute; inset: 0; }
    .stage[data-mode=slider] figcaption, .stage[data-mode=blink] figcaption { display: none; }
    .stage[data-mode=slider] { cursor: ew-resize; touch-action: pan-y; }
    .stage[data-mode=slider] .expected { clip-path: inset(0 calc(100% - var(--cut, 50%)) 0 0); }
    .stage[data-mode=slider] .actual { clip-path: inset(0 0 0 var(--cut, 50%)); }
    .stage .cut { display: none; }
    .stage[data-mode=slider] .cut {
      display: block; position: absolute; top: 0; bottom: 0; left: var(--cut, 50%); width: 2px; margin-left: -1px;
      background: var(--accent); pointer-events: none;
    }
    .stage[data-mode=blink] .actual { visibility: hidden; }
    .stage[data-mode=blink].flipped .actual { visibility: visible; }
    .stage[data-mode=blink].flipped .expected { visibility: hidden; }
    .stage[data-mode=beside] {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: .5rem;
      max-width: none; border: 0; background: none;
    }
    .stage .difference { display: none; }
    .stage .difference img { max-width: none; }
    .stage[data-mode=difference] .difference { display: block; }
    .stage[data-mode=difference] .expected, .stage[data-mode=difference] .actual { display: none; }
    .control { display: none; align-items: center; gap: .6rem; flex-wrap: wrap; }
    .control.shown { display: flex; }
    .control input { flex: 1; min-width: 10rem; max-width: 30rem; height: 1.6rem; accent-color: var(--accent); }
    .control output { min-width: 4ch; font-variant-numeric: tabular-nums; }
    button {
      font: inherit; padding: .45rem 1rem; border: 1px solid var(--line); border-radius: .4rem;
      background: var(--well); color: var(--ink); min-width: 9rem;
    }

    """
}
