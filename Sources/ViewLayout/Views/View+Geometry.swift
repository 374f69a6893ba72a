public import Geometry

extension View {
  /// The middle of the bounds, in the superview's coordinates; the transform works about it.
  public var center: Point {
    get { storedCenter }
    set {
      guard newValue != storedCenter else { return }
      storedCenter = newValue
      updates.geometryChanged = true
    }
  }

  /// The view's own coordinates: their origin is that of its content, their size the view's.
  ///
  /// Setting the size keeps the center, so the frame grows on all sides; subviews with autoresizing masks follow.
  /// Setting the origin moves the subviews the other way.
  public var bounds: Rect {
    get { storedBounds }
    set {
      guard newValue != storedBounds else { return }
      let oldSize = storedBounds.size
      storedBounds = newValue
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
    get { toSuperview.apply(to: bounds) }
    set {
      if transform.isIdentity {
        center = newValue.center
        bounds.size = newValue.size
      } else {
        let inverse = transform.inverted ?? .identity
        let size = Transform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0)
          .apply(to: Rect(origin: .zero, size: newValue.size)).size
        bounds.size = size
        let box = toSuperview.apply(to: bounds)
        center = center + (newValue.center - box.center)
      }
    }
  }

  /// The frame that the view would have with no transform.
  public var originalFrame: Rect { Rect(center: center, size: bounds.size) }

  /// From the view's own coordinates to its superview's: the middle of the bounds goes to the center, and the
  /// transform works about it.
  public var toSuperview: Transform {
    Transform.translation(x: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y))
  }

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
