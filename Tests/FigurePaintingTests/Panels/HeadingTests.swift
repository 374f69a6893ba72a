import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import Typography
import ViewLayout

@testable import FigurePainting

/// What stands around the panels: titles of rows and columns, and a caption.
@Suite struct HeadingTests {
  private func table() -> Figure {
    var figure = Figure.sample(size: Size(100, 60), [.box("v", Rect(x: 10, y: 10, width: 50, height: 30))])
    figure.panels = (0..<4).map { _ in PanelDescription() }
    figure.arrangement.columns = 2
    return figure
  }

  private func places(of texts: [String], in list: DisplayList) -> [Rect] {
    let elements = list.items.flatMap { $0.elements() }
    return texts.compactMap { text in elements.first { $0.words == text }?.box }
  }

  @Test func titlesStandAboveColumnsAndBesideRows() throws {
    var figure = table()
    let plain = figure.painted().list.size
    figure.arrangement.columnTitles.value = ["Before", "After"]
    figure.arrangement.rowTitles.value = ["Fixed", "Flexible"]
    let (list, diagnostics) = figure.painted()
    #expect(diagnostics.all.isEmpty)
    #expect(list.groups(withClass: "strut-column-title").flatMap(\.texts) == ["Before", "After"])
    #expect(list.groups(withClass: "strut-row-title").flatMap(\.texts) == ["Fixed", "Flexible"])
    #expect(list.size.width > plain.width && list.size.height > plain.height)
    let found = places(of: ["Before", "After", "Fixed", "Flexible"], in: list)
    try #require(found.count == 4)
    #expect(found[0].midY == found[1].midY)
    // Rows are read from the bottom up: their words are higher than wide.
    #expect(found[2].height > found[2].width && found[3].height > found[3].width)
    #expect(found[2].maxY < found[3].minY)
    #expect(abs(found[2].midX - found[3].midX) < 0.01)
  }

  /// The title of a row is in the middle of what is left of it where the empty part of its root is cut off, and within the
  /// picture.
  @Test func titlesOfRowsAreBesideWhatIsLeftOfTheirScreens() throws {
    var figure = Figure.sample(size: Size(200, 300), [.box("v", Rect(x: 0, y: 0, width: 200, height: 50))])
    figure.hasBorder = false
    figure.panels = (0..<2).map { _ in PanelDescription() }
    figure.arrangement.columns = 1
    figure.arrangement.rowTitles.value = ["one", "two"]
    let list = figure.painted().list
    let found = places(of: ["one", "two"], in: list)
    try #require(found.count == 2)
    #expect(list.size.height < 200 && Rect(origin: .zero, size: list.size).contains(found[1].center))
    #expect(found[1].maxY < list.size.height && abs(found[1].midY - found[0].midY - 50 - 24) < 1, "\(found)")
  }

  /// Screens that nobody sees the edges of end where their own views do, each row by itself.
  @Test func rowsWithoutBordersAreAsFarApartAsTheirViews() throws {
    let sample = try PaintedSample(
      """
      border: none
      columns: 1
      size: [200, 300]
      panels:
        - views: [{view: a, frame: [0, 0, 200, 50], backgroundColor: gold}]
        - views: [{view: b, frame: [0, 0, 200, 200], backgroundColor: gold}]
        - views: [{view: c, frame: [0, 0, 200, 50], backgroundColor: gold}]
      """)
    let boxes = sample.elements.filter { $0.isOfView && $0.box.width == 200 && $0.box.height < 250 }.map(\.box)
    try #require(boxes.count == 3, "\(boxes)")
    #expect(boxes[1].minY - boxes[0].maxY == 24 && boxes[2].minY - boxes[1].maxY == 24, "\(boxes)")
  }

