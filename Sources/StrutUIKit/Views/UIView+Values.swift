import ViewLayout
import Foundation

extension UIView {
  /// Which lengths change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin and the width.
    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2)
    /// The right and the top margin.
    public static let flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8)
    /// The height and the bottom margin.
    public static let flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }

  /// How content fits the bounds.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// In the size of the bounds or in its own, in the middle or at an edge.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// In its own size, at a corner.
    case topLeft, topRight, bottomLeft, bottomRight

    var core: ViewLayout.ContentMode { ViewLayout.ContentMode(rawValue: "\(self)") ?? .scaleToFill }
  }

  /// Whether the tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The modes of UIKit; nothing is dimmed.
    case automatic, normal, dimmed
  }
}
