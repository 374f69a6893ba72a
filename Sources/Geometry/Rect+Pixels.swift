extension Rect {
  /// The same area with a width and a height that are not negative.
  ///
  ///     Rect(x: 10, y: 10, width: -4, height: 6).standardized   // (6, 10, 4, 6)
  public var standardized: Rect {
    Rect(x: min(minX, maxX), y: min(minY, maxY), width: width.magnitude, height: height.magnitude)
  }

  /// The smallest rectangle with whole numbers that holds this one.
  ///
  ///     Rect(x: 0.5, y: 1, width: 10, height: 10.25).integral   // (0, 1, 11, 11)
  public var integral: Rect { integral(scale: 1) }

  /// The smallest rectangle on the edges of pixels that holds this one.
  ///
  /// - Parameter scale: Pixels a point.
  public func integral(scale: Double) -> Rect {
    let whole = standardized
    let left = (whole.minX * scale).rounded(.down) / scale
    let top = (whole.minY * scale).rounded(.down) / scale
    let right = (whole.maxX * scale).rounded(.up) / scale
    let bottom = (whole.maxY * scale).rounded(.up) / scale
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The edges that lie between the pixels' edges, so that a screen must blur them.
  ///
  ///     Rect(x: 10.5, y: 20, width: 30, height: 40.25).misalignedEdges(scale: 2)   // [.maxY]
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - tolerance: What counts as on the edge nevertheless, in pixels.
  public func misalignedEdges(scale: Double, tolerance: Double = 1e-6) -> RectEdges {
    var edges: RectEdges = []
    for edge in RectEdge.allCases {
      let pixels = self[edge] * scale
      if !((pixels - pixels.rounded()).magnitude <= tolerance) { edges.insert(RectEdges(edge)) }
    }
    return edges
  }

  /// The rectangle of the same size about another center.
  public func centered(at center: Point) -> Rect { Rect(center: center, size: size) }

  /// The rectangle of the same size about the middle of another one.
  ///
  ///     Rect(x: 0, y: 0, width: 20, height: 20).centered(in: Rect(x: 0, y: 0, width: 320, height: 480))
  ///     // (150, 230, 20, 20)
  public func centered(in outer: Rect) -> Rect { centered(at: outer.center) }
}
