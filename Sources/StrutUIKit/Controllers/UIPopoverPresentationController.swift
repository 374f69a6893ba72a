public import Foundation

/// A bubble above a screen: kept, and not shown.
open class UIPopoverPresentationController: NSObject {
  /// Kept: what the bubble points at.
  open var sourceView: UIView?
  /// Kept: the part of it, in its coordinates.
  open var sourceRect = CGRect.zero
  /// Kept: what the bubble points at.
  open var barButtonItem: UIBarButtonItem?
  /// Kept: where the bubble may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Where a bubble points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The directions of UIKit.
  public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4)
  /// The directions of UIKit.
  public static let right = Self(rawValue: 8), any = Self(rawValue: 15)
}
