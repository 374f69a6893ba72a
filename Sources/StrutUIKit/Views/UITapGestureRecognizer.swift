/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Kept.
  open var numberOfTapsRequired = 1
  /// Kept.
  open var numberOfTouchesRequired = 1
}
