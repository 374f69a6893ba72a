public import Geometry
public import Typography
public import ViewLayout

/// One combination of a figure's devices, orientations, directions and text sizes.
public struct PictureVariant: Hashable, Sendable {
  /// `nil` for a figure with a size of its own.
  public var device: Device?
  /// The orientation of the device.
  public var orientation: Orientation
  /// The direction of text and of leading and trailing edges.
  public var direction: LayoutDirection
  /// The text size that text styles follow.
  public var contentSize: ContentSizeCategory
  /// Of the root view.
  public var size: Size
  /// The view of another figure that the root view fills; `nil` for one that fills the screen.
  public var place: EnclosedPlace?
  /// The size class of the width, if it is not the device's.
  public var ownHorizontalSizeClass: Device.SizeClass?
  /// The size class of the height, if it is not the device's.
  public var ownVerticalSizeClass: Device.SizeClass?

  /// Creates a combination; `size` is that of the root view, in points.
  public init(
    device: Device?, orientation: Orientation, direction: LayoutDirection, contentSize: ContentSizeCategory, size: Size
  ) {
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.contentSize = contentSize
    self.size = size
  }

  /// The size class of the width: the device's in the orientation, or the one that the document says; `nil` if neither
  /// says it.
  public var horizontalSizeClass: Device.SizeClass? {
    ownHorizontalSizeClass ?? device?.insets(in: orientation).horizontalSizeClass
  }

  /// The size class of the height.
  public var verticalSizeClass: Device.SizeClass? {
    ownVerticalSizeClass ?? device?.insets(in: orientation).verticalSizeClass
  }
}
