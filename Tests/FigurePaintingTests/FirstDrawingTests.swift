import Diagnostics
@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing
import Typography

/// What a first drawing should show without a word about it in its document.
@Suite struct FirstDrawingTests {
  private func boxes(ofClass name: String, in sample: PaintedSample) -> [Rect] {
    sample.elements.filter { $0.classes.contains(name) && !$0.isText }.map(\.box)
  }

  private func words(_ text: String, in sample: PaintedSample) throws -> Rect {
    try #require(sample.elements.first { $0.isText && !$0.isOfView && $0.words == text }).box
  }

  // MARK: Baselines

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
    let lines = boxes(ofClass: "strut-baseline", in: sample)
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
    let lines = boxes(ofClass: "strut-baseline", in: sample)
    #expect(lines.count == 1 && abs((lines.first?.midY ?? 0) - letters.maxY) < 1.5)
  }

  // MARK: Contents

  /// What no content asks for is neither kept nor defended.
  @Test func prioritiesStandBesideWhatHasAContent() throws {
    let sample = try PaintedSample(
      """
      size: [300, 140]
      show: priorities
      views:
        - {view: plain, frame: [20, 40, 40, 40]}
        - {label: name, text: Name, frame: [120, 40, 80, 20]}
        - {view: bar, intrinsicContentSize: [none, 8], frame: [220, 40, 40, 8]}
      """)
    #expect(sample.list.groups(withClass: "strut-priorities").count == 2)
    #expect(sample.annotationTexts.map(\.words).sorted() == ["250", "250", "250", "750", "750", "750"])
  }

  /// That a view has no size of its own is told as well.
  @Test(arguments: [("{values: sizes}", 1), ("{values: sizes, of: [plain, card]}", 2), ("true", 0)])
  func dashesSayThatAViewHasNoContentSize(_ sizes: String, _ count: Int) throws {
    let sample = try PaintedSample(
      """
      size: [300, 140]
      show: {intrinsicSizes: \(sizes)}
      views:
        - {view: plain, frame: [20, 40, 40, 40]}
        - {view: card, frame: [120, 20, 120, 80], subviews: [{label: name, text: Name, frame: [20, 20, 60, 21]}]}
      """)
    #expect(sample.annotationTexts.filter { $0.words == "– × –" }.count == count)
  }

  // MARK: Constraints

  /// A field's constraints are those without which it would be elsewhere.
  @Test func theConstraintsOfAViewHoldIt() throws {
    func numbers(_ view: String) throws -> [String] {
      try PaintedSample(
        """
        size: [300, 220]
        show: {constraints: {of: \(view)}}
        views: [{label: name, text: Name, contentHuggingPriority: 251}, {textField: field}, {view: line}]
        constraints:
          - H:|-11-[name]-12-[field]-13-|
          - V:|-40-[field]
          - name.centerY == field.centerY
          - line.top == field.bottom + 20
          - line.leading == name.leading + 14
          - line.trailing == field.trailing - 15
          - line.height == 1
        """
      ).annotationTexts.map(\.words).sorted()
    }
    #expect(try numbers("field") == ["12", "13", "40"])
    #expect(try numbers("name") == ["11"])
    #expect(try numbers("line") == ["1", "14", "15", "20"])
    #expect(try numbers("[field, line]") == ["1", "12", "13", "14", "15", "20", "40"])
  }

  /// A line along the edge where letters begin lies outside of them.
  @Test func aLineAlongAnEdgeCoversNoLetters() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      show: constraints
      views: [{label: a, text: The harbour}]
      constraints: [a.leading == superview.margins.leading, a.top == superview.top + 40]
      """)
    let letters = try #require(sample.elements.first { $0.words == "The harbour" }).box
    let line = try #require(boxes(ofClass: "strut-constraint", in: sample).first { $0.width < 4 && $0.height > 10 })
    #expect(line.maxX <= letters.minX + 0.5)
  }

  // MARK: Callouts

  /// Words just behind a number, on their author's side, need no line through the number.
  @Test func noLineStrikesANumberThrough() throws {
    let sample = try PaintedSample(
      """
      size: [200, 140]
      show: {names: {side: bottom}}
      views: [{label: a, text: Volume}]
      constraints: ["H:|-70-[a]", "V:|-40-[a]"]
      callouts: [{text: "two words\\nmore", at: a.bottom, side: bottom}]
      """)
    let name = try words("a", in: sample)
    let below = try words("two words", in: sample)
    #expect(below.minY > name.maxY && below.minY < name.maxY + 14)
    #expect(boxes(ofClass: "strut-callout", in: sample).isEmpty)
  }

  /// A bracket beside what fills the screen of a device stands beside the device.
  @Test(arguments: ["left", "right"])
  func aBracketKeepsOffTheRingAroundAScreen(_ side: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      callouts: [{bracket: root, side: \(side), text: all of it}]
      """)
    let body = try #require(boxes(ofClass: "strut-chrome", in: sample).max { $0.width < $1.width })
    for line in boxes(ofClass: "strut-callout", in: sample) { #expect(line.maxX < body.minX || line.minX > body.maxX) }
  }

  // MARK: Rows

  /// The same sign stands in the same place in panels that are compared.
  @Test func distancesOfAStackStandOnOneLineInAllPanels() throws {
    let sample = try PaintedSample(
      """
      size: [300, 84]
      columns: 1
      captions: none
      show: spacing
      views:
        - stackView: row
          spacing: 8
          subviews:
            - {label: a, text: One}
            - {label: b, text: Two words}
            - {label: c, text: Three, contentHuggingPriority: 249}
      constraints: ["H:|-10-[row(280)]", row.top == superview.top + 30, row.height == 32]
      panels:
        - title: fill
        - {title: equalSpacing, do: [row.distribution = equalSpacing]}
      """)
    let rows = sample.elements.filter { $0.isText && $0.isOfView && $0.words == "One" }.map(\.box.midY)
    try #require(rows.count == 2)
    // The caps of a distance are one path, as high as they are.
    let ends = boxes(ofClass: "strut-spacing", in: sample).filter { abs($0.height - 9) < 0.1 }
    func heights(_ panel: Int) -> Set<Double> {
      Set(ends.filter { abs($0.midY - rows[panel]) < 42 }.map { ($0.midY - rows[panel]).rounded() })
    }
    #expect(!heights(0).isDisjoint(with: heights(1)), "\(heights(0)), \(heights(1))")
  }

  /// Two pictures that are compared stand side by side above a report that is as wide as both.
  @Test func aReportHasARowOfItsOwnBelowPicturesSideBySide() throws {
    func rows(_ kinds: [PanelDescription.Kind], columns: Int? = nil) -> [Int] {
      var figure = Figure.sample(size: Size(240, 120), [.box("a", Rect(x: 10, y: 10, width: 20, height: 20))])
      figure.panels = kinds.map { kind in
        var panel = PanelDescription()
        panel.kind = kind
        return panel
      }
      figure.arrangement.printWidth = Located(660)
      figure.arrangement.columns = columns
      let arranged = PrintFit.columns(
        withRowsOfReportsFor: figure.pictures(measuringTextWith: FixedWidthMeasurer())[0], in: figure.arrangement)
      figure.arrangement.columns = arranged.columns
      return figure.arrangement.rows(ofSpans: arranged.spans).map(\.count)
    }
    #expect(rows([.layout, .layout, .dump]) == [2, 1])
    #expect(rows([.dump, .layout, .layout]) == [1, 2])
    // Between two pictures it would leave holes.
    #expect(rows([.layout, .dump, .layout]) == [1, 1, 1])
    #expect(rows([.layout, .layout, .dump], columns: 1) == [1, 1, 1])
  }
}
