import Diagnostics
import FigurePainting
import Figures
import Geometry
import PangoText
import Staging
import Strut
import Testing

/// How high the bars around an interface are, upright and on its side.
@Suite struct BarHeightTests {
  /// The safe area at the top and the bottom of a picture, and its bars.
  private func panel(_ keys: String, bars: String = "{navigationBar: {title: T}, tabBar: {items: [A, B]}}") throws
    -> PanelLayout
  {
    let text = "\(keys)\nbars: \(bars)\nviews: [{view: v, frame: [0, 0, 10, 10]}]\n"
    return try #require(try PaintedSample.all(in: text, name: "bars").first?.picture.panels.first)
  }

  private func insets(_ keys: String, bars: String? = nil) throws -> [Double] {
    let panel = try bars.map { try self.panel(keys, bars: $0) } ?? panel(keys)
    return [panel.root.safeAreaInsets.top, panel.root.safeAreaInsets.bottom]
  }

  /// A navigation bar of one's own, as documents store them: 44 points on phones, whichever way they are held, and on
  /// tablets 50.
  @Test(arguments: [
    ("device: iphone-15", 44.0), ("device: iphone-15\norientation: landscape", 44),
    ("device: iphone-xr\norientation: landscape", 44), ("device: ipad-5th-6th-generation-9-7", 50),
    ("device: ipad-air-11-m2-m3-m4\norientation: landscape", 50),
    ("device: ipad-5th-6th-generation-9-7\nplatform: ios11", 44), ("size: [820, 400]", 44),
  ])
  func aBarAmongTheViewsHasTheHeightOfItsDevice(_ keys: String, height: Double) throws {
    let text = """
      \(keys)
      views: [{navigationBar: bar, title: Notes}]
      constraints: ["H:|[bar]|", bar.top == superview.safeArea.top]
      """
    let views = try #require(try PaintedSample.all(in: text, name: "bar").first?.picture.panels.first).views
    #expect(views.first { $0.name == "bar" }?.frame.height == height)
  }

