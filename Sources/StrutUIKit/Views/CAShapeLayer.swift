public import Foundation

/// A form: it is kept, and not drawn.
open class CAShapeLayer: CALayer {
  /// Kept; changes no picture.
  open var path: CGPath?
  /// Kept; changes no picture.
  open var fillColor: CGColor?
  /// Kept; changes no picture.
  open var strokeColor: CGColor?
  /// Kept; in points.
  open var lineWidth: CGFloat = 1
  /// Kept; in points.
  open var lineDashPattern: [NSNumber]?
  /// Kept; from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Kept; from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// Kept; changes no picture.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Kept; changes no picture.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Kept; changes no picture.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The ends of a form's lines.
public enum CAShapeLayerLineCap: Sendable {
  /// The ends of Core Animation.
  case butt, round, square
}

/// The corners of a form's lines.
public enum CAShapeLayerLineJoin: Sendable {
  /// The corners of Core Animation.
  case miter, round, bevel
}

/// What is inside a form.
public enum CAShapeLayerFillRule: Sendable {
  /// The rules of Core Animation.
  case nonZero, evenOdd
}
