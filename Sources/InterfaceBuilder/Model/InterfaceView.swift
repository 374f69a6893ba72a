public import Diagnostics
public import Geometry

/// A view as a document has it.
public struct InterfaceView: Sendable {
  /// Who says where a view is.
  public enum Placement: Hashable, Sendable {
    /// Its constraints.
    case constraints
    /// Its stored frame, which follows the superview as the mask says.
    case mask
    /// What holds it, not layout: a root, a cell, a cell's content, a table's header.
    case imposed
    /// The stack view that it is arranged in.
    case stack
  }

  public var id: String
  /// The element's name: `label`, `tableViewCellContentView`.
  public var tag: String { element.name }
  /// The element without its views and constraints: attributes, colours, fonts, text.
  public var element: DocumentElement
  /// In the superview's coordinates, as Interface Builder's layout left it or as it follows from what holds the view;
  /// `nil` where neither is known.
  public var frame: Rect?
  /// Whether the document has the frame.
  public var storesFrame: Bool
  public var placement: Placement
  /// Back to front, among them what stands under a key, such as a cell's content view.
  public var subviews: [InterfaceView]
  /// In the order in which they are written.
  public var constraints: [InterfaceConstraint]
  public var guides: [InterfaceGuide]
  public var variations: [InterfaceVariation]
  /// Of a table's fixed rows.
  public var sections: [InterfaceSection] = []

  public var range: SourceRange { element.range }

  /// The view and all below it, in drawing order.
  public var withDescendants: [InterfaceView] { [self] + subviews.flatMap(\.withDescendants) }
}

/// A constraint as a document has it; what is left out is filled in when it is bound.
public struct InterfaceConstraint: Sendable {
  public var id: String
  public var element: DocumentElement
  public var variations: [InterfaceVariation]
}

/// A layout guide that constraints can name.
public struct InterfaceGuide: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case safeArea, layoutMargins, readableContent, contentLayoutGuide, frameLayoutGuide, keyboard
    /// The guides of controllers, from before there were safe areas: the bars' inner edges.
    case top, bottom
  }

  public var id: String
  public var kind: Kind
}

/// What differs at some size classes.
public struct InterfaceVariation: Sendable {
  public var condition: SizeClassCondition
  /// Constraints and subviews, by id, that are out of force, or in force again.
  public var excluded: Set<String>
  public var included: Set<String>
  /// Attributes and keyed children that take the place of the element's own.
  public var element: DocumentElement
}
