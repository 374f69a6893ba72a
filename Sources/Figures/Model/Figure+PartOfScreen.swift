package import Geometry
import ViewLayout

extension Figure {
  /// Whether an editor's canvas shows no screen but a part of one, such as a cell.
  package var showsPartOfScreen: Bool { canvas?.isPartOfScreen == true }

  /// The size of a picture on a device, in points: that of its screen, or of the part that the canvas shows. A table makes a
  /// row as wide as itself; its height is that of the canvas.
  ///
  ///     let phone = Device.named("iphone-15")!
  ///     screen.size(on: phone, in: .portrait)   // 393 × 852
  ///     row.size(on: phone, in: .portrait)      // 393 × 57, of a row that is 375 × 57 on its canvas
  package func size(on device: Device, in orientation: Orientation) -> Size {
    let screen = device.size(in: orientation)
    guard let canvas, canvas.isPartOfScreen else { return screen }
    return Size(root.kind == .tableViewCell ? screen.width : canvas.size.width, canvas.size.height)
  }
}
