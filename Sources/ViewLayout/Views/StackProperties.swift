public import Geometry

/// What only a stack view has.
public struct StackProperties: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public var axis = Axis.horizontal
  public var alignment = Alignment.fill
  public var distribution = Distribution.fill
  /// Between neighbours, in points.
  public var spacing = 0.0
  /// Whether a vertical stack's spacing is from a view's last baseline to the next one's first.
  public var isBaselineRelativeArrangement = false
  /// Whether views are placed inside the stack view's margins, and not its bounds.
  public var isLayoutMarginsRelativeArrangement = false

  public init() {}
}
