import Foundation
import TestSupport
import Testing

/// The page of `strut preview` in a browser.
@Suite(.serialized, .enabled(if: DebuggedBrowser.program != nil, "chromium is not installed"))
struct PreviewTests {
  private static let fitted = """
    size: [120, 80]
    views:
      - label: word
        text: Hi
      - view: box
    constraints:
      - box.leading == superview.leading + 10
      - box.trailing == superview.trailing - 10
      - box.top == superview.top + 5
      - box.height == 20
      - word.leading == box.leading
      - word.top == box.bottom + 8
    """

  private static let status = "document.getElementById('status').textContent"
  private static let caption = "document.querySelector('figcaption')?.textContent"

  @Test func thePictureFollowsItsFile() throws {
    let preview = try RunningPreview(["a.yaml": Self.fitted], ["a.yaml"])
    let browser = try DebuggedBrowser(preview.address.absoluteString)
    try browser.wait("\(Self.caption)?.includes('120 × 80')")
    #expect(try browser.text("document.querySelector('.drawing svg').textContent").contains("Hi"))
    // What is selected and the zoom stay through a save.
    _ = try browser.value("document.querySelector('[data-view=box]').click()")
    _ = try browser.value("zoom.value = '2'; zoom.dispatchEvent(new Event('change'))")
    try browser.wait("holders.innerText.includes('line 8')")
    let path = preview.command.folder.appendingPathComponent("a.yaml").path
    // 1. Written in place.
    try preview.command.write(Self.fitted.replacingOccurrences(of: "[120", with: "[130"), to: "a.yaml")
    try browser.wait("\(Self.caption).includes('130 × 80')")
    // 2. A new file put in its place.
    try preview.command.write(Self.fitted.replacingOccurrences(of: "[120", with: "[140"), to: "a.yaml.tmp")
    #expect(rename(path + ".tmp", path) == 0)
    try browser.wait("\(Self.caption).includes('140 × 80')")
    // 3. As vim saves: the old file is renamed, the new one written.
    #expect(rename(path, path + "~") == 0)
    try preview.command.write(Self.fitted.replacingOccurrences(of: "[120", with: "[150"), to: "a.yaml")
    try browser.wait("\(Self.caption).includes('150 × 80')")
    #expect(try browser.text("document.querySelector('[aria-selected=true]').dataset.view") == "box")
    #expect(try browser.text("zoom.value") == "2")
  }

  @Test func aBrokenDocumentKeepsItsLastPicture() throws {
    let preview = try RunningPreview(["a.yaml": Self.fitted], ["a.yaml"])
    let browser = try DebuggedBrowser(preview.address.absoluteString)
    try browser.wait(Self.caption)
    try preview.command.write(Self.fitted.replacingOccurrences(of: "box.top ", with: "box.topp "), to: "a.yaml")
    try browser.wait("messages.innerText.includes('line 9')")
    #expect(try browser.text("document.querySelectorAll('.stale .canvas > svg:not(.outlines)').length") == "1")
    #expect(try browser.text("document.querySelectorAll('#documents .error').length") == "1")
    // Neither a time that it took nor sizes that are never tried.
    #expect(try browser.text(Self.status) == "Not drawn, for the document has errors")
    #expect(try browser.text("sizes.innerText") == "Other sizes are tried when the document has no errors.")
    try preview.command.write(Self.fitted, to: "a.yaml")
    try browser.wait("messages.children.length == 0 && !document.querySelector('.stale')")
    try browser.wait("!sizes.innerText.includes('errors') && \(Self.status).startsWith('Drawn in')")
  }

