import Diagnostics
import FigureLanguage
import Figures
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography
import ViewLayout

/// Each `Fixtures/scenes/*.xml` shows some rules; the frames that it stores are those that the rules give.
@Suite struct SceneTests {
  @Test(arguments: try DocumentFixture.all(in: "scenes"))
  func everyStoredFrameIsFoundAgain(_ fixture: DocumentFixture) throws {
    let views = try fixture.document().comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.contains { $0.isTested })
    for view in views {
      #expect(view.skipped == nil, "\(view.name)")
      for coordinate in view.coordinates {
        #expect(coordinate.matches, "\(view.name).\(coordinate.name): \(coordinate.solved), not \(coordinate.stored)")
        #expect(coordinate.evidence != .undetermined, "\(view.name).\(coordinate.name)")
      }
    }
  }

  /// An ascent is rounded to the pixel, and what is left of a line, which is rounded up, lies below it.
  @Test func baselinesAreWholePixels() throws {
    let views = try DocumentFixture.named("baselines-are-whole-pixels", in: "scenes").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    let places = Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.coordinates[1].solved) })
    #expect(places["thi-00-001"] == 99 && places["bel-00-001"] == 200)
    #expect(places["lin-00-001"] == 124 && places["fie-00-001"] == 99)
  }

  /// Controls have the sizes of their style, their device and their time where their stored ones are not asked for.
  @Test(arguments: [
    ("<activityIndicatorView style='large'", "17156", Size(37, 37)), ("<slider", "17156", Size(118, 31)),
    ("<slider", "24000", Size(118, 34)), ("<toolbar", "17156", Size(118, 49)), ("<toolbar", "14490", Size(118, 44)),
    ("<progressView", "16097", Size(118, 2)), ("<searchBar", "9531", Size(118, 44)),
    ("<searchBar", "13771", Size(118, 56)), ("<switch", "24000", Size(63, 28)),
  ])
  func controlsHaveTheSizesOfTheirTime(_ element: String, _ tools: String, _ size: Size) throws {
    let tag = element.split(separator: " ")[0].dropFirst()
    let width = size.width == 118 ? "<constraint firstAttribute='width' constant='118' id='w'/>" : ""
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' toolsVersion='\(tools)' useAutolayout='YES'>
      <device id='retina6_1' orientation='portrait'/><objects>
      <view contentMode='scaleToFill' id='root'><rect key='frame' x='0' y='0' width='414' height='480'/>
      <subviews>\(element) translatesAutoresizingMaskIntoConstraints='NO' id='own'>
      <rect key='frame' x='0' y='0' width='5' height='5'/><constraints>\(width)</constraints></\(tag)></subviews>
      <constraints><constraint firstItem='own' firstAttribute='top' secondItem='root' secondAttribute='top' id='t'/>
      <constraint firstItem='own' firstAttribute='leading' secondItem='root' secondAttribute='leading' id='l'/>
      </constraints></view></objects></document>
      """
    let document = try #require(InterfaceDocument.read(SourceFile(name: "control.xib", text: text)).0)
    var options = ImportOptions()
    options.keepsCanvasSizes = false
    let figure = document.figures(named: "control", options: options).figures.first
    let picture = figure?.pictures(measuringTextWith: FixedWidthMeasurer())
    let view = try #require(picture?.first?.panels[0].views.first { $0.identifier == "own" })
    let isSlider = tag == "slider" && tools < "24000"
    #expect(view.frame.size == Size(size.width + (isSlider ? 4 : 0), size.height))
  }

  /// A conflict or a frame that its own constraints contradict is the matter of its views, not of the scene.
  @Test func onlyTheViewsOfConflictsAndOfStaleFramesAreSkipped() throws {
    let views = try DocumentFixture.named("conflicts-and-stale-frames", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    let reasons = Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.skipped) })
    #expect(reasons == ["fre-00-001": nil, "two-00-001": .unsatisfiable, "old-00-001": .stale, "fol-00-001": .stale])
    var summary = FidelitySummary()
    summary.add(views)
    #expect(summary.views.count == 1 && summary.views.total == 1)
    // None of the stale ones is found, and the figure with them says so.
    #expect(summary.viewsWithStale.count == 1 && summary.viewsWithStale.total == 3)
  }

  /// Views that are nearer to each other than their stack view's spacing were not laid out by it, nor was what is beside
  /// them, or what a stale stack view arranges. A view that is farther off is not found, and not excused.
  @Test func whatAStackViewDidNotLayOutIsStale() throws {
    let views = try DocumentFixture.named("stale-rows-of-stack-views", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    let stale = views.filter { $0.skipped == .stale }.map(\.id)
    #expect(stale == ["nea-00-001", "bes-00-001", "hig-00-001", "fil-00-001"])
    #expect(views.filter { $0.isTested && !$0.matches }.map(\.id) == ["off-00-001"])
  }

  /// The frames alone prove it where insets may be behind a difference elsewhere: the device has none at its sides.
  @Test func whatAnUprightPhoneDoesNotCoverIsStale() throws {
    let views = try DocumentFixture.named("stale-beside-a-safe-area", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [.stale])
  }

  /// What a stack view asks of its first view's edges gives way to the document's constraints, and the second follows.
  @Test func theViewsOfAStackFollowTheFirst() throws {
    let views = try DocumentFixture.named("the-edges-of-a-stack-view-give-way", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [.unsatisfiable, .unsatisfiable, nil])
    #expect(views.allSatisfy { $0.matches })
  }

  /// Between edges of the document, a middle gives way to them; what is in the view follows.
  @Test func middlesGiveWayToEdges() throws {
    let views = try DocumentFixture.named("a-middle-gives-way", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [.unsatisfiable, nil])
    #expect(views.allSatisfy { $0.matches })
  }

  /// Between an edge, a middle and a length of the document, the middle gives way; what hangs on the view follows.
  @Test func middlesGiveWayBeforeLengths() throws {
    let views = try DocumentFixture.named("a-middle-gives-way-before-a-length", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [.unsatisfiable, nil])
    #expect(views.allSatisfy { $0.matches })
  }

  /// Where a table has no separators, the content of its rows is as high as they are.
  @Test func rowsWithoutSeparatorsAreAllContent() throws {
    let views = try DocumentFixture.named("rows-without-separators", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [.frameless, .frameless, nil])
    #expect(views[2].matches)
  }

  /// Xcode 6 stored contents of cells as high as in an older layout; what is in them fits the cell.
  @Test func contentsOfCellsInXcode6AreAsHighAsTheirCell() throws {
    let views = try DocumentFixture.named("contents-of-cells-in-xcode-6", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [.frameless, nil])
    #expect(views[1].matches)
  }

  /// So does what ends before an accessory: the frame says nothing of it.
  @Test func contentsOfXcode6EndBeforeAnAccessory() throws {
    let views = try DocumentFixture.named("contents-of-xcode-6-end-before-an-accessory", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [.frameless, nil])
    #expect(views[1].matches && views[1].isTested)
  }

  /// Xcode 6 stored rows as the library made them; what is in them fits the table's width and the row's own height.
  @Test func rowsOfXcode6AreAsHighAsTheySay() throws {
    let views = try DocumentFixture.named("rows-of-xcode-6", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [.frameless, .frameless, nil])
    #expect(views[2].matches && views[2].isTested)
  }

  /// A symbol's alignment rectangle is its own; another image's is its frame.
  @Test func symbolsAreComparedAndToldApart() throws {
    let views = try DocumentFixture.named("symbols", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [nil, nil])
    #expect(views.map(\.suspicion) == [.symbol, nil])
  }

  /// What a layout finds does not rest on the frames that are to be found.
  @Test(arguments: try DocumentFixture.all(in: "scenes"))
  func displacedFramesAreFoundAllTheSame(_ fixture: DocumentFixture) throws {
    let document = try fixture.document()
    let views = document.comparisons(measuringTextWith: FixedWidthMeasurer())
    let displaced = document.comparisons(measuringTextWith: FixedWidthMeasurer(), displacement: 3000)
    #expect(views.map(\.coordinates) == displaced.map(\.coordinates))
  }

  @Test func viewsKeepIDsNamesAndStoredFrames() throws {
    let (figures, diagnostics) = try DocumentFixture.named("bars-and-margins", in: "scenes").document()
      .figures(named: "Main", options: ImportOptions(contentSizes: .stored))
    #expect(diagnostics.isEmpty)
    let figure = try #require(figures.first)
    #expect(figure.name == "Main-Greeting")
    let picture = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    #expect(picture.variant.device?.identifier == "iphone-11")
    let label = try #require(picture.panels[0].views.first { $0.identifier == "lab-00-001" })
    #expect(label.name == "label1")
    #expect(label.designFrame == Rect(x: 20, y: 108, width: 41, height: 20.5))
    #expect(label.frame == label.designFrame)
    #expect(picture.panels[0].views[0].storedFrame == Rect(x: 0, y: 0, width: 414, height: 896))
    let inspection = figure.inspection(of: [picture])
    #expect(inspection.hasPrefix(#"{"figure": "Main", "title": "Greeting", "scene": "Greeting", "#))
    #expect(inspection.contains(#""storedFrame": [20, 108, 41, 20.5]"#))
  }

  /// The document has words alone: they stand where UIKit has them, above the first row and below the last, and begin where
  /// the texts of rows do, whose margin is another one at the end.
  @Test(arguments: LayoutDirection.allCases)
  func titlesOfSectionsStandAboveAndBelowTheirRows(_ direction: LayoutDirection) throws {
    var figure = try #require(
      try DocumentFixture.named("table-sections", in: "scenes").document().figures(named: "Main").figures.first)
    figure.directions = [direction]
    let picture = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    let views = picture.panels[0].views
    let table = try #require(views[0].table)
    #expect(table.titles.map(\.text.text) == ["FRIENDS", "All of them"])
    #expect(
      table.titles.map(\.place) == [
        Rect(x: 16, y: 27, width: 343, height: 16), Rect(x: 16, y: 117, width: 343, height: 16),
      ])
    #expect(table.rows == [Rect(x: 0, y: 50, width: 375, height: 60)])
    let place = try #require(views.compactMap(\.rowPlace).first)
    #expect(place.style == .grouped && place.isFirst && place.isLast)
    #expect(figure.document().contains("sections: [{header: Friends, rows: 1, footer: All of them}]"))
  }

  /// They come after the scenes, and only where they are asked for.
  @Test func controllersThatShowOthersAreDrawnWithWhatTheyBeginWith() throws {
    let document = try DocumentFixture.named("controllers-that-show-others", in: "containers").document()
    #expect(document.figures(named: "Main").figures.map(\.name) == ["Main-Inbox"])
    var options = ImportOptions()
    options.showsContainers = true
    let figures = document.figures(named: "Main", options: options).figures
    #expect(
      figures.map(\.name) == [
        "Main-Inbox", "Main-Mail", "Main-Settings-About", "Main-splitViewController", "Main-tabBarController",
      ])
    // A navigation controller has the views and the bar of its root scene.
    #expect(figures[1].root == figures[0].root)
    #expect(figures[1].surroundingBars == figures[0].surroundingBars)
    #expect(
      figures[1].alt == "The navigation controller Mail of controllers-that-show-others.xml, which begins with Inbox.")
    func words(_ figure: Figure) -> [PropertyValue] { figure.allViews.compactMap { $0[.placeholder] } }
    #expect(words(figures[2]) == [.text("symbol(arrow.right.circle) Settings.About")])
    #expect(words(figures[3]) == [.text("symbol(rectangle) Inbox"), .text("symbol(rectangle) Settings.About")])
    #expect(words(figures[4]) == [.text("symbol(rectangle) Settings.About")])
    for figure in figures {
      let pictures = figure.pictures(measuringTextWith: FixedWidthMeasurer(), explaining: .all(determinationOf: nil))
      #expect(figure.findings(in: pictures).diagnostics.inLineOrder.isEmpty)
    }
  }

  @Test func anotherDeviceBringsItsOwnBarsAndSizeClasses() throws {
    var figure = try #require(
      try DocumentFixture.named("size-classes", in: "scenes").document().figures(named: "Main").figures.first)
    figure.devices = [try #require(Device.named("iphone-x"))]
    figure.orientations = [.portrait]
    let picture = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    let view = try #require(picture.panels[0].views.first { $0.identifier == "vie-00-001" })
    // A phone upright is of regular height; its notch is 44 high.
    #expect(view.frame == Rect(x: 500, y: 44, width: 200, height: 40))
    #expect(view.designFrame == nil)
    #expect(view.storedFrame != nil)
  }
}
