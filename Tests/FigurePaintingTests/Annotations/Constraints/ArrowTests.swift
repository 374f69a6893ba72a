import Geometry
import Testing

@testable import FigurePainting

/// Bars that are about as short as their numbers.
@Suite struct ArrowTests {
  /// How many filled arrowheads the marks with a CSS class have.
  private func heads(_ text: String, _ name: String) throws -> Int {
    let sample = try PaintedSample(text)
    return sample.elements.count { element in
      guard element.classes.contains(name), case .shape(let shape) = element.content else { return false }
      let (least, most) = (min(element.box.width, element.box.height), max(element.box.width, element.box.height))
      return shape.fill != nil && shape.stroke == nil && least < 8 && most < 60
    }
  }

  private static func row(margin: Int, views: String = "", side: String = "top") -> String {
    """
    size: [240, 120]
    show: {constraints: {of: [margin], side: \(side)}}
    views:
      - {view: card, backgroundColor: lavender}
    \(views)
    constraints:
      - {equation: card.leading == superview.leading + \(margin), identifier: margin}
      - card.trailing == superview.trailing - 60
      - V:|-50-[card(50)]
    """
  }

  /// The number 20 is as wide as 20 points, and hides where they end; 40 points are longer.
  @Test(arguments: [(20, true), (40, false)])
  func arrowsPointAtTheEndsOfABracketAsWideAsItsNumber(_ margin: Int, _ isTurned: Bool) throws {
    // Both heads are one shape.
    #expect(try heads(Self.row(margin: margin), "strut-constraint") == (isTurned ? 1 : 0))
  }

  /// Two margins of one view are lengths of one kind: none has arrows where the other has caps.
  @Test(arguments: [(24, 0), (90, 1)]) func shortLengthsOnOneLineAreAlike(_ other: Int, _ count: Int) throws {
    let text = """
      size: [340, 120]
      border: none
      views: [{view: row, frame: [20, 10, 300, 80], directionalLayoutMargins: [12, \(other), 12, 16]}]
      show: {margins: row}
      callouts:
        - {dimension: [row.leading, row.margins.leading], side: bottom}
        - {dimension: [row.margins.trailing, row.trailing], side: bottom}
      """
    #expect(try heads(text, "strut-dimension") == count)
  }

  /// An arrow would lie on the view beside the card.
  @Test func arrowsLieOnNoView() throws {
    let view = "  - {view: badge, frame: [20, 10, 30, 40], backgroundColor: plum}"
    #expect(try heads(Self.row(margin: 20, views: view), "strut-constraint") == 0)
  }

  /// In a chain, the next distance begins where one ends.
  @Test(arguments: [("", 1), ("  - {dimension: [card.left, card.right], side: bottom}", 0)])
  func dimensionsHaveThemOutsideOfChains(_ next: String, _ count: Int) throws {
    let text = """
      size: [240, 120]
      views:
        - {view: card, frame: [12, 20, 80, 50], backgroundColor: lavender}
      callouts:
        - {dimension: [root.left, card.left], side: bottom}
      \(next)
      """
    #expect(try heads(text, "strut-dimension") == count)
  }

  /// An upright number of two digits has room beside 20 points, a level one has not: both are drawn alike.
  @Test(arguments: [(100, 2), (50, 0)])
  func equalLengthsHaveTheSameEnds(_ top: Int, _ count: Int) throws {
    let text = """
      size: [160, 160]
      show: {constraints: {of: [width, height], sides: {width: bottom, height: right}}}
      views: [{view: a, backgroundColor: plum}, {view: b, backgroundColor: plum}]
      constraints:
        - {equation: a.width == 20, identifier: width}
        - {equation: b.height == 20, identifier: height}
        - H:|-40-[a]-0-[b(0)]
        - V:|-50-[a(20)]
        - b.top == superview.top + \(top)
      """
    // Beside one corner, their arrows would lie on each other.
    #expect(try heads(text, "strut-constraint") == count)
  }

  /// Its dashes would be lost.
  @Test func optionalBarsHaveNone() throws {
    let text = Self.row(margin: 20).replacing("+ 20,", with: "+ 20 @ 500,")
    #expect(text.contains("@ 500"))
    #expect(try heads(text, "strut-constraint") == 0)
  }

  /// Tails of 8 points on 22 would look like one arrow that points in both directions.
  @Test(arguments: [(22, 0), (34, 2)])
  func arrowsOfTwoBarsStayApart(_ width: Int, _ count: Int) throws {
    let text = """
      size: [240, 120]
      show: {constraints: {of: [margin, gap], side: top}}
      views: [{view: a, backgroundColor: plum}, {view: b, backgroundColor: plum}]
      constraints:
        - {equation: a.leading == superview.leading + 20, identifier: margin}
        - {equation: b.leading == a.trailing + 20, identifier: gap}
        - a.width == \(width)
        - b.trailing == superview.trailing - 60
        - V:|-50-[a(50)]
        - V:|-50-[b(50)]
      """
    #expect(try heads(text, "strut-constraint") == count)
  }
}
