import Foundation
import TestSupport
import Testing

/// What the page of `strut preview` answers beside the picture: other sizes, problems, devices, numbers, time.
@Suite(.serialized, .enabled(if: DebuggedBrowser.program != nil, "chromium is not installed"))
struct AnswerTests {
  /// A page that shows a document. Whoever calls keeps the preview, which ends with its last user.
  private static func opened(
    _ document: String, name: String = "a.yaml", hash: String = "",
    ready: String = "document.querySelector('figcaption')"
  ) throws -> (RunningPreview, DebuggedBrowser) {
    let preview = try RunningPreview([name: document], [name])
    let browser = try DebuggedBrowser(preview.address.absoluteString + hash)
    try browser.wait(ready)
    return (preview, browser)
  }

  private static func change(_ id: String, to value: String, _ event: String = "input") -> String {
    "element('\(id)').value = '\(value)'; element('\(id)').dispatchEvent(new Event('\(event)'))"
  }

  private static func frame(_ view: String) -> String {
    "document.querySelector('[data-view=\(view)] .frame').textContent"
  }

  /// A field that may not be narrower than 100 points, 10 from each edge, conflicts from 119 points on.
  @Test func theSizesWithTroubleAreMarked() throws {
    let (preview, browser) = try Self.opened(
      """
      size: [320, 200]
      views: [{view: field}]
      constraints:
        - H:|-10-[field(>=100)]-10-|
        - V:|-10-[field(30)]
      """)
    try browser.wait("sizes.querySelector('.jump')")
    #expect(try browser.text("sizes.innerText").contains("Conflict: 119 and narrower"))
    #expect(try browser.text("document.querySelectorAll('.ruler.width .mark.conflict').length") == "1")
    _ = try browser.value("sizes.querySelector('.jump').click()")
    try browser.wait("document.querySelector('figcaption').textContent.includes('119 × 200')")
    try browser.wait("document.querySelector('#documents .conflict')")
    #expect(preview.isRunning)
  }

  @Test func everyRemedyOfAConflictHasItsPicture() throws {
    let (preview, browser) = try Self.opened(
      """
      size: [200, 100]
      views: [{view: box, backgroundColor: red}]
      constraints:
        - box.width == 40
        - box.width == 90
        - V:|-10-[box(30)]
        - box.leading == superview.leading
      """, ready: "problems.querySelectorAll('.remedies img').length == 4")
    #expect(try browser.text("[...problems.querySelectorAll('.line')].map(line => line.innerText)") == "line 5,line 4")
    #expect(try browser.text("problems.querySelector('.broken .text').textContent") == "box.width == 90")
    // Two of them leave the box 40 points wide, and two 90.
    let pictures = "[...problems.querySelectorAll('.remedies img')].map(image => decodeURIComponent(image.src))"
    let widths = try browser.text("\(pictures).map(svg => /M0 10H(40|90)V40/.exec(svg)?.[1]).sort()")
    #expect(widths == "40,40,90,90")
    // A constraint under the pointer is shown with its views.
    let enter = "new Event('pointerenter')"
    _ = try browser.value("problems.querySelector('.broken').dispatchEvent(\(enter))")
    #expect(try browser.text("document.querySelectorAll('.outlines .held').length") == "1")
    #expect(preview.isRunning)
  }

  @Test func aFreedomCanBeFollowed() throws {
    let (preview, browser) = try Self.opened(
      """
      size: [200, 100]
      views: [{view: box, backgroundColor: red}]
      constraints:
        - H:|-(>=0)-[box(40)]-(>=0)-|
        - V:|-10-[box(30)]
      """, hash: "#selected=box", ready: "freedoms.querySelector('input')")
    #expect(try browser.text("problems.innerText").contains("ambiguous horizontally"))
    let range = "freedoms.querySelector('input')"
    _ = try browser.value("\(range).value = 50; \(range).dispatchEvent(new Event('input'))")
    #expect(try browser.text("element('status').textContent").hasPrefix("box could be at 80, 10 · 40 × 30"))
    // By hand, and no further than the constraints allow.
    let box = "document.querySelector('.free').getBoundingClientRect()"
    _ = try browser.value("pull(0, 0)")
    let x = try #require(Double(browser.text("\(box).x + 20")))
    let y = try #require(Double(browser.text("\(box).y + 15")))
    try browser.mouse("mousePressed", x, y)
    try browser.mouse("mouseMoved", x + 40, y)
    #expect(try browser.text("element('status').textContent").hasPrefix("box could be at 40, 10"))
    try browser.mouse("mouseMoved", x + 400, y)
    try browser.mouse("mouseReleased", x + 400, y)
    #expect(try browser.text("element('status').textContent").hasPrefix("box could be at 160, 10"))
    #expect(preview.isRunning)
  }

  @Test func allDevicesAreSeenAtOnce() throws {
    let (preview, browser) = try Self.opened(Command.box())
    _ = try browser.value("matrix.click()")
    let all = "element('all')"
    try browser.wait(
      "\(all).children.length > 40 && \(all).querySelectorAll('img').length == \(all).children.length")
    _ = try browser.value("\(all).querySelector('button').click()")
    try browser.wait("element('all').hidden && device.value != ''")
    // The first one is the newest telephone, upright.
    try browser.wait("reply.drawings[0].height > 800 && reply.drawings[0].width < 500")
    #expect(preview.isRunning)
  }

