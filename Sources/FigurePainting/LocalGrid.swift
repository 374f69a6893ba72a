import Geometry
import Graphics

/// The pixel grid in a view's own coordinates.
///
/// In a rotated or scaled view, no edge can be aligned with pixels, so nothing is rounded.
struct LocalGrid {
  let pixels: PixelGrid
  /// From the view's own coordinates to the panel's.
  private let toPanel: Transform

  init(_ pixels: PixelGrid, toPanel: Transform = .identity) {
    self.pixels = pixels
    self.toPanel = toPanel
  }

  /// A rectangle with its edges on pixels.
  func rect(_ rect: Rect) -> Rect {
    guard toPanel.isTranslation else { return rect }
    return pixels.rect(rect.offsetBy(dx: toPanel.tx, dy: toPanel.ty)).offsetBy(dx: -toPanel.tx, dy: -toPanel.ty)
  }

  /// The path for a stroke of whole pixels that lies just inside a rectangle.
  func strokeInside(_ rect: Rect, width: Double) -> Rect {
    let rect = self.rect(rect)
    return rect.insetBy(dx: min(width, rect.width) / 2, dy: min(width, rect.height) / 2)
  }

  /// A box whose edge of whole pixels lies just inside a rectangle.
  func box(_ rect: Rect, radius: Double = 0, fill: Paint? = nil, edge: Color, width: Double = 1) -> Item {
    let width = self.width(width)
    let path = Path.roundedRect(strokeInside(rect, width: width), radius: radius)
    return .shape(Shape(path, fill: fill, stroke: Stroke(color: edge, width: width)))
  }

  /// A baseline on a boundary between rows of pixels.
  func baseline(_ y: Double) -> Double {
    toPanel.isTranslation ? pixels.edge(y + toPanel.ty) - toPanel.ty : y
  }

  /// A line's width in whole pixels, at least one.
  func width(_ width: Double) -> Double { pixels.width(width) }
}

extension Transform {
  /// Whether the transform moves without changing size or direction.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
