/// A shape without dents: a view's outline after any transform.
public struct ConvexPolygon: Hashable, Sendable {
  /// In order around the shape, either way.
  public let points: [Point]

  /// A polygon by its corners, in order.
  public init(_ points: [Point]) {
    self.points = points
  }

  /// A rectangle as a polygon.
  public init(_ rect: Rect) {
    points = rect.corners
  }

  /// In square points.
  public var area: Double {
    var sum = 0.0
    for (from, to) in edges { sum += from.x * to.y - to.x * from.y }
    return sum.magnitude / 2
  }

  /// Whether two shapes share an area, and not an edge or a corner alone.
  ///
  ///     let square = ConvexPolygon(Rect(x: 0, y: 0, width: 10, height: 10))
  ///     let diamond = ConvexPolygon([Point(18, 8), Point(28, 18), Point(18, 28), Point(8, 18)])
  ///     square.intersects(diamond)   // false, although their bounding boxes overlap
  ///
  /// Two convex shapes are apart exactly if a line along an edge of one of them parts them (the separating-axis
  /// theorem), so the shadows of both on the normal of each edge are compared.
  public func intersects(_ other: ConvexPolygon) -> Bool {
    guard area > 0, other.area > 0 else { return false }
    return !hasSeparatingEdge(from: other) && !other.hasSeparatingEdge(from: self)
  }

  private var edges: [(from: Point, to: Point)] {
    zip(points, points.dropFirst() + points.prefix(1)).map { ($0, $1) }
  }

  private func hasSeparatingEdge(from other: ConvexPolygon) -> Bool {
    edges.contains { from, to in
      let normal = Point(from.y - to.y, to.x - from.x)
      guard normal != .zero else { return false }
      let (here, there) = (shadow(on: normal), other.shadow(on: normal))
      // A hair of overlap is rounding: shapes that touch are apart.
      let hair = 1e-12 * max(here.magnitude, there.magnitude)
      return here.end <= there.start + hair || there.end <= here.start + hair
    }
  }

  private func shadow(on normal: Point) -> Shadow {
    var shadow = Shadow(start: .infinity, end: -.infinity)
    for point in points {
      let place = point.x * normal.x + point.y * normal.y
      shadow.start = min(shadow.start, place)
      shadow.end = max(shadow.end, place)
    }
    return shadow
  }

  private struct Shadow {
    var start: Double
    var end: Double

    var magnitude: Double { max(start.magnitude, end.magnitude) }
  }
}
