import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Where lines end, and what they leave free.
@Suite struct LineEndTests {
  private func lines(_ name: String, in sample: PaintedSample) -> [Segment] {
    sample.elements.filter { $0.classes.contains(name) }.flatMap(\.strokedLines).map { Segment($0.start, $0.end) }
  }

  private func view(_ name: String, in sample: PaintedSample) throws -> Rect {
    try #require(sample.elements.first { $0.ids.contains(name) }?.box)
  }

  /// The line of two middles goes on a little beyond both views, but not across the border of what they are in.
  @Test(arguments: [6.0, 12, 40])
  func aLineOfMiddlesEndsBeforeTheBorder(_ margin: Double) throws {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      show: {constraints: {of: [middles]}}
      views:
        - view: card
          frame: [20, 20, 160, 60]
          backgroundColor: lightgray
          subviews:
            - {view: a, frame: [\(margin), 10, 20, 20], backgroundColor: teal}
            - {view: b, backgroundColor: teal}
      constraints:
        - b.leading == card.leading + 80
        - b.width == 20
        - b.height == 20
        - {equation: b.centerY == a.centerY, identifier: middles}
      """)
    let card = try view("card", in: sample)
    let level = lines("strut-constraint", in: sample).filter { $0.start.y == $0.end.y }
    let start = try #require(level.map(\.start.x).min())
    let a = try view("a", in: sample)
    #expect(start > card.minX && start <= a.minX)
  }

  /// Whatever lies under an edge of a guide, a dimension does not end in nothing.
  @Test(arguments: [("root.safeArea.left", true), ("root.left", false)])
  func aDimensionToAGuideEndsAtAPieceOfItsEdge(_ place: String, _ hasPiece: Bool) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      views: [{view: dial, frame: [200, 100, 80, 80], backgroundColor: teal}]
      callouts: [{dimension: [\(place), dial.left], side: bottom}]
      """)
    // Its hairlines are half as wide as the line of a guide.
    let upright = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
      .filter { $0.start.x == $0.end.x && abs($0.end.y - $0.start.y) > 30 }
    let dial = try view("dial", in: sample)
    #expect(upright.contains { $0.start.x < dial.minX - 20 } == hasPiece, "\(upright)")
  }

  /// A diagonal would be a part of the sign.
  @Test func theDiagonalOfARatioLeavesASymbolFree() throws {
    let sample = try PaintedSample(
      """
      size: [200, 140]
      show: {constraints: {of: [ratio]}}
      views:
        - {imageView: still, image: "symbol(film, 40)", contentMode: center, backgroundColor: lavender}
      constraints:
        - H:|-20-[still(160)]
        - V:|-20-[still]
        - {equation: still.height == 5/8 * still.width, identifier: ratio}
      """)
    let still = try view("still", in: sample)
    let diagonals = lines("strut-constraint", in: sample).filter(\.isDiagonal)
    #expect(!diagonals.isEmpty)
    let middle = Rect(center: still.center, size: Size(20, 16))
    #expect(diagonals.allSatisfy { $0.shares(within: middle) == nil })
  }

  /// Beside a key, the line to what the keyboard covers would name the key.
  @Test(arguments: [(160.0, true), (500, false)])
  func whatTheKeyboardCoversIsOutlined(_ distance: Double, _ isOutlined: Bool) throws {
    let sample = try PaintedSample(
      """
      device: iphone-se-3rd-generation
      keyboard: shown
      views: [{view: field, backgroundColor: teal}]
      constraints:
        - H:|-20-[field]-20-|
        - field.top == superview.bottom - \(distance)
        - field.height == 80
      callouts: [{label: A, at: field}]
      """)
    #expect(sample.elements.contains { $0.classes.contains("strut-bounds") } == isOutlined)
  }

  /// Discs on one side stand in that direction, also where that is beyond the border.
  @Test func discsAtEdgesStandOnTheirSide() throws {
    let sample = try PaintedSample(
      """
      size: [300, 150]
      views:
        - {view: one, frame: [24, 20, 252, 44], backgroundColor: khaki}
        - {view: two, frame: [24, 90, 252, 44], backgroundColor: lightsteelblue}
      callouts:
        - {label: A, at: one.right, side: right}
        - {label: B, at: two.right, side: right}
      """)
    for (letter, name) in [("A", "one"), ("B", "two")] {
      let disc = try #require(sample.boxes(of: letter).first)
      #expect(abs(disc.midY - (try view(name, in: sample)).midY) < 2)
    }
  }

  /// Arrows of a margin do not lie on a symbol where there is room beside it.
  @Test func marginsOfAStackViewKeepOffSymbols() throws {
    let sample = try PaintedSample(
      """
      size: [330, 100]
      show: {spacing: {of: head}}
      views:
        - stackView: head
          spacing: 12
          alignment: center
          isLayoutMarginsRelativeArrangement: true
          directionalLayoutMargins: [8, 16, 8, 16]
          backgroundColor: lavender
          subviews:
            - {imageView: icon, image: "symbol(shippingbox, 32)", contentHuggingPriority: 251}
            - {label: what, text: Parcel 41, font: headline}
      constraints:
        - H:|-40-[head]-40-|
        - head.centerY == superview.centerY
      """)
    let icon = try view("icon", in: sample)
    let upright = sample.elements.filter { $0.classes.contains("strut-spacing") }.flatMap(\.strokedLines)
      .filter { $0.start.x == $0.end.x && icon.insetBy(dx: 2, dy: 2).contains($0.start) }
    #expect(upright.isEmpty)
  }
}
