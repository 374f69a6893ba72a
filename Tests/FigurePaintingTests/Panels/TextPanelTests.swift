import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Testing
import ViewLayout

@testable import FigurePainting

/// Panels that are set from what the layout came to.
@Suite struct TextPanelTests {
  private func figure(_ kind: PanelDescription.Kind, constraints: [ConstraintEquation] = []) -> Figure {
    var figure = Figure.sample(
      constraints: constraints,
      [
        ViewDescription(.view, "v1", [.frame: .rect(Rect(x: 10, y: 10, width: 50, height: 50))]),
        ViewDescription(.button, "v2"),
      ])
    figure.panels[0].kind = kind
    return figure
  }

  private func width(_ constant: Double) -> ConstraintEquation {
    ConstraintEquation(.view("v2"), .width, constant: constant)
  }

  @Test func aTraceHasALineAView() {
    let painted = figure(.trace, constraints: [width(40)]).painted()
    #expect(painted.diagnostics.isEmpty)
    #expect(painted.list.texts == ["*<UIView:root>", "|   *<UIView:v1>", "|   *<UIButton:v2>", "- AMBIGUOUS LAYOUT"])
    #expect(painted.list.groups(withClass: "strut-trace").count == 1)
  }

  /// Below titles at the top, reports begin on one line, however long they are, and so do screens beside them.
  @Test func reportsBeginBelowTheirTitles() throws {
    let document = """
      size: [200, 200]
      captions: top
      columns: 3
      expect: conflict
      views: [{view: a}]
      constraints: [a.width == 40, a.width == 60, "H:|-0-[a]", "V:|-0-[a(20)]"]
      panels:
      """
    func tops(_ panels: String) throws -> [Double] {
      let elements = try PaintedSample("\(document)\n\(panels)").elements
      return ["strut-console", "strut-trace"].compactMap { name in
        elements.filter { $0.classes.contains(name) }.map(\.box.minY).min()
      }
    }
    let reports = "  - {title: One, kind: console}\n  - {title: Two, kind: trace}"
    let alone = try tops(reports)
    #expect(alone.count == 2 && abs(alone[0] - alone[1]) < 3, "\(alone)")
    let besideScreen = try tops("\(reports)\n  - title: Three")
    #expect(besideScreen.count == 2 && abs(besideScreen[0] - besideScreen[1]) < 3, "\(besideScreen)")
  }

  /// In type for which its rows are whole, none of them is broken.
  @Test func rowsAreWholeWhereTheTypeIsSmallEnough() throws {
    let elements = try PaintedSample(
      """
      size: [280, 100]
      printWidth: 620
      expect: conflict
      views: [{view: reserve}]
      constraints:
        - {equation: reserve.leading == superview.leading + 60, identifier: leftInset}
        - {equation: reserve.trailing == superview.trailing - 60, identifier: rightInset}
        - {equation: reserve.width == 240, identifier: fixedWidth}
        - "V:|-0-[reserve(20)]"
      panels: [{kind: console}]
      """
    ).elements
    let rows = elements.filter { $0.classes.contains("strut-console") }.map(\.words)
    #expect(rows.contains { $0.contains("rightInset") && $0.hasSuffix("(active)>\",") }, "\(rows)")
  }

  /// Where the rows of one have to wrap, the type of the other one is not larger.
  @Test func reportsOfAPictureHaveOneSize() throws {
    let elements = try PaintedSample(
      """
      size: [300, 200]
      printWidth: 500
      columns: 2
      expect: conflict
      views: [{view: a}]
      constraints: [a.width == 40, a.width == 60, "H:|-0-[a]", "V:|-0-[a(20)]"]
      panels: [{title: One}, {title: Two, kind: trace}, {title: Three, kind: console}]
      """
    ).elements
    let sizes = ["strut-console", "strut-trace"].map { name in
      Set(
        elements.filter { $0.classes.contains(name) }.compactMap { element -> Double? in
          if case .text(let run) = element.content { run.font.size } else { nil }
        })
    }
    #expect(sizes[0].count == 1 && sizes[0] == sizes[1], "\(sizes)")
  }

