public import Foundation

/// Two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Kept.
  open var scale: CGFloat = 1
}
