import Motion

/// How a property animator runs.
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the parameters there are.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; `nil` for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What determines how a property animator runs.
public enum UITimingCurveType: Int, Sendable {
  /// The types of UIKit.
  case builtin, cubic, spring, composed
}

extension UITimingCurveProvider {
  func timing(duration: Double) -> Timing {
    if let springTimingParameters { return springTimingParameters.timing(duration) }
    return .curve(cubicTimingParameters?.curve ?? .easeInOut, duration: duration)
  }
}
