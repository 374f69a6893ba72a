import Geometry
import Graphics

/// The filled triangle at the end of a line.
struct ArrowHead {
  let tip: Point
  /// Where its middle line ends.
  let base: Point
  private let side: Point

  /// - Parameters:
  ///   - direction: One point long.
  ///   - slope: Half its breadth, as a share of its length.
  init(tip: Point, direction: Point, length: Double, slope: Double) {
    self.tip = tip
    base = Point(tip.x - direction.x * length, tip.y - direction.y * length)
    side = Point(-direction.y * length * slope, direction.x * length * slope)
  }

  var path: Path { .polyline([tip, base + side, base - side], closed: true) }
}
