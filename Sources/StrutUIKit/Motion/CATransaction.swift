public import Foundation

/// Changes of layers that go together: they are made at once, and nothing moves.
open class CATransaction: NSObject {
  /// Does nothing: it would change no picture.
  open class func begin() {}
  /// Does nothing: it would change no picture.
  open class func commit() {}
  /// Does nothing: it would change no picture.
  open class func flush() {}
  /// Nothing follows: nothing moves anyway.
  open class func setDisableActions(_ flag: Bool) {}
  /// Nothing follows: nothing moves.
  open class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Nothing follows: nothing moves.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
