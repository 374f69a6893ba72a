import Geometry
import Graphics

/// The filled triangle at the end of a line.
struct ArrowHead {
  let tip: Point
  /// The point on the middle line at which the line of the arrow ends.
  let base: Point
  private let side: Point

  /// - Parameters:
  ///   - direction: The direction of the arrow, as a vector of length 1.
  ///   - slope: Half of the breadth, as a share of the length.
  init(tip: Point, direction: Point, length: Double, slope: Double) {
    self.tip = tip
    base = Point(tip.x - direction.x * length, tip.y - direction.y * length)
    side = Point(-direction.y * length * slope, direction.x * length * slope)
  }

  var path: Path { .polyline([tip, base + side, base - side], closed: true) }
}
