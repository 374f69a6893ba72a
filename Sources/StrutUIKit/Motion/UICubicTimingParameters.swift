import Motion
public import Foundation

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
