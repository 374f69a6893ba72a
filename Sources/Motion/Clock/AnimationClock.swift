/// The time under which a program's views are animated. It stands still until the program moves it, so every moment of an
/// animation can be looked at.
///
///     let clock = AnimationClock()
///     clock.run {
///       UIView.animate(withDuration: 1) { box.alpha = 0 }
///       clock.advance(by: 0.25)
///       box.layer.presentation()?.opacity   // 0.870838; the model's alpha is 0 already
///     }
///
/// Without a clock, blocks take effect at once. A clock belongs to the thread of the views that it moves.
public final class AnimationClock: @unchecked Sendable {
  /// The clock of the code that `run(_:)` runs; `nil` outside.
  @TaskLocal public static var current: AnimationClock?

  /// The seconds since the clock was made.
  public private(set) var time = 0.0
  /// Whether changes in blocks are animated (`UIView.setAnimationsEnabled`).
  public var animatesChanges = true
  /// Those that have not ended, in the order in which they began.
  private var runs: [AnimationRun] = []

  /// A clock at 0.
  public init() {}

  /// Runs code whose animations are under the clock.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Moves the time on. What ends on the way ends at its own time, in order, and what its completion begins runs from
  /// then on.
  ///
  /// - Parameter seconds: 0 or more.
  public func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "time does not move by \(seconds) seconds")
    let target = time + seconds
    run {
      while let next = nextEnd, next.time <= target + 1e-9 {
        time = max(time, min(next.time, target))
        end(next.run)
      }
      time = target
    }
  }

  /// Begins an animation, or goes on with one that was held at its end.
  public func start(_ run: AnimationRun) {
    guard !runs.contains(where: { $0 === run }) else { return }
    runs.append(run)
  }

  /// Forgets an animation, whose completions are not called.
  public func remove(_ run: AnimationRun) { runs.removeAll { $0 === run } }

  private var nextEnd: (time: Double, run: AnimationRun)? {
    var first: (time: Double, run: AnimationRun)?
    for run in runs {
      guard let end = run.endTime, end < first?.time ?? .infinity else { continue }
      first = (end, run)
    }
    return first
  }

  private func end(_ run: AnimationRun) {
    remove(run)
    run.whenOver?()
  }
}
