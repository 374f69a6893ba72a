public import Foundation

/// What is felt when something is touched: nobody touches.
open class UIFeedbackGenerator: NSObject {
  /// Does nothing: it would change no picture.
  open func prepare() {}
}
