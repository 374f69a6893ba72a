import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The lines that texts stand on.
@Suite struct BaselineTests {
  /// That texts stand on one line is to be seen.
  @Test func baselinesAtOneHeightAreOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [300, 120]
      show: baselines
      views:
        - {label: a, text: Home, font: 34}
        - {label: b, text: small}
        - {label: c, text: elsewhere}
      constraints:
        - H:|-20-[a]-12-[b]-12-[c]
        - V:|-20-[a]
        - b.firstBaseline == a.firstBaseline
        - c.top == superview.top + 80
      """)
    let lines = sample.boxes(ofClass: "strut-baseline")
    #expect(lines.count == 2)
    let a = try #require(sample.elements.first { $0.words == "Home" }).box
    let b = try #require(sample.elements.first { $0.words == "small" }).box
    let joined = try #require(lines.max { $0.width < $1.width })
    #expect(joined.minX < a.minX && joined.maxX > b.maxX && abs(joined.midY - a.maxY) < 1.5)
  }

  /// A label that is higher than its text has the text in the middle, and the line with it.
  @Test func aBaselineIsWhereTheLettersStand() throws {
    let sample = try PaintedSample(
      """
      size: [120, 120]
      show: baselines
      views: [{label: a, text: Bit, font: 34, frame: [20, 5, 80, 100]}]
      """)
    let letters = try #require(sample.elements.first { $0.words == "Bit" }).box
    let lines = sample.boxes(ofClass: "strut-baseline")
    #expect(lines.count == 1 && abs((lines.first?.midY ?? 0) - letters.maxY) < 1.5)
  }

  @Test(arguments: ["Paging", "Illinois"])
  func baselinesKeepOffFeetAndTails(_ word: String) throws {
    let sample = try PaintedSample(
      """
      size: [160, 50]
      show: baselines
      views: [{label: name, text: \(word), font: title2}]
      constraints: ["H:|-20-[name]", name.centerY == superview.centerY]
      """)
    let letters = try #require(sample.elements.first { $0.words == word }).box
    let dots = sample.lines(ofClass: "strut-baseline")
    #expect(dots.allSatisfy { $0.start.y > letters.maxY + 0.6 && $0.start.y < letters.maxY + 2 })
    // Both g of Paging are left free.
    #expect(dots.count == (word == "Paging" ? 2 : 1), "\(dots)")
  }

  /// Letters that nobody has looked at may have tails.
  @Test func lettersWithTailsAreKnown() {
    #expect("Hxl7é.Ωш".allSatisfy { $0.standsOnBaseline })
    #expect("gjpqyQ,ç(рφبあ".allSatisfy { !$0.standsOnBaseline })
  }

  @Test func alignedBaselinesKeepOffTails() throws {
    let sample = try PaintedSample(
      """
      size: [200, 60]
      show: constraints
      views: [{label: a, text: Paging}, {label: b, text: Next}]
      constraints: ["H:|-20-[a]-40-[b]", a.top == superview.top + 20, b.firstBaseline == a.firstBaseline]
      """)
    let dots = sample.elements.filter { element in
      guard case .shape(let shape) = element.content else { return false }
      return shape.stroke?.dash == [1, 3]
    }
    #expect(dots.count == 3, "\(dots.map(\.box))")
  }
}
