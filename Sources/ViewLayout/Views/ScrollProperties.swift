public import Geometry

/// What only a scroll view has. Its content offset is the origin of its bounds.
public struct ScrollProperties: Hashable, Sendable {
  /// When the safe area adds to the content inset, by UIKit's names.
  public enum InsetAdjustment: String, Hashable, Sendable, CaseIterable {
    /// `automatic` and `scrollableAxes` are along the axes on which there is something to scroll, `automatic` upright
    /// also for what a navigation controller shows: the view of a controller, or the first in it.
    case automatic, scrollableAxes, never, always
  }

  /// The size of what is scrolled, in points; `nil` for an axis whose length constraints determine.
  public var contentSize = AxisPair<Double?>(nil)
  /// The room around the content that can be scrolled to, in points.
  public var contentInset = EdgeInsets.zero
  /// When the safe area adds to it.
  public var contentInsetAdjustmentBehavior = InsetAdjustment.automatic

  /// Creates what a new scroll view has: no content, and no room around it.
  public init() {}
}
