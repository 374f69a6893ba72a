public import Foundation
import Motion

// Under an `AnimationClock`, what blocks change moves as UIKit would play it. Without a clock, they take effect at once.

extension UIView {
  /// Animates what the block changes, slowly at first and at the end.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// Animates what the block changes, after a delay in seconds.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(by: .curve(options.curve, duration: max(0, duration)), delay, options, animations, completion)
  }

  /// Animates what the block changes by a spring, which is cut off at the end of the duration.
  ///
  /// - Parameter velocity: In whole distances per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      by: .spring(duration: duration, dampingRatio: damping, velocity: velocity), delay, options, animations, completion
    )
  }

  /// Animates what the block changes by a spring, which goes on beyond the duration until it rests.
  ///
  /// - Parameter initialSpringVelocity: In whole distances per second.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      by: .spring(duration: duration, bounce: bounce, velocity: initialSpringVelocity), delay, options, animations,
      completion)
  }

  /// Animates along the key frames that the block adds. A curve over all of them bends their times: `easeInOut`, unless
  /// the options have a curve of `AnimationOptions`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of a curve, of a repetition and of the way back are those of the other options.
    let shared = AnimationOptions(rawValue: options.rawValue)
    animate(
      by: .curve(shared.curve, duration: max(0, duration)), delay, shared, keyframes: options.mode, animations,
      completion)
  }

  /// Animates what the block changes within a part of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - start: When it begins, as a share of the duration.
  ///   - relativeDuration: As a share of the duration; 0 jumps.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    block.playKeyframe(from: start, length: relativeDuration, animations)
  }

  /// Repeats what the block changes. With a half more, an animation that runs back ends there.
  public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let block = AnimationBlock.current else { return animations() }
    var playback = block.playback
    (playback.repeatCount, playback.autoreverses) = (count, autoreverses)
    let inner = AnimationBlock(playback, options: [], under: block.clock)
    inner.play(animations)
    inner.start()
  }

  /// The seconds of the animation whose block runs; 0 outside.
  public static var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.playback.timing.duration ?? 0 }
  /// Runs a block whose changes take effect at once, and those of blocks within it.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let clock = AnimationClock.current
    let animates = clock?.animatesChanges ?? true
    clock?.animatesChanges = false
    AnimationBlock.withoutAnimation(actions)
    clock?.animatesChanges = animates
  }
  /// Whether blocks that follow are animated.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationClock.current?.animatesChanges = enabled }
  /// Whether blocks are animated: never without a clock.
  public static var areAnimationsEnabled: Bool { AnimationClock.current?.animatesChanges ?? false }

  private static func animate(
    by timing: Timing, _ delay: TimeInterval, _ options: AnimationOptions, keyframes: CalculationMode? = nil,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var playback = Playback(timing)
    playback.delay = max(0, delay)
    playback.autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { playback.repeatCount = .infinity }
    if let outer = AnimationBlock.current { playback.inherit(from: outer.playback, options) }
    guard let clock = AnimationClock.current, clock.animatesChanges, playback.timing.duration > 0 else {
      AnimationBlock.withoutAnimation(animations)
      completion?(true)
      return
    }
    let block = AnimationBlock(playback, options: options, keyframes: keyframes, under: clock)
    block.completion = completion
    block.play(animations)
    block.start()
  }
}

extension Playback {
  /// Takes what a block within another one does not override.
  fileprivate mutating func inherit(from outer: Playback, _ options: UIView.AnimationOptions) {
    if !options.contains(.overrideInheritedOptions) {
      if !autoreverses { autoreverses = outer.autoreverses }
      if repeatCount == 1 { repeatCount = outer.repeatCount }
    }
    guard case .curve(let curve, let duration) = timing else { return }
    let (keepsCurve, keepsDuration) = (
      options.contains(.overrideInheritedCurve), options.contains(.overrideInheritedDuration)
    )
    switch outer.timing {
    case .spring where !keepsCurve && !keepsDuration: timing = outer.timing
    case .spring(_, let outerDuration): timing = .curve(curve, duration: keepsDuration ? duration : outerDuration)
    case .curve(let outerCurve, let outerDuration):
      timing = .curve(keepsCurve ? curve : outerCurve, duration: keepsDuration ? duration : outerDuration)
    }
  }
}

extension Timing {
  /// UIKit's spring by its damping ratio.
  static func spring(duration: Double, dampingRatio: Double, velocity: Double) -> Timing {
    guard duration > 0, dampingRatio > 0 else { return .curve(.easeInOut, duration: max(0, duration)) }
    let spring = Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    return .spring(spring, duration: duration)
  }

  /// UIKit's spring by its bounce.
  static func spring(duration: Double, bounce: Double, velocity: Double) -> Timing {
    guard duration > 0 else { return .curve(.easeInOut, duration: 0) }
    return .settling(Spring(duration: duration, bounce: min(0.99, max(-0.99, bounce)), initialVelocity: velocity))
  }
}
