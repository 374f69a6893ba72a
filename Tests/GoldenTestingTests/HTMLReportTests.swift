import Foundation
import TestSupport
import Testing

/// The page that shows what differs.
@Suite(.serialized) struct HTMLReportTests {
  /// A report of one document that moved, one that is new, and one that is broken.
  private static func report() throws -> Command {
    let command = try Command()
    for name in ["a", "s p&ce"] { try command.write(Command.box(), to: "figures/\(name).yaml") }
    try command.write("views: 1\n", to: "figures/broken.yaml")
    _ = try command.run("test", "figures")
    try command.write(Command.box(width: 31), to: "figures/a.yaml")
    let wider = Command.box().replacingOccurrences(of: "[60, 40]", with: "[80, 40]")
    try command.write(wider, to: "figures/s p&ce.yaml")
    try command.write(Command.box(color: "navy"), to: "figures/new.yaml")
    let result = try command.run("test", "figures", "--report", "report")
    #expect(result.status == 1)
    return command
  }

  @Test func isAFolderThatNeedsNothingElse() throws {
    let command = try Self.report()
    #expect(
      command.files("report") == [
        "index.html", "pictures/figures/a.actual.png", "pictures/figures/a.difference.png",
        "pictures/figures/a.expected.png", "pictures/figures/new.actual.png",
        "pictures/figures/s p&ce.actual.png", "pictures/figures/s p&ce.difference.png",
        "pictures/figures/s p&ce.expected.png",
      ])
    let page = try command.text("report/index.html")
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("//cdn"))
    #expect(page.contains("src=\"pictures/figures/s%20p%26ce.actual.png\""))
    #expect(page.contains("box.frame.width: 30 → 31"))
    #expect(page.contains("figures/broken.yaml:1:"))
    // Another report in its place leaves nothing of this one, and nothing that is not its own is touched.
    try command.write("mine", to: "report/notes.txt")
    try command.write(Command.box(), to: "figures/a.yaml")
    _ = try command.run("test", "figures/a.yaml", "--report", "report", "--record", "never")
    #expect(command.files("report") == ["index.html", "notes.txt"])
  }

  @Test(.enabled(if: Browser.path != nil, "needs Chromium"))
  func theSliderMovesAndTheNumbersAreThere() throws {
    let command = try Self.report()
    let browser = try Browser(try #require(Browser.path))
    try browser.open(command.folder.appendingPathComponent("report/index.html"))
    // 1. The numbers.
    let article = "document.querySelector('#d1 article')"
    #expect(
      try browser.text("document.querySelector('h1').textContent")?.hasPrefix("4 documents: 0 passed, 3 failed") == true
    )
    #expect(try browser.text("\(article).querySelector('[data-number=different]').textContent") == "20")
    #expect(try browser.text("\(article).querySelector('[data-number=share]').textContent") == "0.8333 %")
    #expect(try browser.text("\(article).querySelector('[data-number=greatest]').textContent") == "255")
    #expect(try browser.text("document.querySelector('#d4 [data-number=size]').textContent") == "60 × 40 → 80 × 40")
    // 2. All pictures are there.
    _ = try browser.evaluate("for (const image of document.images) image.loading = 'eager'")
    try browser.wait("[...document.images].every(image => image.complete && image.naturalWidth > 0)")
    #expect(try browser.evaluate("document.images.length") as? Int == 7)
    // 3. The slider, by keys …
    let output = "\(article).querySelector('output').textContent"
    let clip = "getComputedStyle(\(article).querySelector('.actual')).clipPath"
    #expect(try browser.text(output) == "50 %")
    #expect(try browser.text(clip) == "inset(0px 0px 0px 50%)")
    _ = try browser.evaluate("\(article).querySelector('input[type=range]').focus()")
    for _ in 0..<3 { try browser.press("ArrowRight", code: 39) }
    #expect(try browser.text(output) == "53 %")
    #expect(try browser.text(clip) == "inset(0px 0px 0px 53%)")
    try browser.press("Home", code: 36)
    #expect(try browser.text(output) == "0 %")
    // … and by the mouse, on the picture itself.
    try browser.drag(over: "#d1 .stage", from: 0.2, to: 0.75)
    let dragged = try browser.text(output).flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    #expect((73...77).contains(dragged))
    #expect(try browser.text(clip) == "inset(0px 0px 0px \(dragged)%)")
    // 4. The other ways to look, by keys.
    let mode = "\(article).querySelector('.stage').dataset.mode"
    _ = try browser.evaluate("\(article).querySelector('input[type=radio]:checked').focus()")
    try browser.press("ArrowRight", code: 39)
    #expect(try browser.text(mode) == "blink")
    try browser.wait("\(article).querySelector('button').textContent === 'Drawn now'")
    try browser.wait("\(article).querySelector('button').textContent === 'Golden'")
    try browser.press("ArrowRight", code: 39)
    #expect(try browser.text(mode) == "beside")
    try browser.press("ArrowRight", code: 39)
    #expect(try browser.text(mode) == "difference")
    // Of the three pictures in one, the middle one is shown, in the place of the others.
    let widths = "[\(article).querySelector('.difference img').width, \(article).querySelector('.stage').clientWidth]"
    let shown = try #require(try browser.evaluate(widths) as? [Any]).compactMap { ($0 as? NSNumber)?.doubleValue }
    #expect(shown.count == 2 && shown[0] > 2.9 * shown[1])
    // 5. The line that accepts.
    let accept = try #require(try browser.text("document.querySelector('pre.accept').textContent"))
    #expect(accept == "strut test figures/a.yaml 'figures/s p&ce.yaml' --goldens goldens --record failed")
  }

  @Test(.enabled(if: Browser.path != nil, "needs Chromium"), arguments: [false, true])
  func fitsAPhone(_ isDark: Bool) throws {
    let command = try Self.report()
    let browser = try Browser(try #require(Browser.path), width: 360, isDark: isDark)
    try browser.open(command.folder.appendingPathComponent("report/index.html"))
    #expect(try browser.evaluate("document.documentElement.scrollWidth <= 360") as? Bool == true)
    // Whatever can be touched is large enough for a finger, and text stands out from the page.
    let touched = "[...document.querySelectorAll('.modes label, .control.shown input')]"
    #expect(try browser.evaluate("\(touched).every(e => e.getBoundingClientRect().height >= 24)") as? Bool == true)
    let ground = try browser.text("getComputedStyle(document.body).backgroundColor")
    #expect(ground == (isDark ? "rgb(28, 28, 30)" : "rgb(255, 255, 255)"))
    if let folder = ProcessInfo.processInfo.environment["STRUT_SCREENSHOTS"] {
      try browser.screenshot()?.write(to: URL(fileURLWithPath: "\(folder)/report-\(isDark ? "dark" : "light").png"))
    }
  }
}
