public import Geometry
public import ViewLayout

/// The part of the root that is drawn: along either axis so much of it from one of its edges. The rest is torn off.
///
///     let crop = Crop(vertical: .near(200))
///     crop.shown(of: Rect(x: 0, y: 0, width: 320, height: 568))    // (0, 0, 320, 200)
///     crop.torn(of: Rect(x: 0, y: 0, width: 320, height: 568))     // the bottom
///
/// Layout knows nothing of it: frames are those of the whole root.
public struct Crop: Hashable, Sendable {
  /// How many points are kept of an axis, and from which end.
  public enum Part: Hashable, Sendable {
    /// From the top, or from the left.
    case near(Double)
    /// From the bottom, or from the right.
    case far(Double)
  }

  /// `nil` for an axis of which all is kept.
  public var parts: AxisPair<Part?>

  public init(horizontal: Part? = nil, vertical: Part? = nil) {
    parts = AxisPair(horizontal: horizontal, vertical: vertical)
  }

  /// The part of a root's rectangle that is drawn; all of one that is no longer than what is kept.
  public func shown(of root: Rect) -> Rect {
    Axis.allCases.reduce(root) { shown, axis in
      switch parts[axis] {
      case .near(let length): shown.divided(atDistance: length, from: axis == .horizontal ? .minX : .minY).slice
      case .far(let length): shown.divided(atDistance: length, from: axis == .horizontal ? .maxX : .maxY).slice
      case nil: shown
      }
    }
  }

  /// The edges of what is shown at which the root goes on.
  public func torn(of root: Rect) -> [RectEdge] {
    RectEdge.allCases.filter { edge in
      switch parts[edge.axis] {
      case .near(let length): edge == (edge.axis == .horizontal ? .maxX : .maxY) && length < root.size[edge.axis]
      case .far(let length): edge == (edge.axis == .horizontal ? .minX : .minY) && length < root.size[edge.axis]
      case nil: false
      }
    }
  }
}
