public import Geometry

extension View {
  /// The view's own coordinates: their origin is that of its content, their size the view's.
  ///
  /// Setting the size keeps the center, so the frame grows on all sides; subviews with autoresizing masks follow.
  /// Setting the origin moves the subviews the other way.
  public var bounds: Rect {
    get { storedBounds }
    set {
      let oldSize = storedBounds.size
      storedBounds = newValue
      if newValue.size != oldSize { autoresizeSubviews(from: oldSize) }
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

  /// The corners of the bounds after the transform, in the superview's coordinates: top left, top right, bottom
  /// right, bottom left.
  public var corners: [Point] { bounds.corners.map(toSuperview.apply(to:)) }

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

  /// A point of this view's coordinates in those of `other`; `nil` where a scale of zero stands between.
  public func convert(_ point: Point, to other: View) -> Point? {
    other.toRoot.inverted.map { $0.apply(to: toRoot.apply(to: point)) }
  }

  /// The bounding box, in the coordinates of `other`, of a rectangle in this view's.
  public func convert(_ rect: Rect, to other: View) -> Rect? {
    other.toRoot.inverted.map { toRoot.concatenating($0).apply(to: rect) }
  }

  /// The rectangle that constraints see, in the superview's coordinates, the transform left out.
  public var alignmentRect: Rect { alignmentRect(forFrame: originalFrame) }

  /// The rectangle that constraints would see if the view had that frame.
  ///
  /// With insets each edge is moved; with a scale the frame is so many times the rectangle, from the same origin.
  public func alignmentRect(forFrame frame: Rect) -> Rect {
    let inset = frame.inset(by: alignmentRectInsets)
    return Rect(
      x: inset.x, y: inset.y, width: inset.width / alignmentRectScale, height: inset.height / alignmentRectScale)
  }

  /// The frame of a view whose alignment rectangle is this: the inverse of `alignmentRect(forFrame:)`.
  public func frame(forAlignmentRect rect: Rect) -> Rect {
    let insets = alignmentRectInsets
    return Rect(
      x: rect.x - insets.left, y: rect.y - insets.top,
      width: rect.width * alignmentRectScale + insets.left + insets.right,
      height: rect.height * alignmentRectScale + insets.top + insets.bottom)
  }
}
