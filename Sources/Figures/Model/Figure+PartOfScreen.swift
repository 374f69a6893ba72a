package import Geometry
import ViewLayout

extension Figure {
  /// Whether an editor's canvas shows no screen but a part of one, such as a cell.
  package var showsPartOfScreen: Bool { canvas?.isPartOfScreen == true }

  /// Whether the root view of a picture is no screen but a part of one, as a cell is, or a scene in a container view.
  package func showsPartOfScreen(in variant: PictureVariant) -> Bool { showsPartOfScreen || variant.place != nil }

  /// Whether nothing covers the root view of a picture, wherever it is: it is a part of a screen, and no figure says which.
  package func isUncovered(in variant: PictureVariant) -> Bool { showsPartOfScreen && variant.place == nil }

  /// The size of a picture on a device, in points: that of its screen, or of the part that the canvas shows. A table makes a
  /// row as wide as itself; its height is that of the canvas, or the next that is whole in the device's pixels, so that its
  /// content keeps its room.
  ///
  ///     let phone = Device.named("iphone-15")!
  ///     screen.size(on: phone, in: .portrait)   // 393 × 852
  ///     row.size(on: phone, in: .portrait)      // 393 × 57, of a row that is 375 × 57 on its canvas
  package func size(on device: Device, in orientation: Orientation) -> Size {
    let screen = device.size(in: orientation)
    guard let canvas, canvas.isPartOfScreen else { return screen }
    guard root.kind == .tableViewCell else { return canvas.size }
    let pixels = (canvas.size.height * device.scale - 0.01).rounded(.up)
    return Size(screen.width, pixels / device.scale)
  }
}
