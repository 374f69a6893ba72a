import Figures
import ViewLayout

/// The parts of documents.
extension Schema {
  private static let object = Schema.type("object")

  /// A document as a whole.
  static let document = Schema.mapping(DocumentKey.self).and(
    .not(.required(DocumentKey.device, .size)),
    .when(
      .not(.required(DocumentKey.flow)),
      .members([(DocumentKey.panels, .list(of: .without([PanelKey.flowText])))])))

  /// An item of `views`.
  static let view = Schema.when(.required(IncludeKey.include), .reference(.include), otherwise: .reference(.item))

  /// A view of the document itself: one kind, and what it has.
  static let item: Schema = {
    let name = Schema.any(of: [.text(.viewName), .type("boolean"), .reference(.placeholder)])
    let kinds = ViewKind.allCases.map { kind in
      (name: kind.rawValue, schema: name.explained("a view of kind `\(kind.rawValue)`, with its name"))
    }
    let required = ViewKind.allCases.map { Schema([("required", .array([.text($0.rawValue)]))]).json }
    return .mapping(kinds + SchemaKeys.of(ViewKey.self) + SchemaKeys.properties())
      .with("oneOf", .array(required))
  }()

  static let include = Schema.mapping(SchemaKeys.of(IncludeKey.self) + SchemaKeys.of(ViewKey.self) { $0 == .repeat })

  static let styleKey = (
    name: ViewKey.style.rawValue, schema: ViewKey.style.row.schema.explained(ViewKey.style.row.explanation)
  )

  static let root = Schema.mapping(
    SchemaKeys.of(RootKey.self) + SchemaKeys.of(ViewKey.self) { [.style, .constraints, .show].contains($0) }
      + SchemaKeys.properties(without: ViewReader.refusedInRoots))

  /// A text, or a mapping with one.
  static let constraint = Schema.when(
    object,
    Schema.mapping(ConstraintKey.self).with(
      "oneOf", .array([Schema.required(ConstraintKey.format).json, Schema.required(ConstraintKey.equation).json])
    ).and(.when(.required(ConstraintKey.equation), .without([ConstraintKey.options]))),
    otherwise: .any(of: [.equation, .visualFormat]))

  /// A text, or a mapping of one content.
  static let barItem: Schema = {
    let contents = [BarItemKey.item, .segmentedControl, .view]
    let mapping = Schema.mapping(BarItemKey.self)
      .with("oneOf", .array(contents.map { Schema.required($0).json }))
      .and(.when(.required(BarItemKey.segmentedControl), .anything, otherwise: .without([BarItemKey.value, .width])))
    return .when(object, mapping, otherwise: .text)
  }()

  static let crop: Schema = {
    let edges = Schema.mapping(CropKey.self).nonEmpty.and(
      .not(.required(CropKey.top, .bottom)), .not(.required(CropKey.left, .right)),
      .when(.required(CropKey.around), .without(CropKey.edges), otherwise: .without([CropKey.margin])))
    return .when(object, edges, otherwise: .word(among: ["none"]))
  }()

  static let panel: Schema = {
    /// What holds for panels of other kinds.
    func unless(_ kinds: PanelDescription.Kind..., consequence: Schema) -> Schema {
      let isOfKinds = Schema.members([(PanelKey.kind, .word(among: kinds.map(\.rawValue)))])
      // A panel without a kind shows the layout.
      let condition = kinds.contains(.layout) ? isOfKinds : isOfKinds.and(.required(PanelKey.kind))
      return .when(condition, .anything, otherwise: consequence)
    }
    return Schema.mapping(PanelKey.self).and(
      .not(.required(PanelKey.device, .size)),
      unless(.layout, .film, .onion, consequence: .without([PanelKey.crop, .border])),
      unless(.layout, .exploded, .film, .onion, consequence: .without([PanelKey.zoom])),
      unless(.layout, .exploded, .matrix, .film, .onion, .graph, consequence: .without([PanelKey.of])),
      .when(
        Schema.members([(PanelKey.kind, .word(among: [PanelDescription.Kind.matrix.rawValue]))])
          .and(.required(PanelKey.kind)), .required(PanelKey.of)))
  }()

  /// A text, or a constraint that is added.
  static let step = Schema.when(
    object,
    Schema.mapping([
      (
        StepWord.add.rawValue,
        Schema.reference(.constraint).explained("the [constraint](#constraints) that is added")
      )
    ]).nonEmpty,
    otherwise: .text(.step).orElse(
      "A step is an assignment, such as box.alpha = 0.5, or a word with what it is about, such as remove width."))

  /// Words, or mappings with details.
  static let annotations: Schema = {
    let one = Schema.any(of: [.word(AnnotationKind.self), .mapping(AnnotationKind.self)])
    return .any(of: [.word(among: ["none"]), one, .list(of: one)])
  }()

  /// A callout has one kind, and the keys that this kind has a use for.
  static let callout: Schema = {
    let others = CalloutKey.kinds.filter { $0 != .text }
    let isOfOther = Schema([("anyOf", .array(others.map { Schema.required($0).json }))])
    let conditions = others.map { kind in
      Schema.when(.required(kind), .without(CalloutKey.allCases.filter { $0 != kind && !kind.uses($0) }))
    }
    let placed = Schema.when(.required(CalloutKey.label), .required(CalloutKey.at))
    let alone = Schema.when(
      isOfOther, .anything,
      otherwise: Schema.required(CalloutKey.text, .at).and(
        .without(CalloutKey.allCases.filter { $0 != .text && !CalloutKey.text.uses($0) })))
    return Schema([("allOf", .array(([.mapping(CalloutKey.self)] + conditions + [placed, alone]).map(\.json)))])
  }()
}
