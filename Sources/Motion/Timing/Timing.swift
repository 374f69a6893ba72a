/// How long a change takes and how it runs: by a curve, or by a spring.
///
///     Timing.curve(.easeInOut, duration: 1).progress(at: 0.25)   // 0.129162
public enum Timing: Hashable, Sendable {
  /// A curve over a duration in seconds.
  case curve(TimingCurve, duration: Double)
  /// A spring that is cut off after a duration in seconds.
  case spring(Spring, duration: Double)

  /// A spring that runs until it settles.
  public static func settling(_ spring: Spring) -> Timing { .spring(spring, duration: spring.settlingDuration) }

  /// In seconds, once and in one direction.
  public var duration: Double {
    switch self {
    case .curve(_, let duration), .spring(_, let duration): duration
    }
  }

  /// The progress after a time.
  ///
  /// - Parameter time: In seconds; what is outside the duration counts as its nearer end.
  /// - Returns: 0 at the beginning and exactly 1 at the end.
  public func progress(at time: Double) -> Double {
    if time >= duration { return 1 }
    if time <= 0 { return 0 }
    return switch self {
    case .curve(let curve, let duration): curve.progress(at: time / duration)
    case .spring(let spring, _): spring.position(at: time)
    }
  }
}
