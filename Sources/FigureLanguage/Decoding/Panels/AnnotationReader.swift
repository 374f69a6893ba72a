import Diagnostics
import Figures

/// Reads annotations and callouts.
struct AnnotationReader {
  let values: ValueReader
  let names: DocumentNames
  var reporter: MistakeReporter { values.reporter }

  /// `show`: an annotation, a list of them, or a mapping with details.
  func annotations(_ node: Node, in scope: NameScope) -> AnnotationSet {
    var set = AnnotationSet()
    for item in values.items(node) {
      guard let entries = item.mapping else {
        if let kind = values.word(item, "show", AnnotationKind.self) { set[kind] = .init(range: item.range) }
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

  /// `true`, `false`, a word that chooses a way of drawing, or a mapping.
  private func details(
    _ node: Node, of kind: AnnotationKind, at range: SourceRange, in scope: NameScope
  ) -> AnnotationSet.Details? {
    if let text = node.scalar?.text {
      if text == "false" { return nil }
      return .init(style: text == "true" ? nil : style(node, of: kind), range: range)
    }
    guard let fields = values.fields(of: node, of: "'\(kind.rawValue)'", AnnotationKey.self) else { return nil }
    var details = AnnotationSet.Details(range: range)
    if let node = fields.node(.of) {
      details.views = values.items(node).compactMap { names.viewReference($0, "of", in: scope) }
    }
    if let node = fields.node(.values) { details.showsValues = values.boolean(node, "values") }
    if let node = fields.node(.style) { details.style = style(node, of: kind) }
    if let node = fields.node(.axis) {
      details.axis = values.word(node, "axis")
      if kind != .constraints {
        reporter.error(.axisWithoutConstraints, at: fields.keyRange(.axis))
      }
    }
    if let node = fields.node(.color) { details.color = values.color(node, "color") }
    return details
  }

  private func style(_ node: Node, of kind: AnnotationKind) -> String? {
    guard let styles = kind.styles else {
      values.mismatch(node, kind.rawValue, takes: "true, false or a mapping")
      return nil
    }
    return values.keyword(node, kind.rawValue, among: styles)
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
