import Diagnostics
@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing

/// The lines and the hatching of layout guides.
@Suite struct GuideLineTests {
  /// A line between rows would strike the name of a guide through.
  @Test func theNameOfAGuideKeepsOffTheLinesBetweenRows() throws {
    let sample = try PaintedSample(
      """
      device: iphone-x
      chrome: device
      printWidth: 110
      screenSize: none
      show: {safeArea: hatched}
      views:
        - tableView: cart
          tableStyle: grouped
          sections: [{header: Cart, rows: [{title: Tea, text: "4.50"}, {title: Cups, text: "18.00"}]}]
      constraints: ["H:|[cart]|", cart.top == superview.safeArea.top, cart.bottom == superview.bottom]
      """)
    let name = try sample.boxes(of: ["safe area"])[0]
    let cups = try #require(sample.elements.first { $0.words == "Cups" }).box
    #expect(name.minY > cups.maxY + 8)
  }

  /// A dimension of the guide ends at its edge: a line beside that would be a second edge.
  @Test(arguments: [("[60, 30, 80, 20]", 0.3), ("[34, 30, 80, 20]", 0.3), ("[30, 30, 80, 20]", 1.5)])
  func linesOfTheReadableWidthAreOnItsEdges(_ frame: String, _ distance: Double) throws {
    let sample = try PaintedSample(
      """
      size: [260, 120]
      show: {readable: {values: false}}
      root: {layoutMargins: [0, 30, 0, 30]}
      views: [{label: words, text: Words, frame: \(frame)}]
      callouts: [{dimension: [root.readable.left, root.readable.right], side: bottom}]
      """)
    func left(_ name: String) throws -> Double {
      let lines = sample.elements.filter { $0.classes.contains(name) }.flatMap(\.strokedLines)
      return try #require(lines.filter { $0.start.x == $0.end.x }.map(\.start.x).min())
    }
    let (line, cap) = (try left("strut-readable"), try left("strut-dimension"))
    #expect(abs(cap - line) <= distance + 0.3, "\(line) and \(cap)")
  }

  /// On a view with a name, that of a guide would be read as another one of it; between views there is often room.
  @Test(arguments: [
    ("frame: [8, 8, 184, 104]", "{rule: list.top}", true), ("frame: [8, 8, 184, 104]", "{text: list, at: list}", false),
    ("frame: [8, 30, 184, 82]", "{text: list, at: list}", true),
  ])
  func namesOfGuidesAreNotOnNamedViews(_ frame: String, _ callout: String, _ isThere: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      show: safeArea
      views: [{view: list, backgroundColor: khaki, \(frame)}]
      callouts: [\(callout)]
      """)
    #expect(sample.boxes(of: "safe area").isEmpty != isThere)
  }

  /// A symbol is read as letters are, and a picture in the margin is no part of the margin.
  @Test(arguments: [
    ("symbol(star, 24)", "[18, 36, 28, 28]", true), ("symbol(star, 24)", "[50, 36, 28, 28]", true),
    ("placeholder(28, 28)", "[18, 36, 28, 28]", true), ("placeholder(200, 60)", "[20, 20, 200, 60]", false),
  ])
  func hatchingLeavesImagesFree(_ image: String, _ frame: String, isFree: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [240, 100]
      show: {margins: {of: root, values: false}}
      root: {layoutMargins: [16, 64, 16, 16]}
      views: [{imageView: mark, image: "\(image)", frame: \(frame)}]
      """)
    // Each blank is a clip around the hatching, with the blank as a hole, a point larger than the image.
    let clips = sample.list.groups(withClass: "strut-margins").flatMap(\.items).flatMap(\.clips)
    let hole = try #require(sample.picture.panels[0].views.first { $0.name == "mark" }).frame.insetBy(dx: -1, dy: -1)
    #expect(clips.contains { Set(hole.corners).isSubset(of: $0.points) } == isFree)
  }
}

extension Item {
  /// Of a group and of those in it.
  fileprivate var clips: [Path] {
    guard case .group(let group) = self else { return [] }
    return [group.clip].compactMap(\.self) + group.items.flatMap(\.clips)
  }
}
