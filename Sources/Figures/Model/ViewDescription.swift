public import Diagnostics
public import Graphics
public import ViewLayout

/// A view as the author describes it.
///
/// Copies share what is described until one of them is changed: a tree of views is walked many times.
public struct ViewDescription: Hashable, Sendable {
  @usableFromInline struct Contents: Hashable, Sendable {
    @usableFromInline var kind: ViewKind
    @usableFromInline var name: Located<String>
    @usableFromInline var identifier: String?
    @usableFromInline var properties: ViewProperties
    @usableFromInline var constraints: [ConstraintDescription]
    @usableFromInline var bar: BarContent?
    @usableFromInline var maskHeightPriority = Priority.required
    @usableFromInline var rowPart: RowPart?
    @usableFromInline var itemFlow: ItemFlow?
    @usableFromInline var show: AnnotationSet?
    @usableFromInline var subviews: [ViewDescription]
    @usableFromInline var repetition: Int?
    @usableFromInline var canvasContentSize: AxisPair<Double?>?
    @usableFromInline var sizePrioritiesElsewhere: AxisPair<Priority?>?
    @usableFromInline var hasOtherFont = false
  }

  @usableFromInline var contents: Shared<Contents>

  /// The kind, which determines the look and the intrinsic size.
  @inlinable public var kind: ViewKind {
    _read { yield contents.value.kind }
    _modify { yield &contents.value.kind }
  }
  /// The name, unique in a document, with its source location.
  @inlinable public var name: Located<String> {
    _read { yield contents.value.name }
    _modify { yield &contents.value.name }
  }
  /// The view's id in the Interface Builder document; `nil` in documents of the figure language.
  @inlinable public var identifier: String? {
    _read { yield contents.value.identifier }
    _modify { yield &contents.value.identifier }
  }
  /// The properties that the author sets, each with its source location.
  @inlinable public var properties: ViewProperties {
    _read { yield contents.value.properties }
    _modify { yield &contents.value.properties }
  }
  /// Constraints written with the view. They have the same meaning as the document's constraints.
  @inlinable public var constraints: [ConstraintDescription] {
    _read { yield contents.value.constraints }
    _modify { yield &contents.value.constraints }
  }
  /// The content of an imported bar, which overrides its title and items.
  @inlinable public var bar: BarContent? {
    _read { yield contents.value.bar }
    _modify { yield &contents.value.bar }
  }
  /// How much the height holds that frame and mask stand for.
  @inlinable public var maskHeightPriority: Priority {
    _read { yield contents.value.maskHeightPriority }
    _modify { yield &contents.value.maskHeightPriority }
  }
  /// How a table's row lays the view out, in place of its frame and mask.
  @inlinable public var rowPart: RowPart? {
    _read { yield contents.value.rowPart }
    _modify { yield &contents.value.rowPart }
  }
  /// How a collection view of a document of Interface Builder places its items on other screens than the canvas.
  @inlinable public var itemFlow: ItemFlow? {
    _read { yield contents.value.itemFlow }
    _modify { yield &contents.value.itemFlow }
  }
  /// Annotations for this view, in addition to the document's.
  @inlinable public var show: AnnotationSet? {
    _read { yield contents.value.show }
    _modify { yield &contents.value.show }
  }
  /// The subviews, back to front.
  @inlinable public var subviews: [ViewDescription] {
    _read { yield contents.value.subviews }
    _modify { yield &contents.value.subviews }
  }
  /// The number of a view made by `repeat`, from 1; `nil` for other views.
  @inlinable public var repetition: Int? {
    _read { yield contents.value.repetition }
    _modify { yield &contents.value.repetition }
  }

  /// What a leaf's content asks for on the figure's canvas, where an editor measured it with its own fonts; `nil` where
  /// nothing tells. On other screens it is measured.
  @inlinable public var canvasContentSize: AxisPair<Double?>? {
    _read { yield contents.value.canvasContentSize }
    _modify { yield &contents.value.canvasContentSize }
  }

  /// How much a view keeps the size that it has on the figure's canvas on other screens, where it may have none;
  /// `nil` along an axis, or altogether, where its own priorities say so everywhere.
  @inlinable public var sizePrioritiesElsewhere: AxisPair<Priority?>? {
    _read { yield contents.value.sizePrioritiesElsewhere }
    _modify { yield &contents.value.sizePrioritiesElsewhere }
  }

  /// Whether the editor had the font of the label or the button, for which another one is drawn.
  @inlinable public var hasOtherFont: Bool {
    _read { yield contents.value.hasOtherFont }
    _modify { yield &contents.value.hasOtherFont }
  }

  /// Creates a description with source locations.
  public init(
    _ kind: ViewKind, _ name: Located<String>, _ properties: ViewProperties = [:],
    constraints: [ConstraintDescription] = [], show: AnnotationSet? = nil, subviews: [ViewDescription] = []
  ) {
    contents = Shared(
      Contents(
        kind: kind, name: name, properties: properties, constraints: constraints, show: show, subviews: subviews))
  }

  /// Creates a description without a source location.
  public init(
    _ kind: ViewKind, _ name: String, _ properties: [ViewProperty: PropertyValue] = [:],
    subviews: [ViewDescription] = []
  ) {
    var located = ViewProperties()
    for (property, value) in properties { located[property] = Located(value) }
    self.init(kind, Located(name), located, subviews: subviews)
  }

  /// The value of a property; `nil` if the author does not set it.
  public subscript(property: ViewProperty) -> PropertyValue? { properties[property]?.value }

  /// Visits the descendants in drawing order, without making a list of them.
  package func visitDescendants(_ body: (ViewDescription) -> Void) {
    for view in subviews {
      body(view)
      view.visitDescendants(body)
    }
  }

  /// The view and its descendants, in drawing order.
  public var withDescendants: [ViewDescription] { [self] + subviews.flatMap(\.withDescendants) }
}
