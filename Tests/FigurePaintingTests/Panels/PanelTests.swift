import Diagnostics
import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

/// What panels are, and how they stand in a picture.
@Suite struct PanelTests {
  private func twoPanels() -> Figure {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 10, width: 50, height: 50))])
    figure.panels = [PanelDescription(title: "Before"), PanelDescription(title: "After")]
    return figure
  }

  @Test func panelsStandSideBySideWithTitlesAndIdsOfTheirOwn() {
    let list = twoPanels().painted().list
    #expect(list.group("p1-v") != nil)
    #expect(list.group("p2-v") != nil)
    #expect(list.texts.contains("Before"))
    #expect(list.texts.contains("After"))
    #expect(list.size.width == 16 + 320 + 24 + 320 + 16)
  }

  /// A kind whose painter has no symbol of its own shows its initial; plain containers are empty boxes.
  @Test(arguments: ViewKind.allCases)
  func everyKindHasASign(_ kind: ViewKind) throws {
    var figure = Figure.sample([ViewDescription(kind, "v", [.frame: .rect(Rect(x: 0, y: 0, width: 100, height: 44))])])
    figure.panels = [PanelDescription()]
    figure.panels[0].kind = .hierarchy
    let row = try #require(figure.painted().list.groups(withClass: "strut-\(kind.rawValue)").last)
    #expect(row.texts.suffix(2) == ["v", kind.rawValue])
    let letters = row.texts.dropLast(2)
    let initial = kind == .stepper ? "±" : kind.rawValue.prefix(1).uppercased()
    #expect(letters.isEmpty || letters == [initial])
    let isEmpty = [.view, .window, .layoutGuide].contains(kind) || !letters.isEmpty
    #expect((row.shapes.count == 1) == isEmpty)
  }

  /// Where the groups that hold a panel's items were moved to.
  private func places(_ list: DisplayList) -> [Point] {
    list.items.compactMap { item in
      guard case .group(let group) = item else { return nil }
      return Point(group.transform.tx, group.transform.ty)
    }
  }

  @Test func columnsStandUnderOneAnother() {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 10, width: 50, height: 50))])
    // The third panel is narrower, and stands in the middle of the first column; six make rows of three.
    figure.panels = (0..<6).map { _ in PanelDescription() }
    figure.panels[3].size = Size(200, 100)
    let places = places(figure.painted().list)
    #expect(places.map(\.x) == [16, 360, 704, 76, 360, 704])
    #expect(places.dropFirst(3).allSatisfy { $0.y == 16 + 240 + 24 })
  }

  @Test func aScreenBesideATableStandsAboutItsMiddle() {
    var figure = twoPanels()
    figure.panels[0].kind = .matrix
    figure.panels[0].subject = Located("v")
    let places = places(figure.painted().list)
    // The matrix is 116 points high and the root 240.
    #expect(places.map(\.y) == [16 + 62, 16])
  }

  /// A low screen beside a high one, or beside a long text: one line is read from left to right.
  @Test(arguments: [PanelDescription.Kind.layout, .hierarchy], [PanelArrangement.Captions.top, .bottom])
  func titlesOfARowShareALine(_ kind: PanelDescription.Kind, _ captions: PanelArrangement.Captions) {
    var figure = twoPanels()
    figure.arrangement.captions = captions
    figure.panels[0].size = Size(320, 60)
    figure.panels[1].kind = kind
    let elements = figure.painted().list.items.flatMap { $0.elements() }
    let titles = elements.filter { ["Before", "After"].contains($0.words) }
    #expect(titles.count == 2)
    #expect(Set(titles.map(\.box.midY)).count == 1)
    let panels = elements.filter { !["Before", "After"].contains($0.words) }.map(\.box)
    let isBeyond = panels.allSatisfy { captions == .top ? $0.minY > titles[0].box.maxY : $0.maxY < titles[0].box.minY }
    #expect(isBeyond)
  }

  // MARK: What is of one panel

  /// The panel after it has the document's screen again.
  @Test func aPanelsScreenIsOfThatPanelAlone() throws {
    var figure = Figure.sample([
      ViewDescription(.label, "greeting", [.text: .text("Hello"), .font: .font(FontDescription(style: .body))])
    ])
    figure.constraints = [
      ConstraintEquation(.view("greeting"), .leading, .equal, to: .superview, .leadingMargin),
      ConstraintEquation(.view("greeting"), .top, .equal, to: .superview, .top, constant: 20),
    ].map { ConstraintDescription(.equation($0), text: Located($0.description)) }
    figure.panels = (0..<3).map { _ in PanelDescription() }
    figure.panels[1].contentSize = .accessibilityLarge
    figure.panels[1].root = [
      .layoutMargins: Located(.insets(EdgeInsets(all: 40))), .backgroundColor: Located(.color(Color(hex: 0xFFEECC))),
    ]
    figure.panels[1].hasBorder = false
    figure.panels[1].alt = "Large"
    let picture = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0]
    let (first, second, third) = (picture.panels[0], picture.panels[1], picture.panels[2])
    #expect(second.views[1].frame.x == 40)
    #expect(second.views[1].frame.height > first.views[1].frame.height)
    #expect(second.root.look.backgroundColor == Color(hex: 0xFFEECC))
    #expect(third.views == first.views)
    let list = figure.painted().list
    #expect(list.groups.compactMap(\.title).contains("Large"))
    #expect(list.description == "Large")
  }

  /// Titles are read beside annotations, and stay legible beside small ones.
  @Test(arguments: [(0.25, 10.0), (1, 13), (2, 26)])
  func titlesFollowTheScaleOfAnnotations(_ scale: Double, _ size: Double) {
    var figure = twoPanels()
    figure.annotationScale = scale
    let titles = figure.painted().list.items.flatMap { $0.elements() }.filter { $0.words == "Before" }
    let sizes = titles.map { element -> Double in
      guard case .text(let run) = element.content else { return 0 }
      return run.font.size
    }
    #expect(sizes == [size])
  }

  /// A title over a narrow screen takes several lines, none of which is much longer than the others.
  @Test func aLongTitleWraps() throws {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 10, width: 50, height: 50))])
    figure.panels = ["Short", "One two three four five six seven eight nine ten eleven twelve"].map {
      PanelDescription(title: $0)
    }
    figure.arrangement.captions = .top
    let list = figure.painted().list
    let runs = list.items.flatMap { $0.elements() }.compactMap { element -> TextRun? in
      guard case .text(let run) = element.content, run.font.weight == .semibold else { return nil }
      return run
    }
    #expect(runs.map(\.text).joined(separator: " ") == figure.panels.compactMap(\.title).joined(separator: " "))
    #expect(runs.count > 2)
    let widths = runs.dropFirst().map(\.width)
    #expect((widths.max() ?? 0) < 1.5 * (widths.min() ?? 0))
    // The only line of the first title stands next to its screen, as the last of the second does.
    #expect(runs.first?.origin.y == runs.last?.origin.y)
  }

  // MARK: Flow

  /// Arrows lie between their panels and touch none; at the end of a row one leads to the beginning of the next.
  @Test(arguments: [1, 2, 4], [nil, "then", "a few words more than an arrow is long"])
  func anArrowLeadsFromEachPanelToTheNext(_ columns: Int, _ text: String?) throws {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 10, width: 50, height: 50))])
    figure.panels = (1...4).map { PanelDescription(title: "Panel \($0)") }
    for index in 0..<3 { figure.panels[index].flowText = text.map { Located($0) } }
    figure.arrangement.columns = columns
    figure.arrangement.flow = .arrows
    let list = figure.painted().list
    let arrows = list.groups(withClass: "strut-flow")
    #expect(arrows.count == 3)
    #expect(arrows.map { $0.texts.joined(separator: " ") } == arrows.map { _ in text ?? "" })
    let elements = list.items.flatMap { $0.elements() }
    let page = Rect(origin: .zero, size: list.size)
    let (flow, others) = (
      elements.filter { $0.classes.contains("strut-flow") }, elements.filter { !$0.classes.contains("strut-flow") }
    )
    #expect(!flow.isEmpty && !others.isEmpty)
    for element in flow {
      #expect(page.contains(element.box))
      for other in others { #expect(!other.box.overlaps(element.box)) }
    }
  }

  // MARK: Scaled screens

  /// Every annotation, a number of each kind of sign, and a stack of long titles.
  private func scaled(_ zoom: Double, printWidth: Double? = nil) -> [PaintedElement] {
    var figure = Figure.sample(
      size: Size(400, 300), show: [.constraints, .names, .safeArea, .rulers, .intrinsicSizes, .axes, .centers],
      constraints: [
        ConstraintEquation(.view("v"), .left, .equal, to: .superview, .left, constant: 60),
        ConstraintEquation(.view("v"), .width, constant: 200),
        ConstraintEquation(.view("v"), .top, .equal, to: .superview, .top, constant: 40),
        ConstraintEquation(.view("v"), .height, .greaterThanOrEqual, constant: 120),
      ],
      [ViewDescription(.view, "v")])
    figure.panels = ["One", "Two", "Three"].map { PanelDescription(title: $0) }
    for index in figure.panels.indices { figure.panels[index].zoom = zoom }
    figure.arrangement.printWidth = printWidth.map { Located($0) }
    return figure.painted().list.items.flatMap { $0.elements() }
  }

  /// A sign is as large on a small screen as on a large one: the sizes of type in the picture, and of strokes.
  @Test(arguments: [0.75, 0.5, 0.31])
  func signsKeepTheirSize(_ zoom: Double) {
    func sizes(_ elements: [PaintedElement]) -> Set<Double> {
      let own = elements.filter { $0.isText && !$0.isOfView }
      return Set(
        own.map { element in
          guard case .text(let run) = element.content else { return 0 }
          return (run.font.size * element.transform.a * 1000).rounded() / 1000
        })
    }
    func dashes(_ elements: [PaintedElement]) -> Set<[Double]> {
      Set(
        elements.filter { $0.classes.contains("strut-safe-area") }.compactMap { element in
          guard case .shape(let shape) = element.content, let dash = shape.stroke?.dash, !dash.isEmpty else {
            return nil
          }
          return dash.map { ($0 * element.transform.a * 100).rounded() / 100 }
        })
    }
    #expect(sizes(scaled(zoom)) == sizes(scaled(1)))
    #expect(dashes(scaled(zoom)) == dashes(scaled(1)))
    let views = scaled(zoom).filter { $0.ids.contains("p1-v") }
    #expect(views.contains { abs($0.box.width - 200 * zoom) < 1.5 })
  }

  @Test(arguments: [1000.0, 900, 700])
  func aPictureIsAsWideAsItsPage(_ width: Double) throws {
    let elements = scaled(1, printWidth: width)
    let right = try #require(elements.map(\.box.maxX).max())
    #expect(right <= width - 15)
    #expect(right > width * 0.93)
  }

  @Test func aPictureThatFitsItsPageIsNotScaled() {
    #expect(scaled(0.25, printWidth: 2000).map(\.box) == scaled(0.25).map(\.box))
  }

  @Test func withoutCaptionsNoTitleIsWritten() {
    var figure = twoPanels()
    figure.arrangement.captions = .none
    let list = figure.painted().list
    #expect(!list.texts.contains("Before"))
    #expect(list.size.height == 16 + 240 + 16)
  }

  @Test func theAuthorSaysHowManyPanelsARowHasAndHowFarTheyAreApart() {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 10, width: 50, height: 50))])
    figure.panels = (0..<3).map { _ in PanelDescription() }
    figure.arrangement.columns = 2
    figure.arrangement.spacing = 40
    #expect(places(figure.painted().list) == [Point(16, 16), Point(16 + 320 + 40, 16), Point(16, 16 + 240 + 40)])
    figure.arrangement.columns = 5
    #expect(places(figure.painted().list).map(\.y) == [16, 16, 16])
  }

  /// A label that sticks out on one side widens every gap of the row alike; a view far outside does not.
  @Test func panelsStandAtEqualDistances() {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 10, width: 50, height: 50))])
    figure.panels = (0..<3).map { _ in PanelDescription() }
    func gaps(reachingOutBy excess: Double) -> [Double] {
      figure.panels[1].views = [.box("v", Rect(x: 300, y: 10, width: 20 + excess, height: 50))]
      let places = places(figure.painted().list).map(\.x)
      return zip(places, places.dropFirst()).map { $1 - $0 - 320 }
    }
    #expect(gaps(reachingOutBy: 0) == [24, 24])
    #expect(gaps(reachingOutBy: 20) == [44, 44])
    #expect(gaps(reachingOutBy: 200) == [24, 224])
  }

  @Test func idsAreUnique() {
    var figure = twoPanels()
    figure.panels[1].kind = .hierarchy
    let ids = figure.painted().list.groups.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func layersStandApartAndAreLinked() throws {
    var figure = twoPanels()
    figure.panels = [PanelDescription()]
    figure.panels[0].kind = .exploded
    let painted = figure.painted()
    #expect(painted.diagnostics.all.isEmpty)
    let (root, view) = (try #require(painted.list.group("root")), try #require(painted.list.group("v")))
    #expect(view.transform.tx < root.transform.tx)
    #expect(painted.list.groups(withClass: "strut-link").map(\.items.count) == [4])
    // Where the view lies on its superview, four corners from which the links come.
    let footprint = try #require(painted.list.groups(withClass: "strut-footprint").first?.shapes.first?.path.points)
    let links = try #require(painted.list.groups(withClass: "strut-link").first).shapes.compactMap(\.path.points.first)
    #expect(footprint == links)
  }

  /// On its plane a view has its name and the callouts that need only its place, and nothing that is a distance.
  @Test func layersHaveNamesAndCallouts() throws {
    var figure = twoPanels()
    figure.panels = [PanelDescription()]
    figure.panels[0].kind = .exploded
    figure.show = AnnotationSet([.names, .constraints])
    figure.callouts = [
      Callout(.label("1", at: .view("v", .top)), text: "in the legend"),
      Callout(.dimension(from: .view("v", .left), to: .view("v", .right))),
    ]
    let painted = figure.painted()
    #expect(painted.diagnostics.isEmpty)
    #expect(painted.list.texts.sorted() == ["1", "1", "in the legend", "root", "v"])
    let view = try #require(painted.list.group("v"))
    let plane = try #require([.group(view)].unitedBounds)
    let disc = try #require(painted.list.groups(withClass: "strut-callout").first?.items.unitedBounds)
    #expect(disc.midX > plane.minX && disc.midX < plane.maxX && disc.minY < plane.minY)
  }

  @Test func aPanelWithAThemeOfItsOwnDoesNotFollowTheReader() throws {
    var figure = twoPanels()
    figure.panels[1].theme = .dark
    let list = figure.painted().list
    #expect(list.group("p1-v")?.shapes.first?.stroke?.color.token == "view-1")
    #expect(list.group("p2-v")?.shapes.first?.stroke?.color.token == nil)
    #expect(!list.darkColors.isEmpty)
    figure.themes = [.light]
    #expect(figure.painted().list.darkColors.isEmpty)
  }

  // MARK: Crops

  /// A box at the top of a tall root, held to its top and its bottom.
  private func cropped(_ crop: Crop?, scale: Double = 2) -> DisplayList {
    var figure = Figure.sample(
      size: Size(200, 600), show: [.constraints, .names],
      constraints: [
        ConstraintEquation(.view("v"), .top, .equal, to: .superview, .top, constant: 40),
        ConstraintEquation(.view("v"), .height, constant: 50),
        ConstraintEquation(.view("low"), .bottom, .equal, to: .superview, .bottom, constant: -25),
        ConstraintEquation(.view("low"), .top, .equal, to: .view("v"), .bottom, constant: 435),
      ],
      [ViewDescription(.view, "v"), ViewDescription(.view, "low")])
    figure.constraints += [("v", 20.0), ("low", 30)].flatMap { name, left in
      [
        ConstraintEquation(.view(name), .left, .equal, to: .superview, .left, constant: left),
        ConstraintEquation(.view(name), .width, constant: 120),
      ].map { ConstraintDescription(.equation($0), text: Located($0.description)) }
    }
    figure.crop = crop
    return figure.painted(scale: scale).list
  }

  @Test func aCropMakesThePictureSmallerAndKeepsTheNumbers() {
    let list = cropped(Crop(vertical: .near(180)))
    #expect(list.size.height < 180 + 32 + 20)
    #expect(list.size.width >= 200 + 32)
    // What measures to the view beyond the torn edge runs out at it, with its number on what is seen.
    #expect(list.texts.contains("435"))
    #expect(list.texts.contains("v"))
  }

  @Test func nothingIsSaidOfWhatLiesBeyondATornEdge() {
    let whole = cropped(nil).texts
    #expect(["low", "25", "30", "40"].allSatisfy(whole.contains), "\(whole)")
    let list = cropped(Crop(vertical: .near(180)))
    #expect(!list.texts.contains("low"))
    #expect(!list.texts.contains("25"))
    #expect(!list.texts.contains("30"))
    let bottom = cropped(Crop(vertical: .far(120)))
    #expect(bottom.texts.contains("low"))
    #expect(bottom.texts.contains("25"))
    #expect(!bottom.texts.contains("40"))
  }

  @Test func calloutsAndRulersEndAtATornEdge() {
    var figure = Figure.sample(
      size: Size(200, 600), show: [.rulers, .names],
      [.box("tall", Rect(x: 20, y: 20, width: 100, height: 500))])
    figure.callouts = [
      Callout(.text("here", at: .point(Point(150, 60)))), Callout(.text("there", at: .point(Point(150, 400)))),
      Callout(.label("B", at: .view("tall", .bottom))),
    ]
    let beyond = ["there", "B", "250", "600"]
    let whole = figure.painted().list.texts
    #expect(beyond.allSatisfy(whole.contains), "\(whole)")
    figure.crop = Crop(vertical: .near(120))
    let painted = figure.painted()
    // What the crop hides is told once: the text farther down, and the middle of the lower edge.
    #expect(painted.diagnostics.all.map(\.identifier) == [.nothingToShow])
    #expect(painted.list.texts.contains("here"))
    #expect(painted.list.texts.contains("100"))
    // The view's name stands on what is seen of it.
    #expect(painted.list.texts.contains("tall"))
    #expect(!painted.list.texts.contains(where: beyond.contains))
    #expect(painted.list.size.height < 200)
  }

  @Test func aRootNoLongerThanWhatIsKeptIsWhole() {
    #expect(cropped(Crop(horizontal: .far(200), vertical: .near(600))).items == cropped(nil).items)
    #expect(cropped(Crop()).items == cropped(nil).items)
  }

  @Test(arguments: [
    Crop(vertical: .near(180)), Crop(vertical: .far(120)), Crop(horizontal: .near(90)),
    Crop(horizontal: .far(80), vertical: .near(200)),
  ])
  func everyWordOfACroppedPictureIsWithinIt(_ crop: Crop) {
    let list = cropped(crop)
    let page = Rect(origin: .zero, size: list.size)
    let words = list.items.flatMap { $0.elements() }.filter(\.isText)
    #expect(!words.isEmpty)
    for element in words {
      #expect(page.contains(element.box), "'\(element.words)' at \(element.box)")
    }
  }

  @Test func aDumpHasALineAView() {
    var figure = twoPanels()
    figure.panels = [PanelDescription()]
    figure.panels[0].kind = .dump
    #expect(figure.painted().list.texts == ["[ 0] UIView", "--[ 1] UIView"])
  }
}
