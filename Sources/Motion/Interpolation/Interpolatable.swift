public import Geometry

/// A value with values between it and others: a number, a point, a colour's components.
public protocol Interpolatable: Hashable, Sendable {
  /// The value and a multiple of another one.
  func adding(_ other: Self, times factor: Double) -> Self
  /// How far it is from nothing, for paced key frames.
  var magnitude: Double { get }
}

extension Interpolatable {
  /// The value at a progress from this value (0) to another (1); beyond them for a progress beyond them.
  ///
  ///     Point(0, 10).interpolated(to: Point(20, 10), at: 0.25)   // (5, 10)
  public func interpolated(to other: Self, at progress: Double) -> Self {
    adding(other.adding(self, times: -1), times: progress)
  }
}

extension Double: Interpolatable {
  public func adding(_ other: Double, times factor: Double) -> Double { self + other * factor }
}

extension Point: Interpolatable {
  public func adding(_ other: Point, times factor: Double) -> Point {
    Point(x + other.x * factor, y + other.y * factor)
  }

  public var magnitude: Double { distance(to: .zero) }
}

extension Rect: Interpolatable {
  public func adding(_ other: Rect, times factor: Double) -> Rect {
    Rect(
      x: x + other.x * factor, y: y + other.y * factor, width: width + other.width * factor,
      height: height + other.height * factor)
  }

  public var magnitude: Double { (x * x + y * y + width * width + height * height).squareRoot() }
}

/// Four components, such as those of a colour: each by itself, not premultiplied, as Core Animation has it.
extension SIMD4: Interpolatable where Scalar == Double {
  public func adding(_ other: SIMD4<Double>, times factor: Double) -> SIMD4<Double> { self + other * factor }

  public var magnitude: Double { (self * self).sum().squareRoot() }
}
