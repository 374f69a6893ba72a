public import Foundation

/// Two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Kept; changes no picture.
  open var scale: CGFloat = 1
}
