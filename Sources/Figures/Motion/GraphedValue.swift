import Diagnostics

/// What a panel of kind `graph` draws over time.
public enum GraphedValue: Hashable, Sendable {
  /// How far the animation is, from 0 to 1.
  case progress
  /// A property of a view, as it is on the screen.
  case property(view: String, Property)

  /// The number of a view that is drawn.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The center, in the superview's coordinates.
    case positionX = "position.x"
    /// The center, in the superview's coordinates.
    case positionY = "position.y"
    /// The visible part of the content.
    case boundsX = "bounds.x"
    /// The visible part of the content.
    case boundsY = "bounds.y"
    /// The size before the transform.
    case boundsWidth = "bounds.width"
    /// The size before the transform.
    case boundsHeight = "bounds.height"
    /// The opacity.
    case alpha
    /// The factor of the transform along both axes, and along one.
    case scale
    /// The factor along one axis.
    case scaleX = "scale.x"
    /// The factor along one axis.
    case scaleY = "scale.y"
    /// The angle of the transform, in degrees clockwise.
    case rotation
    /// How far the transform moves, in points.
    case translationX = "translation.x"
    /// How far the transform moves, in points.
    case translationY = "translation.y"
  }

  /// Whether what is seen moves down where the value grows: then the curve does, too, since screens have their origin at
  /// the top.
  public var growsDownward: Bool {
    switch self {
    case .property(_, .positionY), .property(_, .translationY): true
    case .progress, .property: false
    }
  }

  /// The words of a document.
  public var text: String {
    switch self {
    case .progress: "progress"
    case .property(let view, let property): "\(view).\(property.rawValue)"
    }
  }
}
