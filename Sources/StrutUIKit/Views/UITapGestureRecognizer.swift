/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Kept; changes no picture.
  open var numberOfTapsRequired = 1
  /// Kept; changes no picture.
  open var numberOfTouchesRequired = 1
}
