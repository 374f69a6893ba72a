import Geometry

/// Where a view is in its superview: center, bounds and transform, and the frame that follows from them.
///
/// It is all that Core Animation keeps of a layer's geometry. What a change asks of subviews and of layout is the
/// view's matter.
struct ViewGeometry: Hashable {
  /// Where the anchor point is, in the superview's coordinates.
  var center: Point
  /// The point of the bounds that stays at the center, from (0, 0) at their top left to (1, 1).
  var anchorPoint = Self.middle
  /// In the view's own coordinates.
  var bounds: Rect
  /// Works about the center.
  var transform = Transform.identity

  static let middle = Point(0.5, 0.5)

  /// Where the center is of a view with that frame, without the transform.
  func center(in frame: Rect) -> Point {
    Point(frame.minX + anchorPoint.x * frame.width, frame.minY + anchorPoint.y * frame.height)
  }

  /// Creates the geometry of a view that is not transformed and whose own coordinates begin at its corner.
  init(frame: Rect) {
    center = frame.center
    bounds = Rect(origin: .zero, size: frame.size)
  }

  /// The smallest rectangle around the view, in the superview's coordinates.
  var frame: Rect {
    get { toSuperview.apply(to: bounds) }
    set {
      if transform.isIdentity {
        center = center(in: newValue)
        bounds.size = newValue.size
      } else {
        // 1. The size whose transformed box is as large as the frame, where the transform only scales.
        let inverse = transform.inverted ?? .identity
        bounds.size =
          Transform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0)
          .apply(to: Rect(origin: .zero, size: newValue.size)).size
        // 2. The center that brings the box to its place.
        let box = toSuperview.apply(to: bounds)
        center = center + (newValue.center - box.center)
      }
    }
  }

  /// The frame without the transform.
  var originalFrame: Rect {
    let size = bounds.size
    return Rect(
      origin: Point(center.x - anchorPoint.x * size.width, center.y - anchorPoint.y * size.height), size: size)
  }

  /// From the view's own coordinates to its superview's.
  var toSuperview: Transform {
    let anchor = center(in: bounds)
    return Transform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y))
  }
}
