extension ReportPage {
  static let script = """

    "use strict";
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const article of document.querySelectorAll("article")) {
      const stage = article.querySelector(".stage[data-mode]");
      if (!stage) continue;
      const range = article.querySelector("input[type=range]");
      const output = article.querySelector("output");
      const button = article.querySelector("button");
      let timer = 0;
      const cut = value => {
        range.value = value;
        stage.style.setProperty("--cut", range.value + "%");
        output.textContent = range.value + " %";
      };
      const flip = () => {
        button.textContent = stage.classList.toggle("flipped") ? "Drawn now" : "Golden";
      };
      const show = mode => {
        stage.dataset.mode = mode;
        for (const control of article.querySelectorAll(".control"))
          control.classList.toggle("shown", control.classList.contains("for-" + mode));
        clearInterval(timer);
        timer = mode === "blink" && !calm ? setInterval(flip, 700) : 0;
      };
      range.addEventListener("input", () => cut(range.value));
      // Whoever flips by hand wants it to stay.
      button.addEventListener("click", () => { clearInterval(timer); flip(); });
      for (const radio of article.querySelectorAll("input[type=radio]"))
        radio.addEventListener("change", () => show(radio.value));
      const follow = event => {
        if (stage.dataset.mode !== "slider" || !(event.buttons & 1)) return;
        const box = stage.getBoundingClientRect();
        cut(Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * 100));
      };
      stage.addEventListener("pointerdown", event => {
        if (stage.dataset.mode !== "slider") return;
        stage.setPointerCapture(event.pointerId);
        event.preventDefault();
        follow(event);
      });
      stage.addEventListener("pointermove", follow);
      cut(50);
      show(article.querySelector("input[type=radio]:checked").value);
    }

    """
}
