public import Geometry
public import Graphics

/// Where an image view's picture comes from.
public enum ImageSource: Hashable, Sendable {
  case file(Image)
  /// A drawn stand-in of this size in points.
  case placeholder(Size)

  /// In points.
  public var size: Size {
    switch self {
    case .file(let image): image.size
    case .placeholder(let size): size
    }
  }
}
