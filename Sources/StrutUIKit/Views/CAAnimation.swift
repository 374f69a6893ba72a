public import Foundation

/// An animation: nothing moves.
open class CAAnimation: NSObject {
  /// Kept; in seconds.
  open var duration: TimeInterval = 0
  /// Kept.
  open var repeatCount: Float = 0
  /// Kept.
  open var autoreverses = false
  /// Kept; in seconds.
  open var beginTime: TimeInterval = 0
  /// Kept.
  open var isRemovedOnCompletion = true
  /// Kept.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Kept.
  open var timingFunction: CAMediaTimingFunction?
}

/// An animation of a property: nothing moves.
open class CABasicAnimation: CAAnimation {
  /// Kept.
  open var keyPath: String?
  /// Kept.
  open var fromValue: Any?
  /// Kept.
  open var toValue: Any?
  /// An animation of a property.
  public init(keyPath: String?) { self.keyPath = keyPath }
}

/// An animation of a property over several values: nothing moves.
open class CAKeyframeAnimation: CAAnimation {
  /// Kept.
  open var keyPath: String?
  /// Kept.
  open var values: [Any]?
  /// Kept; in parts of the duration.
  open var keyTimes: [NSNumber]?
  /// An animation of a property.
  public init(keyPath: String?) { self.keyPath = keyPath }
}

/// What is seen of an animation before and after it.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  let name: String
  /// The modes of Core Animation.
  public static let removed = Self(name: "removed"), forwards = Self(name: "forwards")
  /// The modes of Core Animation.
  public static let backwards = Self(name: "backwards"), both = Self(name: "both")
}

/// How fast an animation is at what time: kept.
open class CAMediaTimingFunction: NSObject {
  /// One of the system's functions.
  public init(name: Name) {}
  /// A curve of two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}

  /// The system's functions.
  public enum Name: Sendable {
    /// The functions of Core Animation.
    case linear, easeIn, easeOut, easeInEaseOut, `default`
  }
}

/// Changes of layers that go together: they are made at once, and nothing moves.
open class CATransaction: NSObject {
  /// Nothing follows.
  open class func begin() {}
  /// Nothing follows.
  open class func commit() {}
  /// Nothing follows.
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
