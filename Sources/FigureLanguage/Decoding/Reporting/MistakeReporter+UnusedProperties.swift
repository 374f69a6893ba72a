import Diagnostics
import Figures
import ViewLayout

extension MistakeReporter {
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
    warning(.withoutEffect(property, kind, remedy: property.remedy(on: kind)), at: range)
  }

  /// Warns of values that are drawn otherwise than they read.
  private func warnOfValue(_ node: Node, of property: ViewProperty, _ kind: ViewKind) {
    guard property.isUsed(by: kind) else { return }
    guard let scalar = node.scalar else {
      if case .attributedText = property.type, !property.kindsWithRuns.contains(kind) {
        warning(.runsWithoutEffect(property, kind), at: node.range)
      }
      return
    }
    switch (property, kind) {
    case (.items, _) where scalar.text.contains(","):
      let parts = scalar.text.split(separator: ",").map { $0.drop { $0 == " " } }
      warning(.severalItemsInOne(list: parts.joined(separator: ", ")), at: scalar.range)
    case (.value, .slider):
      guard let number = NumberText.value(scalar.text), !(0...1).contains(number) else { return }
      warning(.sliderBeyondEnd(isBelow: number < 0), at: scalar.range)
    case (.value, .pickerView) where NumberText.value(scalar.text) == nil:
      warning(.pickerWithoutNumber, at: scalar.range)
    default: break
    }
  }
}
