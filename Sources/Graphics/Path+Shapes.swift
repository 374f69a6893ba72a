public import Geometry

extension Path {
  /// One straight line.
  public static func line(from start: Point, to end: Point) -> Path {
    Path([.move(start), .line(end)])
  }

  /// Straight lines through the points, closed on request.
  public static func polyline(_ points: [Point], closed: Bool = false) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map(Element.line) + (closed ? [.close] : []))
  }

  /// A rectangle, from its top left corner clockwise.
  public static func rect(_ rect: Rect) -> Path {
    polyline(rect.corners, closed: true)
  }

  /// A circle of four cubic curves, each off by 0.03 % of the radius at most.
  public static func circle(center: Point, radius: Double) -> Path {
    roundedRect(Rect(center: center, size: Size(radius * 2, radius * 2)), radius: radius)
  }

  /// A rectangle with circular corners. The radius is at most half the shorter side.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return .rect(rect) }
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
}
