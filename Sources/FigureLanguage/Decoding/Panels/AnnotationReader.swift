import Diagnostics
import Figures

/// Reads annotations and callouts.
struct AnnotationReader {
  let values: ValueReader
  let names: DocumentNames
  var reporter: MistakeReporter { values.reporter }

  /// `show`: `none`, an annotation, a list of them, or a mapping with details.
  func annotations(_ node: Node, in scope: NameScope) -> AnnotationSet {
    var set = AnnotationSet()
    guard node.scalar?.text != "none" else { return set }
    for item in values.items(node) {
      guard let entries = item.mapping else {
        if let kind = values.word(item, "show", AnnotationKind.self, isOfList: true) {
          set[kind] = .init(range: item.range)
        }
        continue
      }
      for entry in entries {
        guard let kind = AnnotationKind(rawValue: entry.key.text) else {
          values.reportUnknownKey(entry.key, of: "'show'", known: AnnotationKind.allCases.map(\.rawValue))
          continue
        }
        guard !values.reportMissing(entry) else { continue }
        set[kind] = details(entry.value, of: kind, at: entry.key.range, in: scope)
      }
    }
    return set
  }

  /// `true`, `false`, a word that chooses a way of drawing, the views that it is of, or a mapping.
  private func details(
    _ node: Node, of kind: AnnotationKind, at range: SourceRange, in scope: NameScope
  ) -> AnnotationSet.Details? {
    if let text = node.scalar?.text {
      if Bool(text) == nil, kind.styles?.contains(text) != true, names.isView(text, in: scope) {
        return .init(views: subjects(node, of: kind, in: scope), range: range)
      }
      switch text.lowercased() {
      case "true", "yes", "on": return .init(range: range)
      case "false", "no", "off": return nil
      default: return .init(style: style(node, of: kind), range: range)
      }
    }
    if node.sequence != nil { return .init(views: subjects(node, of: kind, in: scope), range: range) }
    guard let fields = values.fields(of: node, of: "'\(kind.rawValue)'", AnnotationKey.self) else { return nil }
    var details = AnnotationSet.Details(range: range)
    if let node = fields.node(.of) { details.views = subjects(node, of: kind, in: scope) }
    if let node = fields.node(.values) { decodeValues(of: &details, node, kind) }
    decodeChoice(of: &details, fields, kind, in: scope)
    if let node = fields.node(.style) {
      if kind.styles == nil {
        reporter.error(.styleWithoutAmbiguity, at: fields.keyRange(.style))
      } else {
        details.style = style(node, of: kind)
      }
    }
    if let node = fields.node(.axis) {
      details.axis = values.word(node, "axis")
      if !kind.hasAxis {
        reporter.error(.axisWithoutConstraints, at: fields.keyRange(.axis))
      }
    }
    if let node = fields.node(.side) {
      if kind.hasSides {
        details.side = side(node, of: kind)
      } else {
        reporter.error(.sideOfAnnotation(kind.rawValue), at: fields.keyRange(.side))
      }
    }
    if let node = fields.node(.maximumFractionDigits) {
      if kind.hasLengths {
        details.maximumFractionDigits = values.integer(node, "maximumFractionDigits", in: 0...6)
      } else {
        reporter.error(.digitsWithoutLengths(kind.rawValue), at: fields.keyRange(.maximumFractionDigits))
      }
    }
    if let node = fields.node(.color) { details.color = values.color(node, "color") }
    return details
  }

  /// What is chosen among constraints.
  private func decodeChoice(
    of details: inout AnnotationSet.Details, _ fields: Fields<AnnotationKey>, _ kind: AnnotationKind,
    in scope: NameScope
  ) {
    for key in [AnnotationKey.except, .labels, .sides, .earlierColor]
    where fields.node(key) != nil && !kind.isOfConstraints {
      reporter.error(.choiceWithoutConstraints(key.rawValue), at: fields.keyRange(key))
    }
    if let node = fields.node(.except) {
      details.excluded = Set(values.items(node).compactMap { subject($0, "except", of: kind, in: scope) })
    }
    guard kind.isOfConstraints else { return }
    details.earlierColor = fields.node(.earlierColor).flatMap { values.color($0, "earlierColor") }
    details.labels = choices(fields, .labels, of: "words", in: scope) { values.text($0, "labels") }
    details.sides = choices(fields, .sides, of: "sides", in: scope) { side($0, of: kind) }
  }

