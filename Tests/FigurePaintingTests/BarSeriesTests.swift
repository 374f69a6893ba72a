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
}
