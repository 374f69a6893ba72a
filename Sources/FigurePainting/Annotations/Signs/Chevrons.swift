import Geometry
import Graphics

/// The two chevrons of a priority: inward ones are hugging, outward ones compression resistance. Beside views and in
/// legends they are the same, by which they are known again.
enum Chevrons {
  /// How long and how wide half of a chevron is, in points of an annotation.
  static let (reach, half) = (3.0, 4.0)
  /// How far the outer end of an inward chevron is from their middle, in points of an annotation.
  private static let distance = 4.5
  /// The width of their strokes, in points of an annotation.
  static let width = 1.5

  /// - Parameters:
  ///   - center: The point between them.
  ///   - axis: The axis along which they point.
  ///   - unit: The size of a point of an annotation.
  static func path(isInward: Bool, at center: Point, along axis: Axis, unit: Double) -> Path {
    [-1.0, 1].reduce(into: Path()) { path, side in
      // Inward chevrons point at the middle.
      let tip = side * (isInward ? distance - reach : distance + reach / 2)
      let place = Point(along: axis, center[axis] + tip * unit, across: center[axis.other])
      path.append(one(at: place, along: axis, towards: isInward ? -side : side, unit: unit))
    }
  }

  /// One of them.
  ///
  /// - Parameters:
  ///   - tip: The point at which it ends.
  ///   - sign: In which direction of the axis it points: -1 or 1.
  static func one(at tip: Point, along axis: Axis, towards sign: Double, unit: Double) -> Path {
    let (back, across, half) = (tip[axis] - sign * reach * unit, tip[axis.other], half * unit)
    return .polyline([
      Point(along: axis, back, across: across - half), tip, Point(along: axis, back, across: across + half),
    ])
  }
}
