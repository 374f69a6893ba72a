import Diagnostics
public import ViewLayout

/// A property that a view can be given: `.frame`, `.text`.
///
/// All properties are rows of one table, in the files beside this by topic. A row alone says what there is to know of
/// its property: the name, how a value is written, where a view keeps it, what it is when nobody sets it, which kinds of
/// views it does something for. Decoding, staging, steps, writing, warnings and the tables of
/// `docs/figure-language.md` are derived from it.
///
///     ViewProperty.isOn.kinds              // [.switch]
///     ViewProperty(rawValue: "cornerRadius")?.type   // a length
public struct ViewProperty: Sendable {
  let row: Row

  /// By its name in the figure language.
  public var name: String { row.name }
  /// How its value is written.
  public var type: ValueType { row.type }
  /// An example of a value, as a document has it.
  public var example: String { row.example }
  /// Whether a step may set it.
  public var isSetBySteps: Bool { row.isSetBySteps }

  /// What the value is, with the words that it can be, as the page on the language has it.
  public var documentation: String {
    guard case .keyword(let keywords) = type else { return row.documentation }
    let words = keywords.map { "`\($0.text)`" }.joined(separator: ", ")
    return row.documentation.isEmpty ? words : "\(row.documentation): \(words)"
  }

  /// The value of a view of that kind if the author sets none; `nil` if there is none, or if it depends on other values.
  ///
  ///     ViewProperty.alpha.standard(for: .label)   // 1
  public func standard(for kind: ViewKind) -> PropertyValue? { row.standard(kind) }
}

// MARK: Which kinds of views have it

extension ViewProperty {
  /// The kinds of views that a property does something for.
  enum Kinds: Sendable, ExpressibleByArrayLiteral {
    case all
    /// All but guides, which are never drawn.
    case drawn
    case only([ViewKind])

    init(arrayLiteral kinds: ViewKind...) {
      self = .only(kinds)
    }
  }

  /// The property that says on another kind of view what this one says on its own.
  public struct Substitute: Sendable {
    /// The property to use instead.
    public let property: ViewProperty
    /// What it is of, as in "a button's text is 'title'".
    public let words: String

    init(_ property: ViewProperty, _ words: String) {
      self.property = property
      self.words = words
    }
  }

  /// The kinds of views that the property does something for; `nil` where it does for all, or for all that are drawn.
  ///
  /// Any view may be given any property, as a view of a class of one's own may have it; decoding warns of one that does
  /// nothing.
  public var kinds: [ViewKind]? {
    guard case .only(let kinds) = row.kinds else { return nil }
    return kinds
  }

  /// Whether the property does something for views of a kind.
  public func isUsed(by kind: ViewKind) -> Bool {
    switch row.kinds {
    case .all: true
    case .drawn: kind != .layoutGuide
    case .only(let kinds): kinds.contains(kind)
    }
  }

  /// What to write in place of it, on a kind of view that has the same under another name.
  public func substitute(on kind: ViewKind) -> Substitute? { row.substitute(kind) }
}

// MARK: On a view

extension ViewProperty {
  /// Gives a staged view the property. A value of another type is left alone: decoding refuses it. So is a property that does
  /// nothing for views of this kind, of which decoding warns: what several kinds have in common is painted as it is.
  public func set(_ value: PropertyValue, on view: StagedView, in context: StagingContext) {
    guard isUsed(by: view.view.kind) else { return }
    row.set(view, type.confining(value), context)
  }

  /// What a staged view has at present; `nil` for what cannot be read, or is not there.
  public func read(from view: StagedView, in context: StagingContext) -> PropertyValue? { row.get(view, context) }
}

// MARK: All of them

extension ViewProperty: CaseIterable {
  /// The properties that one section of the page on the language describes.
  public struct Topic: Sendable {
    /// The heading.
    public let title: String
    /// The properties, in the order of the page.
    public let properties: [ViewProperty]
  }

  /// In the order of the page.
  public static let topics: [Topic] = [
    Topic(title: "Geometry", properties: geometry),
    Topic(title: "Springs and struts", properties: autoresizing),
    Topic(title: "Auto Layout", properties: autoLayout),
    Topic(title: "Appearance", properties: appearance),
    Topic(title: "Buttons", properties: buttons),
    Topic(title: "Text", properties: texts),
    Topic(title: "Controls and images", properties: controls),
    Topic(title: "Tables", properties: tables),
    Topic(title: "Stack views", properties: stackViews),
    Topic(title: "Scroll views", properties: scrollViews),
    Topic(title: "Identity", properties: identity),
  ]

  /// In the language's order, in which they are written and staged.
  public static let allCases: [ViewProperty] = {
    let all = topics.flatMap(\.properties)
    for (place, property) in all.enumerated() { property.row.place.store(place, ordering: .relaxed) }
    return all
  }()
}

extension ViewProperty: RawRepresentable, CustomStringConvertible {
  public var description: String { name }

  public var rawValue: String { name }

  public init?(rawValue: String) {
    guard let index = Self.names.index(of: rawValue) else { return nil }
    self = Self.allCases[index]
  }

  /// Its place in the language's order.
  package var place: Int {
    let known = row.place.load(ordering: .relaxed)
    return known >= 0 ? known : Self.allCases.firstIndex(of: self) ?? 0
  }

  private static let names = WordTable(allCases.map(\.name))
}

/// A row is made once: two properties are the same where their rows are.
extension ViewProperty: Hashable {
  public static func == (first: ViewProperty, second: ViewProperty) -> Bool { first.row === second.row }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(row)) }
}