  @Test func settingsStandInPlaceOfTheDocuments() throws {
    let preview = try RunningPreview(["a.yaml": Self.fitted, "b.yaml": Command.box(), "c.txt": ""], ["."])
    let browser = try DebuggedBrowser(preview.address.absoluteString)
    try browser.wait("documents.children.length == 2 && \(Self.caption)")
    _ = try browser.value("device.value = 'iphone-5'; device.dispatchEvent(new Event('change'))")
    try browser.wait("\(Self.caption).includes('320 × 568')")
    _ = try browser.value("turn.click()")
    try browser.wait("\(Self.caption).includes('568 × 320')")
    _ = try browser.value("direction.value = 'rightToLeft'; direction.dispatchEvent(new Event('change'))")
    // The label begins at the right edge now.
    try browser.wait("parseFloat(document.querySelector('[data-view=word] .frame').textContent) > 500")
    // A reload shows the same.
    _ = try browser.call("Page.reload")
    try browser.wait("\(Self.caption)?.includes('568 × 320') && direction.value == 'rightToLeft'")
    _ = try browser.value("documents.querySelectorAll('button')[1].click(); reset.click()")
    try browser.wait("\(Self.caption).includes('60 × 40')")
    // A new document is listed.
    try preview.command.write(Command.box(), to: "d.yaml")
    try browser.wait("documents.children.length == 3")
  }

  @Test func theRootIsLaidOutUnderTheHand() throws {
    let preview = try RunningPreview(["a.yaml": Self.fitted], ["a.yaml"])
    let browser = try DebuggedBrowser(preview.address.absoluteString)
    try browser.wait(Self.caption)
    let place = "document.querySelector('.handle.right').getBoundingClientRect()"
    let x = try #require(Double(browser.text("\(place).x + 7")))
    let y = try #require(Double(browser.text("\(place).y + 30")))
    try browser.mouse("mousePressed", x, y)
    for step in 1...30 { try browser.mouse("mouseMoved", x + Double(step), y) }
    try browser.mouse("mouseReleased", x + 30, y)
    try browser.wait("\(Self.caption).includes('150 × 80')")
    #expect(try browser.text("document.querySelector('[data-view=box] .frame').textContent") == "10, 5 · 130 × 20")
    // With keys, and typed.
    _ = try browser.value("document.querySelector('.handle.corner').focus()")
    try browser.press("ArrowDown", code: 40)
    try browser.wait("\(Self.caption).includes('150 × 81')")
    _ = try browser.value("width.value = '200'; width.dispatchEvent(new Event('input'))")
    try browser.wait("\(Self.caption).includes('200 × 81')")
    // A device has its own size until another is typed.
    _ = try browser.value("device.value = 'iphone-5'; device.dispatchEvent(new Event('change'))")
    try browser.wait("\(Self.caption).includes('320 × 568')")
    _ = try browser.value("width.value = '300'; width.dispatchEvent(new Event('input'))")
    try browser.wait("\(Self.caption).includes('300 × 568')")
  }

  /// At every step only the picture under the hand is drawn.
  @Test func otherPicturesFollowWhenTheHandRests() throws {
    let document = Self.fitted.replacingOccurrences(
      of: "[120, 80]", with: "[80, 120]\norientation: [portrait, landscape]")
    let preview = try RunningPreview(["a.yaml": document], ["a.yaml"])
    let browser = try DebuggedBrowser(preview.address.absoluteString)
    let captions = "[...document.querySelectorAll('figcaption')].map(caption => caption.textContent).join()"
    try browser.wait("/ 80 × 120,.* 120 × 80$/.test(\(captions))")
    _ = try browser.value(
      "parts = []; const shown = show; show = news => { shown(news); parts.push(news.picture); }")
    let place = "document.querySelector('.handle.right').getBoundingClientRect()"
    let x = try #require(Double(browser.text("\(place).x + 7")))
    let y = try #require(Double(browser.text("\(place).y + 30")))
    try browser.mouse("mousePressed", x, y)
    for step in 1...10 { try browser.mouse("mouseMoved", x + Double(step), y) }
    // The hand is still down.
    try browser.wait("/ 90 × 120,.* 120 × 90$/.test(\(captions))")
    #expect(try browser.text("document.querySelectorAll('#views [data-view=box]').length") == "2")
    try browser.mouse("mouseReleased", x + 10, y)
    #expect(try browser.text("parts[0]") == "0")
    #expect(try browser.text("parts.includes(undefined)") == "true")
    try browser.wait("location.hash.includes('width=90')")
  }

