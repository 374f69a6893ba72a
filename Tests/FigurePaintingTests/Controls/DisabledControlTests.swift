import Graphics
import Testing

@testable import FigurePainting

/// A button that cannot be used is as it is else, but grey.
@Suite struct DisabledControlTests {
  private func shapes(_ keys: String, of platform: String = "ios") throws -> [Shape] {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      platform: \(platform)
      views: [{button: b, frame: [20, 20, 120, 44], \(keys)}]
      """)
    return try #require(sample.list.group("b")).shapes
  }

  /// With its symbol, the box that buttons had up to iOS 6, or that of its configuration.
  @Test(arguments: [
    ("buttonType: contactAdd", "ios"), ("buttonType: infoLight", "ios"), ("title: Save", "ios6"),
    ("title: Save, configuration: filled", "ios"), ("title: Save, configuration: tinted", "ios"),
  ])
  func aDisabledButtonKeepsItsShapes(_ keys: String, _ platform: String) throws {
    let usual = try shapes(keys, of: platform)
    let disabled = try shapes("\(keys), isEnabled: false", of: platform)
    #expect(!usual.isEmpty && usual.map(\.path) == disabled.map(\.path))
  }

  @Test(arguments: ["buttonType: contactAdd", "title: Save, configuration: filled"])
  func nothingOfADisabledButtonIsInTheTint(_ keys: String) throws {
    func isTinted(_ shape: Shape) -> Bool {
      let colors = [shape.stroke?.color, shape.fill.flatMap { if case .color(let color) = $0 { color } else { nil } }]
      return colors.contains { $0 == Theme(.light)[.tint] }
    }
    #expect(try shapes(keys).contains(where: isTinted))
    #expect(try !shapes("\(keys), isEnabled: false").contains(where: isTinted))
  }
}
