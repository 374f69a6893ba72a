extension Rect {
  /// The rectangle with each edge moved inwards; a negative inset moves an edge outwards.
  ///
  ///     Rect(x: 0, y: 0, width: 44, height: 30).inset(by: EdgeInsets(all: 4))   // (4, 4, 36, 22)
  ///
  /// - Returns: A rectangle whose size may be negative where opposite edges crossed.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle with its vertical edges moved inwards by `dx` and its horizontal ones by `dy`.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle moved by a distance.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What two rectangles share, or `nil` when they do not even touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the two share an area, and not an edge alone.
  public func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether a point lies inside, or on the left or the top edge; the right and the bottom edge are the neighbour's, as
  /// in Core Graphics.
  ///
  ///     Rect(x: 0, y: 0, width: 10, height: 10).contains(Point(0, 10))   // false
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether all of another rectangle lies inside; edges may touch.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
