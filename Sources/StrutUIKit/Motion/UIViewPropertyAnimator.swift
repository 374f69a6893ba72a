import Motion
public import Foundation

/// An animation that can be held, turned back and stopped. Without a clock, its blocks take effect when it starts.
open class UIViewPropertyAnimator: NSObject {
  private var blocks: [(delayFactor: Double, run: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var parameters: any UITimingCurveProvider
  private var parts: [Part] = []
  private var heldFraction: CGFloat?

  /// A block that runs, which begins at a share of the duration.
  private struct Part {
    var block: AnimationBlock
    var delayFactor: Double

    /// The progress at a share of the whole.
    func progress(at fraction: Double) -> Double { max(0, (fraction - delayFactor) / (1 - delayFactor)) }
  }

  /// In seconds.
  public let duration: TimeInterval
  /// In seconds.
  public private(set) var delay: TimeInterval = 0
  /// What it does now.
  public private(set) var state = UIViewAnimatingState.inactive
  /// How it runs.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// An animation of a block by a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// An animation of a block that swings to its end.
  public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }
  /// An animation of blocks that are added.
  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    (self.duration, parameters) = (max(0, duration), timingParameters)
  }
  /// An animation of a block by two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    if let animations { addAnimations(animations) }
  }

  /// Starts an animation of a block.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = options.curve
    let animator = UIViewPropertyAnimator(
      duration: duration, controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
      controlPoint2: CGPoint(x: curve.x2, y: curve.y2), animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds a block, which takes the rest of the duration.
  ///
  /// - Parameter delayFactor: When it begins, as a share of what is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    blocks.append((min(0.999, max(0, delayFactor)), animation))
    guard state == .active, let clock = parts.first?.block.clock else { return }
    let left = max(0, 1 - Double(fractionComplete))
    begin(after: 0, within: left * duration, under: clock)
    if let heldFraction { hold(at: heldFraction) }
  }
  /// Adds a block for the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Starts, or goes on after it was held.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Starts after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .active { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    guard state == .inactive else { return }
    self.delay = max(0, delay)
    guard let clock = AnimationClock.current, clock.animatesChanges, duration > 0 else {
      for block in blocks { AnimationBlock.withoutAnimation(block.run) }
      blocks = []
      return complete(at: .end)
    }
    state = .active
    begin(after: self.delay, within: duration, under: clock)
    if parts.isEmpty { complete(at: .end) }
  }

  /// Runs the blocks that wait.
  private func begin(after delay: Double, within duration: Double, under clock: AnimationClock) {
    for (factor, run) in blocks {
      var playback = Playback(parameters.timing(duration: max(1e-6, duration * (1 - factor))))
      playback.delay = delay + factor * duration
      let block = AnimationBlock(playback, options: [], under: clock)
      block.play(run)
      block.start()
      guard block.run.whenOver != nil else { continue }
      // It keeps the animator while it runs, as UIKit does.
      block.run.whenOver = { self.partIsOver(block) }
      parts.append(Part(block: block, delayFactor: factor))
    }
    blocks = []
  }

  private func partIsOver(_ block: AnimationBlock) {
    block.run.hold(at: isReversed ? 0 : 1)
    guard parts.allSatisfy({ $0.block.run.isHeld }) else { return }
    heldFraction = pausesOnCompletion ? 1 : nil
    if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
  }

  /// The share of its way, in the direction in which it goes. Setting it holds the animation there.
  open var fractionComplete: CGFloat {
    get {
      if let heldFraction { return heldFraction }
      guard let part = parts.first else { return state == .inactive && isOver ? 1 : 0 }
      let progress = part.block.run.moment(at: part.block.clock.time).progress
      return isReversed ? 1 - progress : progress
    }
    set {
      pauseAnimation()
      hold(at: min(1, max(0, newValue)))
    }
  }
  private var isOver = false

  /// Whether it goes back to where it began.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, state == .active, heldFraction == nil else { return }
      for part in parts {
        let (run, time) = (part.block.run, part.block.clock.time)
        if run.isWhole {
          run.turn(at: time)
        } else {
          let progress = run.moment(at: time).progress
          go(on: part, within: (isReversed ? progress : 1 - progress) * duration)
        }
      }
    }
  }
  /// Whether time moves it.
  open var isRunning: Bool { state == .active && heldFraction == nil }
  /// Whether it stays where it ends, so that it can be turned back.
  open var pausesOnCompletion = false
  /// Kept: whether it can be held.
  open var isInterruptible = true
  /// Kept: held, an animation follows its fraction evenly.
  open var scrubsLinearly = true
  /// Kept: nobody touches.
  open var isUserInteractionEnabled = true
  /// Kept: nobody touches.
  open var isManualHitTestingEnabled = false

  /// Holds it where it is; one that has not started, at its beginning.
  open func pauseAnimation() {
    if state == .inactive { startAnimation() }
    guard state == .active, heldFraction == nil else { return }
    hold(at: fractionComplete)
  }

  private func hold(at fraction: CGFloat) {
    guard state == .active else { return }
    heldFraction = fraction
    for part in parts { part.block.run.hold(at: part.progress(at: isReversed ? 1 - fraction : fraction)) }
  }

  /// Goes on from where it was held.
  ///
  /// - Parameters:
  ///   - parameters: How it runs from here on; `nil` for as before.
  ///   - durationFactor: How long it takes, as a share of the duration; 0 for what is left of it.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    if state == .inactive { startAnimation() }
    guard state == .active, let heldFraction else { return }
    if let parameters { self.parameters = parameters }
    let length = durationFactor > 0 ? durationFactor * duration : (1 - heldFraction) * duration
    self.heldFraction = nil
    for part in parts { go(on: part, within: length) }
  }

  /// Lets a part run from where it is to the end of its direction, in so many seconds.
  private func go(on part: Part, within length: Double) {
    let timing = parameters.timing(duration: max(1e-6, length))
    part.block.run.goOn(to: isReversed ? 0 : 1, by: timing, at: part.block.clock.time)
    part.block.clock.start(part.block.run)
  }

  /// Stops it where it is. The views keep what is on the screen.
  ///
  /// - Parameter withoutFinishing: Whether that is all; otherwise `finishAnimation(at:)` follows.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold(at: fractionComplete)
    state = .stopped
    if withoutFinishing {
      takeOff(at: nil)
      (state, completions) = (.inactive, [])
    }
  }

  /// Ends it after it was stopped.
  open func finishAnimation(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: position)
  }

  private func end(at position: UIViewAnimatingPosition) {
    takeOff(at: position == .current ? nil : position == .end ? 1 : 0)
    complete(at: position)
  }

  /// - Parameter progress: What the views are left at; `nil` for what is on the screen.
  private func takeOff(at progress: Double?) {
    for part in parts {
      let shown = part.block.run.moment(at: part.block.clock.time).progress
      part.block.end(at: progress ?? shown, isFinished: true)
    }
    (parts, heldFraction) = ([], nil)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    (state, isOver) = (.inactive, true)
    let completions = completions
    self.completions = []
    for one in completions { one(position) }
  }
}

/// What a property animator does.
public enum UIViewAnimatingState: Int, Sendable {
  /// The states of UIKit.
  case inactive, active, stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The positions of UIKit.
  case end, start, current
}
