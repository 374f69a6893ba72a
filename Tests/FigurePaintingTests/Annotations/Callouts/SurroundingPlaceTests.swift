import Diagnostics
import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Callouts and dimensions at bars and at what a device has on its screen.
@Suite struct SurroundingPlaceTests {
  private func phone(_ callouts: String) throws -> PaintedSample {
    try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: 360
      crop: {top: 200}
      bars:
        navigationBar: {title: Shopping, backButtonTitle: Lists}
        searchBar: {placeholder: Search}
      callouts: [\(callouts)]
      """)
  }

  /// The field is the rounded ground, not the row with what is above and below it.
  @Test func theFieldOfASearchBarIsAPlace() throws {
    let sample = try phone("{label: A, at: root.searchBar.field.right}")
    let words = try #require(sample.elements.first { $0.isText && $0.words == "Search" }?.box)
    let end = try #require(sample.lines(ofClass: "strut-callout").flatMap { [$0.start, $0.end] }.min { $0.x < $1.x })
    #expect(abs(end.y - words.midY) < 1)
  }

  /// A line from the left would strike the magnifying glass through.
  @Test func linesGoRoundTheMagnifyingGlass() throws {
    let sample = try phone(
      """
      {label: A, at: root.searchBar.text}, {label: B, at: root.navigationBar.title},
      {label: C, at: root.navigationBar.back}
      """)
    let words = try #require(sample.elements.first { $0.isText && $0.words == "Search" }?.box)
    let glass = Rect(x: words.minX - 10, y: words.midY - 4, width: 8, height: 8)
    #expect(!sample.lines(ofClass: "strut-callout").isEmpty)
    for line in sample.lines(ofClass: "strut-callout") { #expect(!glass.isCrossed(from: line.start, to: line.end)) }
  }

  /// Half of a dot on the edge of the screen is lost on the body.
  @Test func noDotLiesOnTheBody() throws {
    let sample = try phone("{label: A, at: root.navigationBar.back, side: left}")
    let chevron = try #require(sample.elements.first { $0.isText && $0.words == "Lists" }?.box)
    let dots = sample.elements.filter { element in
      guard element.classes.contains("strut-callout"), case .shape(let shape) = element.content else { return false }
      return shape.fill != nil && element.box.width < 6
    }
    #expect(dots.isEmpty)
    let ends = sample.lines(ofClass: "strut-callout").flatMap { [$0.start.x, $0.end.x] }
    let nearest = try #require(ends.max())
    #expect(nearest < chevron.minX && chevron.minX - nearest < 14)
  }

  /// Of a dimension above a tablet, between its words "9:41 Tue Jan 9" and "100 %".
  @Test func linesToDimensionsLeaveTheStatusBarFree() throws {
    let sample = try PaintedSample(
      """
      device: ipad-10th-generation-a16
      chrome: device
      screenSize: none
      printWidth: 340
      crop: {top: 300}
      callouts: [{dimension: [root.readable.left, root.readable.right], side: top}]
      """)
    let words = sample.elements.filter { $0.isText && $0.classes.contains("strut-chrome") }
    #expect(words.count >= 2)
    let lines = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
    let upright = lines.filter { $0.start.x == $0.end.x }
    #expect(!upright.isEmpty)
    for line in upright {
      for word in words { #expect(!word.box.isCrossed(from: line.start, to: line.end), "\(word.words)") }
    }
  }

  /// Words below the title of a bar do not stand on its edge.
  @Test func wordsKeepOffTheEdgesOfBars() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      bars: {navigationBar: {title: Inbox}}
      callouts: [{text: the title, at: root.navigationBar.title, side: bottom}]
      """)
    let words = try #require(sample.boxes(of: "the title").first)
    #expect(abs(words.midY - 103) > words.height / 2 - 1, "\(words)")
  }
}
