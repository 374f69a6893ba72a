public import Geometry

/// The editor's canvas that a figure was designed on: an Interface Builder document's device.
///
/// Frames of views are written for a root of its size, and follow when the figure is drawn at another. What the canvas
/// covers of the root, and its pixels, are those of an editor of some year; another device brings its own.
public struct Canvas: Hashable, Sendable {
  /// Of the root view, in points.
  public var size: Size
  /// `nil` where the root has a size of its own.
  public var device: Device?
  /// What bars and cutouts cover of the root.
  public var safeAreaInsets: EdgeInsets
  /// The root's own margins, the safe area left out; `nil` for those of any view.
  public var layoutMargins: EdgeInsets?
  /// The screen in the root's coordinates, of whose edges bars lie that the root ends at; `nil` where the root fills it.
  public var screen: Rect?
  /// Pixels a point, to which solved edges are rounded.
  public var scale: Double

  public init(
    size: Size, device: Device? = nil, safeAreaInsets: EdgeInsets = .zero, layoutMargins: EdgeInsets? = nil,
    screen: Rect? = nil, scale: Double = 2
  ) {
    self.size = size
    self.device = device
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.screen = screen
    self.scale = scale
  }

  /// Whether a picture shows the figure as the editor does.
  public func isShown(by variant: PictureVariant) -> Bool { variant.size == size && variant.device == device }
}
