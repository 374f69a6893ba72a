import Geometry

/// What is beside the border of the screen.
extension Occupancy {
  /// Whether an area touches the border of the screen, or is nearer to it than a distance: what lies there is neither
  /// on the screen nor beside it.
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

  /// A label that touches the upper or the lower border of the screen, moved away from it by the distance that labels
  /// keep, if that costs nothing.
  func offBorder(_ rect: Rect) -> Rect {
    guard let move = moveOffBorder(of: rect) else { return rect }
    let moved = rect.offsetBy(dx: 0, dy: move)
    return isFree(moved) && cost(of: moved) <= cost(of: rect) ? moved : rect
  }

  /// Whether a label touches the upper or the lower border of the screen still.
  func isHeldAtBorder(_ rect: Rect) -> Bool { moveOffBorder(of: rect).map { abs($0) > 0.01 } ?? false }

  private func moveOffBorder(of rect: Rect) -> Double? {
    guard isRootOutlined, rect.isFinite else { return nil }
    let distance = Self.spacing * unit
    let moves = [
      rect.minY - root.maxY, rect.maxY - root.maxY, rect.minY - root.minY, rect.maxY - root.minY,
    ].enumerated().compactMap { number, gap -> Double? in
      // Outside of the screen outwards, and on it inwards.
      let sign = number.isMultiple(of: 2) ? 1.0 : -1
      return gap * sign > -Self.touch && gap * sign < distance ? sign * distance - gap : nil
    }
    return moves.count == 1 ? moves.first : nil
  }
}
