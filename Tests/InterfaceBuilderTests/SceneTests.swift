import FigureLanguage
import Figures
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography

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

  /// Xcode 6 stored contents of cells as high as in an older layout; what is in them fits the cell.
  @Test func contentsOfCellsInXcode6AreAsHighAsTheirCell() throws {
    let views = try DocumentFixture.named("contents-of-cells-in-xcode-6", in: "skipped").document()
      .comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.map(\.skipped) == [.frameless, nil])
    #expect(views[1].matches)
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

  /// The document has words alone: they stand where UIKit has them, above the first row and below the last.
  @Test func titlesOfSectionsStandAboveAndBelowTheirRows() throws {
    let figure = try #require(
      try DocumentFixture.named("table-sections", in: "scenes").document().figures(named: "Main").figures.first)
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
