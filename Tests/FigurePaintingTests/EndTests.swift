import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// What bars and guides end at, and what they keep off.
@Suite struct EndTests {
  private func outlines(in sample: PaintedSample) -> [Rect] {
    sample.elements.filter { $0.classes.contains("strut-bounds") }.map(\.box)
  }

  private static func row(_ label: String, _ dimension: String = "[name.right, value.left]") -> String {
    """
    size: [300, 80]
    views:
      - {label: name, text: Departure, frame: [20, 30, 76, 20]}
      - {label: value, \(label), frame: [110, 30, 170, 20]}
    callouts: [{dimension: \(dimension), side: bottom}]
    """
  }

  /// The words stand at the other end of a label that is stretched.
  @Test func aViewThatIsNotSeenIsOutlinedWhereADimensionEndsAtIt() throws {
    let outlined = outlines(in: try PaintedSample(Self.row("text: 14 March, textAlignment: right")))
    #expect(outlined.count == 1)
    #expect(abs((outlined.first?.width ?? 0) - 170) < 1)
    // Its words, its background or its dashes show where it begins.
    #expect(outlines(in: try PaintedSample(Self.row("text: 14 March"))).isEmpty)
    let onGround = Self.row("text: 14 March, textAlignment: right, backgroundColor: khaki")
    #expect(outlines(in: try PaintedSample(onGround)).isEmpty)
    let dashed = Self.row("text: 14 March, textAlignment: right") + "\nshow: {frames: {of: value}}"
    #expect(outlines(in: try PaintedSample(dashed)).isEmpty)
    // Nothing ends at it.
    let elsewhere = Self.row("text: 14 March, textAlignment: right", "[root.left, name.left]")
    #expect(outlines(in: try PaintedSample(elsewhere)).isEmpty)
  }

  @Test func aClearSpacerAndAStackViewAreOutlinedForTheirDimensionsAlone() throws {
    func document(_ callouts: String) -> String {
      """
      size: [300, 120]
      views:
        - {view: spacer, backgroundColor: clear, frame: [20, 20, 100, 40]}
        - stackView: stack
          frame: [140, 20, 140, 80]
          alignment: center
          subviews: [{view: a, backgroundColor: khaki, intrinsicContentSize: [60, 30]}]
      callouts: [\(callouts)]
      """
    }
    #expect(outlines(in: try PaintedSample(document("{dimension: [spacer.top, spacer.bottom]}"))).count == 1)
    #expect(outlines(in: try PaintedSample(document("{dimension: [stack.top, stack.bottom], side: right}"))).count == 1)
    // The view in it shows its left edge.
    #expect(outlines(in: try PaintedSample(document("{dimension: [root.left, stack.left], side: bottom}"))).isEmpty)
  }

  /// One pixel a point: both lie inside of the distance, one in the column of the other. With two, a cap is centred.
  @Test(arguments: [1.0, 2]) func linesThatLeadToAnEndAreInTheColumnOfItsCap(_ scale: Double) throws {
    let text = """
      size: [200, 120]
      views: [{view: a, backgroundColor: khaki, frame: [40, 20, 80, 40]}]
      callouts: [{dimension: [a.left, a.right], side: bottom, offset: 30}]
      """
    let sample = try PaintedSample(text, scale: scale)
    let lines = sample.elements.compactMap { element -> Rect? in
      guard element.classes.contains("strut-dimension"), case .shape(let shape) = element.content,
        let width = shape.stroke?.width, element.box.width < 0.1
      else { return nil }
      return element.box.insetBy(dx: -width / 2, dy: 0)
    }
    let offset = sample.list.size.width / 2 - 100
    #expect(lines.count == 2)
    let reach = scale == 1 ? 0.1 : 0.6
    #expect(lines.allSatisfy { $0.minX > 40 - reach + offset && $0.maxX < 120 + reach + offset }, "\(lines)")
  }

  /// The edge of the row would run through the caps of bars below the icon.
  @Test func barsOnASideKeepOffTheEdgesOfViewsAround() throws {
    let sample = try PaintedSample(
      """
      size: [300, 90]
      show: {constraints: {of: start, side: bottom, style: bare}}
      views:
        - view: row
          backgroundColor: lavender
          subviews: [{view: icon, backgroundColor: tomato}]
          constraints:
            - {equation: icon.leading == row.leading + 16, identifier: start}
            - icon.centerY == row.centerY
            - icon.width == 20
            - icon.height == 20
      constraints: ["H:|[row]|", "V:|-10-[row(44)]"]
      """)
    let caps = sample.elements.filter {
      $0.classes.contains("strut-constraint") && !$0.isText && abs($0.box.height - 9) < 0.1
    }
    let row = try #require(sample.list.group("row")?.items.unitedBounds)
    #expect(!caps.isEmpty)
    #expect(caps.allSatisfy { $0.box.minY > row.maxY }, "\(caps.map(\.box)) \(row)")
  }

