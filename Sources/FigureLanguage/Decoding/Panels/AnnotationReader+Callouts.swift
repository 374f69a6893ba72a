import Diagnostics
import Figures
import Geometry

extension AnnotationReader {
  func callouts(_ node: Node, in scope: NameScope) -> [Callout] {
    guard let items = node.sequence else {
      reporter.error(.notAList(.callouts, found: node.summary), at: node.range)
      return []
    }
    return items.compactMap { callout($0, in: scope) }
  }

  private func callout(_ node: Node, in scope: NameScope) -> Callout? {
    guard let fields = values.fields(of: node, of: "a callout", CalloutKey.self) else { return nil }
    let color = fields.node(.color).flatMap { values.color($0, "color") }
    // 1. What kind it is: a text beside a dimension is the dimension's.
    let kinds = [CalloutKey.label, .dimension, .arrow, .circle].filter { fields.node($0) != nil }
    guard kinds.count <= 1 else {
      return reporter.refuse(.twoKindsOfCallout(kinds[0].rawValue, kinds[1].rawValue), at: fields.keyRange(kinds[1]))
    }
    guard let kind = kinds.first ?? (fields.node(.text) == nil ? nil : .text), let value = fields.node(kind) else {
      if !node.hasMissingValue {
        reporter.error(.noKindOfCallout, at: node.range)
      }
      return nil
    }
    // 2. Keys that this kind has no use for.
    let used: Set<CalloutKey> =
      switch kind {
      case .dimension: [.dimension, .text, .color]
      case .arrow, .circle: [kind, .color]
      default: [kind, .at, .color]
      }
    for key in fields.order where !used.contains(key) {
      reporter.error(.keyBesideCallout(key.rawValue, kind: kind.rawValue), at: fields.keyRange(key))
    }
    // 3. Its anchors.
    guard let mark = mark(kind, value, fields, in: scope) else { return nil }
    return Callout(mark, color: color, at: fields.keyRange(kind))
  }

  private func mark(
    _ kind: CalloutKey, _ value: Node, _ fields: Fields<CalloutKey>, in scope: NameScope
  ) -> Callout.Mark? {
    switch kind {
    case .label, .text:
      guard let at = fields.node(.at) else {
        return reporter.refuse(.placeMissing(kind: kind.rawValue), at: fields.keyRange(kind))
      }
      guard let anchor = anchor(at, in: scope), let text = values.text(value, kind.rawValue) else { return nil }
      return kind == .label ? .label(text, at: anchor) : .text(text, at: anchor)
    case .circle:
      return anchor(value, in: scope).map { .circle(at: $0) }
    case .dimension:
      let text = fields.node(.text).flatMap { values.text($0, "text") }
      return anchors(value, kind, in: scope).map { .dimension(from: $0.from, to: $0.to, text: text) }
    default:
      return anchors(value, kind, in: scope).map { .arrow(from: $0.from, to: $0.to) }
    }
  }

  private func anchors(
    _ node: Node, _ kind: CalloutKey, in scope: NameScope
  ) -> (from: CalloutAnchor, to: CalloutAnchor)? {
    guard let items = node.sequence, items.count == 2 else {
      values.mismatch(node, kind.rawValue, takes: "two places, [a.trailing, b.leading]")
      return nil
    }
    guard let from = anchor(items[0], in: scope), let to = anchor(items[1], in: scope) else { return nil }
    return (from, to)
  }

  /// `view.place`, or `[x, y]` in the root view.
  private func anchor(_ node: Node, in scope: NameScope) -> CalloutAnchor? {
    if node.sequence?.count == 2 { return values.point(node, "a place").map(CalloutAnchor.point) }
    guard let scalar = node.scalar else {
      return reporter.refuse(.notAPlace(found: node.summary), at: node.range)
    }
    guard !names.mistakes.areMentioned(in: scalar.text) else { return nil }
    let parts = scalar.text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      return reporter.refuse(.notAPlace(found: node.summary), at: scalar.range)
    }
    let (name, word) = (String(parts[0]), String(parts[1]))
    guard names.isView(name, in: scope) else {
      return reporter.refuse(
        .unknownView(name, meant: Synonyms.meant(name, among: scope.viewNames)),
        at: scalar.range(at: 0, length: name.length))
    }
    guard let place = CalloutAnchor.Place(rawValue: word) else {
      let meant = Synonyms.meant(word, among: CalloutAnchor.Place.allCases.map(\.rawValue))
      return reporter.refuse(
        .unknownPlace(word, meant: meant),
        at: scalar.range(at: name.length + 1, length: max(1, word.length)))
    }
    return .view(name, place)
  }
}

extension Node {
  /// Whether a key without a value was reported already.
  fileprivate var hasMissingValue: Bool { mapping?.contains { $0.value.isMissing } ?? false }
}
