@testable import FigurePainting
import Geometry
import Graphics
import Testing

/// The bar at the bottom of a screen without a button is seen on what lies under it.
@Suite struct HomeIndicatorTests {
  @Test(
    arguments: [
      ("", false), ("root: {backgroundColor: black}", true), ("root: {backgroundColor: khaki}", false),
      ("root: {backgroundColor: systemBackground}", false),
      // Less than half of it is on black, and more.
      ("views: [{view: a, frame: [0, 700, 150, 152], backgroundColor: black}]\nroot: {backgroundColor: white}", false),
      ("views: [{view: a, frame: [0, 700, 230, 152], backgroundColor: black}]\nroot: {backgroundColor: white}", true),
      // On the keyboard it has the theme's own colour, whatever lies under that.
      ("keyboard: shown\nroot: {backgroundColor: black}", false),
    ])
  func isLightOnDarkColours(_ document: String, _ isLight: Bool) throws {
    let sample = try PaintedSample("device: iphone-15\nchrome: device\nscreenSize: none\n\(document)")
    let bars = sample.elements.compactMap { element -> Color? in
      guard case .shape(let shape) = element.content, (element.box.width / element.box.height - 28.3).magnitude < 1,
        case .color(let color)? = shape.fill
      else { return nil }
      return color
    }
    #expect(bars.map(\.isLight) == [isLight], "\(bars)")
  }

  /// The line to a tab in the middle comes from below the device and runs past it: the dot is at the tab's words.
  @Test func theLineToATabIsNotOneWithIt() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: 200
      bars: {tabBar: {items: [symbol(tram.fill) Trains, symbol(ticket.fill) Tickets, symbol(person) Me]}}
      callouts: [{label: 1, at: root.tabBar.item(1), side: bottom}]
      """)
    let indicator = try #require(
      sample.elements.first { ($0.box.width / $0.box.height - 28.3).magnitude < 1 && $0.box.height < 6 }
    ).box
    let leader = sample.elements.filter { $0.classes.contains("strut-callout") && !$0.isText && $0.box.width < 6 }
    #expect(!leader.isEmpty)
    for part in leader { #expect(!part.box.overlaps(indicator), "\(part.box), \(indicator)") }
    #expect(leader.contains { $0.box.maxY < indicator.minY })
    #expect(leader.contains { $0.box.minY > indicator.maxY })
  }
}
