public import Geometry

/// A transition of Core Animation: what comes and what goes are moved as wholes (`CATransitionType`).
public enum LayerTransition: String, Hashable, Sendable, CaseIterable {
  /// The new content appears over the old one.
  case fade
  /// The new content moves over the old one, which rests.
  case moveIn
  /// The new content pushes the old one away.
  case push
  /// The old content moves away from the new one, which rests.
  case reveal

  /// Where the movement comes from (`CATransitionSubtype`).
  public enum Subtype: String, Hashable, Sendable, CaseIterable {
    /// On iOS, `fromTop` moves upwards, from the bottom, and `fromBottom` downwards, as Core Animation's y axis grew
    /// upwards once.
    case fromLeft, fromRight, fromTop, fromBottom

    /// The direction of the movement.
    var direction: Point {
      switch self {
      case .fromLeft: Point(1, 0)
      case .fromRight: Point(-1, 0)
      case .fromTop: Point(0, -1)
      case .fromBottom: Point(0, 1)
      }
    }
  }

  /// Where the old and the new content are, relative to their place, in points.
  ///
  ///     LayerTransition.push.offsets(.fromRight, size: Size(320, 480), progress: 0.25)
  ///     // old: (−80, 0), new: (240, 0)
  public func offsets(_ subtype: Subtype, size: Size, progress: Double) -> (old: Point, new: Point) {
    let way = Point(subtype.direction.x * size.width, subtype.direction.y * size.height)
    let (gone, missing) = (Point.zero.adding(way, times: progress), Point.zero.adding(way, times: progress - 1))
    return switch self {
    case .fade: (.zero, .zero)
    case .moveIn: (.zero, missing)
    case .push: (gone, missing)
    case .reveal: (gone, .zero)
    }
  }

  /// Whether the old content is in front of the new one.
  public var keepsOldInFront: Bool { self == .reveal }
}
