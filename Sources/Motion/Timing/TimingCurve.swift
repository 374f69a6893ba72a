/// How progress runs over time: a cubic Bézier curve from (0, 0) to (1, 1), as Core Animation's timing functions are.
///
///     TimingCurve.easeInOut.progress(at: 0.25)   // 0.129162
///     TimingCurve.linear.progress(at: 0.25)      // 0.25
///
/// The points of the named curves are those of `CAMediaTimingFunctionName`.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, from 0 to 1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// Even progress.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Starts slowly.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Starts and ends slowly: the curve of `UIView.animate`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Core Animation's own curve, of implicit animations.
  public static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// A curve by its control points. Times have to be between 0 and 1, so that there is one progress at each time.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "the times \(x1) and \(x2) are outside 0...1")
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The progress at a share of the duration.
  ///
  /// - Parameter time: From 0 to 1; what is outside counts as the nearer end.
  /// - Returns: 0 at 0 and 1 at 1. Between them it may leave 0...1, if a control point does.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.coordinate(at: parameter(ofTime: time), y1, y2)
  }

  /// The parameter at which the curve's time is `time`. The time grows with the parameter, so halving the interval
  /// always finds it; Newton's steps find it sooner.
  private func parameter(ofTime time: Double) -> Double {
    var (low, high, parameter) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.coordinate(at: parameter, x1, x2) - time
      if abs(error) < 1e-14 { break }
      if error < 0 { low = parameter } else { high = parameter }
      let next = parameter - error / Self.slope(at: parameter, x1, x2)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func coordinate(at parameter: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  private static func slope(at parameter: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }
}
