public import Foundation

/// A shadow of a text: it is kept, and not drawn.
open class NSShadow: NSObject {
  /// In points.
  open var shadowOffset = CGSize.zero
  /// In points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`.
  open var shadowColor: Any?
}
