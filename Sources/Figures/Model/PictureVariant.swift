public import Geometry
public import Typography
public import ViewLayout

/// One combination of a figure's devices, orientations, directions and text sizes.
public struct PictureVariant: Hashable, Sendable {
  /// `nil` for a figure with a size of its own.
  public var device: Device?
  public var orientation: Orientation
  public var direction: LayoutDirection
  public var contentSize: ContentSizeCategory
  /// Of the root view.
  public var size: Size

  public init(
    device: Device?, orientation: Orientation, direction: LayoutDirection, contentSize: ContentSizeCategory, size: Size
  ) {
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.contentSize = contentSize
    self.size = size
  }
}
