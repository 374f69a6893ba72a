import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Where a legend stands, and how its lines are set.
@Suite struct LegendTests {
  private func pictureWidth(columns: Int, words: String, printWidth: Int) throws -> Double {
    let entries = (1...columns).map { "{color: gold, text: \"\(words) \($0)\"}" }.joined(separator: ", ")
    return try PaintedSample(
      """
      printWidth: \(printWidth)
      size: [380, 120]
      columns: 2
      legend: {side: bottom, columns: \(columns), entries: [\(entries)]}
      views: [{view: box, frame: [20, 20, 200, 60], backgroundColor: khaki}]
      panels: [{title: One}, {title: Two}]
      """
    ).list.size.width
  }

  /// Its words wrap, and where that is not enough it has fewer columns: the picture is as wide as the print.
  @Test(arguments: [2, 3, 4, 6, 12]) func isNoWiderThanThePrint(columns: Int) throws {
    #expect(
      try pictureWidth(columns: columns, words: "a distance or a size, in points, of what", printWidth: 640) <= 640)
  }

  /// Over columns that are as wide as it, a title has one line; over narrower ones, as beside the panels, two.
  @Test(arguments: [(2, 1), (1, 0)]) func aTitleHasOneLineOverWideColumns(_ columns: Int, _ count: Int) throws {
    let sample = try PaintedSample(
      """
      size: [400, 60]
      legend: {side: bottom, columns: \(columns), title: In the order in which they are asked}
      views: [{view: a, frame: [20, 10, 160, 40], backgroundColor: lightblue}]
      callouts:
        - {label: 1, at: a, side: center, text: a}
        - {label: 2, at: a.left, text: "\(columns == 1 ? "b" : "b, which is longer than the other")"}
      """)
    #expect(sample.list.texts.count { $0 == "In the order in which they are asked" } == count)
  }

  /// A reader looks numbers and letters up in their order, whatever that of the callouts is; words have none.
  @Test(arguments: [
    (["10", "2", "1"], ["1", "2", "10"]), (["C", "A", "B"], ["A", "B", "C"]), (["2", "to", "1"], ["2", "to", "1"]),
  ]) func labelsAreInTheOrderOfTheirSigns(_ signs: [String], _ order: [String]) throws {
    let callouts = zip(signs, ["a", "b", "c"]).map { "- {label: '\($0)', at: \($1), text: what \($0) is}" }
    let sample = try PaintedSample(
      """
      size: [300, 60]
      legend: right
      views:
        - {view: a, frame: [20, 10, 60, 40], backgroundColor: khaki}
        - {view: b, frame: [120, 10, 60, 40], backgroundColor: khaki}
        - {view: c, frame: [220, 10, 60, 40], backgroundColor: khaki}
      callouts:
      \(callouts.joined(separator: "\n"))
      """)
    #expect(sample.list.texts.filter { $0.hasPrefix("what") } == order.map { "what \($0) is" })
  }

  /// A legend is read row by row, and what it explains stands above its middle where it is narrower.
  @Test func entriesAreInRowsBelowTheMiddleOfThePanels() throws {
    let sample = try PaintedSample(
      """
      size: [100, 60]
      legend: {side: bottom, columns: 2}
      views: [{view: box, frame: [10, 10, 60, 40], backgroundColor: khaki}]
      callouts:
        - {label: 1, at: box.top, text: "the first of them, with many words that take much room"}
        - {label: 2, at: box.left, text: "the second of them, with words"}
        - {label: 3, at: box.right, text: the third of them}
      """)
    func words(_ start: String) throws -> Rect {
      try #require(sample.annotationTexts.filter { $0.words.hasPrefix(start) }.map(\.box).max { $0.minY < $1.minY })
    }
    let (first, second, third) = (try words("the first"), try words("the second"), try words("the third"))
    #expect(abs(first.midY - second.midY) < 2 && second.minX > first.maxX && third.minY > first.maxY)
    let box = try #require(sample.elements.first { $0.isOfView && $0.box.width == 60 }).box
    // The root is 100 points wide, and the box begins 10 points in it.
    let middle = box.minX + 40
    #expect(middle > first.minX + 40 && middle < second.maxX, "\(middle) \(first) \(second)")
  }

  /// One more row is better than words on two lines.
  @Test func wordsOfALegendDoNotWrapForOneRow() throws {
    let sample = try PaintedSample(
      """
      size: [300, 60]
      legend: {signs: true, side: bottom}
      printWidth: 600
      show: priorities
      views: [{label: name, text: Emma}]
      constraints: [name.leading == superview.leading + 20, name.centerY == superview.centerY]
      """)
    let words = try sample.boxes(of: [
      "hugging: resists growing", "compression resistance: resists shrinking",
    ])
    #expect(words[0].maxY < words[1].minY)
  }

  /// Beside the panels, a legend takes its width from the screens.
  @Test func aLegendStandsBelowWhereScreensWouldBeSmaller() throws {
    func document(_ width: Int, _ more: String = "") -> String {
      """
      device: iphone-8
      printWidth: \(width)
      \(more)
      views: [{view: a, frame: [20, 40, 100, 40]}]
      callouts: [{label: 1, at: a.right, text: is held to the leading edge}]
      """
    }
    let below = try PaintedSample(document(320))
    let words = try below.boxes(of: ["is held to the leading edge"])[0]
    #expect(below.list.size.width <= 320)
    #expect(words.minY > below.list.size.height * 0.9)
    // There is room, or the author says so.
    for text in [document(700), document(320, "legend: right")] {
      let beside = try PaintedSample(text)
      // Level with the middle of the screen.
      let words = try beside.boxes(of: ["is held to the leading edge"])[0]
      #expect(abs(words.midY - beside.list.size.height / 2) < 2)
    }
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

  /// A colour that a dark page would swallow is lighter there, in the picture as in the legend.
  @Test(arguments: [ThemeName.light, .dark]) func aDiscHasOneColourInThePictureAndInTheLegend(theme: ThemeName) throws {
    let list = try PaintedSample(
      """
      size: [140, 60]
      border: none
      views: [{view: a, frame: [40, 10, 60, 34], backgroundColor: transparent}]
      callouts: [{label: 1, at: a, side: left, text: a box, color: seagreen}]
      """
    ).painted(in: theme)
    let discs = ["strut-callout", "strut-legend"].map { name in
      list.groups(withClass: name).flatMap(\.shapes).compactMap { shape -> Color? in
        if case .color(let color)? = shape.fill { color } else { nil }
      }
    }
    #expect(discs[0].count >= 1 && discs[1].count == 1)
    #expect(discs[0].contains { $0.contrast(to: discs[1][0]) < 1.01 }, "\(discs)")
  }

  /// Below a phone that fills the page a legend would stand on the next one.
  @Test func aLegendStandsBesideAScreenThatFillsThePage() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: 520
      views: [{label: a, text: Words, frame: [20, 100, 100, 20]}, {label: b, text: More, frame: [20, 700, 100, 20]}]
      callouts: [{label: 1, at: a, text: where it begins}, {label: 2, at: b, text: where it ends}]
      """)
    let words = try sample.boxes(of: ["where it begins", "where it ends"])
    let last = try #require(sample.viewTexts.first { $0.words == "More" }).box
    #expect(words.allSatisfy { $0.minX > last.maxX + 100 && $0.maxX < 520 && $0.maxY < last.minY }, "\(words) \(last)")
  }

  private func table() -> Figure {
    var figure = Figure.sample(size: Size(100, 60), [.box("v", Rect(x: 10, y: 10, width: 50, height: 30))])
    figure.panels = (0..<4).map { _ in PanelDescription() }
    figure.arrangement.columns = 2
    return figure
  }

  @Test func aLegendHasLinesWithoutALabel() throws {
    var figure = table()
    figure.legend.entries = [.init(color: Color(hex: 0xFFD700), text: "fixed"), .init(text: "and words")]
    let legend = try #require(figure.painted().list.groups(withClass: "strut-legend").first)
    #expect(legend.texts == ["fixed", "and words"])
    #expect(legend.shapes.count == 1)
  }

  /// Words wrap only where there is no room beside them.
  @Test func theLastEntryMayReachBelowTheNextColumns() throws {
    let sample = try PaintedSample(
      """
      size: [280, 110]
      columns: 2
      panelSpacing: 121
      expect: conflict
      legend: {side: bottom, signs: true}
      show: {constraints: {of: [left, right, width]}, conflicts: true}
      views: [{view: loaf, backgroundColor: tan}]
      constraints:
        - {equation: loaf.leading == superview.leading + 60, identifier: left}
        - {equation: loaf.trailing == superview.trailing - 60, identifier: right}
        - {equation: loaf.width == 220, identifier: width}
        - V:|-30-[loaf(48)]
      panels: [{do: [breaks right]}, {do: [constraint width.priority = 999]}]
      """)
    let words = sample.elements.compactMap { element -> String? in
      guard case .text(let run) = element.content else { return nil }
      return run.text
    }
    #expect(words.contains("optional and not satisfied: what it asks for"), "\(words)")
  }
}
