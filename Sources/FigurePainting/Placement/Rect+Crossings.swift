import Geometry

extension Rect {
  /// How far another rectangle reaches over the edges: the less of what is inside and what is outside.
  func depthOfCrossing(by other: Rect) -> Double {
    let inside = min(maxX - other.minX, other.maxX - minX, maxY - other.minY, other.maxY - minY)
    let outside = max(minX - other.minX, other.maxX - maxX, minY - other.minY, other.maxY - maxY)
    return max(0, min(inside, outside))
  }

  /// Whether a line has a point inside the rectangle.
  func isCrossed(by line: Segment) -> Bool {
    // On an edge, it has none.
    let inside = insetBy(dx: 1e-9, dy: 1e-9)
    return inside.width > 0 && inside.height > 0 && line.shares(within: inside) != nil
  }
}
