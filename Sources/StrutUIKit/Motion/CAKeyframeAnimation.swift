public import Foundation

/// An animation of a property over several values: nothing moves.
open class CAKeyframeAnimation: CAAnimation {
  /// Kept; changes no picture.
  open var keyPath: String?
  /// Kept; changes no picture.
  open var values: [Any]?
  /// Kept; in parts of the duration.
  open var keyTimes: [NSNumber]?
  /// An animation of a property.
  public init(keyPath: String?) { self.keyPath = keyPath }
}
