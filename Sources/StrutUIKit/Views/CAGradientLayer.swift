public import Foundation

/// A gradient: it is kept, and not drawn.
open class CAGradientLayer: CALayer {
  /// Kept; changes no picture.
  open var colors: [Any]?
  /// Kept; changes no picture.
  open var locations: [NSNumber]?
  /// Kept; changes no picture.
  open var type = CAGradientLayerType.axial
  /// Kept; in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Kept; in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// The way of a gradient.
public enum CAGradientLayerType: Sendable {
  /// The ways of Core Animation.
  case axial, radial, conic
}
