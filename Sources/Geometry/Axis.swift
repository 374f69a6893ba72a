/// One of the two directions that layout treats apart.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// From left to right: x and widths.
  case horizontal
  /// From top to bottom: y and heights.
  case vertical

  /// The axis across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
