/// A shape without dents: a view's outline after any transform.
public struct ConvexPolygon: Hashable, Sendable {
  /// In order around the shape, either way.
  public let points: [Point]

  /// A polygon by its corners, in order.
  public init(_ points: [Point]) {
    self.points = points
  }

  /// A polygon by points that go once around it, in order; `nil` if there is a dent.
  ///
  ///     ConvexPolygon(checking: [Point(0, 0), Point(8, 0), Point(2, 2), Point(0, 8)])   // nil
  public init?(checking points: [Point]) {
    guard Self.isConvex(points) else { return nil }
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

  /// Whether all of a rectangle is inside; it may touch the edges.
  ///
  ///     let diamond = ConvexPolygon([Point(5, 0), Point(10, 5), Point(5, 10), Point(0, 5)])
  ///     diamond.contains(Rect(x: 3, y: 3, width: 4, height: 4))   // true
  ///     diamond.contains(Rect(x: 2, y: 2, width: 6, height: 6))   // false
  ///
  /// - Parameter tolerance: How far a corner may be outside, in points.
  public func contains(_ rect: Rect, tolerance: Double = 0) -> Bool {
    let edges = edges
    return [1.0, -1].contains { side in
      edges.allSatisfy { from, to in
        let direction = to - from
        let least = -tolerance * from.distance(to: to)
        return rect.corners.allSatisfy { corner in
          let place = corner - from
          return side * (direction.x * place.y - direction.y * place.x) >= least
        }
      }
    }
  }

  /// Whether points in this order go once around a shape without dents.
  private static func isConvex(_ points: [Point]) -> Bool {
    let directions = ConvexPolygon(points).edges.map { $1 - $0 }.filter { $0 != .zero }
    guard let last = directions.last else { return false }
    var turns: Set<Bool> = []
    var (previous, returns) = (last, 0)
    var isRightward = (directions.last { $0.x != 0 } ?? .zero).x > 0
    for direction in directions {
      let turn = previous.x * direction.y - previous.y * direction.x
      if turn != 0 { turns.insert(turn > 0) }
      if direction.x != 0, (direction.x > 0) != isRightward {
        isRightward.toggle()
        returns += 1
      }
      previous = direction
    }
    // A star turns to one side only, too, but goes around more than once.
    return turns.count == 1 && returns == 2
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

  /// What a level line has in common with the shape; `nil` for nothing.
  ///
  ///     let diamond = ConvexPolygon([Point(5, 0), Point(10, 5), Point(5, 10), Point(0, 5)])
  ///     diamond.extent(atHeight: 4)   // 1...9
  ///
  /// - Parameter height: The vertical coordinate of the line, in points.
  public func extent(atHeight height: Double) -> ClosedRange<Double>? {
    var (least, most) = (Double.infinity, -Double.infinity)
    for (from, to) in edges where from.y != to.y && min(from.y, to.y) <= height && max(from.y, to.y) >= height {
      let x = from.x + (to.x - from.x) * (height - from.y) / (to.y - from.y)
      (least, most) = (min(least, x), max(most, x))
    }
    return least <= most ? least...most : nil
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
