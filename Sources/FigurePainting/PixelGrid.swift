import Geometry
import Graphics

/// The pixels that lines are laid on, so that a thin line is one crisp row of them and not two pale ones.
struct PixelGrid: Hashable {
  /// Pixels a point.
  let scale: Double

  init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// A line's width in whole pixels, at least one.
  ///
  ///     PixelGrid(scale: 1).width(0.5)   // 1
  ///     PixelGrid(scale: 2).width(1.5)   // 1.5
  func width(_ width: Double) -> Double {
    max(1, (width * scale).rounded()) / scale
  }

  /// The nearest boundary between pixels.
  func edge(_ coordinate: Double) -> Double {
    (coordinate * scale).rounded() / scale
  }

  /// A length in whole pixels, at least as long; one that misses them by its rounding alone costs no other.
  func roundedUp(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// The middle of a line of that width near a coordinate, such that both its sides are boundaries of pixels.
  ///
  ///     PixelGrid(scale: 2).center(10, width: 0.5)   // 10.25
  ///     PixelGrid(scale: 2).center(10, width: 1)     // 10
  func center(_ coordinate: Double, width: Double) -> Double {
    let pixels = max(1, (width * scale).rounded())
    let half = pixels / 2 / scale
    return edge(coordinate - half + 1e-9) + half
  }

  /// The rectangle with each edge on a boundary between pixels; equal edges stay equal.
  func rect(_ rect: Rect) -> Rect {
    let (left, top) = (edge(rect.minX), edge(rect.minY))
    return Rect(x: left, y: top, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
  }

  /// The path of a stroke that lies just inside a rectangle.
  func strokeInside(_ rect: Rect, width: Double) -> Rect {
    let width = self.width(width)
    let snapped = self.rect(rect)
    return snapped.insetBy(dx: min(width, snapped.width) / 2, dy: min(width, snapped.height) / 2)
  }
}
