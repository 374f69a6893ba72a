import Motion
public import Foundation

/// A spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the beginning, in whole distances per second; the first coordinate counts.
  public let initialVelocity: CGVector
  let timing: (_ duration: Double) -> Timing

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
