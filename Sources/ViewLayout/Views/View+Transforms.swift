public import Geometry

extension View {
  /// The corners of the bounds after the transform, in the superview's coordinates: top left, top right, bottom
  /// right, bottom left.
  public var corners: [Point] { bounds.corners.map(toSuperview.apply(to:)) }

  /// Where the top left corner of the view's content came to lie, in the superview's coordinates.
  ///
  /// Under a rotation it has nothing to do with the frame's origin.
  public var transformedTopLeft: Point { toSuperview.apply(to: Point(bounds.minX, bounds.minY)) }
  public var transformedTopRight: Point { toSuperview.apply(to: Point(bounds.maxX, bounds.minY)) }
  public var transformedBottomRight: Point { toSuperview.apply(to: Point(bounds.maxX, bounds.maxY)) }
  public var transformedBottomLeft: Point { toSuperview.apply(to: Point(bounds.minX, bounds.maxY)) }

  /// The transform's scale along x, √(a² + c²).
  public var xScale: Double { transform.xScale }
  /// The transform's scale along y, √(b² + d²).
  public var yScale: Double { transform.yScale }
  /// The transform's turn in radians, clockwise on screen: atan2(b, a).
  public var rotation: Double { transform.rotation }
  public var tx: Double { transform.tx }
  public var ty: Double { transform.ty }

  /// The view's outline through every transform above it, in the root's coordinates.
  public var outline: ConvexPolygon { ConvexPolygon(bounds.corners.map(toRoot.apply(to:))) }

  /// Whether the two views share an area as they are drawn; their frames may overlap without it.
  ///
  ///     // Turned by 45°, two squares of 100 whose centers are 110 apart down the diagonal only show near corners.
  ///     a.frame.overlaps(b.frame)   // true
  ///     a.intersects(b)             // false
  ///
  /// - Parameter other: A view of the same tree.
  public func intersects(_ other: View) -> Bool { outline.intersects(other.outline) }

  /// Which of the view's edges lie between pixels of the screen, so that they are drawn blurred.
  ///
  /// All of them for a view that is neither upright nor turned by quarters.
  ///
  /// - Parameter scale: Pixels a point.
  public func misalignedEdges(scale: Double) -> RectEdges {
    let toRoot = toRoot
    let isUpright = toRoot.b == 0 && toRoot.c == 0
    guard isUpright || (toRoot.a.magnitude < 1e-12 && toRoot.d.magnitude < 1e-12) else { return .all }
    return toRoot.apply(to: bounds).misalignedEdges(scale: scale)
  }
}
