public import Foundation

/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Kept; changes no picture.
  open var minimumPressDuration: TimeInterval = 0.5
}
