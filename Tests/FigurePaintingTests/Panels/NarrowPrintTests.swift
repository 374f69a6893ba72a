@testable import FigurePainting
import Geometry
import Graphics
import Staging
import Testing
import Typography

/// Panels whose words keep their size, and layers, in a print that is narrow for them.
@Suite struct NarrowPrintTests {
  private static let box = "size: [140, 100]\nviews: [{view: card, frame: [20, 20, 40, 40], backgroundColor: teal}]\n"

  private func tops(of text: String, in sample: PaintedSample) -> [Double] {
    sample.elements.filter { $0.words == text }.map(\.box.midY)
  }

  /// Where one curve ends at 0 and the other at 0.5, both say where 1 and 0 are.
  @Test func graphsOfOneValueHaveOneScale() throws {
    let graph = "{kind: graph, of: card.alpha, from: start, animation: {duration: 1, do: [card.alpha = "
    let sample = try PaintedSample(Self.box + "panels:\n  - \(graph)0]}}\n  - \(graph)0.5]}}\n")
    // The times stand below the plots.
    let (one, half, zero) = (
      try #require(tops(of: "1", in: sample).min()), try #require(tops(of: "0.5", in: sample).min()),
      try #require(tops(of: "0", in: sample).min())
    )
    #expect((half - (one + zero) / 2).magnitude < 1.5)
    #expect(tops(of: "1", in: sample).count == 2 && tops(of: "0", in: sample).filter { $0 == zero }.count == 2)
  }

  @Test(arguments: [
    ("{kind: graph, of: card.alpha, animation: {duration: 1, do: [card.alpha = 0.5]}}", 2, 420.0),
    ("{kind: matrix, of: card}", 2, 400),
  ])
  func wordsGiveWayToTheirShare(_ panel: String, _ count: Int, _ printWidth: Double) throws {
    let panels = (0..<count).map { _ in "  - \(panel)\n" }.joined()
    let whole = try PaintedSample(Self.box + "columns: \(count)\npanels:\n\(panels)")
    let printed = try PaintedSample(Self.box + "printWidth: \(Int(printWidth))\ncolumns: \(count)\npanels:\n\(panels)")
    #expect(whole.list.size.width > printWidth && printed.list.size.width <= printWidth)
  }

  /// In one row, numbers would leave three phones an eighth of their size, and one column would be higher than a page. A title
  /// has one line where they make its column wider than the screen.
  @Test func phonesWithNumbersStandInTwoColumns() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      printWidth: 480
      crop: {bottom: 560}
      views: [{view: draft, frame: [16, 700, 361, 100], backgroundColor: lavender}]
      callouts:
        - {dimension: [draft.top, draft.bottom], side: left, text: "height {}"}
        - {dimension: [draft.bottom, root.bottom], side: right, text: "gap {}"}
      panels: [{title: At rest}, {title: Keyboard shown}, {title: Three lines}]
      """)
    #expect(sample.list.size.width <= 480)
    let (first, second, third) = (
      try sample.box(of: "At rest"), try sample.box(of: "Keyboard shown"), try sample.box(of: "Three lines")
    )
    #expect(abs(first.midY - second.midY) < 1 && third.minY > first.maxY + 60)
    #expect(abs(first.midX - third.midX) < 1 && second.minX > first.maxX)
    #expect(sample.diagnostics.isEmpty)
  }

  private static let layers = """
    size: [260, 140]
    views:
      - view: a
        backgroundColor: gold
        frame: [10, 10, 240, 120]
        subviews:
          - view: b
            backgroundColor: teal
            frame: [10, 10, 200, 90]
            subviews: [{view: c, backgroundColor: plum, frame: [10, 10, 120, 50]}]

    """

  /// The screen beside layers keeps its size; of their own accord they would take twice their share.
  @Test func layersGiveWayBeforeScreens() throws {
    let panels = "panels: [{title: Screen}, {kind: exploded}]\n"
    let sample = try PaintedSample(Self.layers + "printWidth: 600\ncolumns: 2\n" + panels)
    #expect(sample.list.size.width <= 600)
    let alone = try PaintedSample(
      Self.layers + "printWidth: 600\ncolumns: 2\npanels: [{title: Screen}, {title: Other}]\n")
    func width(_ sample: PaintedSample) throws -> Double {
      try #require(sample.list.groups(withClass: "strut-view").first).items.compactMap(\.bounds).map(\.width).max() ?? 0
    }
    #expect(try width(sample) > 0.8 * width(alone))
  }

  /// A title has no hyphen to break at, and as few lines as its width takes.
  @Test(arguments: [
    ("The row, H:|-24-[first]-32-[second(==first)]-24-|", ["The row,", "H:|-24-[first]-32-[second(==first)]-24-|"]),
    ("mmmmm mmmmm m-mmmmmm mmmmm", nil),
    ("a\u{A0}b-c\u{A0}d e-f-g-h", nil),
  ])
  func titlesBreakAtSpacesAlone(_ title: String, _ lines: [String]?) {
    let setter = TextSetting(measurer: FixedWidthMeasurer())
    for width in stride(from: 40.0, through: 400, by: 20) {
      let set = setter.balanced(title, font: .annotation(12), width: width)
      let joined = set.lines.map { $0.text.trimmingPrefix(while: \.isWhitespace) }.joined(separator: " ")
      #expect(joined.filter { $0 != " " } == title.filter { $0 != " " }, "\(width)")
      let words = title.split(separator: " ").map(String.init)
      #expect(set.lines.flatMap { $0.text.split(separator: " ").map(String.init) } == words, "\(width)")
    }
    if let lines {
      let set = setter.balanced(title, font: .annotation(12), width: 100)
      #expect(set.lines.map { String($0.text.trimmingPrefix(while: \.isWhitespace)) } == lines)
    }
  }
}
