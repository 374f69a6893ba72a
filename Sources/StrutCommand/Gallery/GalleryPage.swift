import Serialization

/// What every gallery page has in common: its looks and its switch between a light and a dark page.
enum GalleryPage {
  /// Grounds are those of figures, so that pictures have no edge on the page.
  static let styleSheet = """
    :root {
      color-scheme: light dark;
      --ground: #fff; --ink: #1c1c1e; --soft: #6c6c70; --line: #e5e5ea; --shade: #f5f5f7; --link: #0060df;
      --key: #0060df; --string: #9a3412; --comment: #6c6c70;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #1c1c1e; --ink: #f2f2f7; --soft: #aeaeb2; --line: #3a3a3c; --shade: #2c2c2e; --link: #409cff;
        --key: #6cb6ff; --string: #f5a365; --comment: #aeaeb2;
      }
    }
    * { box-sizing: border-box }
    html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100% }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 1rem/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif;
    }
    a { color: var(--link); text-decoration: none }
    a:hover { text-decoration: underline }
    header, .columns { max-width: 84rem; margin: 0 auto; padding: 0 1.25rem }
    header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem; padding-top: 1.5rem }
    header p { margin: 0; color: var(--soft) }
    h1 { margin: 0; font-size: 2rem; line-height: 1.2; letter-spacing: -.02em }
    h2 {
      margin: 0; padding: 2.5rem 0 .75rem; font-size: 1.375rem; line-height: 1.25; letter-spacing: -.015em;
      border-bottom: 1px solid var(--line);
    }
    h3 { margin: 0 0 1rem; font-size: 1.0625rem; line-height: 1.3 }
    h3 a { margin-left: .5rem; white-space: nowrap; font: .8125rem ui-monospace, "SF Mono", Menlo, monospace; color: var(--soft) }
    h4 { margin: 1rem 0 .5rem; font-size: .875rem; font-weight: 500; color: var(--soft) }
    h5 { margin: 1rem 0 .25rem; font-size: .8125rem }

    nav { font-size: .875rem }
    nav summary { padding: .75rem 0; font-weight: 600; cursor: pointer }
    nav p { margin: 1rem 0 .25rem; font-weight: 600 }
    nav p a { color: var(--ink) }
    nav ol { margin: 0; padding: 0; list-style: none }
    nav li a { display: block; padding: .3125rem 0; line-height: 1.3; color: var(--soft) }
    nav li a:hover { color: var(--link) }

    article { padding: 2rem 0; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 600px }
    article:last-child { border-bottom: 0 }
    figure { margin: 0 }
    figcaption { margin: 1rem 0 .75rem; max-width: 65ch; font-size: .9375rem; color: var(--soft) }
    /* A picture shrinks with the page as long as it can be read, and scrolls from there; a tap shows it whole. */
    .picture { overflow-x: auto }
    .picture svg { display: block; max-width: max(100%, var(--width) * .6); height: auto }
    .picture.large svg { max-width: none }

    details { font-size: .875rem }
    article summary { display: inline-block; padding: .375rem 0; color: var(--link); cursor: pointer }
    article summary::before { content: "+"; display: inline-block; width: 1em; font-family: ui-monospace, monospace }
    article details[open] > summary::before { content: "\\2212" }
    summary::-webkit-details-marker { display: none }
    pre {
      margin: .25rem 0 1rem; padding: .875rem 1rem; overflow-x: auto; border-radius: .5rem; background: var(--shade);
      font: .8125rem/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
    }
    pre b { font-weight: 400; color: var(--key) }
    pre q { quotes: none; color: var(--string) }
    pre i { font-style: normal; color: var(--comment) }
    code { font: .8125rem ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace }
    pre code { font: inherit }
    .numbers { overflow-x: auto }
    table { border-collapse: collapse; font-size: .8125rem; font-variant-numeric: tabular-nums }
    th, td { padding: .25rem 1rem .25rem 0; text-align: left; white-space: pre; border-bottom: 1px solid var(--line) }
    th { font-weight: 500; color: var(--soft) }
    th:nth-child(n+3):nth-child(-n+6), td:nth-child(n+3):nth-child(-n+6) { text-align: right }
    td:last-child { color: var(--soft); white-space: normal; min-width: 12rem }
    ul { margin: .75rem 0 1rem; padding: 0; list-style: none }
    li code { overflow-wrap: anywhere }
    li em { font-style: normal; color: var(--soft) }

    .theme { display: flex; margin-left: auto; border: 1px solid var(--line); border-radius: .5rem; overflow: hidden }
    .theme[hidden] { display: none }
    @media (max-width: 40rem) { .theme { margin: .75rem 0 0 } header p { width: 100% } }
    .theme button { padding: .375rem .75rem; border: 0; background: none; color: var(--soft); font: .8125rem/1.25 inherit; font-family: inherit; cursor: pointer }
    .theme button[aria-pressed=true] { background: var(--shade); color: var(--ink) }

    @media (min-width: 64rem) {
      .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 3rem }
      nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 2rem 0 }
      nav summary { display: none }
    }
    @media print { nav, .theme, details { display: none } article { break-inside: avoid } }

    """

  /// Hidden until the script that works it has run.
  static func writeThemeSwitch(to page: inout MarkupWriter) {
    page.block("div", ["class": "theme", "role": "group", "aria-label": "Page", "hidden": ""]) {
      for (theme, label) in [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")] {
        $0.line("button", ["type": "button", "data-theme": theme], text: label)
      }
    }
  }

  /// Page and pictures ask one question, `prefers-color-scheme: dark`, in their style sheets. The switch answers it for
  /// the reader: every such rule is made to hold always or never.
  static let script = """
    "use strict";
    const question = "(prefers-color-scheme: dark)";
    const rules = [];
    (function gather(list) {
      for (const rule of list) {
        if (rule instanceof CSSMediaRule && /prefers-color-scheme/.test(rule.media.mediaText)) rules.push(rule);
        else if (rule.cssRules) gather(rule.cssRules);
      }
    })([...document.styleSheets].flatMap(sheet => [...sheet.cssRules]));

    const buttons = document.querySelectorAll(".theme button");
    function choose(theme) {
      const answer = { light: "not all", dark: "all" }[theme] || question;
      for (const rule of rules) rule.media.mediaText = answer;
      document.documentElement.style.colorScheme = { light: "light", dark: "dark" }[theme] || "";
      for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.theme === theme);
    }
    for (const button of buttons) {
      button.addEventListener("click", () => {
        choose(button.dataset.theme);
        try { localStorage.setItem("strut-theme", button.dataset.theme) } catch {}
      });
    }
    let theme = new URLSearchParams(location.search).get("theme");
    try { theme = theme || localStorage.getItem("strut-theme") } catch {}
    choose(["light", "dark"].includes(theme) ? theme : "auto");
    document.querySelector(".theme").hidden = false;
    for (const picture of document.querySelectorAll(".picture")) {
      picture.addEventListener("click", () => picture.classList.toggle("large"));
    }
    // On a phone the contents would push the figures off the screen.
    if (matchMedia("(max-width: 63.99rem)").matches) document.querySelector("nav details").open = false;

    """
}
