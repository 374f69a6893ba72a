/// Distances from a rectangle's edges, positive inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Inwards from the top edge, in points.
  public var top: Double
  /// Inwards from the left edge, in points.
  public var left: Double
  /// Inwards from the bottom edge, in points.
  public var bottom: Double
  /// Inwards from the right edge, in points.
  public var right: Double

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Insets of four distances.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance at each edge.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The smaller distance at each edge, in points.
  ///
  ///     EdgeInsets(all: 8).smaller(EdgeInsets(top: 2, left: 9, bottom: 9, right: 9))   // 2, 8, 8, 8
  public func smaller(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
  }

  /// The sum, edge by edge.
  public static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
  }

  /// The difference, edge by edge.
  public static func - (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets { lhs + -rhs }

  /// Left and right exchanged, as in a right-to-left layout.
  public var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
