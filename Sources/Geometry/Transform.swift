#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An affine transform with Core Graphics' conventions: a point is a row vector, multiplied from the left.
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
///
/// With y growing downwards a positive angle turns clockwise on screen.
public struct Transform: Hashable, Sendable {
  /// The x of what becomes of (1, 0).
  public var a: Double
  /// The y of what becomes of (1, 0).
  public var b: Double
  /// The x of what becomes of (0, 1).
  public var c: Double
  /// The y of what becomes of (0, 1).
  public var d: Double
  /// How far the origin moves to the right, in points.
  public var tx: Double
  /// How far the origin moves downwards, in points.
  public var ty: Double

  /// Leaves every point where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform by its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Moves by distances in points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Stretches by factors, from the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn by an angle in radians.
  public static func rotation(radians: Double) -> Transform {
    Transform(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians), tx: 0, ty: 0)
  }

  /// Whether it leaves every point where it is.
  public var isIdentity: Bool { self == .identity }
  /// How many times as large an area becomes; negative for a transform that mirrors.
  public var determinant: Double { a * d - b * c }

  /// First this transform, then `next` (Core Graphics' `CGAffineTransformConcat(self, next)`).
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform after one more call, as `CGAffineTransformRotate(self, angle)` and its kin make it:
  /// what is applied comes to work in the coordinates that `self` has already made.
  ///
  ///     let t = Transform.translation(x: 100, y: 0).applying(.rotation(radians: .pi / 4))
  ///     t.apply(to: .zero)   // (100, 0): moved to the right, and rotated there
  public func applying(_ inner: Transform) -> Transform {
    inner.concatenating(self)
  }

  /// The transform that undoes this one, or `nil` when nothing does.
  public var inverted: Transform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Where a point goes.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The bounding box of a rectangle's transformed corners.
  public func apply(to rect: Rect) -> Rect {
    // Without lists: it is asked for thousands of times in a picture.
    let first = apply(to: Point(rect.minX, rect.minY))
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    func enclose(_ corner: Point) {
      let point = apply(to: corner)
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    enclose(Point(rect.maxX, rect.minY))
    enclose(Point(rect.maxX, rect.maxY))
    enclose(Point(rect.minX, rect.maxY))
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
