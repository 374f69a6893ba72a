import Figures
import Geometry
import Graphics
import Staging
import Testing
import Typography
import ViewLayout

@testable import FigurePainting

/// Legends that list the signs of a picture.
@Suite struct SignLegendTests {
  private func legend(of figure: Figure) -> [String] {
    var figure = figure
    figure.legend.explainsSigns = true
    return figure.painted().list.groups(withClass: "strut-legend").flatMap(\.texts)
  }

  /// A dimension of the author looks as the spacing of a stack view does, unless it has a colour.
  @Test(arguments: [
    ("[]", "spacing of the stack view"),
    ("[{dimension: [a.leading, a.trailing]}]", "spacing of the stack view, or another length"),
    ("[{dimension: [a.leading, a.trailing], color: teal}]", "spacing of the stack view"),
  ])
  func spacingIsOneOfTheLengths(_ callouts: String, _ words: String) throws {
    let sample = try PaintedSample(
      """
      size: [300, 80]
      legend: {side: bottom, signs: [spacing]}
      show: spacing
      callouts: \(callouts)
      views:
        - stackView: row
          frame: [20, 20, 260, 40]
          spacing: 40
          distribution: fillEqually
          subviews: [{view: a, backgroundColor: silver}, {view: b, backgroundColor: silver}]
      """)
    #expect(sample.list.groups(withClass: "strut-legend").flatMap(\.texts) == [words])
  }

  /// Whatever the order is in which panels show them.
  @Test(arguments: [["margins", "equal"], ["equal", "margins"]])
  func chosenSignsAreListedInTheirOrder(_ signs: [String]) throws {
    let sample = try PaintedSample(
      """
      size: [300, 80]
      legend: {side: bottom, signs: [\(signs.joined(separator: ", "))]}
      show: {margins: true, constraints: {of: [same]}}
      views: [{view: a, backgroundColor: silver}, {view: b, backgroundColor: silver}]
      constraints:
        - H:|-[a]-32-[b]-|
        - V:|-20-[a(30)]
        - V:|-20-[b(30)]
        - {equation: a.width == b.width, identifier: same}
      """)
    let words = ["margins": "layout margins", "equal": "equal sizes"]
    let listed = sample.annotationTexts.filter { words.values.contains($0.words) }
      .sorted { ($0.box.midY, $0.box.minX) < ($1.box.midY, $1.box.minX) }.map(\.words)
    #expect(listed == signs.map { words[$0] })
  }

  @Test func aLegendListsTheSignsThatThePictureHasAndNoOthers() {
    let views = [
      ViewDescription.box(
        "v", Rect(x: 20, y: 20, width: 60, height: 40), [.transform: .transform(.rotation(radians: 0.5))])
    ]
    #expect(legend(of: .sample(show: [.frames, .centers], views)) == ["frame", "center"])
    #expect(legend(of: .sample(show: [.frames], views)) == ["frame"])
    #expect(legend(of: .sample(show: [.names], views)) == [])
  }

  /// What lines and numbers of constraints mean, without the bar with a number, which any drawing has.
  @Test(arguments: [
    ("constraints", "[c.top == b.bottom]", ["a distance of 0"]),
    ("constraints", "[b.top == a.bottom + 20]", []),
    ("constraints", "[b.width == 2 * a.height]", ["a multiple of the other size"]),
    ("constraints", "[a.width == 2 * a.height]", ["aspect ratio: width to height"]),
    ("constraints", "[a.leading == b.leading]", ["edges on one line"]),
    ("constraints", "[t.firstBaseline == u.firstBaseline]", ["baselines on one line"]),
    ("constraints", "[a.leading == superview.leadingMargin + 40]", ["edge of a layout guide"]),
    ("{constraints: {values: solved}}", "[a.width >= 30]", ["at least", "in parentheses: the length in this layout"]),
    ("{constraints: {values: distances}}", "[a.width >= 30]", ["at least"]),
  ])
  func linesAndNumbersOfConstraintsAreExplained(_ show: String, _ constraints: String, _ signs: [String]) throws {
    let sample = try PaintedSample(
      """
      size: [400, 300]
      show: \(show)
      legend: {side: bottom, signs: true}
      views:
        - {view: a, frame: [48, 20, 80, 40], backgroundColor: plum}
        - {view: b, frame: [48, 80, 80, 40], backgroundColor: khaki}
        - {view: c, frame: [48, 120, 80, 40], backgroundColor: thistle}
        - {label: t, text: One, frame: [200, 20, 60, 20]}
        - {label: u, text: Two, frame: [280, 20, 60, 20]}
      constraints: \(constraints)
      """)
    let words = sample.list.groups(withClass: "strut-legend").flatMap(\.texts)
    #expect(words.filter { $0 != "× n" && $0 != "(n)" } == signs)
  }

