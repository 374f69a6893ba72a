public import Geometry

extension View {
  /// The corners of the bounds after the transform, in the superview's coordinates: top left, top right, bottom
  /// right, bottom left.
  public var corners: [Point] { bounds.corners.map(toSuperview.apply(to:)) }

  /// The top left corner of the bounds after the transform, in the superview's coordinates.
  ///
  /// With a rotation, it differs from the frame's origin.
  public var transformedTopLeft: Point { toSuperview.apply(to: Point(bounds.minX, bounds.minY)) }
  /// Where the top right corner came to lie, in the superview's coordinates.
  public var transformedTopRight: Point { toSuperview.apply(to: Point(bounds.maxX, bounds.minY)) }
  /// Where the bottom right corner came to lie, in the superview's coordinates.
  public var transformedBottomRight: Point { toSuperview.apply(to: Point(bounds.maxX, bounds.maxY)) }
  /// Where the bottom left corner came to lie, in the superview's coordinates.
  public var transformedBottomLeft: Point { toSuperview.apply(to: Point(bounds.minX, bounds.maxY)) }

  /// The transform's scale along x, √(a² + c²).
  public var xScale: Double { transform.xScale }
  /// The transform's scale along y, √(b² + d²).
  public var yScale: Double { transform.yScale }
  /// The transform's rotation in radians, clockwise on screen: atan2(b, a).
  public var rotation: Double { transform.rotation }
  /// The transform's move along x, in points.
  public var tx: Double { transform.tx }
  /// The transform's move along y, in points.
  public var ty: Double { transform.ty }

  /// The view's outline after all transforms, in the root's coordinates.
  public var outline: ConvexPolygon { ConvexPolygon(bounds.corners.map(toRoot.apply(to:))) }

  /// Whether the outlines of the two views overlap. Frames can overlap when outlines do not.
  ///
  ///     // Turned by 45°, two squares of 100 whose centers are 110 apart down the diagonal only show near corners.
  ///     a.frame.overlaps(b.frame)   // true
  ///     a.intersects(b)             // false
  ///
  /// - Parameter other: A view of the same tree.
  public func intersects(_ other: View) -> Bool { outline.intersects(other.outline) }

  /// The edges of the view that are not on pixel boundaries, and so are drawn blurred.
  ///
  /// All edges, if the view is rotated by anything but a multiple of 90°.
  ///
  /// - Parameter scale: The pixels per point.
  public func misalignedEdges(scale: Double) -> RectEdges {
    let toRoot = toRoot
    let isUpright = toRoot.b == 0 && toRoot.c == 0
    guard isUpright || (toRoot.a.magnitude < 1e-12 && toRoot.d.magnitude < 1e-12) else { return .all }
    return toRoot.apply(to: bounds).misalignedEdges(scale: scale)
  }
}
