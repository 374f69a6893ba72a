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

  /// A property that a view keeps just so.
  ///
  /// - Parameter path: Made when it is first used: those of all rows would take a tenth of the start of a process.
  init<Value: PropertyCodable & Sendable>(
    _ name: String, _ type: ValueType,
    _ path: @autoclosure @escaping @Sendable () -> ReferenceWritableKeyPath<View, Value>,
    standard: Value? = nil, of kinds: Kinds = .all, isSetBySteps: Bool = true,
    instead substitute: @escaping @Sendable (ViewKind) -> Substitute? = { _ in nil },
    example: String, _ documentation: String = ""
  ) {
    row = Row(
      name, type, kinds: kinds, isSetBySteps: isSetBySteps, example: example, documentation: documentation,
      standard: { _ in standard?.propertyValue }, substitute: substitute,
      get: { staged, _ in staged.view[keyPath: path()].propertyValue },
      set: { staged, value, _ in
        if let value = Value(value) { staged.view[keyPath: path()] = value }
      })
  }

  /// A property of a view's look or content.
  ///
  /// - Parameter path: From there. From the view it would be a path by way of a computed property, which reads all of the
  ///   look and writes it back.
  init<Part: ViewPart, Value: PropertyCodable & Sendable>(
    _ name: String, _ type: ValueType, _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Part, Value>,
    standard: Value? = nil, of kinds: Kinds = .all, isSetBySteps: Bool = true,
    instead substitute: @escaping @Sendable (ViewKind) -> Substitute? = { _ in nil },
    example: String, _ documentation: String = ""
  ) {
    row = Row(
      name, type, kinds: kinds, isSetBySteps: isSetBySteps, example: example, documentation: documentation,
      standard: { _ in standard?.propertyValue }, substitute: substitute,
      get: { staged, _ in Part.of(staged.view)[keyPath: path()].propertyValue },
      set: { staged, value, _ in
        if let value = Value(value) { Part.change(in: staged.view) { $0[keyPath: path()] = value } }
      })
  }

  /// A property of a look or a content that need not have it.
  ///
  /// - Parameter absent: The value to which a step adds if there is none.
  init<Part: ViewPart, Value: PropertyCodable & Sendable>(
    _ name: String, _ type: ValueType, _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Part, Value?>,
    absent: @escaping @Sendable (View) -> Value? = { _ in nil },
    standard: @escaping @Sendable (ViewKind) -> Value? = { _ in nil }, of kinds: Kinds = .all,
    isSetBySteps: Bool = true, instead substitute: @escaping @Sendable (ViewKind) -> Substitute? = { _ in nil },
    example: String, _ documentation: String = ""
  ) {
    row = Row(
      name, type, kinds: kinds, isSetBySteps: isSetBySteps, example: example, documentation: documentation,
      standard: { standard($0)?.propertyValue }, substitute: substitute,
      get: { staged, _ in (Part.of(staged.view)[keyPath: path()] ?? absent(staged.view))?.propertyValue },
      set: { staged, value, _ in
        if let value = Value(value) { Part.change(in: staged.view) { $0[keyPath: path()] = value } }
      })
  }

  /// A property that a view need not have.
  ///
  /// - Parameter absent: The value to which a step adds if there is none.
  init<Value: PropertyCodable & Sendable>(
    _ name: String, _ type: ValueType,
    _ path: @autoclosure @escaping @Sendable () -> ReferenceWritableKeyPath<View, Value?>,
    absent: @escaping @Sendable (View) -> Value? = { _ in nil },
    standard: @escaping @Sendable (ViewKind) -> Value? = { _ in nil }, of kinds: Kinds = .all,
    isSetBySteps: Bool = true, instead substitute: @escaping @Sendable (ViewKind) -> Substitute? = { _ in nil },
    example: String, _ documentation: String = ""
  ) {
    row = Row(
      name, type, kinds: kinds, isSetBySteps: isSetBySteps, example: example, documentation: documentation,
      standard: { standard($0)?.propertyValue }, substitute: substitute,
      get: { staged, _ in (staged.view[keyPath: path()] ?? absent(staged.view))?.propertyValue },
      set: { staged, value, _ in
        if let value = Value(value) { staged.view[keyPath: path()] = value }
      })
  }
}

/// What a view keeps together: its look, or its content.
protocol ViewPart {
  static func of(_ view: View) -> Self
  static func change(in view: View, _ body: (inout Self) -> Void)
}

extension ViewLook: ViewPart {
  static func of(_ view: View) -> ViewLook { view.look }
  static func change(in view: View, _ body: (inout ViewLook) -> Void) { body(&view.look) }
}

extension ViewContent: ViewPart {
  static func of(_ view: View) -> ViewContent { view.content }
  static func change(in view: View, _ body: (inout ViewContent) -> Void) { body(&view.content) }
}
