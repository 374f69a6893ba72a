public import Foundation

extension UIView {
  /// Runs the block: a picture shows the end of an animation.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Runs the block.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Runs the block.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Exchanges two views at once.
  public static func transition(
    from old: UIView, to new: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (old.isHidden, new.isHidden) = (true, false)
    } else if let holder = old.superview {
      holder.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
    completion?(true)
  }
  /// None: nothing moves.
  public static var inheritedAnimationDuration: TimeInterval { 0 }
  /// Runs the block.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Runs the block.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs the block.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Runs the block.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
  ) { animations() }
  /// Keeps nothing: nothing moves in any case.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// Never: nothing moves.
  public static var areAnimationsEnabled: Bool { false }

  /// How an animation of several steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In even speed, and as a curve.
    public static let calculationModeLinear = Self([]), calculationModeCubic = Self(rawValue: 3 << 10)
  }
  /// How fast an animation begins and ends.
  public enum AnimationCurve: Int, Sendable {
    /// The curves of UIKit.
    case easeInOut, easeIn, easeOut, linear
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The options of UIKit; nothing moves.
    public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2)
    /// The options of UIKit; nothing moves.
    public static let beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8)
    /// The options of UIKit; nothing moves.
    public static let autoreverse = Self(rawValue: 16), curveEaseInOut = Self([])
    /// The options of UIKit; nothing moves.
    public static let curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16)
    /// The options of UIKit; nothing moves.
    public static let curveLinear = Self(rawValue: 3 << 16), transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// The options of UIKit; nothing moves.
    public static let overrideInheritedDuration = Self(rawValue: 32), overrideInheritedCurve = Self(rawValue: 64)
    /// The options of UIKit; nothing moves.
    public static let showHideTransitionViews = Self(rawValue: 256),
      preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// The options of UIKit; nothing moves.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20), transitionCurlUp = Self(rawValue: 3 << 20)
    /// The options of UIKit; nothing moves.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20), transitionCurlDown = Self(rawValue: 4 << 20)
    /// The options of UIKit; nothing moves.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20), allowAnimatedContent = Self(rawValue: 512)
    /// The options of UIKit; nothing moves.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  }
}

/// An animation that can be stopped: its blocks run when it starts.
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animation of a block.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, animations: (() -> Void)? = nil
  ) { self.animations = [animations].compactMap(\.self) }
  /// An animation of a block that swings to its end.
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.animations = [animations].compactMap(\.self)
  }
  /// An animation of a block that swings or runs by two control points.
  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {}
  /// An animation of a block by two control points.
  public init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
  ) { self.animations = [animations].compactMap(\.self) }
  /// Kept; from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Kept.
  open var isReversed = false
  /// Never: an animation is at its end at once.
  open var isRunning: Bool { false }
  /// Kept.
  open var pausesOnCompletion = false
  /// Nothing follows: an animation is at its end at once.
  open func pauseAnimation() {}
  /// Runs the blocks.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Nothing follows: an animation is at its end at once.
  open func finishAnimation(at position: UIViewAnimatingPosition) {}
  /// Runs the block.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    animations()
    completion?(.end)
    return UIViewPropertyAnimator(duration: duration, curve: .linear, animations: nil)
  }
  /// Adds a block.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds a block for the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Runs the blocks.
  open func startAnimation() {
    for one in animations { one() }
    for one in completions { one(.end) }
    (animations, completions) = ([], [])
  }
  /// Runs the blocks.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Nothing follows: the blocks ran already, or never will.
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The positions of UIKit.
  case end, start, current
}

/// How an animation runs: it is kept.
public protocol UITimingCurveProvider: AnyObject {}

/// An animation that swings to its end: it is kept.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring by how much it swings.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {}
  /// A spring by its parts.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

/// An animation by a curve: it is kept.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// A curve of a name.
  public init(animationCurve: UIView.AnimationCurve) {}
  /// A curve of two control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}
