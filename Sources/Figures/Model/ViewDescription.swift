public import Diagnostics
public import ViewLayout

/// A view as the author describes it.
public struct ViewDescription: Hashable, Sendable {
  /// The kind, which determines the look and the intrinsic size.
  public var kind: ViewKind
  /// The name, unique in a document, with its source location.
  public var name: Located<String>
  /// The view's id in the Interface Builder document; `nil` in documents of the figure language.
  public var identifier: String?
  /// The properties that the author sets, each with its source location.
  public var properties: [ViewProperty: Located<PropertyValue>]
  /// Constraints written with the view. They have the same meaning as the document's constraints.
  public var constraints: [ConstraintDescription]
  /// The content of an imported bar, which overrides its title and items.
  public var bar: BarContent?
  /// How much the height holds that frame and mask stand for.
  public var maskHeightPriority = Priority.required
  /// Annotations for this view, in addition to the document's.
  public var show: AnnotationSet?
  /// The subviews, back to front.
  public var subviews: [ViewDescription]
  /// The number of a view made by `repeat`, from 1; `nil` for other views.
  public var repetition: Int?

  /// Creates a description with source locations.
  public init(
    _ kind: ViewKind, _ name: Located<String>, _ properties: [ViewProperty: Located<PropertyValue>] = [:],
    constraints: [ConstraintDescription] = [], show: AnnotationSet? = nil, subviews: [ViewDescription] = []
  ) {
    self.kind = kind
    self.name = name
    self.properties = properties
    self.constraints = constraints
    self.show = show
    self.subviews = subviews
  }

  /// Creates a description without a source location.
  public init(
    _ kind: ViewKind, _ name: String, _ properties: [ViewProperty: PropertyValue] = [:],
    subviews: [ViewDescription] = []
  ) {
    self.init(kind, Located(name), properties.mapValues { Located($0) }, subviews: subviews)
  }

  /// The value of a property; `nil` if the author does not set it.
  public subscript(property: ViewProperty) -> PropertyValue? { properties[property]?.value }

  /// Visits the descendants in drawing order, without making a list of them: descriptions are long.
  package func visitDescendants(_ body: (ViewDescription) -> Void) {
    subviews.withUnsafeBufferPointer { views in
      for index in views.indices {
        body(views[index])
        views[index].visitDescendants(body)
      }
    }
  }

  /// The view and its descendants, in drawing order.
  public var withDescendants: [ViewDescription] { [self] + subviews.flatMap(\.withDescendants) }
}
