import Diagnostics
import Figures

extension FigureDecoder {
  /// `show`: an annotation, a list of them, or a mapping with details.
  func annotations(_ node: Node, in scope: NameScope) -> AnnotationSet {
    var set = AnnotationSet()
    for item in items(node) {
      guard let entries = item.mapping else {
        if let kind = word(item, "show", AnnotationKind.self) { set[kind] = .init(range: item.range) }
        continue
      }
      for entry in entries {
        guard let kind = AnnotationKind(rawValue: entry.key.text) else {
          reportUnknownKey(entry.key, of: "'show'", known: AnnotationKind.allCases.map(\.rawValue))
          continue
        }
        guard !reportMissing(entry) else { continue }
        set[kind] = details(entry.value, of: kind, at: entry.key.range, in: scope)
      }
    }
    return set
  }

  /// `true`, `false`, a word that chooses a way of drawing, or a mapping.
  private func details(
    _ node: Node, of kind: AnnotationKind, at range: SourceRange, in scope: NameScope
  ) -> AnnotationSet.Details? {
    if let text = node.scalar?.text {
      if text == "false" { return nil }
      return .init(style: text == "true" ? nil : style(node, of: kind), range: range)
    }
    guard let fields = fields(of: node, of: "'\(kind.rawValue)'", AnnotationKey.self) else { return nil }
    var details = AnnotationSet.Details(range: range)
    if let node = fields.node(.of) { details.views = items(node).compactMap { viewReference($0, "of", in: scope) } }
    if let node = fields.node(.values) { details.showsValues = boolean(node, "values") }
    if let node = fields.node(.style) { details.style = style(node, of: kind) }
    if let node = fields.node(.axis) {
      details.axis = word(node, "axis")
      if kind != .constraints {
        error(AnnotationMistake.axisWithoutConstraints, at: fields.keyRange(.axis))
      }
    }
    if let node = fields.node(.color) { details.color = color(node, "color") }
    return details
  }

  private func style(_ node: Node, of kind: AnnotationKind) -> String? {
    guard let styles = kind.styles else {
      mismatch(node, kind.rawValue, takes: "true, false or a mapping")
      return nil
    }
    return keyword(node, kind.rawValue, among: styles)
  }

  /// The name of a view that exists.
  func viewReference(_ node: Node, _ key: String, in scope: NameScope) -> String? {
    guard let scalar = scalar(node, key, takes: "a view's name") else { return nil }
    guard !nameMistakes.areMentioned(in: scalar.text) else { return nil }
    guard isView(scalar.text, in: scope) else {
      error(
        ViewMistake.unknown(scalar.text, meant: meant(scalar.text, among: scope.viewNames)), at: scalar.range)
      return nil
    }
    return scalar.text
  }
}

extension AnnotationKind {
  /// The words that choose among ways of drawing; `nil` where there is one way.
  var styles: [String]? {
    switch self {
    case .ambiguity: ["ghosts", "outlines"]
    default: nil
    }
  }
}
