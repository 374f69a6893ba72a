public import Foundation

/// A touch: there is none.
open class UITouch: NSObject {
  /// The origin: nobody touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The origin: nobody touches.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// None.
  open var view: UIView? { nil }
}
