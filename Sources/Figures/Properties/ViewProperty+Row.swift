import Synchronization
import ViewLayout

extension ViewProperty {
  /// All that is known of a property.
  final class Row: Sendable {
    typealias Getter = @Sendable (StagedView, StagingContext) -> PropertyValue?
    typealias Setter = @Sendable (StagedView, PropertyValue, StagingContext) -> Void

    let name: String
    let type: ValueType
    let kinds: Kinds
    let isSetBySteps: Bool
    let example: String
    let documentation: String
    let standard: @Sendable (ViewKind) -> PropertyValue?
    let substitute: @Sendable (ViewKind) -> Substitute?
    let get: Getter
    let set: Setter
    /// Its place in the language's order; -1 until all rows are listed.
    let place = Atomic(-1)

    init(
      _ name: String, _ type: ValueType, kinds: Kinds, isSetBySteps: Bool, example: String, documentation: String,
      standard: @escaping @Sendable (ViewKind) -> PropertyValue?,
      substitute: @escaping @Sendable (ViewKind) -> Substitute?, get: @escaping Getter, set: @escaping Setter
    ) {
      self.name = name
      self.type = type
      self.kinds = kinds
      self.isSetBySteps = isSetBySteps
      self.example = example
      self.documentation = documentation
      self.standard = standard
      self.substitute = substitute
      self.get = get
      self.set = set
    }
  }

  /// A property that is more than one value kept by the view.
  ///
  /// - Parameters:
  ///   - standard: The value if the author sets none.
  ///   - kinds: The kinds of views that it does something for.
  ///   - substitute: What to write in its place on other kinds.
  ///   - example: A value as a document has it.
  ///   - documentation: What the value is, as the page on the language has it; words are listed behind it.
  ///   - get: Reads the present value.
  ///   - set: Sets it, the number of a number's type brought into its range.
  init(
    _ name: String, _ type: ValueType,
    standard: @escaping @Sendable (ViewKind) -> PropertyValue? = { _ in nil }, of kinds: Kinds = .all,
    isSetBySteps: Bool = true, instead substitute: @escaping @Sendable (ViewKind) -> Substitute? = { _ in nil },
    example: String, _ documentation: String, get: @escaping Row.Getter, set: @escaping Row.Setter
  ) {
    row = Row(
      name, type, kinds: kinds, isSetBySteps: isSetBySteps, example: example, documentation: documentation,
      standard: standard, substitute: substitute, get: get, set: set)
  }

  /// A property that a view, its look or its content keeps just so, or need not have.
  ///
  /// - Parameters:
  ///   - path: Where it is kept, made when it is first used: those of all rows would take a tenth of the start of a
  ///     process. From the part that keeps it: from the view it would be a path by way of a computed property, which
  ///     reads all of a look and writes it back.
  ///   - absent: The value to which a step adds if there is none.
  ///   - standard: The value if the author sets none.
  ///   - standardOfKind: The same, where kinds of views differ in it.
  init<Part: ViewPart, Value: KeptValue>(
    _ name: String, _ type: ValueType, _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Part, Value>,
    absent: @escaping @Sendable (View) -> Value.Present? = { _ in nil }, standard: Value.Present? = nil,
    standardOfKind: (@Sendable (ViewKind) -> Value.Present?)? = nil, of kinds: Kinds = .all, isSetBySteps: Bool = true,
    instead substitute: @escaping @Sendable (ViewKind) -> Substitute? = { _ in nil },
    example: String, _ documentation: String = ""
  ) where Part.Whole == Part {
    row = Row(
      name, type, kinds: kinds, isSetBySteps: isSetBySteps, example: example, documentation: documentation,
      standard: { kind in (standardOfKind.map { $0(kind) } ?? standard)?.propertyValue }, substitute: substitute,
      get: { staged, _ in (Part.value(at: path(), in: staged.view).present ?? absent(staged.view))?.propertyValue },
      set: { staged, value, _ in
        if let value = Value.Present(value) { Part.set(Value(present: value), at: path(), in: staged.view) }
      })
  }
}

/// What keeps values: a view, or what it keeps together, its look or its content.
protocol ViewPart {
  /// The part itself, of whichever subclass.
  associatedtype Whole = Self

  static func value<Value>(at path: WritableKeyPath<Whole, Value>, in view: View) -> Value
  static func set<Value>(_ value: Value, at path: WritableKeyPath<Whole, Value>, in view: View)
}

extension View: ViewPart {
  typealias Whole = View

  static func value<Value>(at path: WritableKeyPath<View, Value>, in view: View) -> Value { view[keyPath: path] }

  static func set<Value>(_ value: Value, at path: WritableKeyPath<View, Value>, in view: View) {
    var view = view
    view[keyPath: path] = value
  }
}

extension ViewLook: ViewPart {
  static func value<Value>(at path: WritableKeyPath<ViewLook, Value>, in view: View) -> Value {
    view.look[keyPath: path]
  }

  static func set<Value>(_ value: Value, at path: WritableKeyPath<ViewLook, Value>, in view: View) {
    view.look[keyPath: path] = value
  }
}

extension ViewContent: ViewPart {
  static func value<Value>(at path: WritableKeyPath<ViewContent, Value>, in view: View) -> Value {
    view.content[keyPath: path]
  }

  static func set<Value>(_ value: Value, at path: WritableKeyPath<ViewContent, Value>, in view: View) {
    view.content[keyPath: path] = value
  }
}
