public import Foundation

// Core Graphics' functions of before Swift had members for them, which older code still calls. Lengths are in points.

/// A rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// A size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Its left edge.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Its middle between left and right.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Its right edge.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Its top.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Its middle between top and bottom.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Its bottom.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Its width.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Its height.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// The rectangle, smaller at each side.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// The rectangle, moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// Whether both are the same.
public func CGRectEqualToRect(_ one: CGRect, _ other: CGRect) -> Bool { one == other }
/// Whether both are the same.
public func CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { one == other }
/// Whether the point is in the rectangle.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// The rectangle without insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// Insets of four lengths.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
/// A rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// A scale.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}
/// A translation.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}
