import Diagnostics
import Figures
import ViewLayout

/// A view as it stands in the document, its `repeat` carried out and its name known, its properties not yet read.
///
/// Names come first because constraints may name views that are written further down.
struct ViewItem {
  var kind: ViewKind
  /// Whether the document says so, and no plain view stands for a kind that nobody knows.
  var isKindKnown: Bool
  var name: Located<String>
  /// What stands beside kind, `repeat` and `subviews`.
  var entries: [Node.Entry]
  var subitems: [ViewItem]
  /// Of a `repeat`, counted from 1.
  var repetition: Int?
}

extension FigureDecoder {
  /// The views of a list, back to front, their names entered in `names`.
  func viewItems(_ node: Node, names: inout NameScope) -> [ViewItem] {
    guard let items = node.sequence else {
      nameMistakes.listsAreMissing = true
      error(DocumentMistake.notAList(.views, found: node.summary), at: node.range)
      return []
    }
    var result: [ViewItem] = []
    for item in items { addViewItems(item, isRepeated: false, to: &result, names: &names) }
    return result
  }

  private func addViewItems(_ node: Node, isRepeated: Bool, to items: inout [ViewItem], names: inout NameScope) {
    guard let entries = node.mapping, let first = entries.first else {
      reportNoView(node, names: &names)
      return
    }
    // 1. How often.
    guard let repetition = entries.first(where: { $0.key.text == ViewKey.repeat.rawValue }) else {
      addViewItem(kind: first, entries, isRepeated: isRepeated, to: &items, names: &names)
      return
    }
    guard !isRepeated else {
      error(ViewMistake.repeatInsideRepeat, at: repetition.key.range)
      return
    }
    let decoded = integer(repetition.value, "repeat", in: 1...FigureLimits.repetitions)
    // How many names there would be is not known.
    if decoded == nil { nameMistakes.numbersAreMissing = true }
    let count = decoded ?? 1
    expandedNodes += node.count * count
    guard expandedNodes <= FigureLimits.repeatedNodes else {
      error(ViewMistake.repeatTooLarge, at: repetition.key.range)
      return
    }
    // 2. Each with its number, and the number before, in all its texts.
    for number in 1...count where viewCount <= FigureLimits.views {
      let numbered = Node(mapping: entries.filter { $0.key.text != ViewKey.repeat.rawValue }, at: node.range)
        .withoutConstraintsOnZero(number)
        .mappingScalars { $0.numbered(number) }
      guard let entries = numbered.mapping, let first = entries.first else { continue }
      let place = items.count
      addViewItem(kind: first, entries, isRepeated: true, to: &items, names: &names)
      if items.indices.contains(place) { items[place].repetition = number }
    }
  }

  private func addViewItem(
    kind first: Node.Entry, _ entries: [Node.Entry], isRepeated: Bool, to items: inout [ViewItem],
    names: inout NameScope
  ) {
    viewCount += 1
    guard viewCount <= FigureLimits.views else {
      if viewCount == FigureLimits.views + 1 {
        error(ViewMistake.tooManyViews, at: first.key.range)
      }
      return
    }
    let (kind, first) = kindEntry(first, entries)
    if first == nil { nameMistakes.namelessViews += 1 }
    let name = first.flatMap { viewName($0, names: &names) }
    let isKindKnown = entries.contains { $0.key.text == kind.rawValue }
    if isKindKnown, let name { names.set(kind, of: name.value) }
    var item = ViewItem(
      kind: kind, isKindKnown: isKindKnown, name: name ?? Located("", at: entries.first?.key.range), entries: [],
      subitems: [])
    for entry in entries where entry.key.range != first?.key.range {
      if isSubviews(entry.key, entries) {
        guard !reportMissing(entry) else { continue }
        guard kind != .layoutGuide else {
          error(ViewMistake.subviewsOfGuide, at: entry.key.range)
          continue
        }
        guard let subviews = entry.value.sequence else {
          nameMistakes.listsAreMissing = true
          error(DocumentMistake.notAList(.subviews, found: entry.value.summary), at: entry.value.range)
          continue
        }
        for subview in subviews {
          addViewItems(subview, isRepeated: isRepeated, to: &item.subitems, names: &names)
        }
      } else {
        item.entries.append(entry)
      }
    }
    items.append(item)
  }

  /// Whether views stand behind a key: `subviews`, or what was meant to be it, which is told.
  private func isSubviews(_ key: Scalar, _ entries: [Node.Entry]) -> Bool {
    let subviews = ViewKey.subviews.rawValue
    if key.text == subviews { return true }
    guard !Self.viewKeys.contains(key.text), ViewKind(rawValue: key.text) == nil,
      meant(key.text, among: Self.viewKeys) == subviews, !entries.contains(where: { $0.key.text == subviews })
    else { return false }
    reportUnknownKey(key, of: "a view", known: Self.viewKeys)
    return true
  }

  /// Says what is wrong with an item that is no view at all; `label:x` has its name all the same.
  private func reportNoView(_ node: Node, names: inout NameScope) {
    let parts = node.scalar?.text.split(separator: ":", maxSplits: 1).map(String.init) ?? []
    let words = node.scalar?.text.split(separator: " ", maxSplits: 1).map(String.init) ?? []
    var name: String?
    if let kind = parts.first, ViewKind(rawValue: kind) != nil, parts.count == 2 {
      name = parts[1]
      error(ViewMistake.kindAndNameWithoutSpace(kind: kind, name: parts[1]), at: node.range)
    } else if let kind = words.first, ViewKind(rawValue: kind) != nil, words.count == 2 {
      name = words[1]
      error(ViewMistake.kindAndNameWithoutColon(kind: kind, name: words[1]), at: node.range)
    } else if let text = node.scalar?.text, let kind = ViewKind(rawValue: text) {
      error(ViewMistake.kindAlone(kind.rawValue), at: node.range)
    } else {
      error(node.isMissing ? ViewMistake.missing : .notWrittenSo(found: node.summary), at: node.range)
    }
    if let name, Self.isName(name) {
      names.add(view: name, at: node.range)
    } else {
      nameMistakes.namelessViews += 1
    }
  }

