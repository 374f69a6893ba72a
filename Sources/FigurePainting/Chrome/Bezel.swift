import Geometry

/// The dark ring of a device's body around its screen, in the panel's coordinates.
struct Bezel: Sendable {
  /// The visible part of the body's rectangle.
  var body: Rect
  var screen: Rect
  /// The radius of the screen's corners.
  var cornerRadius: Double
  /// The body's rectangle, beyond the torn edge of a crop too: that has no round corners.
  private let whole: Rect

  /// - Parameter whole: `nil` for a body that is visible as a whole.
  init(body: Rect, screen: Rect, cornerRadius: Double, whole: Rect? = nil) {
    (self.body, self.screen, self.cornerRadius) = (body, screen, cornerRadius)
    self.whole = whole ?? body
  }

  /// What the body takes of a line through it along an axis: less than its rectangle where its corners are round. `nil`
  /// for a line beside it.
  ///
  /// - Parameter position: Where the line is across the axis.
  func outline(along axis: Axis, at position: Double) -> ClosedRange<Double>? {
    let ends = body.extent(axis)
    let line = Segment(
      Point(along: axis, ends.lowerBound, across: position), Point(along: axis, ends.upperBound, across: position))
    return shares(of: line).map { line.point($0.lowerBound)[axis]...line.point($0.upperBound)[axis] }
  }

  /// The stretches of a line, in its order, with whether each runs over the ring.
  ///
  ///     // A leader from beside a phone to a view on its screen:
  ///     bezel.stretches(of: Segment(Point(-30, 90), Point(40, 90)))
  ///     // −30…−12 not, −12…0 over it, 0…40 not
  func stretches(of line: Segment) -> [(line: Segment, isOver: Bool)] {
    guard let body = shares(of: line) else { return [(line, false)] }
    let screen = inner.shares(of: line).flatMap { $0.shared(with: body) } ?? body.upperBound...body.upperBound
    let ends = [0, body.lowerBound, screen.lowerBound, screen.upperBound, body.upperBound, 1]
    return ends.indices.dropLast().compactMap { index in
      let piece = Segment(line.point(ends[index]), line.point(ends[index + 1]))
      // What is shorter than a hair is rounding.
      return piece.length > 0.01 ? (piece, index == 1 || index == 3) : nil
    }
  }

  /// The point, moved off the screen's edge if it is on it or nearer to it than a distance: what stands on the edge is
  /// half on the ring, where it is lost.
  func offEdge(_ point: Point, by distance: Double) -> Point {
    guard screen.insetBy(dx: -0.5, dy: -0.5).contains(point), min(screen.width, screen.height) > 2 * distance else {
      return point
    }
    let inner = screen.insetBy(dx: distance, dy: distance)
    return Point(min(max(point.x, inner.minX), inner.maxX), min(max(point.y, inner.minY), inner.maxY))
  }

  /// Whether all of a rectangle is on the screen with its round corners, which are convex.
  func shows(_ rect: Rect) -> Bool { rect.corners.allSatisfy(inner.contains) }

  /// The visible part of a line within the body, as shares of its length.
  private func shares(of line: Segment) -> ClosedRange<Double>? {
    guard let inside = outer.shares(of: line) else { return nil }
    return line.shares(within: body)?.shared(with: inside)
  }

  /// The ring is about as wide everywhere, so its outer corners are rounder than those of the screen.
  private var outer: RoundedBox {
    RoundedBox(rect: whole, radius: cornerRadius > 0 ? cornerRadius + max(0, screen.minX - whole.minX) : 0)
  }

  private var inner: RoundedBox { RoundedBox(rect: screen, radius: cornerRadius) }
}

/// A rectangle with round corners.
private struct RoundedBox {
  var rect: Rect
  var radius: Double

  /// The part of a line inside, as shares of its length. The corners are convex, so there is one part at most.
  func shares(of line: Segment) -> ClosedRange<Double>? {
    guard let box = line.shares(within: rect) else { return nil }
    let middle = (box.lowerBound + box.upperBound) / 2
    guard contains(line.point(middle)) else { return nil }
    return edge(of: line, from: middle, to: box.lowerBound)...edge(of: line, from: middle, to: box.upperBound)
  }

  /// Where a line that begins inside leaves it.
  private func edge(of line: Segment, from start: Double, to end: Double) -> Double {
    if contains(line.point(end)) { return end }
    var (inside, outside) = (start, end)
    for _ in 0..<30 {
      let middle = (inside + outside) / 2
      if contains(line.point(middle)) { inside = middle } else { outside = middle }
    }
    return inside
  }

  func contains(_ point: Point) -> Bool {
    // 1e-9: the ends of a part were computed.
    guard rect.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let inner = rect.insetBy(dx: radius, dy: radius)
    let nearest = Point(min(max(point.x, inner.minX), inner.maxX), min(max(point.y, inner.minY), inner.maxY))
    return point.distance(to: nearest) <= radius + 1e-9
  }
}

extension Segment {
  /// How much of the line is within a rectangle.
  func length(within box: Rect) -> Double { shares(within: box).map { $0.span * length } ?? 0 }

  /// The part of the line within a rectangle, as shares of its length; `nil` if there is none.
  ///
  /// Source: Liang and Barsky, "A New Concept and Method for Line Clipping", ACM Transactions on Graphics 3 (1984).
  func shares(within box: Rect) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 1.0)
    for axis in Axis.allCases {
      let (way, extent) = (end[axis] - start[axis], box.extent(axis))
      guard way != 0 else {
        if extent.contains(start[axis]) { continue } else { return nil }
      }
      let ends = [extent.lowerBound, extent.upperBound].map { ($0 - start[axis]) / way }
      low = max(low, min(ends[0], ends[1]))
      high = min(high, max(ends[0], ends[1]))
    }
    return low < high ? low...high : nil
  }
}
