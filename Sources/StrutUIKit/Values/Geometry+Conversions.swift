import Geometry
public import Foundation

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

  var core: Rect { Rect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }

  var core: Point { Point(x, y) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  var core: Size { Size(width, height) }
}

/// An affine transform, with Core Graphics' conventions.
public struct CGAffineTransform: Hashable, Sendable {
  /// The entries of the matrix.
  public var a, b, c, d, tx, ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform of the six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A transform of the six entries.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The transform that changes nothing.
  public init() { self = .identity }

  /// A rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) { self.init(.rotation(radians: angle)) }

  /// A scale.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(.scale(x: x, y: y)) }

  /// A translation, in points.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(.translation(x: x, y: y)) }

  /// This transform, then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(core.concatenating(other.core))
  }

  /// A rotation, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A scale, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A translation, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The transform that undoes this one; itself where nothing can, as a scale of zero.
  public func inverted() -> CGAffineTransform { core.inverted.map(CGAffineTransform.init) ?? self }

  /// Whether nothing is changed.
  public var isIdentity: Bool { self == .identity }

  init(_ transform: Transform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }

  var core: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension CGPoint {
  /// Where a transform takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { CGPoint(transform.core.apply(to: core)) }
}

extension CGSize {
  /// How a transform changes the distances, without what it moves.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around what a transform makes of this one.
  public func applying(_ transform: CGAffineTransform) -> CGRect { CGRect(transform.core.apply(to: core)) }
}