  /// The view that is painted last under the pointer, also one that is turned.
  @Test func aViewIsChosenInThePicture() throws {
    let turned = """
      size: [200, 100]
      views:
        - view: card
          frame: [20, 20, 120, 60]
          subviews:
            - view: mark
              frame: [10, 10, 20, 20]
        - view: bar
          frame: [150, 10, 20, 80]
          transform: rotate(90deg)
      """
    let preview = try RunningPreview(["a.yaml": turned], ["a.yaml"])
    let browser = try DebuggedBrowser(preview.address.absoluteString)
    try browser.wait(Self.caption)
    let box = "document.querySelector('.drawing svg').getBoundingClientRect()"
    let left = try #require(Double(browser.text("\(box).left")))
    let top = try #require(Double(browser.text("\(box).top")))
    let selected = "document.querySelector('[aria-selected=true]')?.dataset.view"
    for (x, y, name) in [(40.0, 40.0, "mark"), (100, 70, "card"), (125, 50, "bar"), (160, 80, "root")] {
      try browser.mouse("mouseMoved", left + x, top + y, buttons: 0)
      try browser.wait("\(Self.status).startsWith('\(name) · ')")
      try browser.mouse("mousePressed", left + x, top + y)
      try browser.mouse("mouseReleased", left + x, top + y)
      try browser.wait("\(selected) == '\(name)' && document.querySelectorAll('.chosen').length == 1")
    }
    // What is told of it.
    _ = try browser.value("document.querySelector('[data-view=bar]').click()")
    try browser.wait("facts.innerText.includes('120, 40 · 80 × 20')")
    #expect(try browser.text("facts.innerText").contains("transform"))
    let points = try browser.text("document.querySelector('.chosen').getAttribute('points')")
    #expect(points == "200 40 200 60 120 60 120 40")
  }

  /// A line of the list and one of a message, of the document and of a file that it includes.
  @Test func aLineIsOpenedInTheEditor() throws {
    let row = "views: [{view: row}]\nconstraints:\n  - row.height == 20\n"
    let whole = "size: [120, 80]\nviews: [{include: parts/row.yaml}]\nconstraints: [row.top == superview.top + 5]\n"
    let documents = ["a.yaml": whole, "parts/row.yaml": row, "other.yaml": Command.box()]
    let preview = try RunningPreview(documents, ["a.yaml", "--editor", "sh editor.sh"])
    let folder = preview.command.folder.resolvingSymlinksInPath().path
    try preview.command.write("echo \"$@\" >>opened\n", to: "editor.sh")
    let browser = try DebuggedBrowser(preview.address.absoluteString)
    func opened(_ count: Int) throws -> [Substring] {
      for _ in 0..<500 {
        let lines = preview.command.exists("opened") ? try preview.command.text("opened").split(separator: "\n") : []
        if lines.count >= count { return lines }
        usleep(20_000)
      }
      return []
    }
    try browser.wait("document.querySelector('[data-view=row]')")
    _ = try browser.value("document.querySelector('[data-view=row]').click()")
    try browser.wait("holders.querySelectorAll('button').length == 2")
    _ = try browser.value("holders.querySelectorAll('button')[0].click()")
    _ = try opened(1)
    _ = try browser.value("holders.querySelectorAll('button')[1].click()")
    let lines = try opened(2)
    #expect(Set(lines) == ["+3 \(folder)/a.yaml", "+3 \(folder)/parts/row.yaml"], "\(lines)")
    // Others are not opened.
    let order = "JSON.stringify({ open: { document: 'a.yaml', file: 'other.yaml', line: 1 } })"
    _ = try browser.value("socket.send(\(order)); socket.send(\(order.replacingOccurrences(of: "a.yaml", with: "b")))")
    try preview.command.write("size: [120, 80]\nviews: [{veiw: row}]\n", to: "a.yaml")
    try browser.wait("messages.querySelector('button')?.textContent == 'line 2'")
    _ = try browser.value("messages.querySelector('button').click()")
    #expect(try opened(3).dropFirst(2) == ["+2 \(folder)/a.yaml"])
  }
}
