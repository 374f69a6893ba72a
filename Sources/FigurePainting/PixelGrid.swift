import Geometry
import Graphics

/// The pixels of a picture. Lines are aligned with them, so that a thin line is one crisp row of pixels and not two
/// pale ones.
struct PixelGrid: Hashable {
  /// The pixels per point.
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

  /// The length rounded up to whole pixels. An excess of less than a millionth of a pixel, which comes from rounding,
  /// is ignored.
  func roundedUp(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// The centre of a line near a coordinate, such that both sides of the line are boundaries between pixels.
  ///
  ///     PixelGrid(scale: 2).center(10, width: 0.5)   // 10.25
  ///     PixelGrid(scale: 2).center(10, width: 1)     // 10
  func center(_ coordinate: Double, width: Double) -> Double {
    let pixels = max(1, (width * scale).rounded())
    let half = pixels / 2 / scale
    return edge(coordinate - half + 1e-9) + half
  }

  /// The rectangle with each edge moved to the nearest boundary between pixels. Equal edges stay equal; a rectangle
  /// that is thinner than a pixel takes the one that its middle is in, so that no hairline vanishes between two of
  /// them. Thin lines that are nearly as wide as some pixels are so everywhere, and not now that and now less; they
  /// reach over what begins at their ends, and never leave a gap before it.
  ///
  ///     PixelGrid(scale: 1).rect(Rect(x: 0.1, y: 0, width: 0.3, height: 2))   // (0, 0, 1, 2)
  func rect(_ rect: Rect) -> Rect {
    let ((x, width), (y, height)) = (pixels(from: rect.minX, to: rect.maxX), pixels(from: rect.minY, to: rect.maxY))
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// What lies between two coordinates in whole pixels, at least one. A length of less than a millionth of a pixel comes
  /// from rounding and is none.
  private func pixels(from start: Double, to end: Double) -> (start: Double, length: Double) {
    let (first, last) = (edge(start), edge(end))
    let pixels = (end - start) * scale
    if first == last, pixels > 1e-6 { return (((start + end) / 2 * scale).rounded(.down) / scale, 1 / scale) }
    // Half of a pixel more is one.
    let whole = (pixels + 1e-6).rounded()
    let isThin = pixels > 1 && pixels < Self.mostPixelsOfLine && whole >= pixels
    return (first, isThin ? whole / scale : last - first)
  }

  /// Of fewer pixels, one more or less is seen.
  private static let mostPixelsOfLine = 4.0

  /// The path of a stroke that lies just inside a rectangle.
  func strokeInside(_ rect: Rect, width: Double) -> Rect {
    LocalGrid(self).strokeInside(rect, width: self.width(width))
  }
}