  /// Where letters begin at the edge, the dots of the readable width have some space to them.
  @Test func dotsOfTheReadableWidthKeepOffLetters() throws {
    func line(_ views: String, _ show: String = "readable: {values: false}") throws -> Double {
      let sample = try PaintedSample(
        """
        device: iphone-15
        show: {\(show)}
        views: [\(views)]
        """)
      let dots = sample.elements.filter { $0.classes.contains("strut-readable") }.map(\.box)
      return try #require(dots.map(\.midX).min())
    }
    let alone = try line("")
    let beside = try line("{label: story, text: It was a bright day, frame: [16, 200, 361, 20]}")
    let both = "readable: {values: false}, margins: {values: false}"
    let atMargins = try line("", both)
    #expect(beside <= alone - 0.5)
    #expect(beside >= 16 - 1.25 - 0.5)
    #expect(atMargins >= alone + 1)
    // It stays inside of the margins, and has a gap at the text.
    #expect(try line("{label: story, text: It was a bright day, frame: [16, 200, 361, 20]}", both) == atMargins)
  }

  /// On the corner of another ambiguous view it would say that this one is meant twice.
  @Test func signsOfAmbiguityAreNearestToTheirOwnViews() throws {
    let sample = try PaintedSample(
      """
      size: [220, 100]
      expect: ambiguity
      show: {ambiguity: outlines}
      views:
        - {label: name, text: Name, textAlignment: center, backgroundColor: khaki}
        - {label: value, text: Ada, textAlignment: center, backgroundColor: lavender}
      constraints: ["H:|-24-[name]-12-[value]-24-|", "V:|-24-[name(28)]", "V:|-24-[value(28)]"]
      """)
    let name = try #require(sample.elements.first { $0.isText && $0.words == "Name" }?.box)
    let signs = sample.annotationTexts.filter { $0.words == "?" }.map(\.box.midX)
    #expect(signs.count == 2)
    #expect(signs.contains { $0 < name.maxX + 9 }, "\(signs) \(name)")
  }

  /// The disc of a number with two digits is broader than the others.
  @Test func wordsOfALegendBeginAtOneDistance() throws {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      views:
        - {view: a, frame: [20, 20, 60, 60], backgroundColor: lavender}
        - {view: b, frame: [120, 20, 60, 60], backgroundColor: khaki}
      callouts:
        - {label: 9, at: a, text: the ninth}
        - {label: 10, at: b, text: the tenth}
      """)
    let words = sample.annotationTexts.filter { $0.words.hasPrefix("the ") }.map(\.box.minX)
    #expect(words.count == 2)
    #expect(abs((words.first ?? 0) - (words.last ?? 9)) < 0.6, "\(words)")
  }

  /// At the middle of a circle the line would lie on its flank for half of its height.
  @Test func linesThatLeadToARoundFlankEndWhereItIsNear() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: a, backgroundColor: khaki, cornerRadius: 20, frame: [80, 40, 40, 40]}]
      callouts: [{dimension: [root.left, a.left], side: top, offset: 20}]
      """)
    let pieces = sample.elements.filter { element in
      guard case .shape(let shape) = element.content else { return false }
      return element.classes.contains("strut-dimension") && shape.stroke?.dash.isEmpty == false
    }.map(\.box)
    // On the page and on the circle.
    let line = try #require(pieces.dropFirst().reduce(pieces.first) { $0?.union($1) })
    // From the cap, 15.5 points above the circle, to where it is 1 point beside the line, 6.2 above its middle.
    #expect(line.width < 0.1 && abs(line.height - (35.5 - 39.0.squareRoot())) < 0.1, "\(pieces)")
  }

  /// Less than three dashes would be specks beside the caps.
  @Test(arguments: [(13, []), (15, [10.5])])
  func linesToEndsAreAtLeastThreeDashesLong(_ offset: Int, _ lengths: [Double]) throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: a, backgroundColor: khaki, frame: [80, 40, 40, 40]}]
      callouts: [{dimension: [root.left, a.left], side: top, offset: \(offset)}]
      """)
    let dashed = sample.elements.filter { element in
      guard element.classes.contains("strut-dimension"), case .shape(let shape) = element.content else { return false }
      return shape.stroke?.dash.isEmpty == false
    }
    // From the cap, which reaches 4.5 points beyond the line.
    #expect(dashed.map(\.box.height) == lengths)
  }
}
