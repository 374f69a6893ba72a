import Diagnostics
import Geometry
import PangoText
import Testing

@testable import FigurePainting

/// The lines from labels to what they name cross neither what is on the screen nor one another, where there is another way.
@Suite struct LeaderWayTests {
  /// A level line from the column would strike the symbol of the second button through.
  @Test func wordsStandHigherOrLowerWhereALevelLineWouldCrossASymbol() throws {
    let buttons = "- {button: a, image: symbol(play), frame: [270, 300, 40, 40]}"
    func way(_ views: String) throws -> Segment {
      try #require(
        try leaders(in: "\(views)\ncallouts:\n- {text: what readers do with it, at: a, side: right}\n").first)
    }
    let level = try way("views:\n\(buttons)")
    #expect(!level.isDiagonal && level.start.x > 387)
    let other = try way("views:\n\(buttons)\n- {button: b, image: symbol(heart), frame: [320, 300, 40, 40]}")
    #expect(other.isDiagonal && other.start.x > 387)
    let symbol = Rect(x: 330, y: 310, width: 20, height: 20)
    #expect(other.shares(within: symbol) == nil, "\(other)")
  }

  /// Beside a thumb there is only its own track.
  @Test(arguments: ["text: what is dragged", "label: 1"]) func theLineToAThumbRunsAlongItsTrack(callout: String) throws
  {
    let way = try #require(
      try leaders(
        in: """
          views:
            - {slider: a, value: 0.3, frame: [60, 300, 260, 31]}
            - {label: b, text: "-2:31", font: caption2, frame: [280, 334, 40, 14]}
          callouts: [{\(callout), at: a.thumb, side: right}]
          """
      ).first)
    #expect(!way.isDiagonal && way.start.x > 387 && way.end.x < 200, "\(way)")
  }

  @Test func linesDoNotCrossOneAnother() throws {
    let ways = try leaders(
      in: """
        views:
          - {view: a, frame: [60, 290, 40, 20]}
          - {button: b, image: symbol(play), frame: [60, 320, 40, 20]}
          - {label: c, text: Words, frame: [110, 290, 60, 21]}
          - {label: d, text: Words, frame: [110, 320, 60, 21]}
        callouts:
          - {text: what is above, at: a, side: right}
          - {text: what is below, at: b, side: right}
        """)
    try #require(ways.count == 2)
    #expect(!ways[0].crosses(ways[1]), "\(ways)")
  }

  /// A line to words below the screen's size would strike that through, and without a line the words would say nothing.
  @Test func wordsBelowADeviceStandBesideTheSizeOfItsScreen() throws {
    let ways = try leaders(
      in: """
        bars: {tabBar: {items: [symbol(house) Home, symbol(map) Map, symbol(star) Saved]}}
        callouts: [{text: "where one looks for all that is near", at: root.tabBar.item(1), side: bottom}]
        """)
    let way = try #require(ways.first)
    #expect(ways.count == 1 && way.start.y > 667 && abs(way.start.x - 187.5) > 20, "\(way)")
  }

  @Test func linesThatShareAnEndDoNotCross() {
    let (left, right) = (Segment(Point(0, 0), Point(10, 10)), Segment(Point(10, 0), Point(0, 10)))
    #expect(left.crosses(right) && right.crosses(left))
    #expect(!left.crosses(Segment(Point(10, 10), Point(20, 0))))
    #expect(!left.crosses(Segment(Point(0, 1), Point(9, 10))))
  }

  /// The lines of callouts on a phone of 375 × 667 points, in its coordinates.
  private func leaders(in views: String) throws -> [Segment] {
    let sample = try PaintedSample("device: iphone-6\nchrome: device\n\(views)")
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(
      sample.picture, of: sample.figure, measuringTextWith: try PangoTextMeasurer(), diagnostics: &diagnostics)
    guard case .layout(let annotations)? = annotated.panels.first?.content else { return [] }
    return annotations.marks.compactMap { $0 as? MarkGroup }.filter { $0.classes == ["strut-callout"] }
      .compactMap { $0.marks.first as? LineMark }.flatMap(\.segments)
  }
}
