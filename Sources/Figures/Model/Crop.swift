public import Geometry
public import ViewLayout

/// The part of the screen that is drawn: for each axis, a length from one of the edges.
///
///     let crop = Crop(vertical: .near(200))
///     crop.shown(of: Rect(x: 0, y: 0, width: 320, height: 568))    // (0, 0, 320, 200)
///     crop.cutEdges(of: Rect(x: 0, y: 0, width: 320, height: 568))     // the bottom
///
/// A crop does not affect layout: frames are those of the whole screen.
public struct Crop: Hashable, Sendable {
  /// The length in points that is kept along an axis, and from which end.
  public enum Part: Hashable, Sendable {
    /// The length from the top or the left.
    case near(Double)
    /// The length from the bottom or the right.
    case far(Double)
    /// What is between two distances from the top or the left.
    case between(Double, Double)
  }

  /// The views that are kept, and what is around them.
  public struct Surroundings: Hashable, Sendable {
    /// The names of the views.
    public var views: [String]
    /// What is kept around them, in points.
    public var margin: Double

    /// Creates the surroundings of views.
    public init(of views: [String], margin: Double) {
      (self.views, self.margin) = (views, margin)
    }
  }

  /// The part of each axis; `nil` for an axis without a crop.
  public var parts: AxisPair<Part?>

  /// The views that it is around, in place of `parts`, which follow from their solved frames; `nil` for none.
  public var around: Surroundings?

  /// Creates a crop around views.
  public init(around views: Surroundings) {
    parts = AxisPair(horizontal: nil, vertical: nil)
    around = views
  }

  /// The crop of what is around a rectangle of the screen; no crop if nothing is left.
  public init(around rect: Rect, margin: Double, of screen: Rect) {
    let kept = screen.intersection(rect.insetBy(dx: -margin, dy: -margin))
    func part(_ axis: Axis) -> Part? {
      guard let kept, kept.size[axis] >= 1 else { return nil }
      let start = kept.origin[axis] - screen.origin[axis]
      return .between(start, start + kept.size[axis])
    }
    parts = AxisPair(horizontal: part(.horizontal), vertical: part(.vertical))
  }

  /// Creates a crop of one axis or of both.
  public init(horizontal: Part? = nil, vertical: Part? = nil) {
    parts = AxisPair(horizontal: horizontal, vertical: vertical)
  }

  /// The part of a screen that is drawn; the whole rectangle if it is not longer than the crop.
  public func shown(of screen: Rect) -> Rect {
    Axis.allCases.reduce(screen) { shown, axis in
      switch parts[axis] {
      case .near(let length): shown.divided(atDistance: length, from: axis == .horizontal ? .minX : .minY).slice
      case .far(let length): shown.divided(atDistance: length, from: axis == .horizontal ? .maxX : .maxY).slice
      case .between(let low, let high):
        shown.divided(atDistance: low, from: axis == .horizontal ? .minX : .minY).remainder
          .divided(atDistance: high - low, from: axis == .horizontal ? .minX : .minY).slice
      case nil: shown
      }
    }
  }

  /// The edges of the drawn part at which the screen continues.
  public func cutEdges(of screen: Rect) -> [RectEdge] {
    RectEdge.allCases.filter { edge in
      switch parts[edge.axis] {
      case .near(let length): edge == (edge.axis == .horizontal ? .maxX : .maxY) && length < screen.size[edge.axis]
      case .far(let length): edge == (edge.axis == .horizontal ? .minX : .minY) && length < screen.size[edge.axis]
      case .between(let low, let high):
        edge == (edge.axis == .horizontal ? .minX : .minY)
          ? low > 0.5 : high < screen.size[edge.axis] - 0.5
      case nil: false
      }
    }
  }
}
