public import Foundation

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// None.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing: it would change no picture.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// None.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
