public import Foundation

/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Kept.
  open var minimumPressDuration: TimeInterval = 0.5
}