  /// A mapping of identifiers of constraints.
  private func choices<Choice>(
    _ fields: Fields<AnnotationKey>, _ key: AnnotationKey, of kind: String, in scope: NameScope,
    read: (Node) -> Choice?
  ) -> [String: Choice] {
    guard let node = fields.node(key) else { return [:] }
    guard let entries = node.mapping else {
      values.mismatch(node, key.rawValue, takes: "a mapping of identifiers to \(kind)")
      return [:]
    }
    return entries.reduce(into: [:]) { choices, entry in
      guard !values.reportMissing(entry), names.constraintReference(entry.key, in: scope) != nil else { return }
      choices[entry.key.text] = read(entry.value)
    }
  }

  private func side(_ node: Node, of kind: AnnotationKind) -> CalloutLook.Side? {
    guard let side = values.word(node, "side", CalloutLook.Side.self) else { return nil }
    guard kind.has(side) else {
      return reporter.refuse(.noSideOfAnnotation(side.rawValue, kind.rawValue), at: node.range)
    }
    return side
  }

  private func subjects(_ node: Node, of kind: AnnotationKind, in scope: NameScope) -> [String] {
    values.items(node).compactMap { subject($0, "of", of: kind, in: scope) }
  }

  /// A view, or among constraints an identifier.
  private func subject(_ node: Node, _ key: String, of kind: AnnotationKind, in scope: NameScope) -> String? {
    guard kind.isOfConstraints, let scalar = node.scalar else { return names.viewReference(node, key, in: scope) }
    if scope.contains(identifier: scalar.text) || names.isView(scalar.text, in: scope) { return scalar.text }
    guard !names.mistakes.areMentioned(in: scalar.text) else { return nil }
    let meant = Synonyms.meant(scalar.text, among: scope.viewNames + scope.identifiers)
    return values.reporter.refuse(.unknownSubject(scalar.text, meant: meant), at: scalar.range)
  }

  private func decodeValues(of details: inout AnnotationSet.Details, _ node: Node, _ kind: AnnotationKind) {
    if kind == .intrinsicSizes, let text = node.scalar?.text, Bool(text) == nil {
      details.showsSizes = values.word(node, "values", ContentNumbers.self) == .sizes
      return
    }
    guard kind.isOfConstraints, let text = node.scalar?.text, Bool(text) == nil else {
      details.showsValues = values.boolean(node, "values")
      return
    }
    guard let numbers = values.word(node, "values", ConstraintNumbers.self) else { return }
    details.showsValues = numbers != .none
    details.constraintNumbers = numbers
  }

  private func style(_ node: Node, of kind: AnnotationKind) -> String? {
    guard let styles = kind.styles else {
      values.mismatch(node, kind.rawValue, takes: "true, false, names of views or a mapping")
      return nil
    }
    return values.keyword(node, kind.rawValue, among: styles)
  }
}

extension AnnotationKind {
  /// Whether it is shown for constraints, which can be chosen by their identifiers.
  var isOfConstraints: Bool { self == .constraints || self == .conflicts }

  /// Whether it can be shown for one axis.
  var hasAxis: Bool { [.constraints, .intrinsicSizes, .autoresizing].contains(self) || isOfPriorities }

  /// Whether the author can say on which side its words or bars stand.
  var hasSides: Bool { isOfConstraints || isOfPriorities || [.names, .values, .spacing].contains(self) }

  /// Whether it prints lengths or coordinates that the layout has.
  var hasLengths: Bool {
    isOfConstraints || [.spacing, .values, .centers, .origins, .intrinsicSizes].contains(self)
  }

  /// Whether its words or bars can stand on a side. A name can also be in the middle of its view.
  fileprivate func has(_ side: CalloutLook.Side) -> Bool {
    switch side {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .center: self == .names || self == .values
    case .topLeft, .topRight, .bottomLeft, .bottomRight: false
    }
  }

  private var isOfPriorities: Bool { [.priorities, .hugging, .compressionResistance].contains(self) }

  /// The words that choose among ways of drawing; `nil` where there is one way.
  var styles: [String]? {
    switch self {
    case .ambiguity: ["ghosts", "outlines"]
    case .safeArea: ["hatched"]
    case .constraints, .conflicts, .spacing: ["bare"]
    default: nil
    }
  }
}
