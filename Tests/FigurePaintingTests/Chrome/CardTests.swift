import Figures
import Geometry
import Staging
import Testing
import Typography
import ViewLayout

/// Roots that a controller presents on a card.
@Suite struct CardTests {
  /// A root on an editor's canvas of a card, on a device.
  private func panel(
    on device: String, _ orientation: Orientation = .portrait, bars: SurroundingBars = SurroundingBars()
  ) throws -> PanelLayout {
    var figure = Figure(name: "card")
    figure.canvas = Canvas(size: Size(375, 647), isCard: true)
    figure.devices = [try #require(Device.named(device))]
    figure.orientations = [orientation]
    figure.surroundingBars = bars
    return try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0]
  }

  /// It begins below the status bar of an upright phone, and nothing covers it but the home indicator.
  @Test(
    arguments: [("iphone-8", Size(375, 647), 0.0), ("iphone-x", Size(375, 758), 34), ("iphone-15", Size(393, 783), 34)])
  func endShortOfTheTopOfAPhone(_ device: String, _ size: Size, _ bottom: Double) throws {
    let panel = try panel(on: device)
    let root = panel.views[0]
    #expect(root.bounds.size == size)
    #expect(root.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    #expect(root.isElevated)
    #expect(panel.surroundings.card == Rect(origin: .zero, size: size))
    #expect(panel.surroundings.screen.minY == size.height - panel.surroundings.screen.height)
  }

  /// Its bar is on the card, and leaves 12 points above itself for the round corners.
  @Test(arguments: [true, false]) func haveTheirBarOnThem(_ isOpaque: Bool) throws {
    var bars = SurroundingBars()
    var item = NavigationItem()
    item.title = "Filters"
    bars.navigationBar = .navigationBar(item, BarLook())
    if isOpaque { bars.extendedEdges = RectEdges.all.subtracting(.minY) }
    let panel = try panel(on: "iphone-15", bars: bars)
    let bar = try #require(panel.surroundings.navigationBar)
    #expect(bar.frame.minY == (isOpaque ? -56 : 0) && bar.frame.height == 56)
    #expect(panel.views[0].bounds.height == (isOpaque ? 727 : 783))
    #expect(panel.views[0].safeAreaInsets.top == (isOpaque ? 0 : 56))
    #expect(panel.surroundings.card?.minY == bar.frame.minY)
  }

  /// Phones on their side and tablets show what is presented as large as the screen, or in the middle.
  @Test(arguments: [("iphone-15", Orientation.landscape), ("ipad-10-2-7th-9th-generation", .portrait)])
  func areOnUprightPhonesAlone(_ device: String, _ orientation: Orientation) throws {
    let panel = try panel(on: device, orientation)
    #expect(panel.surroundings.card == nil && panel.surroundings.screen == panel.views[0].bounds)
    #expect(!panel.views[0].isElevated)
  }
}
