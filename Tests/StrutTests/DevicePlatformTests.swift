import Testing
import Typography

import Strut

/// The system of the time, on devices that an editor's document does not know.
@Suite struct DevicePlatformTests {
  /// A later device shows a document as its first system does; the document's own time is kept on others, and by figures whose
  /// author says the platform.
  @Test(
    arguments: [
      (["iphone-15"], Platform.ios7, true, Platform.ios), (["iphone-8"], .ios7, true, .ios11),
      (["iphone-8"], .ios, true, .ios), (["iphone-15", "iphone-8"], .ios7, true, .ios11),
      (["iphone-4"], .ios11, true, .ios11), (["iphone-15"], .ios7, false, .ios7),
    ]) func aLaterDeviceHasItsFirstSystem(
      _ names: [String], _ own: Platform, _ isFromEditor: Bool, _ expected: Platform
    ) throws
  {
    var figure = Figure(name: "scene")
    figure.platform = own
    if isFromEditor { figure.canvas = Canvas(size: Size(375, 667)) }
    var overrides = FigureOverrides()
    overrides.devices = try names.map { try #require(Device.named($0)) }
    #expect(figure.applying(overrides).platform == expected)
  }

  /// Tablets with a home indicator came with iOS 12, and its bars; older ones have those of their document's time.
  @Test(
    arguments: [
      ("ipad-pro-11-1st-4th-generation", Platform.ios11, 50.0, 45.0), ("ipad-pro-9-7", .ios11, 44, 44),
      ("ipad-pro-9-7", .ios, 50, 50), ("iphone-8", .ios11, 44, 44),
    ]) func tabletsHaveTheBarsOfTheirSystem(_ name: String, _ platform: Platform, _ row: Double, _ toolbar: Double)
    throws
  {
    let heights = BarHeights(
      horizontal: .regular, vertical: .regular, tablet: try #require(Device.named(name)).tablet, on: platform)
    #expect(heights.row == row && heights.toolbar == toolbar)
  }
}