  @Test func barsAreLowOnAPhoneOnItsSide() throws {
    #expect(try insets("device: iphone-15") == [103, 83])
    #expect(try insets("device: iphone-15\norientation: landscape") == [32, 53])
    #expect(try insets("device: iphone-8\norientation: landscape") == [32, 32])
    #expect(
      try insets("device: iphone-8\norientation: landscape", bars: "{toolbar: {items: [A]}}") == [0, 32])
  }

  @Test func largePhonesKeepTheirBars() throws {
    #expect(try insets("device: iphone-15-pro-max\norientation: landscape") == [44, 70])
  }

  /// Since iOS 12, whichever way they are held: a status bar of 24 and a home indicator of 20, or 20 and none.
  @Test(arguments: ["portrait", "landscape"]) func tabletsHaveHigherBars(_ orientation: String) throws {
    #expect(try insets("device: ipad-10th-generation-a16\norientation: \(orientation)") == [74, 65])
    let old = "device: ipad-5th-6th-generation-9-7\norientation: \(orientation)"
    #expect(try insets(old) == [70, 50])
    #expect(try insets(old, bars: "{toolbar: {items: [A]}}") == [20, 50])
    #expect(try insets("\(old)\nplatform: ios11") == [64, 49])
    #expect(try insets(old, bars: "{navigationBar: {prefersLargeTitles: true}}") == [122, 0])
  }

  /// The title stands in the middle of the row, however high that is.
  @Test(arguments: [("iphone-8", 22.0), ("ipad-5th-6th-generation-9-7", 25)])
  func titlesStandInTheMiddleOfTheirRow(_ device: String, middle: Double) throws {
    let bar = try #require(try panel("device: \(device)").surroundings.navigationBar)
    let title = try #require(bar.parts.first { if case .title = $0.content { true } else { false } })
    #expect(title.place.midY == 20 + middle)
  }

  @Test func aSearchBarIsTheLastRowOfTheNavigationBar() throws {
    let search = "searchBar: {placeholder: Songs}"
    #expect(try insets("device: iphone-15", bars: "{navigationBar: {title: T}, \(search)}") == [155, 34])
    let large = "{navigationBar: {title: T, prefersLargeTitles: true}, \(search)}"
    #expect(try insets("device: iphone-15", bars: large) == [207, 34])
    #expect(try insets("device: iphone-15\norientation: landscape", bars: large) == [84, 21])
    let bar = try #require(try panel("device: iphone-8", bars: large).surroundings.navigationBar)
    let field = try #require(bar.parts.first { if case .searchField = $0.content { true } else { false } })
    #expect(field.place == Rect(x: 16, y: 20 + 44 + 52 + 1, width: 375 - 32, height: 36))
    let title = try #require(bar.parts.first { $0.place.height == 52 })
    #expect(title.place.maxY == field.place.minY - 1)
  }

  @Test func tabsAreLowSinceIOS11() throws {
    #expect(try insets("device: iphone-5\norientation: landscape\nplatform: ios7") == [32, 49])
    #expect(try insets("device: iphone-5\norientation: landscape\nplatform: ios11") == [32, 32])
  }

  @Test func noTitleIsLargeOnAPhoneOnItsSide() throws {
    let bars = "{navigationBar: {title: T, prefersLargeTitles: true}}"
    #expect(try insets("device: iphone-15", bars: bars) == [155, 34])
    #expect(try insets("device: iphone-15\norientation: landscape", bars: bars) == [32, 21])
    #expect(try insets("device: iphone-15-pro-max\norientation: landscape", bars: bars) == [44, 21])
  }

  /// What the document says wins, and a panel's own bars have their own height again.
  @Test func theDocumentSaysOtherHeights() throws {
    #expect(
      try insets("device: iphone-15\norientation: landscape\nadditionalSafeAreaInsets: [60, 0, 40, 0]")
        == [60, 61])
    #expect(try insets("device: iphone-15\nverticalSizeClass: compact") == [91, 66])
    let panels = "additionalSafeAreaInsets: [60, 0, 40, 0]\npanels: [{bars: {toolbar: {items: [A]}}}]"
    #expect(try insets("device: iphone-8\n\(panels)") == [20, 44])
  }

  @Test(arguments: [("iphone-15", 32.0), ("iphone-15-pro-max", 49)])
  func titlesOfTabsStandBesideTheirIcons(_ device: String, height: Double) throws {
    let panel = try panel(
      "device: \(device)\norientation: landscape", bars: "{tabBar: {items: [symbol(house) Home]}}")
    let bar = try #require(panel.surroundings.bottomBar)
    let icon = try #require(bar.parts.first { if case .tabIcon = $0.content { true } else { false } })
    let title = try #require(bar.parts.first { if case .tabTitle = $0.content { true } else { false } })
    #expect(abs(icon.place.midY - title.place.midY) < 1)
    #expect(icon.place.maxX <= title.place.minX)
    #expect(title.place.maxY <= bar.frame.minY + height)
  }

  // MARK: Places

  private func warnings(of place: String, chrome: String = "device") throws -> [String] {
    let text = """
      device: iphone-8
      chrome: \(chrome)
      bars: {navigationBar: {title: T}, tabBar: {items: [A, B]}}
      views: [{view: v, frame: [0, 100, 10, 10]}]
      callouts: [{circle: \(place)}]
      """
    let (solved, _) = solveFigure(SourceFile(name: "bars.yaml", text: text), name: "bars", imagesIn: ".")
    let figure = try #require(solved)
    var diagnostics = Diagnostics()
    _ = AnnotatedPicture(
      try #require(figure.pictures.first), of: figure.figure, measuringTextWith: try PangoTextMeasurer(),
      diagnostics: &diagnostics)
    return diagnostics.all.map(\.message)
  }

  @Test(arguments: ["navigationBar.title", "tabBar.item(1)", "tabBar.safeArea", "statusBar"])
  func whatThePanelShowsIsAPlace(_ part: String) throws {
    #expect(try warnings(of: "root.\(part)") == [])
  }

  @Test(arguments: [
    ("cutout", "the view does not show"), ("homeIndicator", "the view does not show"),
    ("toolbar", "the screen does not show; 'bars' says what it shows"),
    ("navigationBar.back", "the screen does not show; 'bars' says what it shows"),
    ("searchBar", "the screen does not show; 'bars' says what it shows"),
    ("searchBar.text", "the screen does not show; 'bars' says what it shows"),
  ]) func whatThePanelDoesNotShowIsNone(_ part: String, _ reason: String) throws {
    #expect(try warnings(of: "root.\(part)") == ["a callout points at 'root.\(part)', which \(reason)"])
  }

  @Test func withoutChromeThereIsNoStatusBar() throws {
    #expect(try warnings(of: "root.statusBar", chrome: "none").count == 1)
    #expect(
      try warnings(of: "root.tabBar.item(2)")
        == ["a callout points at 'root.tabBar.item(2)', but there are 2, counted from 0"])
  }

  /// The word of a guide is neither on a title nor outside of what it names.
  @Test(arguments: ["", "views: [{view: v, backgroundColor: lavender, frame: [0, 64, 375, 603]}]"])
  func theWordOfTheSafeAreaIsInsideIt(_ views: String) throws {
    let text = """
      device: iphone-8
      bars: {navigationBar: {title: Library}}
      show: safeArea
      crop: {top: 140}
      \(views)
      """
    let elements = try PaintedSample(text).elements
    let word = try #require(elements.first { $0.isText && $0.words == "safe area" })
    let title = try #require(elements.first { $0.isText && $0.words == "Library" })
    #expect(word.box.minY > title.box.maxY + 8)
  }
}
