public import Foundation

/// What is felt when something is touched: nobody touches.
open class UIFeedbackGenerator: NSObject {
  /// Nothing follows.
  open func prepare() {}
}
