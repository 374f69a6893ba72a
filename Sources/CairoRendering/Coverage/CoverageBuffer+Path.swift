import Geometry
import Graphics

extension CoverageBuffer {
  /// Adds a path's edges, each contour closed, curves as chords that stay within a twentieth of a pixel.
  mutating func add(_ path: Path, through transform: Transform) {
    var first = Point.zero
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        addEdge(from: current, to: first)
        first = transform.apply(to: point)
        current = first
      case .line(let point):
        let end = transform.apply(to: point)
        addEdge(from: current, to: end)
        current = end
      case .quadratic(let point, let control):
        let (end, handle) = (transform.apply(to: point), transform.apply(to: control))
        addCurve(
          from: current, current + (handle - current).scaled(by: 2.0 / 3), end + (handle - end).scaled(by: 2.0 / 3), end
        )
        current = end
      case .cubic(let point, let control1, let control2):
        let end = transform.apply(to: point)
        addCurve(from: current, transform.apply(to: control1), transform.apply(to: control2), end)
        current = end
      case .close:
        addEdge(from: current, to: first)
        current = first
      }
    }
    addEdge(from: current, to: first)
  }

  private mutating func addCurve(from start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    // A chord of the nth part of a curve is off by at most 6/8 of the second differences over n².
    let first = start - control1 - control1 + control2
    let second = control1 - control2 - control2 + end
    let bend = max(abs(first.x) + abs(first.y), abs(second.x) + abs(second.y))
    let count = min(64, max(1, Int((bend * 15).squareRoot().rounded(.up))))
    var current = start
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let point =
        start.scaled(by: s * s * s) + control1.scaled(by: 3 * s * s * t) + control2.scaled(by: 3 * s * t * t)
        + end.scaled(by: t * t * t)
      addEdge(from: current, to: point)
      current = point
    }
    addEdge(from: current, to: end)
  }
}

extension Point {
  fileprivate func scaled(by factor: Double) -> Point { Point(x * factor, y * factor) }
}
