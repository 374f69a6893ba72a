public import Geometry
public import Graphics
public import Typography

/// The image of an image view or a button.
public enum ImageSource: Hashable, Sendable {
  /// The image of a file.
  case file(Image)
  /// A placeholder with a size in points.
  case placeholder(Size)
  /// An image of a size in points that is not there, drawn quietly.
  case missing(Size)
  /// A symbol, drawn in the tint.
  case symbol(Symbol)

  /// The size in points.
  public var size: Size {
    switch self {
    case .file(let image): image.size
    case .placeholder(let size), .missing(let size): size
    case .symbol(let symbol): symbol.size
    }
  }
}
