import Diagnostics
import Figures
import Geometry

extension AnnotationReader {
  private var places: PlaceReader { PlaceReader(values: values, names: names) }

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
    // 3. Its places.
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
      guard let place = places.place(at, in: scope), let text = values.text(value, kind.rawValue) else { return nil }
      return kind == .label ? .label(text, at: place) : .text(text, at: place)
    case .circle:
      return places.place(value, in: scope).map { .circle(at: $0) }
    case .dimension:
      let text = fields.node(.text).flatMap { values.text($0, "text") }
      return ends(value, kind, in: scope).map { .dimension(from: $0.from, to: $0.to, text: text) }
    default:
      return ends(value, kind, in: scope).map { .arrow(from: $0.from, to: $0.to) }
    }
  }

  private func ends(
    _ node: Node, _ kind: CalloutKey, in scope: NameScope
  ) -> (from: Place, to: Place)? {
    guard let items = node.sequence, items.count == 2 else {
      values.mismatch(node, kind.rawValue, takes: "two places, [a.trailing, b.leading]")
      return nil
    }
    guard let from = places.place(items[0], in: scope), let to = places.place(items[1], in: scope) else { return nil }
    return (from, to)
  }
}

extension Node {
  /// Whether a key without a value was reported already.
  fileprivate var hasMissingValue: Bool { mapping?.contains { $0.value.isMissing } ?? false }
}
