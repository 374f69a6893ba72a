public import Geometry

extension View {
  /// Converts a point from this view's coordinates to those of another view of the tree. Returns `nil` if a transform
  /// between them has a scale of zero.
  ///
  ///     v2.convert(Point(10, 10), to: root)
  public func convert(_ point: Point, to other: View) -> Point? {
    transform(to: other)?.apply(to: point)
  }

  /// Converts a rectangle from this view's coordinates to those of another view, as its bounding box.
  public func convert(_ rect: Rect, to other: View) -> Rect? {
    transform(to: other)?.apply(to: rect)
  }

  /// Converts a point from another view's coordinates to those of this view.
  public func convert(_ point: Point, from other: View) -> Point? {
    other.convert(point, to: self)
  }

  /// Converts a rectangle from another view's coordinates to those of this view, as its bounding box.
  public func convert(_ rect: Rect, from other: View) -> Rect? {
    other.convert(rect, to: self)
  }

  /// The transform from this view's coordinates to those of another view of the tree; `nil` if a transform between them
  /// cannot be inverted.
  ///
  /// For views of different trees, the coordinates of the roots are assumed to be equal.
  public func transform(to other: View) -> Transform? {
    guard let ancestor = closestCommonAncestor(with: other) else {
      return other.toRoot.inverted.map { toRoot.concatenating($0) }
    }
    return other.transform(toAncestor: ancestor).inverted.map { transform(toAncestor: ancestor).concatenating($0) }
  }

  func transform(toAncestor ancestor: View) -> Transform {
    var transform = Transform.identity
    var view = self
    while view !== ancestor, let parent = view.superview {
      transform = transform.concatenating(view.toSuperview)
      view = parent
    }
    return transform
  }
}