  @Test func aReportIsSetLineByLine() {
    let painted = figure(.console, constraints: [width(40), width(60)]).painted()
    #expect(painted.diagnostics.isEmpty)
    #expect(
      painted.list.texts == [
        "Unable to simultaneously satisfy constraints.", "(",
        "\"<NSLayoutConstraint UIButton:v2.width == 40   (active)>\",",
        "\"<NSLayoutConstraint UIButton:v2.width == 60   (active)>\"", ")",
        "Will attempt to recover by breaking constraint", "<NSLayoutConstraint UIButton:v2.width == 60   (active)>",
      ])
  }

  /// UIKit prints identifiers in front of what it prints of each constraint.
  @Test func aReportHasTheIdentifiers() throws {
    let texts = try PaintedSample(
      """
      size: [240, 60]
      expect: conflict
      views: [{view: card, backgroundColor: khaki}]
      constraints:
        - {equation: card.height == 44, identifier: UIView-Encapsulated-Layout-Height}
        - {equation: card.height == 60, identifier: tall}
        - H:|-10-[card(40)]
        - card.top == superview.top
      panels: [{kind: console}]
      """
    ).list.texts
    let report = texts.joined(separator: " ")
    #expect(
      report.contains(
        "\"<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' UIView:card.height == 44   (active)>\","))
    #expect(texts.contains("<NSLayoutConstraint 'tall' UIView:card.height == 60   (active)>"), "\(texts)")
  }

  /// Words wrap, so a report takes what the print leaves, and the picture is not wider for it.
  @Test(arguments: [240.0, 320, 400])
  func aReportWrapsAtTheWidthOfThePrint(_ width: Double) {
    var figure = figure(.console, constraints: [self.width(40), self.width(60)])
    figure.arrangement.printWidth = Located(width)
    let painted = figure.painted()
    #expect(painted.diagnostics.isEmpty)
    #expect(painted.list.size.width <= width)
    #expect(painted.list.texts.joined().filter { $0 != " " }.contains("Willattempttorecoverbybreakingconstraint"))
  }

  @Test func aConsoleWithoutAConflictIsEmptyAndSaysSo() {
    let painted = figure(.console).painted()
    #expect(
      painted.diagnostics.all.map(\.message) == ["the console has nothing to report: no constraints conflict"])
    #expect(painted.list.texts.isEmpty)
    #expect(painted.list.size.height > 0)
  }

  @Test func aMatrixHasNamesAndNumbers() {
    var figure = figure(.matrix)
    figure.root.subviews[0].properties[.transform] = Located(
      .transform(Transform(a: 0.5, b: 0.25, c: -1, d: 1.0 / 3, tx: 100, ty: 0)))
    figure.panels[0].subject = Located("v1")
    let painted = figure.painted()
    #expect(painted.diagnostics.isEmpty)
    #expect(
      painted.list.texts == [
        "a", "c", "tx", "b", "d", "ty", "0", "0", "1", "=", "0.5", "−1", "100", "0.25", "0.333", "0", "0", "0", "1",
      ])
  }

  /// Every character is as wide as every other here, so that a number's point is found by counting.
  @Test func numbersStandWithTheirPointsUnderOneAnother() throws {
    var figure = figure(.matrix)
    figure.root.subviews[0].properties[.transform] = Located(
      .transform(Transform(a: 0.5, b: 0, c: -0.25, d: 1, tx: 100, ty: 0)))
    figure.panels[0].subject = Located("v1")
    let numbers = figure.painted().list.items.flatMap { $0.elements() }.filter {
      ["0.5", "−0.25", "100"].contains($0.words)
    }
    #expect(numbers.count == 3)
    let points = numbers.map { number in
      let share = Double(number.words.prefix { $0 != "." }.count) / Double(number.words.count)
      return number.box.minX + number.box.width * share
    }
    #expect(points.allSatisfy { abs($0 - points[0]) < 1e-6 }, "\(points)")
  }

  @Test func aMatrixOfNoViewIsNotDrawn() {
    var figure = figure(.matrix)
    figure.panels[0].subject = Located("gone")
    #expect(
      figure.painted().diagnostics.all.map(\.message) == ["the view of a matrix has to be in the hierarchy"])
  }

  @Test(arguments: [
    ("short", 20, ["short"]),
    ("one two three four five", 16, ["one two three", "    four five"]),
    ("  \"<Class H:|-[a]   (Names: b )>\"", 28, ["  \"<Class H:|-[a]", "      (Names: b )>\""]),
    ("abcdefghijklmnopqrstuvwxyz", 16, ["abcdefghijklmnop", "    qrstuvwxyz"]),
    ("", 16, [""]),
  ])
  func linesAreWrapped(_ line: String, _ columns: Int, _ rows: [String]) {
    #expect(WrappedLine.rows(of: line, columns: columns) == rows)
  }

  /// A line that is broken for the width of a letter is not as the device has it.
  @Test func linesOfTheConsoleAreWholeWhereThePrintHasRoom() throws {
    let sample = try PaintedSample(
      """
      size: [300, 60]
      printWidth: 492
      columns: 1
      expect: conflict
      views: [{view: banner}]
      constraints: ["H:|-40-[banner(>=260)]-40-|", "V:|-10-[banner]-10-|"]
      panels: [{kind: console}]
      """)
    let lines = sample.elements.filter { $0.classes.contains("strut-console") && $0.isText }.map(\.words)
    #expect(!lines.isEmpty && !lines.contains { $0.hasPrefix("(Names") }, "\(lines)")
  }
}
