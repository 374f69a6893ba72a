#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Spring {
  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`: of mass 1, and so
  /// stiff that it is within a thousandth of its rest after the duration.
  ///
  ///     Spring(duration: 0.4, dampingRatio: 0.8).stiffness   // 505.609
  ///
  /// UIKit approaches the stiffness by twelve steps of Newton's method, as measured; so does this. At the end of the
  /// duration UIKit cuts the spring off.
  ///
  /// - Parameters:
  ///   - duration: In seconds; positive.
  ///   - dampingRatio: Positive; more than 1 counts as 1, and less than `leastDampingRatio` as that.
  ///   - initialVelocity: In whole distances per second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    precondition(duration > 0 && dampingRatio > 0, "a spring has a duration and a damping ratio")
    let ratio = max(Self.leastDampingRatio, min(1, dampingRatio))
    let turn = Self.turn(dampingRatio: ratio, velocity: initialVelocity * duration)
    let frequency = turn / duration
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
  }

  /// The least damping ratio of a spring with a duration: with less, UIKit's formula takes it for resting from the
  /// beginning, and it has no stiffness.
  public static let leastDampingRatio = rest

  /// The spring of `UIView.animate(springDuration:bounce:…)` and SwiftUI: one that would oscillate once in the duration.
  ///
  /// - Parameters:
  ///   - duration: In seconds; positive. The spring goes on beyond it, until it settles.
  ///   - bounce: From above −1 to below 1; 0 does not overshoot.
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    precondition(duration > 0 && bounce > -1 && bounce < 1, "a bounce of \(bounce) in \(duration) seconds")
    let frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
  }

  /// Whether UIKit's own way to the stiffness ends anywhere, as measured: a small change of the velocity changes the
  /// animation altogether.
  ///
  /// - Parameter initialVelocity: In whole distances per second.
  public static func isUnstable(duration: Double, dampingRatio: Double, initialVelocity: Double) -> Bool {
    (0.6...8).contains(initialVelocity * duration / min(1, dampingRatio))
  }

  /// The radians through which the undamped spring would turn within the duration.
  ///
  /// - Parameter velocity: In whole distances per duration.
  private static func turn(dampingRatio ratio: Double, velocity: Double) -> Double {
    let width = (1 - ratio * ratio).squareRoot()
    if velocity == 0, ratio < 1 { return log(ratio / (rest * width)) / ratio }
    var turn = 5.0
    for _ in 0..<12 {
      // What is left at the end: its envelope if the spring oscillates.
      let (left, slope) =
        ratio < 1
        ? (
          (ratio - velocity / turn) / width * exp(-ratio * turn),
          (velocity / (turn * turn) - ratio * (ratio - velocity / turn)) / width * exp(-ratio * turn)
        ) : ((turn + 1 - velocity) * exp(-turn), (velocity - turn) * exp(-turn))
      let next = turn - (abs(left) - rest) / (left < 0 ? -slope : slope)
      guard next.isFinite, next > 0 else { break }
      turn = next
    }
    return turn
  }
}
