import Geometry
import Graphics

/// The two chevrons of a priority: inward ones are hugging, outward ones compression resistance. Beside views and in
/// legends they are the same, by which they are known again.
enum Chevrons {
  /// How long and how wide half of a chevron is, in points of an annotation.
  private static let (reach, half) = (3.0, 4.0)
  /// How far the outer end of an inward chevron is from their middle, in points of an annotation.
  private static let distance = 4.5
  /// The width of their strokes, in points of an annotation.
  static let width = 1.5

  /// - Parameters:
  ///   - center: The point between them.
  ///   - axis: The axis along which they point.
  ///   - unit: The size of a point of an annotation.
  static func path(isInward: Bool, at center: Point, along axis: Axis, unit: Double) -> Path {
    let (middle, across) = (center[axis], center[axis.other])
    func point(_ along: Double, _ offset: Double) -> Point {
      Point(along: axis, middle + along * unit, across: across + offset * unit)
    }
    return [-1.0, 1].reduce(into: Path()) { path, side in
      // Inward chevrons point at the middle.
      let tip = side * (isInward ? distance - reach : distance + reach / 2)
      let back = tip + (isInward ? side : -side) * reach
      path.append(.polyline([point(back, -half), point(tip, 0), point(back, half)]))
    }
  }
}
