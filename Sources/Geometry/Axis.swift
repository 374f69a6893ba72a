/// One of the two directions that layout treats apart.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
