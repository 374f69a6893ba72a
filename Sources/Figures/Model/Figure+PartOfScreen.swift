package import Geometry
import ViewLayout

extension Figure {
  /// Whether the editor's canvas shows no screen but a part of one, such as a cell or a view of a size of its own: on a device
  /// it does not fill the screen, and no bars or cutouts cover it.
  package var showsPartOfScreen: Bool {
    guard let canvas, canvas.device == nil, canvas.screen == nil else { return false }
    return root.kind == .tableViewCell || !Self.isSizeOfScreen(canvas.size)
  }

  /// The size of a picture on a device, in points: that of its screen, or of the part that the canvas shows. A table makes a
  /// row as wide as itself; its height is that of the canvas.
  ///
  ///     figure.size(on: Device.named("iphone-15")!, in: .portrait)   // 393 × 852; of a row 57 points high: 393 × 57
  package func size(on device: Device, in orientation: Orientation) -> Size {
    let screen = device.size(in: orientation)
    guard let canvas, showsPartOfScreen else { return screen }
    return Size(root.kind == .tableViewCell ? screen.width : canvas.size.width, canvas.size.height)
  }

  /// Whether a root of that size stands for a screen: as wide as one, whatever bars take of its height, or the square of
  /// Xcode 6 and 7.
  private static func isSizeOfScreen(_ size: Size) -> Bool {
    if size.width == 600, size.height >= 400 { return true }
    return DeviceCatalogue.all.contains { device in
      [device.size(in: .portrait), device.size(in: .landscape)].contains { screen in
        screen.width == size.width && size.height >= leastShareOfScreen * screen.height
      }
    }
  }

  /// The least part of a screen's height that bars leave of it.
  private static let leastShareOfScreen = 0.6
}
