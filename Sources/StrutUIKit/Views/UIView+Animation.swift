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