  @Test func aPanelTakesSeveralColumns() {
    var arrangement = PanelArrangement()
    arrangement.columns = 3
    #expect(arrangement.rows(ofSpans: [1, 1, 1, 1]) == [[0..<1, 1..<2, 2..<3], [0..<1]])
    #expect(arrangement.rows(ofSpans: [2, 2, 1]) == [[0..<2], [0..<2, 2..<3]])
    #expect(arrangement.rows(ofSpans: [9, 1]) == [[0..<3], [0..<1]])
    var figure = table()
    figure.panels = (0..<3).map { _ in PanelDescription() }
    figure.panels[0].span = Located(2)
    figure.panels[0].size = Size(180, 60)
    func lefts(_ figure: Figure) -> [Double] {
      figure.painted().list.items.compactMap { item in
        guard case .group(let group) = item else { return nil }
        return group.transform.tx
      }
    }
    // The columns and the gap are 224 points wide, in whose middle the first panel is.
    #expect(lefts(figure) == [16 + 22, 16, 16 + 124])
    // A wider one widens both columns alike, by 38 points each.
    figure.panels[0].size = Size(300, 60)
    #expect(lefts(figure) == [16, 16 + 19, 16 + 124 + 38 + 19])
  }

  @Test func titlesThatNoPanelStandsUnderAreToldOf() {
    var figure = table()
    figure.arrangement.columnTitles.value = ["One", "Two", "Three"]
    #expect(
      figure.painted().diagnostics.all.map(\.message) == [
        "there are 3 titles of columns, but the panels stand in 2"
      ])
  }

  @Test func aCaptionIsDrawnWhereItsAuthorWantsIt() {
    var figure = Figure.sample(size: Size(300, 60), [.box("v", Rect(x: 10, y: 10, width: 50, height: 30))])
    figure.caption = "A sentence that is much too long for one line of a picture that is only three hundred points wide"
    #expect(figure.painted().list.size == Size(300, 60))
    figure.arrangement.showsCaption = true
    let list = figure.painted().list
    #expect(list.groups(withClass: "strut-caption").flatMap(\.texts).count > 1)
    #expect(list.size.width == 332)
    #expect(list.size.height > 92)
  }

  /// A crop follows its views, and shows that the screen continues on each side where it does.
  @Test func aCropKeepsWhatIsAroundViews() {
    var figure = Figure.sample(
      size: Size(300, 200),
      [
        .box(
          "outer", Rect(x: 100, y: 50, width: 100, height: 100),
          subviews: [.box("inner", Rect(x: 20, y: 10, width: 30, height: 40))])
      ])
    figure.crop = Crop(around: Crop.Surroundings(of: ["inner"], margin: 10))
    let picture = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0]
    let root = Rect(x: 0, y: 0, width: 300, height: 200)
    #expect(picture.panels[0].crop?.shown(of: root) == Rect(x: 110, y: 50, width: 50, height: 60))
    #expect(picture.panels[0].crop?.cutEdges(of: root).count == 4)
    figure.crop = Crop(around: Crop.Surroundings(of: ["outer"], margin: 500))
    #expect(
      figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels[0].crop?.cutEdges(of: root) == [])
  }

  /// Of a dashed edge that a number touches, nothing is left but a few dashes.
  @Test func labelsKeepOffDashedOutlines() {
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 400, height: 400))
    occupancy.note(.outline(Rect(x: 100, y: 100, width: 100, height: 100)))
    #expect(occupancy.cost(of: Rect(x: 82, y: 120, width: 20, height: 14)) > 0)
    #expect(occupancy.cost(of: Rect(x: 78, y: 120, width: 20, height: 14)) == 0)
    #expect(occupancy.cost(of: Rect(x: 104, y: 120, width: 20, height: 14)) == 0)
    var solid = Occupancy(root: Rect(x: 0, y: 0, width: 400, height: 400))
    solid.note(.edges(of: Rect(x: 100, y: 100, width: 100, height: 100)))
    #expect(solid.cost(of: Rect(x: 82, y: 120, width: 20, height: 14)) == 0)
  }

  private func rows(_ titles: [String], height: Double) -> (titles: [Rect], lists: DisplayList, tops: [Double]) {
    var figure = Figure.sample(size: Size(200, height), [.box("v", Rect(x: 10, y: 5, width: 50, height: 20))])
    figure.panels = titles.map { _ in PanelDescription() }
    figure.arrangement.columns = 1
    figure.arrangement.captions = .bottom
    figure.arrangement.rowTitles.value = titles
    let list = figure.painted().list
    let places = list.groups(withClass: "strut-row-title").map { group in
      Item.group(group).elements().map(\.box).reduce(nil) { $0?.union($1) ?? $1 } ?? .zero
    }
    let tops = list.items.compactMap { item -> Double? in
      guard case .group(let group) = item, group.classes.isEmpty else { return nil }
      return group.transform.ty
    }
    return (places, list, tops)
  }

  /// A title that is longer than its row would make it higher than the others.
  @Test func longTitlesOfRowsAreLevel() throws {
    let (titles, _, tops) = rows(["fill", "fillProportionally", "equalSpacing"], height: 40)
    try #require(titles.count == 3 && tops.count == 3)
    #expect(titles.allSatisfy { $0.width > $0.height }, "\(titles)")
    #expect(titles.allSatisfy { abs($0.minX - titles[0].minX) < 0.1 }, "they begin at one line: \(titles)")
    #expect(tops[1] - tops[0] == tops[2] - tops[1] && tops[1] - tops[0] < 70, "\(tops)")
  }

  @Test func titlesOfLowRowsWrapIfTheyCan() throws {
    let (titles, list, tops) = rows(["Fixed", "Flexible in width"], height: 90)
    #expect(list.texts.contains("Flexible") && list.texts.contains("in width"), "\(list.texts)")
    #expect(titles.count == 2 && titles.allSatisfy { $0.height > $0.width }, "\(titles)")
    #expect(tops.count == 2 && tops[1] - tops[0] < 120, "\(tops)")
  }

  /// What nobody sees around views does not put titles off their middle.
  @Test func titlesStandUnderTheirViews() throws {
    let sample = try PaintedSample(
      """
      size: [220, 190]
      border: none
      captions: bottom
      show: {originalFrames: true}
      views: [{view: card, frame: [50, 70, 120, 70], backgroundColor: orange, transform: rotate(-25deg)}]
      panels:
        - title: Middle
        - title: Corner
          do:
            - card.transform = identity
            - card.anchorPoint = [0, 1]
            - card.frame = [50, 70, 120, 70]
            - card.transform = rotate(-25deg)
      """)
    let frames = sample.elements.filter { $0.classes.contains("strut-original-frame") && $0.box.width > 100 }.map(\.box)
    let titles = try sample.boxes(of: ["Middle", "Corner"])
    for (number, title) in titles.enumerated() {
      let near = try #require(frames.min { abs($0.midX - title.midX) < abs($1.midX - title.midX) })
      #expect(abs(near.midX - title.midX) < 1.5, "\(number) \(near) \(title)")
    }
  }

  /// A screen beside a console was far below its title.
  @Test func screensBesideAConsoleHangFromTheirTitles() throws {
    let sample = try PaintedSample(
      """
      size: [160, 80]
      expect: conflict
      captions: top
      views: [{view: box, backgroundColor: khaki}]
      constraints: ["H:|-8-[box(60)]", "H:[box(80)]", "V:|-8-[box(40)]"]
      panels: [{title: Screen}, {title: Console, kind: console}]
      """)
    let (title, box) = (
      try sample.boxes(of: ["Screen"])[0],
      try #require(sample.elements.last { $0.isOfView && $0.ids.last?.hasSuffix("box") ?? false }).box
    )
    #expect(box.minY - title.maxY < 40, "\(title) \(box)")
  }

  /// A panel over two columns has the distance between them too.
  @Test func aPanelOverTwoColumnsIsNoColumn() throws {
    let text = """
      size: [218, 60]
      printWidth: 500
      columns: 2
      views: [{view: row, frame: [0, 10, 100, 40]}]
      panels:
        - {title: Wide, size: [460, 60], span: 2}
        - {title: Left}
        - {title: Right}
      """
    let sample = try PaintedSample(text)
    #expect(sample.list.size.width == 492)
  }
}
