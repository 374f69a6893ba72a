@testable import FigurePainting
import Geometry
import Graphics
import Testing

/// The bars around an interface lie over its views: they are what marks are seen on, and what a root ends at.
@Suite struct BarGroundTests {
  /// On a bar of the author's own colour marks have the colours for that; on the system's, those of the theme.
  @Test(arguments: [("navy", "lavender", true), ("white", "navy", false)])
  func marksOnBarsAreSeenOnThem(_ bar: String, _ view: String, _ isLight: Bool) throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      bars: {navigationBar: {title: T, backgroundColor: \(bar)}}
      views: [{view: v, backgroundColor: \(view), frame: [0, 0, 375, 120]}]
      callouts: [{dimension: [[200, 4], [200, 60]]}]
      """)
    let marks = sample.elements.filter { !$0.isOfView && $0.box.height > 40 && $0.box.width < 12 }
    let colors = marks.compactMap { element -> Color? in
      guard case .shape(let shape) = element.content else { return nil }
      return shape.stroke?.color
    }
    #expect(!colors.isEmpty && colors.allSatisfy { ($0.luminance > 0.2) == isLight }, "\(colors)")
  }

  /// The bars of constraints to the superview end at the screen, also where it stands on a device that is held upright.
  @Test func constraintsStayOnATurnedScreen() throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      orientation: landscape
      stance: device
      views: [{view: c, backgroundColor: lavender}]
      constraints: ['H:|-100-[c]-100-|', 'V:|-60-[c]-60-|']
      show: constraints
      """)
    let lines = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
    let lengths = Set(lines.map { $0.start.distance(to: $0.end).rounded() }).filter { $0 > 20 }
    #expect(lengths == [60, 100])
  }

  /// The numbers of rulers are outside the screen, and not on a bar above the root.
  @Test func rulersAreOutsideTheScreen() throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      bars: {navigationBar: {title: T, isTranslucent: false}}
      show: rulers
      """)
    let screen = sample.picture.panels[0].surroundings.screen
    #expect(screen.minY == -64)
    // All of them lie above the picture's largest shape, which is the screen.
    let numbers = try sample.boxes(of: ["100", "200"])
    let title = try #require(sample.elements.first { $0.words == "T" }).box
    #expect(numbers.allSatisfy { $0.maxY < title.minY - 30 }, "\(numbers) \(title)")
  }
}
