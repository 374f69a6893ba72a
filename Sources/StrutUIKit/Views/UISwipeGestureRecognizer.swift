/// A swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Kept; changes no picture.
  open var direction = Direction.right
  /// Kept; changes no picture.
  open var numberOfTouchesRequired = 1

  /// Where to.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The directions of UIKit.
    public static let right = Self(rawValue: 1), left = Self(rawValue: 2), up = Self(rawValue: 4),
      down = Self(rawValue: 8)
  }
}
