public import Geometry

extension Path {
  /// One straight line.
  public static func line(from start: Point, to end: Point) -> Path {
    Path([.move(start), .line(end)])
  }

  /// Straight lines through the points, closed on request.
  public static func polyline(_ points: [Point], closed: Bool = false) -> Path {
    guard let first = points.first else { return Path() }
    var path = Path()
    path.elements.reserveCapacity(points.count + 1)
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
    if closed { path.close() }
    return path
  }

  /// A rectangle, from its top left corner clockwise.
  public static func rect(_ rect: Rect) -> Path {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return Path([
      .move(Point(left, top)), .line(Point(right, top)), .line(Point(right, bottom)), .line(Point(left, bottom)),
      .close,
    ])
  }

  /// A circle of four cubic curves, each off by 0.03 % of the radius at most.
  public static func circle(center: Point, radius: Double) -> Path {
    roundedRect(Rect(center: center, size: Size(radius * 2, radius * 2)), radius: radius)
  }

  /// A rectangle with circular corners. The radius is at most half the shorter side.
  ///
  /// - Parameter corners: The corners that are round.
  public static func roundedRect(_ rect: Rect, radius: Double, corners: CornerMask = .all) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else { return .rect(rect) }
    guard corners == .all else { return partlyRounded(rect, radius: radius, corners: corners) }
    // A quarter circle as one cubic: the handle is 4/3·(√2 − 1) of the radius, off by 0.03 % at most.
    let handle = radius * (1 - 0.552_284_749_830_793_6)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path = Path()
    path.move(to: Point(left + radius, top))
    path.line(to: Point(right - radius, top))
    path.cubic(
      to: Point(right, top + radius), control1: Point(right - handle, top), control2: Point(right, top + handle))
    path.line(to: Point(right, bottom - radius))
    path.cubic(
      to: Point(right - radius, bottom), control1: Point(right, bottom - handle),
      control2: Point(right - handle, bottom))
    path.line(to: Point(left + radius, bottom))
    path.cubic(
      to: Point(left, bottom - radius), control1: Point(left + handle, bottom), control2: Point(left, bottom - handle))
    path.line(to: Point(left, top + radius))
    path.cubic(
      to: Point(left + radius, top), control1: Point(left, top + handle), control2: Point(left + handle, top))
    path.close()
    return path
  }

  /// Clockwise from the top left corner, each round or right-angled.
  private static func partlyRounded(_ rect: Rect, radius: Double, corners: CornerMask) -> Path {
    let order: [CornerMask] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let points = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ]
    let handle = 1 - 0.552_284_749_830_793_6
    var path = Path()
    for (index, corner) in points.enumerated() {
      // Along the sides by which the pen comes to the corner and leaves it.
      func toward(_ other: Point, by length: Double) -> Point {
        let side = (other.x - corner.x).magnitude + (other.y - corner.y).magnitude
        return Point(corner.x + (other.x - corner.x) * length / side, corner.y + (other.y - corner.y) * length / side)
      }
      let (before, behind) = (points[(index + 3) % 4], points[(index + 1) % 4])
      let start = corners.contains(order[index]) ? toward(before, by: radius) : corner
      if index == 0 { path.move(to: start) } else { path.line(to: start) }
      if corners.contains(order[index]) {
        path.cubic(
          to: toward(behind, by: radius), control1: toward(before, by: radius * handle),
          control2: toward(behind, by: radius * handle))
      }
    }
    path.close()
    return path
  }
}