  /// The view's kind, and the entry that says it with the name; where it is wrong, that is told, a plain view stands
  /// for it, and the entry is the one that was meant, if there is one.
  private func kindEntry(_ first: Node.Entry, _ entries: [Node.Entry]) -> (ViewKind, Node.Entry?) {
    let key = first.key
    if let kind = ViewKind(rawValue: key.text) { return (kind, first) }
    if let later = entries.first(where: { ViewKind(rawValue: $0.key.text) != nil }) {
      error(ViewMistake.kindNotFirst(kind: later.key.text, before: key.text), at: later.key.range)
      return (ViewKind(rawValue: later.key.text) ?? .view, later)
    }
    guard !Self.viewKeys.contains(key.text) || Synonyms.closest(to: key.text, among: Self.kinds) != nil else {
      error(ViewMistake.kindMissing(first: key.text), at: key.range)
      return (.view, nil)
    }
    let meant = meant(key.text, among: Self.kinds)
    error(ViewMistake.unknownKind(key.text, meant: meant), at: key.range)
    return (meant.flatMap(ViewKind.init) ?? .view, first)
  }

  private static let kinds = ViewKind.allCases.map(\.rawValue)

  private func viewName(_ entry: Node.Entry, names: inout NameScope) -> Located<String>? {
    guard !entry.value.isMissing else {
      error(ViewMistake.nameMissing(kind: entry.key.text), at: entry.key.range)
      nameMistakes.namelessViews += 1
      return nil
    }
    guard let scalar = entry.value.scalar else {
      mismatch(entry.value, entry.key.text, takes: "the view's name")
      nameMistakes.namelessViews += 1
      return nil
    }
    let name = Located(scalar.text, at: scalar.range)
    guard ReservedName(rawValue: scalar.text) == nil else {
      error(ViewMistake.reservedName(scalar.text), at: scalar.range)
      return nil
    }
    guard Self.isName(scalar.text) else {
      let name = String(scalars: scalar.text.unicodeScalars.map { $0 == "-" || $0 == " " ? "_" : $0 })
      error(
        scalar.text.contains("{n")
          ? ViewMistake.placeholderWithoutRepeat(scalar.text)
          : .invalidName(scalar.text, meant: Self.isName(name) ? name : nil), at: scalar.range)
      nameMistakes.add(
        faultyName: String(scalar.text.prefix { $0 != "{" }), isBeginning: scalar.text.contains("{"))
      return nil
    }
    if let first = names.add(view: scalar.text, at: scalar.range) {
      // A name without its number, in a repeated view.
      guard first != scalar.range else {
        error(ViewMistake.nameInEveryRepetition(scalar.text), at: scalar.range)
        nameMistakes.numbersAreMissing = true
        return nil
      }
      error(
        ViewMistake.duplicateName(scalar.text), at: scalar.range,
        notes: [.init("first given here", at: first)])
      return nil
    }
    return name
  }
}

extension Scalar {
  /// The text with a repetition's number in the place of `{n}`, and the one before for `{n-1}`.
  func numbered(_ number: Int) -> Scalar {
    replacing(zip(Self.placeholders, ["\(number)", "\(number - 1)"]).map { (wanted: $0, replacement: $1) })
  }

  /// Whether the first repetition would name something of number 0: `tip{n-1}`, and not `8 * {n-1}` nor `{n-1}0`.
  fileprivate var namesZero: Bool {
    // A word is a name by what it begins with, where a placeholder is a number.
    var word: Unicode.Scalar?
    var rest = Array(text.unicodeScalars)[...]
    while let first = rest.first {
      if let placeholder = Self.placeholders.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        if placeholder == "{n-1}", let word, !word.isASCIIDigit { return true }
        word = word ?? "0"
        rest = rest.dropFirst(placeholder.length)
      } else {
        word = first.isNameCharacter ? word ?? first : nil
        rest = rest.dropFirst()
      }
    }
    return false
  }

  private static let placeholders = ["{n}", "{n-1}"]
}

extension Node {
  /// Without the constraints that would name number 0.
  fileprivate func withoutConstraintsOnZero(_ number: Int) -> Node {
    guard number == 1 else { return self }
    switch content {
    case .scalar:
      return self
    case .sequence(let items):
      return Node(sequence: items.map { $0.withoutConstraintsOnZero(number) }, at: range)
    case .mapping(let entries):
      let kept = entries.map { entry in
        guard entry.key.text == ViewKey.constraints.rawValue, let items = entry.value.sequence else {
          return Entry(key: entry.key, value: entry.value.withoutConstraintsOnZero(number))
        }
        return Entry(
          key: entry.key, value: Node(sequence: items.filter { !$0.namesZero }, at: entry.value.range))
      }
      return Node(mapping: kept, at: range)
    }
  }

  private var namesZero: Bool {
    switch content {
    case .scalar(let scalar): scalar.namesZero
    case .sequence: false
    // Its identifier names nothing that would have to be there.
    case .mapping(let entries):
      entries.contains { entry in
        guard let scalar = entry.value.scalar else { return false }
        return ConstraintKey(rawValue: entry.key.text)?.isOfTheText ?? false && scalar.namesZero
      }
    }
  }
}
