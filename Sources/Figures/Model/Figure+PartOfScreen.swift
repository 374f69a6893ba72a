package import Geometry
import ViewLayout

/// What the root view of a picture is on its device.
package enum RootStanding {
  /// It fills the screen.
  case screen
  /// It is in a container view, at a place of the screen that is known.
  case enclosed
  /// It is a part of a screen, such as a cell, and no figure says where: so nothing covers it.
  case part
}

extension Figure {
  /// What the root view is in a picture.
  package func rootStanding(in variant: PictureVariant) -> RootStanding {
    variant.place != nil ? .enclosed : showsPartOfScreen ? .part : .screen
  }

  /// Whether an editor's canvas shows no screen but a part of one, such as a cell.
  package var showsPartOfScreen: Bool { canvas?.isPartOfScreen == true }

  /// The size of a picture on a device, in points: that of its screen, or of the part that the canvas shows. A table
  /// makes a row as wide as itself; its height is that of the canvas, or the next that is whole in the device's
  /// pixels, so that its content keeps its room.
  ///
  ///     let phone = Device.named("iphone-15")!
  ///     screen.size(on: phone, in: .portrait)   // 393 × 852
  ///     row.size(on: phone, in: .portrait)      // 393 × 57, of a row that is 375 × 57 on its canvas
  package func size(on device: Device, in orientation: Orientation) -> Size {
    let screen = device.size(in: orientation)
    guard let canvas, canvas.isPartOfScreen else { return screen }
    guard root.kind == .tableViewCell else { return canvas.size }
    return Size(screen.width, canvas.size.height.roundedUp(toPixels: device.scale))
  }
}
