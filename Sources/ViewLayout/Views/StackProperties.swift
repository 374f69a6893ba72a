public import Geometry

/// What only a stack view has.
public struct StackProperties: Hashable, Sendable {
  /// Where views stand across the axis, by UIKit's names.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// `fill` gives each the whole length across; the others keep the views' own.
    case fill, leading, trailing, top, bottom, center, firstBaseline, lastBaseline
  }

  /// How views share the length along the axis, by UIKit's names.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// The first three fill the stack with views; the last two with gaps.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The direction of the row.
  public var axis = Axis.horizontal
  /// Where views stand across the axis.
  public var alignment = Alignment.fill
  /// How views share the length along the axis.
  public var distribution = Distribution.fill
  /// Between neighbours, in points, or `View.spacingUseSystem`; see `View.setCustomSpacing(_:after:)`.
  public var spacing = 0.0
  /// Whether a vertical stack's spacing is from a view's last baseline to the next one's first.
  public var isBaselineRelativeArrangement = false
  /// Whether views are placed inside the stack view's margins, and not its bounds.
  public var isLayoutMarginsRelativeArrangement = false

  /// Creates a horizontal row that fills the stack, without spacing.
  public init() {}
}