  @Test func aMetricIsTriedAndWritten() throws {
    let text = """
      # Kept as it is.
      metrics: {gap: 10, wide: gap * 3}   # the gap
      size: [200, 100]
      views: [{view: box}]
      constraints:
        - box.leading == superview.leading + gap
        - box.width == wide
        - V:|-10-[box(30)]
      """
    let (preview, browser) = try Self.opened(text, ready: "metrics.children.length == 2")
    #expect(try browser.text(Self.frame("box")) == "10, 10 · 30 × 30")
    let field = "metrics.querySelector('input[type=number]')"
    _ = try browser.value("\(field).value = 25; \(field).dispatchEvent(new Event('input'))")
    try browser.wait("\(Self.frame("box")) == '25, 10 · 75 × 30'")
    #expect(try preview.command.text("a.yaml") == text)
    // Where arithmetic stands no number is written.
    #expect(try browser.text("[...metrics.querySelectorAll('button')].map(button => button.hidden)") == "false,true")
    _ = try browser.value("metrics.querySelector('button').click()")
    try browser.wait("reply.metrics[0].written == 25 && \(Self.frame("box")) == '25, 10 · 75 × 30'")
    #expect(try preview.command.text("a.yaml") == text.replacingOccurrences(of: "gap: 10", with: "gap: 25"))
  }

  @Test func aMomentIsChosen() throws {
    let (preview, browser) = try Self.opened(
      """
      size: [200, 100]
      views:
        - view: box
          frame: [0, 10, 40, 30]
          backgroundColor: red
      panels:
        - animation:
            duration: 2
            curve: linear
            do: [box.frame.origin.x = 100]
      """, ready: "!element('timeline').hidden")
    let picture = "document.querySelector('.drawing svg').outerHTML"
    // As written it is a film.
    #expect(try browser.text(picture).contains("1.5 s"))
    _ = try browser.value(Self.change("time", to: "1"))
    try browser.wait("element('seconds').textContent == '1.00 of 2.00 s'")
    #expect(try browser.text(picture).contains("M50 10H90V40H50Z"))
    _ = try browser.value("play.click()")
    try browser.wait("element('seconds').textContent == '2.00 of 2.00 s'")
    try browser.wait("\(picture).includes('M100 10h40V40H100Z')")
    #expect(preview.isRunning)
  }

  @Test func aStoryboardHasItsScenesAndStoredFrames() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../InterfaceBuilderTests/Fixtures/\(Self.storyboard)")
    let text = try String(contentsOf: fixtures, encoding: .utf8)
    let (preview, browser) = try Self.opened(text, name: "a.storyboard")
    let count = try #require(Int(browser.text("reply.scenes.length")))
    #expect(count > 1)
    #expect(try browser.text("document.querySelectorAll('.drawing').length") == "\(count)")
    _ = try browser.value("stored.click()")
    try browser.wait("document.querySelectorAll('.outlines .stored').length > 0")
    try browser.wait("element('status').textContent == '0 of 5 views are elsewhere than stored'")
    _ = try browser.value("document.querySelectorAll('.scenes button')[2].click()")
    try browser.wait("document.querySelectorAll('.drawing').length == 1")
    #expect(try browser.text("document.querySelector('figcaption').textContent.startsWith(reply.scenes[1])") == "true")
    #expect(preview.isRunning)
  }

  private static let storyboard = "scenes/roots-below-opaque-bars.xml"

  /// From a folder, without a server.
  @Test func aWrittenPageAnswersByItself() throws {
    let command = try Command()
    try command.write(
      """
      size: [120, 80]
      views: [{view: box}]
      constraints: [box.leading == superview.leading + 10, box.trailing == superview.trailing, "V:|[box(20)]"]
      """, to: "a.yaml")
    try command.write("size: [10, 10]\nviews: [{veiw: row}]\n", to: "b.yaml")
    func write() throws -> Command.Result {
      try command.run(
        "preview", ".", "--static", "page", "--device", "iphone-5", "--orientation", "landscape")
    }
    let result = try write()
    #expect(result.status == 1 && result.output == "page/index.html\n")
    #expect(result.errors.hasPrefix("./b.yaml:2:10: error: 'veiw' "))
    let page = command.folder.appendingPathComponent("page/index.html").absoluteString
    let browser = try DebuggedBrowser(page)
    try browser.wait("document.querySelector('figcaption')?.textContent.includes('120 × 80')")
    _ = try browser.value(Self.change("device", to: "iphone-5", "change"))
    try browser.wait("\(Self.frame("box")) == '10, 0 · 310 × 20'")
    _ = try browser.value("turn.click()")
    try browser.wait("\(Self.frame("box")) == '10, 0 · 558 × 20'")
    _ = try browser.value("document.querySelector('[data-view=box]').click()")
    try browser.wait("holders.innerText.includes('box.leading == root.leading + 10')")
    #expect(try browser.text("document.querySelectorAll('.handle').length") == "0")
    _ = try browser.value("documents.querySelectorAll('button')[1].click()")
    try browser.wait("messages.innerText.includes('veiw')")
    // The same bytes again.
    func bytes() throws -> [String: Data] {
      let folder = command.folder.appendingPathComponent("page")
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return try Dictionary(
        uniqueKeysWithValues: names.filter { $0.contains(".") }.map {
          ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
        })
    }
    let first = try bytes()
    _ = try write()
    #expect(try bytes() == first)
  }
}
