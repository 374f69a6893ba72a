/// A playback that has begun, which can be held, turned back and continued, as `UIViewPropertyAnimator` does.
///
///     let run = AnimationRun(Playback(.curve(.linear, duration: 1)), beginningAt: 2)
///     run.moment(at: 2.25)   // .running(progress: 0.25)
///     run.endTime            // 3
public final class AnimationRun {
  /// The way from one progress to another, and where on it the run is at a time.
  private struct Leg {
    var playback: Playback
    var from = 0.0
    var to = 1.0
    /// A time of the clock, and the seconds of the playback then.
    var anchor: (time: Double, local: Double)
    var isBackwards = false

    func local(at time: Double) -> Double {
      let passed = time - anchor.time
      return max(0, anchor.local + (isBackwards ? -passed : passed))
    }
  }

  private var leg: Leg
  /// The progress at which the run is held; `nil` while it runs.
  private var held: Double?
  /// Called when it is over.
  public var whenOver: (() -> Void)?
  /// Called when another animation has taken its place on a property.
  public var whenReplaced: (() -> Void)?

  /// - Parameter time: Of the clock, when its delay begins.
  public init(_ playback: Playback, beginningAt time: Double) {
    leg = Leg(playback: playback, anchor: (time, 0))
  }

  /// What is to be seen at a time of the clock.
  public func moment(at time: Double) -> Playback.Moment {
    if let held { return .running(progress: held) }
    let moment = leg.playback.moment(at: leg.local(at: time))
    if moment == .finished, leg.to == 1 { return .finished }
    if leg.from == 0, leg.to == 1 { return moment }
    return .running(progress: leg.from + (leg.to - leg.from) * moment.progress)
  }

  /// When it is over, as a time of the clock; `nil` while it is held.
  public var endTime: Double? {
    guard held == nil else { return nil }
    return leg.anchor.time + (leg.isBackwards ? leg.anchor.local : leg.playback.duration - leg.anchor.local)
  }

  /// Whether it is held.
  public var isHeld: Bool { held != nil }

  /// Holds it at a progress, from 0 to 1.
  public func hold(at progress: Double) { held = progress }

  /// Whether it runs from the beginning to the end as it began, so that it can be turned.
  public var isWhole: Bool { leg.from == 0 && leg.to == 1 }

  /// Turns it back, or forward again, along the way that it has come.
  ///
  /// - Parameter time: Of the clock.
  public func turn(at time: Double) {
    leg.anchor = (time, min(leg.local(at: time), leg.playback.duration))
    leg.isBackwards.toggle()
  }

  /// Goes on from where it is held.
  ///
  /// - Parameters:
  ///   - progress: Where it ends: 1, or 0 for one that goes back.
  ///   - timing: How it runs from here on.
  ///   - time: Of the clock.
  public func goOn(to progress: Double, by timing: Timing, at time: Double) {
    leg = Leg(playback: Playback(timing), from: held ?? moment(at: time).progress, to: progress, anchor: (time, 0))
    held = nil
  }
}
