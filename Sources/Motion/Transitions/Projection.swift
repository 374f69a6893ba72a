public import Geometry

/// A rectangle seen in perspective: what maps it onto a quadrilateral, straight lines to straight lines.
///
/// It is the projective map of a square onto a quadrilateral (P. Heckbert, "Fundamentals of Texture Mapping and Image
/// Warping", 1989, section 2.2.3).
public struct Projection: Hashable, Sendable {
  private let source: Rect
  private let a, b, c, d, e, f, g, h: Double

  /// - Parameters:
  ///   - source: The rectangle.
  ///   - corners: Where its top left, top right, bottom right and bottom left corners go.
  /// - Returns: `nil` if the rectangle or the quadrilateral has no area, as of a sheet that is seen from its edge.
  public init?(of source: Rect, onto corners: [Point]) {
    guard !source.isEmpty, corners.count == 4 else { return nil }
    let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
    let (first, second, sum) = (q - r, s - r, p - q + r - s)
    let area = first.x * second.y - second.x * first.y
    guard abs(area) > 1e-3 else { return nil }
    g = (sum.x * second.y - second.x * sum.y) / area
    h = (first.x * sum.y - sum.x * first.y) / area
    (a, b, c) = (q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x)
    (d, e, f) = (q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y)
    self.source = source
  }

  /// Where a point goes.
  public func apply(to point: Point) -> Point {
    let (u, v) = ((point.x - source.minX) / source.width, (point.y - source.minY) / source.height)
    let depth = g * u + h * v + 1
    return Point((a * u + b * v + c) / depth, (d * u + e * v + f) / depth)
  }

  /// The affine transform that is nearest to the projection around a point, which both map to the same place.
  public func transform(near point: Point) -> Transform {
    let (u, v) = ((point.x - source.minX) / source.width, (point.y - source.minY) / source.height)
    let depth = g * u + h * v + 1
    let place = apply(to: point)
    let right = Point((a - g * place.x) / depth / source.width, (d - g * place.y) / depth / source.width)
    let down = Point((b - h * place.x) / depth / source.height, (e - h * place.y) / depth / source.height)
    return Transform(
      a: right.x, b: right.y, c: down.x, d: down.y, tx: place.x - right.x * point.x - down.x * point.y,
      ty: place.y - right.y * point.x - down.y * point.y)
  }
}
