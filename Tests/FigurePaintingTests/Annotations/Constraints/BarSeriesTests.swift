import Geometry
import Testing

@testable import FigurePainting

/// Bars that several panels have: in a series of steps, what jumps is read as what changed.
@Suite struct BarSeriesTests {
  private static func steps(_ last: String) -> String {
    """
    size: [300, 120]
    columns: 2
    show: {constraints: true}
    views:
      - {view: cover, backgroundColor: lightpink}
      - {label: song, text: So What, frame: [150, 0, 90, 24]}
    constraints:
      - cover.leading == superview.leading + 33
      - cover.top == superview.top + 32
      - cover.width == 56
      - cover.height == cover.width
    panels:
      - {title: One}
      - {title: Two, do: [\(last)]}
    """
  }

  private func places(of words: String, _ text: String) throws -> [Rect] {
    try #require(PaintedSample.all(in: text, name: "steps").first).annotationTexts.filter { $0.words == words }.map(
      \.box)
  }

  /// The line of the centres of the second panel begins where the bar of 33 would stand if nothing but that was there.
  @Test func aBarStandsOnTheSamePlaceOfItsViewInAllPanels() throws {
    let alone = try places(of: "33", Self.steps("song.hidden = false"))
    let both = try places(
      of: "33", Self.steps("add song.leading == cover.trailing + 28, add song.centerY == cover.centerY"))
    #expect(alone.count == 2 && both.count == 2)
    #expect(abs(alone[0].midY - alone[1].midY) < 0.5)
    #expect(abs(both[0].midY - both[1].midY) < 0.5, "\(both)")
    #expect(abs(both[0].midY - alone[0].midY) > 5, "\(both)")
  }

  /// Three views of equal widths have their signs on one line, whatever is above one of them.
  @Test func signsOfAChainOfEqualViewsAreOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [320, 140]
      show: {constraints: {of: [one, two, gap]}}
      views:
        - {view: a, backgroundColor: lavender}
        - {view: b, backgroundColor: lavender}
        - {view: c, backgroundColor: lavender}
        - {view: above, frame: [230, 10, 60, 20], backgroundColor: khaki}
      constraints:
        - H:|-20-[a]-12-[b]-12-[c]-20-|
        - V:|-60-[a(40)]
        - b.top == a.top
        - c.top == a.top
        - b.height == 40
        - c.height == 40
        - {equation: b.width == a.width, identifier: one}
        - {equation: c.width == a.width, identifier: two}
        - {equation: c.top == above.bottom + 30, identifier: gap}
      """)
    let level = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
      .filter { $0.start.y == $0.end.y && abs($0.end.x - $0.start.x) > 60 }
    #expect(level.count == 3 && Set(level.map { $0.start.y.rounded() }).count == 1, "\(level)")
  }
}
