public import Foundation

/// An animation of a layer. It is kept and moves nothing: blocks of `UIView` do.
open class CAAnimation: NSObject {
  /// Kept.
  open var delegate: (any CAAnimationDelegate)?
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

/// Who is told of an animation: never called.
public protocol CAAnimationDelegate: AnyObject {
  /// Called never.
  func animationDidStart(_ animation: CAAnimation)
  /// Called never.
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing follows.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Nothing follows.
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// A transition of a layer's whole content: nothing moves.
open class CATransition: CAAnimation {
  /// Kept.
  open var type = CATransitionType.fade
  /// Kept.
  open var subtype: CATransitionSubtype?
  /// Kept; from 0 to 1.
  open var startProgress: Float = 0
  /// Kept; from 0 to 1.
  open var endProgress: Float = 1
}

/// What happens in a transition.
public struct CATransitionType: Hashable, Sendable {
  let name: String
  /// The types of Core Animation.
  public static let fade = Self(name: "fade"), moveIn = Self(name: "moveIn")
  /// The types of Core Animation.
  public static let push = Self(name: "push"), reveal = Self(name: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: Hashable, Sendable {
  let name: String
  /// The directions of Core Animation.
  public static let fromLeft = Self(name: "fromLeft"), fromRight = Self(name: "fromRight")
  /// The directions of Core Animation; on iOS, `fromTop` rises from the bottom.
  public static let fromTop = Self(name: "fromTop"), fromBottom = Self(name: "fromBottom")
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