  /// A reader meets the signs of the first panel first.
  @Test func signsAreInTheOrderOfThePanels() throws {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      columns: 2
      legend: {side: bottom, signs: true}
      views: [{view: v, frame: [20, 20, 60, 40], transform: rotate(30deg)}]
      panels: [{title: One, show: centers}, {title: Two, show: frames}]
      """)
    #expect(sample.list.groups(withClass: "strut-legend").flatMap(\.texts) == ["center", "frame"])
  }

  /// In the width of the print the distance is too short for its caps.
  @Test func signsAreThoseOfScreensInTheWidthOfThePrint() throws {
    let sample = try PaintedSample(
      """
      size: [240, 120]
      printWidth: 500
      columns: 3
      legend: {side: bottom, signs: [distance, shortLength]}
      show: {constraints: {of: [d], side: top}}
      views: [{view: v, backgroundColor: plum}]
      constraints: ["V:|-40-[v(40)]", "H:[v(100)]", {equation: v.leading == superview.leading + 14, identifier: d}]
      panels: [{title: One}, {title: Two}, {title: Three}]
      """)
    let arrows = sample.list.groups(withClass: "strut-constraint").isEmpty
    #expect(!arrows)
    #expect(sample.list.groups(withClass: "strut-legend").flatMap(\.texts) == ["a short length, between the arrows"])
  }

  /// An author whose dimension says it already leaves it out.
  @Test(arguments: [("frames", true), ("{frames: {values: false}}", false)])
  func theWordOfAFrameIsLeftOutWithoutValues(_ show: String, _ isNamed: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [200, 140]
      show: \(show)
      views: [{view: v, frame: [60, 40, 80, 50], backgroundColor: plum, transform: rotate(30deg)}]
      """)
    #expect(sample.boxes(of: "frame").count == (isNamed ? 1 : 0))
  }

  @Test func theBarIsListedWhereItsAuthorNamesIt() throws {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      show: constraints
      legend: {side: bottom, signs: [distance]}
      views: [{view: a, frame: [48, 20, 80, 40], backgroundColor: plum}]
      constraints: [a.width == 80]
      """)
    #expect(sample.list.groups(withClass: "strut-legend").flatMap(\.texts) == ["a distance or a size, in points"])
  }

  @Test func labelsComeBeforeSigns() {
    var figure = Figure.sample(show: [.bounds], [.box("v", Rect(x: 20, y: 20, width: 60, height: 40), [:])])
    figure.callouts = [Callout(.label("1", at: .view("v", .top)), text: "one")]
    #expect(legend(of: figure) == ["1", "one", "bounds"])
  }

  /// The outline of a view whose edges cannot be seen says nothing of its own.
  @Test func outlinesOfInvisibleViewsAreNoSigns() {
    let figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(.view("v"), .width, .greaterThanOrEqual, constant: 40),
        ConstraintEquation(.view("v"), .height, constant: 20),
      ], [ViewDescription(.view, "v", [:])])
    #expect(legend(of: figure) == ["at least"])
  }

  @Test func belowThePanelsSignsTakeAsFewRowsAsTheyCan() throws {
    var figure = Figure.sample(
      show: [.frames, .bounds, .centers], [.box("v", Rect(x: 20, y: 20, width: 60, height: 40), [:])])
    figure.legend.explainsSigns = true
    figure.legend.side = .bottom
    func rows() throws -> Int {
      let legend = try #require(figure.painted().list.groups(withClass: "strut-legend").first)
      return Set(legend.items.compactMap { if case .text(let run) = $0 { run.origin.y } else { nil } }).count
    }
    #expect(try rows() == 1)
    figure.legend.columns = 1
    #expect(try rows() == 3)
  }

  @Test func signsAreListedInTheAuthorsWords() {
    var figure = Figure.sample(show: [.bounds, .frames], [.box("v", Rect(x: 20, y: 20, width: 60, height: 40), [:])])
    figure.legend.wordsOfSigns = [.frame: "Rahmen"]
    #expect(legend(of: figure) == ["Rahmen", "bounds"])
  }

  @Test(arguments: Legend.Entry.Mark.allCases, [CalloutLook.Line?.none, .dashed, .dotted])
  func calloutsHaveSamplesThatStayInTheirPlace(_ mark: Legend.Entry.Mark, _ line: CalloutLook.Line?) throws {
    let entry = Legend.Entry(color: Color(hex: 0x000080), mark: mark, line: line, text: "words")
    guard let sample = CalloutSample(of: entry) else {
      #expect(mark == .square)
      return
    }
    let box = Rect(origin: Point(10, 20), size: Size(CalloutSample.width, 16))
    for theme in [ThemeName.light, .dark] {
      let items = sample.items(in: box, theme: Theme(theme), grid: PixelGrid(scale: 2))
      let bounds = try #require(items.unitedBounds)
      #expect(box.insetBy(dx: -0.5, dy: -0.5).contains(bounds))
      // Its line has the author's stroke.
      let dashes = items.flatMap(\.dashes)
      #expect(dashes.contains { !$0.isEmpty } == (line != nil))
    }
  }

  @Test(arguments: SignMeaning.allCases, [ThemeName.light, .dark])
  func everySignHasWordsAndASampleThatStaysInItsPlace(_ meaning: SignMeaning, _ theme: ThemeName) throws {
    let box = Rect(origin: Point(10, 20), size: SignSample.size(of: meaning))
    let sample = SignSample(
      meaning: meaning, box: box, theme: Theme(theme), grid: PixelGrid(scale: 2),
      words: SampleWords(setter: TextSetting(measurer: FixedWidthMeasurer())))
    let bounds = try #require(sample.items().unitedBounds)
    #expect(box.insetBy(dx: -0.5, dy: -0.5).contains(bounds))
    #expect(!meaning.words.isEmpty)
  }

  /// A reader compares the sign of the key with the one in the drawing: they have the same lines.
  @Test(arguments: [AnnotationKind.hugging, .compressionResistance])
  func chevronsInALegendAreThoseBesideViews(_ kind: AnnotationKind) throws {
    var figure = Figure.sample(
      show: [kind],
      [
        ViewDescription(
          .label, "v", [.text: .text("Name"), .frame: .rect(Rect(x: 20, y: 60, width: 80, height: 20))])
      ])
    figure.legend.explainsSigns = true
    let list = figure.painted().list
    func chevrons(_ name: String) throws -> (size: Size, width: Double) {
      let strokes = list.groups(withClass: name).flatMap { $0.shapes }.filter { $0.stroke?.cap == .round }
      let shape = try #require(strokes.first)
      return (try #require(shape.path.box).size, try #require(shape.stroke).width)
    }
    let (drawn, key) = (try chevrons("strut-priorities"), try chevrons("strut-legend"))
    #expect(abs(drawn.size.width - key.size.width) < 1e-6)
    #expect(abs(drawn.size.height - key.size.height) < 1e-6)
    #expect(drawn.width == key.width)
  }

  /// Its frame is dashed, and a sign of its own.
  @Test func theAlignmentRectangleHasItsColourInTheLegend() throws {
    let sample = try PaintedSample(
      """
      size: [320, 120]
      legend: {signs: true}
      show: {alignmentRects: {of: [card], color: crimson}}
      views: [{view: card, frame: [60, 20, 200, 80], alignmentRectInsets: 12, backgroundColor: white}]
      """)
    #expect(!sample.boxes(of: "frame").isEmpty)
    let colors = sample.elements.filter { $0.classes.contains("strut-legend") }.compactMap { element -> Color? in
      guard case .shape(let shape) = element.content, let stroke = shape.stroke, stroke.width > 1.2 else { return nil }
      return stroke.color
    }
    #expect(colors.first?.red == Color(hex: 0xDC143C).red, "\(colors)")
  }

  /// In one row all words are as far from their signs, however wide these are.
  @Test func wordsAreAsFarFromNarrowSignsAsFromWideOnes() throws {
    var figure = Figure.sample(
      show: [.frames, .centers], [.box("v", Rect(x: 20, y: 20, width: 60, height: 40), [:])])
    figure.legend.explainsSigns = true
    figure.legend.side = .bottom
    let legend = try #require(figure.painted().list.groups(withClass: "strut-legend").first)
    var (gaps, sign) = ([Double](), Rect?.none)
    for item in legend.items {
      if case .text(let run) = item {
        gaps.append(run.origin.x - (sign?.maxX ?? 0))
        sign = nil
      } else if let bounds = item.bounds {
        sign = sign?.union(bounds) ?? bounds
      }
    }
    #expect(gaps.count == 2)
    #expect(abs(gaps[0] - gaps[1]) <= 1)
  }

  private static let red = Color(red: 1, green: 0, blue: 0, alpha: 0.3)
  private static let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.2)

  /// On the page it would be another colour than that of the views; behind one that is translucent, too, lies what that lies
  /// on.
  @Test(arguments: [
    ("alpha(red, 0.3)", "white", [Color(hex: 0xFFFFFF), red]), ("red", "white", [Color(hex: 0xFF0000)]),
    ("alpha(red, 0.3)", "alpha(blue, 0.2)", [Color(hex: 0x000000), blue, red]),
  ])
  func aTranslucentColorLiesOnWhatItsViewsLieOn(_ color: String, _ ground: String, _ fills: [Color]) throws {
    let sample = try PaintedSample(
      """
      size: [160, 90]
      root: {backgroundColor: black}
      legend: {side: bottom, entries: [{color: '\(color)', text: list}]}
      views:
        - {view: card, frame: [5, 5, 150, 80], backgroundColor: '\(ground)', subviews: [
            {view: a, frame: [10, 10, 130, 60], backgroundColor: '\(color)'}]}
      """)
    let painted = sample.list.groups(withClass: "strut-legend").flatMap(\.shapes).compactMap { shape -> Color? in
      guard case .color(let color)? = shape.fill else { return nil }
      return color
    }
    #expect(painted == fills)
  }

  @Test(arguments: [("frame", "frames", "frame"), ("safeArea", "safeArea", "edge of the safe area")])
  func signsOfALegendHaveTheColourOfThePicture(_ sign: String, _ kind: String, _ words: String) throws {
    let text = """
      device: iphone-15
      views: [{view: v, frame: [20, 100, 60, 40]}]
      legend: {signs: [\(sign)]}
      show: {\(kind): {color: crimson}, bounds: true}
      """
    let sample = try PaintedSample(text)
    let legend = sample.list.groups(withClass: "strut-legend")
    #expect(legend.flatMap(\.texts) == [words])
    let colors = legend.flatMap { $0.items.flatMap(\.shapes) }.compactMap { $0.stroke?.color }
    #expect(colors.contains(Color(hex: 0xDC143C).seenOnPages))
  }

  /// What the figure is about comes before the lines that lead to its edges, unless its author lists them.
  @Test(arguments: [
    ("true", ["layout margins", "a short length, between the arrows", "leads to the edge that is meant"]),
    ("[farEnd, margins]", ["leads to the edge that is meant", "layout margins"]),
  ])
  func signsOfDrawingComeLast(_ signs: String, _ expected: [String]) throws {
    let sample = try PaintedSample(
      """
      size: [220, 90]
      show: {margins: card}
      legend: {side: bottom, columns: 1, signs: \(signs)}
      views:
        - view: card
          frame: [20, 20, 180, 40]
          backgroundColor: lavender
          layoutMargins: 8
          subviews: [{view: bar, frame: [8, 8, 164, 24], backgroundColor: mediumpurple}]
      callouts: [{dimension: [card.left, bar.left], side: bottom}]
      """)
    let rows = try sample.boxes(of: expected).map(\.midY)
    #expect(rows == rows.sorted(), "\(rows)")
  }
}

extension Item {
  fileprivate var dashes: [[Double]] {
    if case .shape(let shape) = self, let stroke = shape.stroke { [stroke.dash] } else { [] }
  }
}
