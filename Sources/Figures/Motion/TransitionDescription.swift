public import Diagnostics
public import Geometry
public import Motion

/// A transition of a view's whole content: UIKit's flips, curls and dissolve, and those of Core Animation.
public struct TransitionDescription: Hashable, Sendable {
  /// The word of `type`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The transitions of `UIView.AnimationOptions`.
    case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, curlUp, curlDown, crossDissolve
    /// The transitions of `CATransitionType`.
    case fade, moveIn, push, reveal

    /// The edge that comes to the front; `nil` for what does not flip.
    public var flippedEdge: RectEdge? {
      switch self {
      case .flipFromLeft: .minX
      case .flipFromRight: .maxX
      case .flipFromTop: .minY
      case .flipFromBottom: .maxY
      default: nil
      }
    }

    /// The transition of Core Animation; `nil` for those of UIKit.
    public var layerTransition: LayerTransition? { LayerTransition(rawValue: rawValue) }

    /// Whether it has a direction of its own.
    public var takesSubtype: Bool { layerTransition.map { $0 != .fade } ?? false }
  }

  /// What happens.
  public var kind: Kind
  /// The direction of Core Animation's transitions.
  public var subtype = LayerTransition.Subtype.fromLeft
  /// The view whose content changes; `nil` for the superview of `from` and `to`, or the root view.
  public var container: Located<String>?
  /// The view that goes: it is hidden.
  public var from: Located<String>?
  /// The view that comes: it is shown.
  public var to: Located<String>?

  /// A transition of the root view.
  public init(_ kind: Kind) { self.kind = kind }
}
