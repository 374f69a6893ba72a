import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Numbers of dimensions of which one has no room on its line.
@Suite struct CrowdedAxisTests {
  private static func document(_ more: String) -> String {
    """
    size: [300, 160]
    border: none
    views:
      - {view: card, frame: [40, 30, 220, 90], backgroundColor: lavender}
      - {view: dot, frame: [120, 30, 10, 10], backgroundColor: plum}
    callouts:
      - {dimension: [card.left, card.right], side: bottom}
      \(more)
    """
  }

  private func offset(_ more: String, panel: Int = 0) throws -> Double {
    let sample = try #require(PaintedSample.all(in: Self.document(more), name: "crowded").first)
    let number = try #require(sample.annotationTexts.filter { $0.words == "220" }.dropFirst(panel).first).box
    let bars = sample.elements.filter { $0.classes.contains("strut-dimension") && $0.box.width > 219 }.map(\.box)
    return number.midY - (try #require(bars.min { abs($0.midX - number.midX) < abs($1.midX - number.midX) })).midY
  }

  @Test func aNumberWithRoomIsOnItsLineWhereAllHaveRoom() throws {
    #expect(abs(try offset("")) < 1)
  }

  @Test func aNumberWithRoomIsBesideItsLineWhereAnotherOneIs() throws {
    #expect(try offset("- {dimension: [dot.left, dot.right], side: top}") > 8)
    // Numbers along the other axis are read by themselves.
    #expect(abs(try offset("- {dimension: [dot.top, dot.bottom], side: left}")) < 1)
  }

  /// In the first panel there is no short dimension.
  @Test func numbersStandAlikeInAllPanels() throws {
    let wide = "{dimension: [card.left, card.right], side: bottom}"
    let panels = """
      panels:
        - {title: One, callouts: [\(wide)]}
        - {title: Two, callouts: [\(wide), {dimension: [dot.left, dot.right], side: top}]}
      """
    let text = "\n" + panels
    #expect(try offset(text) > 8)
    #expect(try offset(text, panel: 1) > 8)
  }

  /// Three gaps that are too narrow for their numbers have them above, not one of them beside.
  @Test func numbersThatDoNotFitOnTheirBarsStandAlike() throws {
    let sample = try PaintedSample(
      """
      size: [270, 110]
      border: none
      views:
        - {view: ground, backgroundColor: whitesmoke, frame: [0, 0, 270, 110]}
        - {view: left, backgroundColor: lightsteelblue, frame: [23, 40, 100, 50]}
        - {view: right, backgroundColor: lightsteelblue, frame: [146, 40, 101, 50]}
      callouts:
        - {dimension: [left.left - (23, 0), left.left], side: top, text: "{} pt"}
        - {dimension: [left.right, right.left], side: top, text: "{} pt"}
        - {dimension: [right.right, right.right + (23, 0)], side: top, text: "{} pt"}
      """)
    let numbers = sample.boxes(of: "23 pt")
    #expect(numbers.count == 3)
    #expect(numbers.allSatisfy { abs($0.midY - numbers[0].midY) < 0.5 }, "\(numbers)")
  }

  /// Beside their lines, the numbers of the boxes would lie on the views before them; the one without room on its line has
  /// some beside it.
  @Test func numbersOnTheirLinesStayThereWhereNeighboursAreInTheWay() throws {
    let sample = try PaintedSample(
      """
      size: [300, 90]
      views:
        - {view: low, frame: [60, 34, 40, 18], backgroundColor: lavender}
        - {view: box, frame: [132, 26, 60, 36], backgroundColor: lavender}
        - {view: last, frame: [224, 26, 60, 36], backgroundColor: lavender}
      callouts:
        - {dimension: [low.top, low.bottom], side: left}
        - {dimension: [box.top, box.bottom], side: left}
        - {dimension: [last.top, last.bottom], side: left}
      """)
    let bars = sample.boxes(ofClass: "strut-dimension").filter { $0.height > 35 }
    for number in sample.boxes(of: "36") {
      #expect(bars.contains { abs($0.midX - number.midX) < 1 && $0.height < 40 }, "\(number) \(bars)")
    }
    #expect(sample.boxes(of: "36").count == 2)
  }

}
