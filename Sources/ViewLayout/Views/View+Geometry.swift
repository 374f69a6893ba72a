public import Geometry

extension View {
  /// Where the anchor point is in the superview's coordinates: the middle of the bounds, unless the view has another
  /// anchor point. The transform works about it.
  public var center: Point {
    get { geometry.center }
    set {
      guard newValue != geometry.center else { return }
      geometry.center = newValue
      updates.geometryChanged = true
    }
  }

  /// The point of the bounds that is at the center, from (0, 0) at their top left to (1, 1) at their bottom right.
  ///
  /// Setting it keeps the center, so that the frame moves. A frame that is set afterwards, or that constraints determine,
  /// is where it says, and only the center and what the transform does depend on the anchor point.
  ///
  ///     let view = View(.view, "v", frame: Rect(x: 20, y: 20, width: 100, height: 60))
  ///     view.anchorPoint = .zero
  ///     view.frame   // (70, 50, 100, 60): the top left corner is where the middle was
  public var anchorPoint: Point {
    get { geometry.anchorPoint }
    set {
      geometry.anchorPoint = newValue
      updates.geometryChanged = true
    }
  }

  /// Sets the frame that the view would have without its transform.
  func place(in originalFrame: Rect) {
    center = geometry.center(in: originalFrame)
    bounds.size = originalFrame.size
  }

  /// From the bounds about their middle to the superview, about the center.
  public var transform: Transform {
    get { geometry.transform }
    set {
      geometry.transform = newValue
      updates.geometryChanged = true
    }
  }

  /// The view's own coordinates: their origin is that of its content, their size the view's.
  ///
  /// Setting the size keeps the center, so the frame grows on all sides; subviews with autoresizing masks follow.
  /// Setting the origin moves the subviews the other way.
  public var bounds: Rect {
    get { geometry.bounds }
    set {
      guard newValue != geometry.bounds else { return }
      let oldSize = geometry.bounds.size
      if newValue.origin != geometry.bounds.origin { restsAtContentInset = false }
      geometry.bounds = newValue
      updates.geometryChanged = true
      if newValue.size != oldSize {
        updates.needsLayout = true
        autoresizeSubviews(from: oldSize)
      }
    }
  }

  /// The smallest rectangle around the view in its superview's coordinates.
  ///
  /// Setting it under a transform gives the bounds the size that makes this the bounding box of a scaled view, as
  /// Core Animation does; under a rotation UIKit calls the result undefined.
  public var frame: Rect {
    get { geometry.frame }
    set {
      var moved = geometry
      moved.frame = newValue
      center = moved.center
      bounds = moved.bounds
    }
  }

  /// The frame that the view would have with no transform.
  public var originalFrame: Rect { geometry.originalFrame }

  /// From the view's own coordinates to its superview's: the anchor point goes to the center, and the transform works
  /// about it.
  public var toSuperview: Transform { geometry.toSuperview }

  /// From the view's coordinates to those of its outermost ancestor.
  public var toRoot: Transform {
    var transform = Transform.identity
    var view = self
    while let parent = view.superview {
      transform = transform.concatenating(view.toSuperview)
      view = parent
    }
    return transform
  }
}
