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

  /// A view that ends near it would seem to stand on it.
  @Test func aBaselineEndsBeforeAViewThatIsNotOnIt() throws {
    let sample = try PaintedSample(
      """
      size: [320, 100]
      show: {baselines: [degrees, unit]}
      views:
        - {label: degrees, text: "21.5", font: {size: 48, weight: light}}
        - {label: unit, text: degrees Celsius, font: 15}
        - {switch: dial, isOn: true}
      constraints:
        - H:|-24-[degrees]-8-[unit]-9-[dial]
        - degrees.centerY == superview.centerY
        - dial.centerY == superview.centerY
        - unit.firstBaseline == degrees.firstBaseline
      """)
    // The tail of a letter divides it.
    let pieces = sample.boxes(ofClass: "strut-baseline")
    let line = pieces.dropFirst().reduce(try #require(pieces.first)) { $0.union($1) }
    let (unit, dial) = (try sample.view("unit"), try sample.view("dial"))
    #expect(line.maxX <= dial.minX - 3.5 && line.maxX >= unit.maxX - 0.5, "\(line) \(unit) \(dial)")
    #expect(line.minX < 36, "\(line)")
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
