import Geometry
import Graphics
import Testing

@testable import FigurePainting

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

  /// Behind a clear bar that the root ends at is the screen's own colour, and not what is under the device. A root that
  /// reaches below the bar is there itself.
  @Test(arguments: [true, false]) func theScreenIsBehindAClearBar(_ isTranslucent: Bool) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      bars: {navigationBar: {title: T, appearance: scrollEdge, isTranslucent: \(isTranslucent)}}
      root: {backgroundColor: navy}
      """)
    let pages = sample.elements.filter { !$0.isOfView && $0.box.size == Size(393, 852) }
    #expect(pages.isEmpty == isTranslucent)
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
    // The title is in the middle of the bar's own row, under the status bar: what lies well above it lies above the screen.
    let numbers = try sample.boxes(of: ["100", "200"])
    let title = try #require(sample.elements.first { $0.words == "T" }).box
    #expect(numbers.allSatisfy { $0.maxY < title.minY - 30 }, "\(numbers) \(title)")
  }
}
