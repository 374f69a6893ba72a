public import Geometry
public import Graphics

/// The image of an image view or a button.
public enum ImageSource: Hashable, Sendable {
  /// The image of a file.
  case file(Image)
  /// A placeholder with a size in points.
  case placeholder(Size)

  /// The size in points.
  public var size: Size {
    switch self {
    case .file(let image): image.size
    case .placeholder(let size): size
    }
  }
}
