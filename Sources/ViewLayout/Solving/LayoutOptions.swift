import Geometry

/// The options of a layout.
public struct LayoutOptions: Hashable, Sendable {
  /// The writing direction.
  public var direction: LayoutDirection
  /// The pixels per point, to which text sizes are rounded.
  public var scale: Double
  /// Whether solved edges are rounded to whole pixels in the root's coordinates, as on devices.
  public var roundsToPixels: Bool
  /// The constraints that are broken first in a conflict, by their identifiers: of several, one with the highest rank.
  ///
  ///     options.breaking = ["edge": 0, "width": 1]   // of a conflict with both, width gives way
  public var breaking: [String: Int]

  /// Creates options. The standard has two pixels a point and rounds nothing.
  public init(
    direction: LayoutDirection = .leftToRight, scale: Double = 2, roundsToPixels: Bool = false,
    breaking: [String: Int] = [:]
  ) {
    self.direction = direction
    self.scale = scale
    self.roundsToPixels = roundsToPixels
    self.breaking = breaking
  }
}
