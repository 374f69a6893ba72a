#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
public import Geometry

/// An affine transform as Core Animation takes it apart to interpolate it: a scale, a rotation, a remainder, and apart
/// from them a translation.
///
/// It is the decomposition of CSS Transforms, "Decomposing a 2D Matrix".
///
///     TransformParts(.rotation(radians: .pi / 2)).degrees   // 90
public struct TransformParts: Hashable, Sendable {
  /// The factors along the axes, the one of a mirrored axis negative.
  public var scale: Point
  /// The rotation, clockwise on screen.
  public var degrees: Double
  /// What is left: a skew, or the identity. Its numbers are a, b, c and d.
  public var remainder: SIMD4<Double>
  /// In points.
  public var translation: Point

  /// The parts of a transform.
  public init(_ transform: Transform) {
    var (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    scale = Point((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    if transform.determinant < 0 {
      if a < d { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    if scale.x != 0 { (a, b) = (a / scale.x, b / scale.x) }
    if scale.y != 0 { (c, d) = (c / scale.y, d / scale.y) }
    let angle = scale.x == 0 ? 0 : atan2(b, a)
    let (sine, cosine) = (sin(angle), cos(angle))
    degrees = angle * 180 / .pi
    remainder = SIMD4(cosine * a - sine * c, cosine * b - sine * d, sine * a + cosine * c, sine * b + cosine * d)
    translation = Point(transform.tx, transform.ty)
  }

  /// The transform that has the parts.
  public var transform: Transform {
    let angle = degrees * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = remainder
    return Transform(
      a: scale.x * (cosine * rest[0] + sine * rest[2]), b: scale.x * (cosine * rest[1] + sine * rest[3]),
      c: scale.y * (cosine * rest[2] - sine * rest[0]), d: scale.y * (cosine * rest[3] - sine * rest[1]),
      tx: translation.x, ty: translation.y)
  }

  /// The parts of another transform, written so that the numbers between them are those of the transforms between.
  ///
  /// No rotation counts as 360°, and a difference of more than 180° takes the other way, as measured with Core Animation
  /// and as CSS has it: so 0° to 180° turns counter-clockwise.
  ///
  /// - Parameter target: The parts of a transform, as they are.
  public func next(_ target: TransformParts) -> TransformParts {
    var (start, end) = (self, target)
    // One axis of each is mirrored, but not the same: half a turn makes them the same.
    if (start.scale.x < 0 && end.scale.y < 0) || (start.scale.y < 0 && end.scale.x < 0) {
      end.scale = Point(-end.scale.x, -end.scale.y)
      end.degrees += end.degrees < 0 ? 180 : -180
    }
    start.degrees = start.degrees.truncatingRemainder(dividingBy: 360)
    if start.degrees == 0 { start.degrees = 360 }
    if end.degrees == 0 { end.degrees = 360 }
    var turn = end.degrees - start.degrees
    while turn > 180 { turn -= 360 }
    while turn < -180 { turn += 360 }
    end.degrees = degrees + turn
    return end
  }
}

extension TransformParts: Interpolatable {
  public func adding(_ other: TransformParts, times factor: Double) -> TransformParts {
    var sum = self
    sum.scale = scale.adding(other.scale, times: factor)
    sum.degrees += other.degrees * factor
    sum.remainder = remainder.adding(other.remainder, times: factor)
    sum.translation = translation.adding(other.translation, times: factor)
    return sum
  }

  /// A radian counts as much as a factor and as a point.
  public var magnitude: Double {
    let angle = degrees * .pi / 180
    return
      (scale.x * scale.x + scale.y * scale.y + angle * angle + (remainder * remainder).sum()
      + translation.x * translation.x + translation.y * translation.y).squareRoot()
  }
}
