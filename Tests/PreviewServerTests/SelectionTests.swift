import Foundation
import TestSupport
import Testing

/// What the page says of selected views, beside what the command says of them.
@Suite(.serialized, .enabled(if: DebuggedBrowser.program != nil, "chromium is not installed"))
struct SelectionTests {
  private static let storyboard = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../InterfaceBuilderTests/Fixtures/scenes/roots-below-opaque-bars.xml").path

  /// Ten views of a document, or all, with the constraints of each. The first line opens in the editor.
  @Test(arguments: ["recipe-scroll-view", "recipe-nested-stacks", "recipe-a-new-event", "a storyboard"])
  func whatHoldsAViewIsWhatInspectSays(_ name: String) throws {
    // 1. The document, and the scenes of which views are selected.
    let isSample = name != "a storyboard"
    let file = isSample ? "a.yaml" : "a.storyboard"
    let text = try String(
      contentsOfFile: isSample ? "\(Samples.folder.path)/\(name).yaml" : Self.storyboard, encoding: .utf8)
    let preview = try RunningPreview([file: text], [file, "--editor", "sh editor.sh"])
    try preview.command.write("echo \"$@\" >>opened\n", to: "editor.sh")
    let browser = try DebuggedBrowser(preview.address.absoluteString)
    try browser.wait("document.querySelector('[data-view]')")
    // 2. Select each, and compare.
    let rows = "[...document.querySelectorAll('#views [data-view]')]"
    let all = try browser.text("\(rows).map(row => row.dataset.view + ' ' + row.dataset.picture)")
    let picked = all.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
      .onceEach(by: isSample ? 1 : 2).prefix(10)
    #expect(picked.count > 7)
    for view in picked {
      let row = "document.querySelector('[data-view=\"\(view[0])\"][data-picture=\"\(view[1])\"]')"
      _ = try browser.value("\(row).click()")
      try browser.wait(Self.isListed)
      let scene = try browser.text("reply.scenes.length > 1 ? reply.drawings[\(view[1])].scene : ''")
      let said = try preview.command.run("inspect", file, "--affecting", view[0]).output
      #expect(try Self.listed(in: browser) == Self.rows(of: said, scene: scene), "\(view[0]) of \(scene)")
    }
    // 3. A line of the last one that has some.
    let jump = "[...holders.querySelectorAll('button.jump')]"
    for view in picked.reversed() {
      _ = try browser.value("document.querySelector('[data-view=\"\(view[0])\"][data-picture=\"\(view[1])\"]').click()")
      try browser.wait(Self.isListed)
      if try browser.text("\(jump).length") != "0" { break }
    }
    let line = try browser.text("\(jump)[0].textContent.slice(5)")
    _ = try browser.value("\(jump)[0].click()")
    let path = preview.command.folder.resolvingSymlinksInPath().appendingPathComponent(file).path
    #expect(try preview.line(in: "opened") == "+\(line) \(path)\n")
  }

  /// What was asked for last is there.
  private static let isListed = "reply.number == number && reply.about[wish.selected]"

  private static func listed(in browser: DebuggedBrowser) throws -> [String] {
    let words = "[...row.children].map(part => part.textContent).join(' ')"
    let rows = try browser.text("[...holders.querySelectorAll('p')].map(row => \(words)).join('\\n')")
    return rows.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// The first table of what `inspect --affecting` prints, or that of a scene, without the axes.
  private static func rows(of output: String, scene: String) -> [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = scene.isEmpty ? 0 : lines.firstIndex { $0.hasSuffix("-\(scene)") } ?? lines.count
    let isRow: (Substring) -> Bool = { $0.hasPrefix("horizontal ") || $0.hasPrefix("vertical ") }
    return lines[start...].drop { !isRow($0) }.prefix(while: isRow).map { line in
      line.split(separator: " ").dropFirst().joined(separator: " ")
    }
  }
}

extension [[String]] {
  /// Those with other first words than the ones before.
  fileprivate func onceEach(by count: Int) -> [[String]] {
    var known: Set<[String]> = []
    return filter { known.insert(Array<String>($0.prefix(count))).inserted }
  }
}
