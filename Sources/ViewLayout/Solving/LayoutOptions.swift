import Geometry

/// What a layout depends on besides the views and their constraints.
public struct LayoutOptions: Hashable, Sendable {
  public var direction: LayoutDirection
  /// Pixels a point, to which text is measured.
  public var scale: Double
  /// Whether solved edges are rounded to whole pixels in the root's coordinates, as devices do.
  public var roundsToPixels: Bool
  /// Identifiers of constraints that give way when they are in a conflict.
  public var breaking: Set<String>

  public init(
    direction: LayoutDirection = .leftToRight, scale: Double = 2, roundsToPixels: Bool = false,
    breaking: Set<String> = []
  ) {
    self.direction = direction
    self.scale = scale
    self.roundsToPixels = roundsToPixels
    self.breaking = breaking
  }
}
