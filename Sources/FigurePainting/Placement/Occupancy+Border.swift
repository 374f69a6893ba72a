import Geometry

/// What is beside the border of the screen.
extension Occupancy {
  /// Whether an area touches the border of the screen, or is nearer to it than a distance: what lies there is neither on the
  /// screen nor beside it.
  func touchesBorder(_ area: Rect, within distance: Double) -> Bool {
    guard let border else { return false }
    let room = area.insetBy(dx: -distance, dy: -distance)
    return border.overlaps(room) && !border.contains(room)
  }

  /// Whether a side of the border runs along a line, nearer than a distance.
  ///
  /// - Parameter line: A line along an axis, as a rectangle without breadth.
  func isAtBorder(_ line: Rect, axis: Axis, within distance: Double) -> Bool {
    guard let border, let shared = border.extent(axis).shared(with: line.extent(axis)), shared.span > 0 else {
      return false
    }
    let (across, place) = (border.extent(axis.other), line.extent(axis.other).middle)
    return min(abs(across.lowerBound - place), abs(across.upperBound - place)) < distance
  }
}
