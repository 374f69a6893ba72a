public import Diagnostics
public import Geometry

/// A view as a document stores it.
public struct InterfaceView: Sendable {
  /// What determines the place of a view.
  public enum Placement: Hashable, Sendable {
    /// The view's constraints.
    case constraints
    /// The stored frame, which follows the superview by the autoresizing mask.
    case mask
    /// The container: for root views, cells, content views of cells and table headers.
    case imposed
    /// The stack view that arranges it.
    case stack
  }

  public var id: String
  /// The name of the element: `label`, `tableViewCellContentView`.
  public var tag: String { element.name }
  /// The element without its views and constraints: attributes, colours, fonts and text.
  public var element: DocumentElement
  /// The frame in the superview's coordinates, as stored or as determined by the container; `nil` if neither is known.
  public var frame: Rect?
  /// Whether the document stores the frame.
  public var storesFrame: Bool
  public var placement: Placement
  /// The subviews, back to front, including those under a key, such as a cell's content view.
  public var subviews: [InterfaceView]
  /// In the order in which they are written.
  public var constraints: [InterfaceConstraint]
  public var guides: [InterfaceGuide]
  public var variations: [InterfaceVariation]
  /// Of a table's fixed rows.
  public var sections: [InterfaceSection] = []
  /// Whether the canvas keeps its size where nothing else determines one.
  public var keepsSize = false

  public var range: SourceRange { element.range }

  /// The axis along which a stack view arranges its views.
  var stackAxis: Axis { element["axis"] == "vertical" ? .vertical : .horizontal }

  /// Whether a stack view leaves room for it although it is hidden: a spinner that only hides while it stands still.
  var keepsRoomInRow: Bool {
    placement == .stack && element.boolean("hidden") == true && element.boolean("hidesWhenStopped") == true
  }

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
