import Figures

/// The names of values that an included document has a use for: those in its `{…}`, and the metrics that it computes
/// with.
struct WantedValues {
  /// The names in braces and the metrics that it declares, in their order: what an author can be meant to give.
  private(set) var names: [String] = []
  private var placeholders: Set<String> = []
  /// The words in its values, each of which may be a metric.
  private var words: Set<String> = []
  /// Whether a path that it includes has a value in it, so that what is computed with there is not known.
  private var isOpen = false

  /// - Parameter included: The document that a path in it leads to; `nil` if there is none.
  init(of document: IncludedDocuments.Contents, included: (Scalar) -> IncludedDocuments.Contents?) {
    var visited = [document.path]
    read(document, isOutermost: true, visited: &visited, included)
  }

  /// Whether a value is of use.
  ///
  /// - Parameter isNumber: Whether it can be computed with.
  func contains(_ name: String, isNumber: Bool) -> Bool {
    placeholders.contains(name) || isNumber && (isOpen || words.contains(name))
  }

  private mutating func read(
    _ document: IncludedDocuments.Contents, isOutermost: Bool, visited: inout [String],
    _ included: (Scalar) -> IncludedDocuments.Contents?
  ) {
    for metric in document.metrics?.mapping ?? [] where NameScope.isName(metric.key.text) {
      words.insert(metric.key.text)
      if isOutermost { note(metric.key.text) }
    }
    for node in [document.metrics, document.styles, document.views, document.constraints].compactMap(\.self) {
      read(node, isOutermost: isOutermost)
    }
    // What it includes computes with the same metrics, and has `{…}` of its own.
    for path in document.views.map(Self.paths) ?? [] {
      guard !path.text.contains("{") else {
        isOpen = true
        continue
      }
      guard let other = included(path), !visited.contains(other.path) else { continue }
      visited.append(other.path)
      read(other, isOutermost: false, visited: &visited, included)
    }
  }

  private mutating func read(_ node: Node, isOutermost: Bool) {
    switch node.content {
    case .scalar(let scalar):
      words.formUnion(
        scalar.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter(NameScope.isName))
      if isOutermost { notePlaceholders(in: scalar) }
    case .sequence(let items, _): for item in items { read(item, isOutermost: isOutermost) }
    case .mapping(let entries, _):
      for entry in entries {
        if isOutermost { notePlaceholders(in: entry.key) }
        read(entry.value, isOutermost: isOutermost)
      }
    }
  }

  private mutating func notePlaceholders(in scalar: Scalar) {
    guard scalar.text.utf8.contains(UInt8(ascii: "{")) else { return }
    for placeholder in Placeholders.names(in: scalar.text) {
      let name =
        RepeatedNumber.allCases.first { $0.predecessor == placeholder }?.rawValue
        ?? String(placeholder.dropFirst().dropLast())
      if placeholders.insert(name).inserted { note(name) }
    }
  }

  private mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// The paths of the documents that the items of a list include.
  private static func paths(in node: Node) -> [Scalar] {
    (node.sequence ?? []).flatMap { item -> [Scalar] in
      let entries = item.mapping ?? []
      return entries.flatMap { entry -> [Scalar] in
        switch entry.key.text {
        case IncludeKey.include.rawValue: entry.value.scalar.map { $0.isMissing ? [] : [$0] } ?? []
        case ViewKey.subviews.rawValue: paths(in: entry.value)
        default: []
        }
      }
    }
  }
}
