import Motion
public import Foundation

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

/// A curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve by its name.
  public let animationCurve: UIView.AnimationCurve
  /// Its control points: the first coordinate is the time, from 0 to 1.
  public let controlPoint1, controlPoint2: CGPoint
  private let isNamed: Bool

  /// Core Animation's own curve.
  public override convenience init() {
    let curve = TimingCurve.standard
    self.init(controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
  }
  /// A curve of a name.
  public init(animationCurve: UIView.AnimationCurve) {
    let curve = animationCurve.core
    (self.animationCurve, isNamed) = (animationCurve, true)
    (controlPoint1, controlPoint2) = (CGPoint(x: curve.x1, y: curve.y1), CGPoint(x: curve.x2, y: curve.y2))
  }
  /// A curve of two control points, whose times are from 0 to 1.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    (animationCurve, isNamed) = (.easeInOut, false)
    (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
  }

  var curve: TimingCurve { TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y) }

  /// A name, or control points.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the beginning, in whole distances per second; the first coordinate counts.
  public let initialVelocity: CGVector
  fileprivate let timing: (_ duration: Double) -> Timing

  private init(_ velocity: CGVector, _ timing: @escaping (Double) -> Timing) {
    (initialVelocity, self.timing) = (velocity, timing)
  }

  /// A spring of mass 3, stiffness 1000 and damping 500, which does not swing.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }
  /// A spring that is cut off at the animator's duration.
  public convenience init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
    self.init(initialVelocity) {
      .spring(duration: $0, dampingRatio: dampingRatio, velocity: initialVelocity.dx)
    }
  }
  /// A spring by its parts. It runs until it rests, whatever the animator's duration is.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity.dx)
    self.init(initialVelocity) { _ in .settling(spring) }
  }
  /// A spring that runs until it rests.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(initialVelocity) { _ in .spring(duration: duration, bounce: bounce, velocity: initialVelocity.dx) }
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
