public import Geometry

extension View {
  /// A point of this view's coordinates in those of another view of the tree; `nil` where a scale of zero stands
  /// between.
  ///
  ///     v2.convert(Point(10, 10), to: root)
  public func convert(_ point: Point, to other: View) -> Point? {
    transform(to: other)?.apply(to: point)
  }

  /// The bounding box, in the coordinates of another view, of a rectangle in this view's.
  public func convert(_ rect: Rect, to other: View) -> Rect? {
    transform(to: other)?.apply(to: rect)
  }

  /// A point of another view's coordinates in those of this view.
  public func convert(_ point: Point, from other: View) -> Point? {
    other.convert(point, to: self)
  }

  /// The bounding box, in this view's coordinates, of a rectangle in another view's.
  public func convert(_ rect: Rect, from other: View) -> Rect? {
    other.convert(rect, to: self)
  }

  /// From this view's coordinates to those of another view of the tree, through every transform between; `nil` where
  /// one of them cannot be undone.
  ///
  /// Views of different trees are taken to share their outermost coordinates.
  public func transform(to other: View) -> Transform? {
    guard let ancestor = closestCommonAncestor(with: other) else {
      return other.toRoot.inverted.map { toRoot.concatenating($0) }
    }
    return other.transform(toAncestor: ancestor).inverted.map { transform(toAncestor: ancestor).concatenating($0) }
  }

  private func transform(toAncestor ancestor: View) -> Transform {
    var transform = Transform.identity
    var view = self
    while view !== ancestor, let parent = view.superview {
      transform = transform.concatenating(view.toSuperview)
      view = parent
    }
    return transform
  }
}
