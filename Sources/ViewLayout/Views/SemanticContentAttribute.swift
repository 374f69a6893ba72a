/// What a view's content means, which decides whether it is mirrored where the interface runs from right to left, as
/// UIKit's [`semanticContentAttribute`](https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute)
/// says.
///
///     controls.semanticContentAttribute = .playback
///     // In Arabic, too, what is held to leading edges in `controls` stands at its left.
///
/// It is of the immediate content of the view alone, and not of the views in its subviews: those have attributes of their
/// own.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// Mirrored with the interface.
  case unspecified
  /// The controls of a player, which are not mirrored: the tape runs from left to right.
  case playback
  /// Directions in space, which are not mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft

  /// The direction of the content in an interface of a direction.
  ///
  ///     SemanticContentAttribute.playback.direction(in: .rightToLeft)    // leftToRight
  public func direction(in interface: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension View {
  /// The direction of the view's immediate content in the last layout, as UIKit's
  /// `effectiveUserInterfaceLayoutDirection`.
  public var effectiveLayoutDirection: LayoutDirection {
    semanticContentAttribute.direction(in: rootView.rootDirection)
  }
}

extension LayoutConstraint {
  /// The direction that says where its leading and trailing edges were in the last layout.
  ///
  /// It is that of the closest view that both items are in, or that is one of them: of `image.leading == box.leading`
  /// in a box that is forced from right to left, `rightToLeft`, whatever the interface.
  public var effectiveLayoutDirection: LayoutDirection { direction(in: first.view.rootView.rootDirection) }

  /// The direction that says where its leading and trailing edges are: that of the closest view that both items are in,
  /// or that is one of them, as it is the content of that view which they place.
  func direction(in interface: LayoutDirection) -> LayoutDirection {
    let (view, other) = (first.view, second?.view)
    // The spacers of a stack view are in no view.
    let container = other.flatMap(view.closestCommonAncestor) ?? other?.superview ?? view.superview ?? view
    return container.semanticContentAttribute.direction(in: interface)
  }
}
