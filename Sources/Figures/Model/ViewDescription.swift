public import Diagnostics
public import ViewLayout

/// One view as the author described it.
public struct ViewDescription: Hashable, Sendable {
  public var kind: ViewKind
  public var name: Located<String>
  /// The id that the view has in the document it was imported from; `nil` for one of the figure language.
  public var identifier: String?
  public var properties: [ViewProperty: Located<PropertyValue>]
  /// Written beside the view; the same as constraints of the document.
  public var constraints: [ConstraintDescription]
  /// What a bar shows in the document it was imported from, in place of its title and items.
  public var bar: BarContent?
  /// Whether its content is drawn from below the bars on, as UIKit moves what scrolls under them.
  public var scrollsUnderBars = false
  /// Annotations for this view alone, over those of the document.
  public var show: AnnotationSet?
  /// Back to front.
  public var subviews: [ViewDescription]
  /// Which of the views it is that a `repeat` makes of one item, counted from 1; `nil` for one that is written out.
  public var repetition: Int?

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

  /// A description that a program makes, and that has no place in a file.
  public init(
    _ kind: ViewKind, _ name: String, _ properties: [ViewProperty: PropertyValue] = [:],
    subviews: [ViewDescription] = []
  ) {
    self.init(kind, Located(name), properties.mapValues { Located($0) }, subviews: subviews)
  }

  public subscript(property: ViewProperty) -> PropertyValue? { properties[property]?.value }

  /// The view and all below it, in drawing order.
  public var withDescendants: [ViewDescription] { [self] + subviews.flatMap(\.withDescendants) }
}
