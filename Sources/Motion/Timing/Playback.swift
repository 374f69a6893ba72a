/// When a change runs, how often, and whether it runs back.
///
///     var playback = Playback(.curve(.linear, duration: 1))
///     playback.autoreverses = true
///     playback.duration               // 2
///     playback.moment(at: 1.5)        // .running(progress: 0.5): on its way back
///     playback.moment(at: 2)          // .finished: it jumps to its end
public struct Playback: Hashable, Sendable {
  /// What is to be seen at a time.
  public enum Moment: Hashable, Sendable {
    /// The old value, during the delay.
    case waiting
    /// Between the old value (0) and the new one (1).
    case running(progress: Double)
    /// The new value.
    case finished

    /// The progress, from 0 before the beginning to 1 after the end.
    public var progress: Double {
      switch self {
      case .waiting: 0
      case .running(let progress): progress
      case .finished: 1
      }
    }
  }

  /// One run.
  public var timing: Timing
  /// The seconds for which the old value is held before.
  public var delay = 0.0
  /// Whether each run goes back to the old value.
  public var autoreverses = false
  /// How often it runs; there and back counts as once. `n + 1/2` ends there, at the new value.
  public var repeatCount = 1.0

  /// A change that runs at once and once.
  public init(_ timing: Timing) { self.timing = timing }

  /// The seconds until it is finished, with its delay.
  public var duration: Double { delay + cycle * repeatCount }

  /// Whether the last run ends elsewhere than at the new value, which then appears with a jump.
  public var jumpsAtEnd: Bool {
    guard timing.duration > 0 else { return false }
    return abs(progressWithinRuns(atCycles: repeatCount) - 1) > 1e-9
  }

  /// What is to be seen after a time, in seconds from the beginning of the delay.
  public func moment(at time: Double) -> Moment {
    // The end belongs to the finished animation: UIKit removes it then.
    if time >= duration - 1e-12 { return .finished }
    if time < delay { return .waiting }
    return .running(progress: progressWithinRuns(atCycles: (time - delay) / cycle))
  }

  /// There, or there and back; in seconds.
  private var cycle: Double { timing.duration * (autoreverses ? 2 : 1) }

  private func progressWithinRuns(atCycles cycles: Double) -> Double {
    var within = cycles - cycles.rounded(.down)
    // The end of the last run is its own, not the beginning of one that follows.
    if within == 0, cycles > 0, cycles == repeatCount { within = 1 }
    let time = within * cycle
    return timing.progress(at: autoreverses && time > timing.duration ? cycle - time : time)
  }
}
