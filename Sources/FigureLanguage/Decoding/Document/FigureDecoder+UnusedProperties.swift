import Diagnostics
import Figures
import ViewLayout

extension FigureDecoder {
  /// Warns of properties that nothing will be seen of: a text under the wrong key leaves a button empty.
  func warnOfUnusedProperties(_ entries: [Node.Entry], of kind: ViewKind) {
    for entry in entries {
      guard let property = ViewProperty(rawValue: entry.key.text) else { continue }
      warnIfUnused(property, by: kind, at: entry.key.range)
      warnOfValue(entry.value, of: property, kind)
    }
  }

  func warnIfUnused(_ property: ViewProperty, by kind: ViewKind, at range: SourceRange?) {
    guard !property.isUsed(by: kind) else { return }
    warning(
      "'\(property.rawValue)' has no effect on \(kind.withArticle): \(property.remedy(on: kind))", at: range)
  }

  /// Warns of values that are drawn otherwise than they read.
  private func warnOfValue(_ node: Node, of property: ViewProperty, _ kind: ViewKind) {
    guard let scalar = node.scalar, property.isUsed(by: kind) else { return }
    switch (property, kind) {
    case (.items, _) where scalar.text.contains(","):
      let parts = scalar.text.split(separator: ",").map { $0.drop { $0 == " " } }
      warning("this is one item; write [\(parts.joined(separator: ", ").shortened)] for several", at: scalar.range)
    case (.value, .slider):
      guard let number = NumberText.value(scalar.text), !(0...1).contains(number) else { return }
      warning(
        "a slider's value is from 0 to 1; it is drawn at its \(number < 0 ? "start" : "end")",
        at: scalar.range)
    case (.value, .pickerView) where NumberText.value(scalar.text) == nil:
      warning("a picker's value is the index of its selected item, from 0", at: scalar.range)
    default: break
    }
  }
}
