public import Foundation

/// An animation of a layer. It is kept and moves nothing: blocks of `UIView` do.
open class CAAnimation: NSObject {
  /// Kept; changes no picture.
  open var delegate: (any CAAnimationDelegate)?
  /// Kept; in seconds.
  open var duration: TimeInterval = 0
  /// Kept; changes no picture.
  open var repeatCount: Float = 0
  /// Kept; changes no picture.
  open var autoreverses = false
  /// Kept; in seconds.
  open var beginTime: TimeInterval = 0
  /// Kept; changes no picture.
  open var isRemovedOnCompletion = true
  /// Kept; changes no picture.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Kept; changes no picture.
  open var timingFunction: CAMediaTimingFunction?
}

/// Who is told of an animation: never called.
public protocol CAAnimationDelegate: AnyObject {
  /// Called never.
  func animationDidStart(_ animation: CAAnimation)
  /// Called never.
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing: it would change no picture.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing: it would change no picture.
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// What is seen of an animation before and after it.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  let name: String
  /// The modes of Core Animation.
  public static let removed = Self(name: "removed"), forwards = Self(name: "forwards")
  /// The modes of Core Animation.
  public static let backwards = Self(name: "backwards"), both = Self(name: "both")
}
