import Diagnostics
import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Dimensions that follow one another on one line: their caps, arrows and numbers.
@Suite struct ChainTests {
  /// A short gap beside a long view: its arrows would lie on the line of the view, so it has none.
  @Test func shortAndLongDimensionsAreAChainOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [300, 160]
      views:
        - {view: a, frame: [40, 60, 100, 60]}
        - {view: b, frame: [148, 60, 100, 60]}
      callouts:
        - {dimension: [a.left, a.right], side: top}
        - {dimension: [a.right, b.left], side: top}
      """)
    let lines = sample.dimensions.compactMap { $0.last?.path.box }
    #expect(lines.count == 2)
    #expect(lines[0].midY == lines[1].midY)
    // Arrows are filled.
    #expect(sample.dimensions.flatMap(\.self).allSatisfy { $0.fill == nil })
    // The number of one has no room on its line, so both stand above.
    let numbers = try sample.boxes(of: ["100", "8"])
    #expect(numbers.allSatisfy { $0.maxY < lines[0].minY })
    #expect(abs(numbers[0].midY - numbers[1].midY) < 0.01)
  }

  /// Alone it has arrows, which point at its ends from outside.
  @Test func aShortDimensionAloneHasArrows() throws {
    let sample = try PaintedSample(
      """
      size: [300, 160]
      views:
        - {view: a, frame: [40, 60, 100, 60]}
        - {view: b, frame: [148, 60, 100, 60]}
      callouts: [{dimension: [a.right, b.left], side: top}]
      """)
    #expect(sample.dimensions[0].contains { $0.fill != nil })
  }

  /// A length is not between caps in a chain and between arrows alone, in another panel or beside it.
  @Test(arguments: [
    ("panels: [{callouts: [*one, *two]}, {callouts: [*one]}]", 0),
    ("panels: [{callouts: [*two]}, {callouts: [*one]}]", 1),
    ("callouts: [*one, *two, *other]", 0),
    ("callouts: [*one, *other]", 2),
  ])
  func aLengthHasOneFormInAllPanels(_ text: String, _ withArrows: Int) throws {
    let one = "{dimension: [a.topLeft, a.topLeft + (0, 16)], side: left}"
    let two = "{dimension: [a.topLeft + (0, 16), a.bottomLeft], side: left}"
    let other = "{dimension: [b.topRight, b.topRight + (0, 16)], side: right}"
    let marks = text.replacing("*one", with: one).replacing("*two", with: two).replacing("*other", with: other)
    let sample = try PaintedSample(
      """
      size: [300, 200]
      border: none
      views:
        - {view: a, frame: [60, 40, 60, 120], backgroundColor: plum}
        - {view: b, frame: [180, 40, 60, 120], backgroundColor: plum}
      \(marks)
      """)
    #expect(sample.dimensions.count { $0.contains { $0.fill != nil } } == withArrows)
  }

  /// Words on an upright line would hold it far from the view: the line is as near as that of a number.
  @Test(arguments: ["{}", "contentSize.height {}"])
  func anUprightLineIsNearItsViewWhateverItsWords(_ text: String) throws {
    let sample = try PaintedSample(
      """
      size: [400, 200]
      views: [{view: a, frame: [60, 40, 100, 120]}]
      callouts: [{dimension: [a.topRight, a.bottomRight], text: "\(text)"}]
      """)
    let line = try #require(sample.dimensions[0].last?.path.box)
    #expect(line.midX > 168 && line.midX < 180)
  }

  /// Where two dimensions end in the middle of a view, they have one cap: at one pixel a point two caps, each inside of
  /// its distance, would be twice as thick as the others.
  @Test(arguments: [1.0, 2]) func capsInTheMiddleOfAViewAreOne(_ scale: Double) throws {
    let sample = try PaintedSample(
      """
      size: [352, 60]
      border: none
      views:
        - {view: a, frame: [16, 8, 40, 32]}
        - {view: b, frame: [130, 8, 72, 32]}
        - {view: c, frame: [256, 8, 80, 32]}
      callouts:
        - {dimension: [a.centerX, b.centerX], side: bottom}
        - {dimension: [b.centerX, c.centerX], side: bottom}
      """, scale: scale)
    let caps = sample.dimensions.compactMap { shapes in
      shapes.first { $0.path.elements.count == 4 }?.path.box
    }
    try #require(caps.count == 2)
    #expect(caps[0].maxX == caps[1].minX, "\(caps)")
  }

  /// The number of the gap to the border has no room on its line, and would reach across the border.
  @Test func aChainToTheBorderStandsBesideItsView() throws {
    let sample = try PaintedSample(
      """
      size: [360, 300]
      views: [{view: card, frame: [150, 20, 200, 100], backgroundColor: lavender}]
      callouts:
        - {dimension: [card.left, card.right], side: bottom}
        - {dimension: [card.right, root.right], side: bottom}
      """)
    let card = try sample.view("card")
    for number in ["200", "10"] {
      let box = try #require(sample.boxes(of: number).first)
      #expect(box.minY > card.maxY && box.maxY < card.maxY + 40, "\(box) \(card)")
    }
  }
}
