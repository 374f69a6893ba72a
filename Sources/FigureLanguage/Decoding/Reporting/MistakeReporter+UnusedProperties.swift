import Diagnostics
import Figures
import ViewLayout

extension MistakeReporter {
  /// Warns of properties that nothing will be seen of: a text under the wrong key leaves a button empty.
  func warnOfUnusedProperties(_ entries: ArraySlice<Node.Entry>, of kind: ViewKind) {
    for index in entries.indices {
      guard let property = ViewProperty(rawValue: entries[index].key.text) else { continue }
      guard property.isUsed(by: kind) else {
        warnIfUnused(property, by: kind, at: entries[index].key.range)
        continue
      }
      // Of most there is nothing to say, whatever they are.
      if property.mayReadOtherwise(on: kind) { warnOfValue(entries[index].value, of: property, kind) }
    }
    warnOfChoice(in: entries, of: kind)
    warnOfItemsBesideSections(in: entries, of: kind)
    warnOfBadges(in: entries, of: kind)
  }

  /// Warns of badges that no tab has.
  private func warnOfBadges(in entries: ArraySlice<Node.Entry>, of kind: ViewKind) {
    func count(_ property: ViewProperty) -> Int? {
      entries.first { $0.key.text == property.rawValue }?.value.sequence?.count
    }
    guard kind == .tabBar, let badges = count(.badgeValues), let tabs = count(.items), tabs > 0, badges > tabs,
      let node = entries.first(where: { $0.key.text == ViewProperty.badgeValues.rawValue })?.value
    else { return }
    warning(.badgesBeyondTabs(badges, tabs: tabs), at: node.range)
  }

  /// A table with sections draws these, and no rows of its own.
  private func warnOfItemsBesideSections(in entries: ArraySlice<Node.Entry>, of kind: ViewKind) {
    guard kind == .tableView, entries.contains(where: { $0.key.text == ViewProperty.sections.rawValue }),
      let items = entries.first(where: { $0.key.text == ViewProperty.items.rawValue })
    else { return }
    warning(.itemsBesideSections, at: items.key.range)
  }

  /// A stack view sets the frames of the views that it arranges, but of those that are hidden.
  func warnOfFrames(in items: [ViewItem], arrangedBy stack: String) {
    for item in items where !item.entries.contains(where: { $0.key.text == ViewProperty.hidden.rawValue }) {
      for entry in item.entries where [.frame, .center].contains(ViewProperty(rawValue: entry.key.text)) {
        warning(.frameOfArrangedView(entry.key.text, item.name.value, stack: stack), at: entry.key.range)
      }
    }
  }

  func warnIfUnused(_ property: ViewProperty, by kind: ViewKind, at range: SourceRange?) {
    guard !property.isUsed(by: kind) else { return }
    warning(.withoutEffect(property, kind, remedy: property.remedy(on: kind)), at: range)
  }

  /// Warns of a chosen item that is not there. UIKit has -1 for none.
  private func warnOfChoice(in entries: ArraySlice<Node.Entry>, of kind: ViewKind) {
    func value(_ property: ViewProperty) -> Node? { entries.first { $0.key.text == property.rawValue }?.value }
    func number(_ node: Node?) -> Double? { node?.scalar.flatMap { NumberText.value($0.text) } }
    let property: ViewProperty
    let count: Int?
    switch kind {
    case .segmentedControl, .tabBar, .pickerView: (property, count) = (.value, value(.items)?.sequence?.count)
    case .pageControl: (property, count) = (.currentPage, number(value(.numberOfPages)).flatMap { Int(exactly: $0) })
    default: return
    }
    guard let node = value(property), let choice = number(node), let count, count > 0, choice != -1 else { return }
    let isThere = choice == choice.rounded() && choice >= 0 && choice < Double(count)
    if !isThere { warning(.choiceBeyondItems(property, of: kind, count: count), at: node.range) }
  }

  /// Warns of values that are drawn otherwise than they read.
  private func warnOfValue(_ node: Node, of property: ViewProperty, _ kind: ViewKind) {
    guard case .scalar(let scalar) = node.content else {
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

extension ViewProperty {
  /// Whether there are values that are drawn otherwise than they read.
  fileprivate func mayReadOtherwise(on kind: ViewKind) -> Bool {
    if case .attributedText = type { return true }
    return self == .items || self == .value && (kind == .slider || kind == .pickerView)
  }
}
