import Diagnostics
import Figures
import ViewLayout

extension ViewReader {
  /// The views of a list, back to front, their names entered in `scope`.
  func viewItems(_ node: Node, scope: inout NameScope) -> [ViewItem] {
    guard let items = node.sequence else {
      names.mistakes.listsAreMissing = true
      reporter.error(.notAList(.views, found: node.summary), at: node.range)
      return []
    }
    var result: [ViewItem] = []
    result.reserveCapacity(items.count)
    // Many of them have a view of their own in them.
    scope.reserve(2 * items.count)
    for item in items { addViewItems(item, depth: 0, to: &result, scope: &scope) }
    return result
  }

  /// - Parameter depth: In how many repeated views of the same document it is.
  func addViewItems(_ node: Node, depth: Int, to items: inout [ViewItem], scope: inout NameScope) {
    guard let entries = node.mapping, !entries.isEmpty else {
      reportNoView(node, scope: &scope)
      return
    }
    // 1. How often.
    guard let repetition = entries.index(of: ViewKey.repeat.rawValue).map({ entries[$0] }) else {
      guard entries[0].key.text != IncludeKey.include.rawValue else {
        addIncludedViews(entries, number: number, to: &items, scope: &scope)
        return
      }
      addViewItem(entries, depth: depth, to: &items, scope: &scope)
      return
    }
    guard let letter = RepeatedNumber(depth: depth) else {
      reporter.error(.repeatTooDeep, at: repetition.key.range)
      return
    }
    let decoded = values.integer(repetition.value, "repeat", in: 1...FigureLimits.repetitions)
    // How many names there would be is not known.
    if decoded == nil { names.mistakes.numbersAreMissing = true }
    let count = decoded ?? 1
    expandedNodes += node.weight * count
    guard expandedNodes <= reporter.limits[.repeatedNodes] else {
      reporter.error(.exceeded(.repeatedNodes, of: reporter.limits), at: repetition.key.range)
      return
    }
    // 2. Each with its number, and the number before, in all its texts.
    for number in 1...count where viewCount <= reporter.limits[.views] {
      let numbered = Node(mapping: entries.filter { $0.key.text != ViewKey.repeat.rawValue }, at: node.range)
        .repetition(number, letter)
      guard let entries = numbered.mapping, !entries.isEmpty else { continue }
      let place = items.count
      let outer = self.number
      self.number = number
      defer { self.number = outer }
      guard entries[0].key.text != IncludeKey.include.rawValue else {
        addIncludedViews(entries, number: number, to: &items, scope: &scope)
        continue
      }
      addViewItem(entries, depth: depth + 1, to: &items, scope: &scope)
      if items.indices.contains(place) { items[place].repetition = number }
    }
  }

  private func addViewItem(
    _ entries: [Node.Entry], depth: Int, to items: inout [ViewItem], scope: inout NameScope
  ) {
    viewCount += 1
    let most = reporter.limits[.views]
    guard viewCount <= most else {
      if viewCount == most + 1 { reporter.error(.exceeded(.views, of: reporter.limits), at: entries[0].key.range) }
      return
    }
    let entries = unnested(entries)
    let (kind, kindIndex) = kindEntry(of: entries)
    if kindIndex == nil { names.mistakes.namelessViews += 1 }
    let name = kindIndex.flatMap { viewName(entries[$0], depth: depth, scope: &scope) }
    let isKindKnown = entries.index(of: kind.rawValue) != nil
    if isKindKnown, let name { scope.set(kind, of: name.value) }
    let subviews = entries.indices.filter { $0 != kindIndex && isSubviews(entries[$0].key, entries) }
    var item = ViewItem(
      kind: kind, isKindKnown: isKindKnown, name: name ?? Located("", at: entries[0].key.range),
      entries: entries.leavingOut { $0 == kindIndex || subviews.contains($0) }, subitems: [], metrics: context)
    for index in subviews { addSubviews(entries[index], depth: depth, to: &item, scope: &scope) }
    items.append(consume item)
  }

  private func addSubviews(_ entry: Node.Entry, depth: Int, to item: inout ViewItem, scope: inout NameScope) {
    guard !values.reportMissing(entry) else { return }
    guard item.kind != .layoutGuide else {
      reporter.error(.subviewsOfGuide, at: entry.key.range)
      return
    }
    guard let subviews = entry.value.sequence else {
      names.mistakes.listsAreMissing = true
      reporter.error(.notAList(.subviews, found: entry.value.summary), at: entry.value.range)
      return
    }
    for subview in subviews { addViewItems(subview, depth: depth, to: &item.subitems, scope: &scope) }
  }

  /// Whether a key holds views: `subviews`, or a misspelling of it, which is reported.
  private func isSubviews(_ key: Scalar, _ entries: [Node.Entry]) -> Bool {
    let subviews = ViewKey.subviews.rawValue
    if key.text == subviews { return true }
    guard !Self.viewKeyTable.contains(key.text), ViewKind.named(key.text) == nil,
      Synonyms.meant(key.text, among: Self.viewKeys) == subviews, entries.index(of: subviews) == nil
    else { return false }
    values.reportUnknownKey(key, of: "a view", known: Self.viewKeys)
    return true
  }

  /// Reports an item that is not a view. `label:x` still has a name.
  private func reportNoView(_ node: Node, scope: inout NameScope) {
    let parts = node.scalar?.text.split(separator: ":", maxSplits: 1).map(String.init) ?? []
    let words = node.scalar?.text.split(separator: " ", maxSplits: 1).map(String.init) ?? []
    var name: String?
    if let kind = parts.first, ViewKind(rawValue: kind) != nil, parts.count == 2 {
      name = parts[1]
      reporter.error(.kindAndNameWithoutSpace(kind: kind, name: parts[1]), at: node.range)
    } else if let kind = words.first, ViewKind(rawValue: kind) != nil, words.count == 2 {
      name = words[1]
      reporter.error(.kindAndNameWithoutColon(kind: kind, name: words[1]), at: node.range)
    } else if let text = node.scalar?.text, let kind = ViewKind(rawValue: text) {
      reporter.error(.kindAlone(kind.rawValue), at: node.range)
    } else {
      reporter.error(node.isMissing ? .viewMissingHere : .malformedView(found: node.summary), at: node.range)
    }
    if let name, NameScope.isName(name) {
      scope.add(view: name, at: node.range)
    } else {
      names.mistakes.namelessViews += 1
    }
  }

  /// A view whose properties are written below its kind or its name, `- card: {frame: …}`, as if they stood beside
  /// it: what is wrong with them is found too.
  private func unnested(_ entries: [Node.Entry]) -> [Node.Entry] {
    let key = entries[0].key
    let rest = entries.dropFirst()
    guard let properties = entries[0].value.mapping, let first = properties.first,
      !Self.viewKeys.contains(key.text) || ViewKind.named(key.text) != nil,
      rest.allSatisfy({ ViewKind.named($0.key.text) == nil })
    else { return entries }
    var head = entries[0]
    // 1. A kind, whose name is missing. In small letters a word of another language is rather a name: `row`.
    let written = Self.kinds.first { $0.lowercased() == key.text.lowercased() }
    let isCapital = key.text.first?.isUppercase == true
    if let kind = written ?? (isCapital ? Synonyms.closest(to: key.text, among: Self.kinds) : nil) {
      head.key.text = kind
      return [head] + properties + rest
    }
    guard NameScope.isName(key.text) else { return entries }
    // 2. A name, whose kind may be one of the properties.
    let said = properties.firstIndex { ["kind", "type", "class"].contains($0.key.text) }
    let word = said.flatMap { properties[$0].value.scalar?.text }
    let kind = word.flatMap { ViewKind.named($0) ?? Synonyms.meant($0, among: Self.kinds).flatMap(ViewKind.named) }
    let own = properties.indices.filter { kind == nil || $0 != said }.map { properties[$0] }
    reporter.error(
      .nestedProperties(kind ?? .view, name: key.text, first: (own.first ?? first).key.text), at: key.range)
    (head.key.text, head.value) = ((kind ?? .view).rawValue, Node(key))
    return [head] + own + rest
  }

  /// The view's kind, and the index of the entry with kind and name. An unknown kind is reported and becomes a plain
  /// view, with the entry that is probably meant, if there is one.
  private func kindEntry(of entries: [Node.Entry]) -> (ViewKind, Int?) {
    let key = entries[0].key
    if let kind = ViewKind.named(key.text) { return (kind, 0) }
    if let index = entries.firstIndex(where: { ViewKind.named($0.key.text) != nil }) {
      let later = entries[index].key
      reporter.error(.kindNotFirst(kind: later.text, before: key.text), at: later.range)
      return (ViewKind(rawValue: later.text) ?? .view, index)
    }
    guard !Self.viewKeys.contains(key.text) || Synonyms.closest(to: key.text, among: Self.kinds) != nil else {
      reporter.error(.kindMissing(first: key.text), at: key.range)
      return (.view, nil)
    }
    if ["collectionview", "uicollectionview"].contains(key.text.lowercased()) {
      reporter.error(.collectionAsKind(key.text), at: key.range)
      return (.scrollView, 0)
    }
    if ["vstack", "column", "lazyvstack"].contains(key.text.lowercased()) {
      reporter.error(.verticalStackAsKind(key.text), at: key.range)
      return (.stackView, 0)
    }
    if ["name", "id", "identifier"].contains(key.text.lowercased()), let name = entries[0].value.scalar?.text {
      reporter.error(.kindMissing(first: key.text, name: name), at: key.range)
      return (.view, 0)
    }
    let meant = Synonyms.meant(key.text, among: Self.kinds)
    reporter.error(.unknownKind(key.text, meant: meant), at: key.range)
    return (meant.flatMap(ViewKind.init) ?? .view, 0)
  }

  private static let kinds = ViewKind.allCases.map(\.rawValue)

  private func viewName(_ entry: Node.Entry, depth: Int, scope: inout NameScope) -> Located<String>? {
    guard !entry.value.isMissing else {
      reporter.error(.nameMissing(kind: entry.key.text), at: entry.key.range)
      names.mistakes.namelessViews += 1
      return nil
    }
    guard let scalar = entry.value.scalar else {
      if let first = entry.value.mapping?.first, let kind = ViewKind.named(entry.key.text) {
        reporter.error(.nestedProperties(kind, name: nil, first: first.key.text), at: entry.key.range)
      } else {
        values.mismatch(entry.value, entry.key.text, takes: "the view's name")
      }
      names.mistakes.namelessViews += 1
      return nil
    }
    let name = Located(scalar.text, at: scalar.range)
    guard ReservedName(rawValue: scalar.text) == nil else {
      return reporter.refuse(.reservedName(scalar.text), at: scalar.range)
    }
    guard NameScope.isName(scalar.text) else {
      reporter.error(mistake(inName: scalar.text, depth: depth), at: scalar.range)
      names.mistakes.add(
        faultyName: String(scalar.text.prefix { $0 != "{" }), isBeginning: scalar.text.contains("{"))
      return nil
    }
    if let first = scope.add(view: scalar.text, at: scalar.range) {
      // A name without a value of its own, in a file that is included twice.
      if let file = first?.file, file == scalar.range.file, file.includedAt != scalar.range.file?.includedAt {
        return reporter.refuse(
          .nameInEveryInclude(scalar.text), at: scalar.range,
          notes: [.init("first included here", at: file.includedAt)])
      }
      // A name without its number, in a repeated view.
      guard first != scalar.range else {
        reporter.error(.nameInEveryRepetition(scalar.text, isNested: depth > 1), at: scalar.range)
        names.mistakes.numbersAreMissing = true
        return nil
      }
      // Its own constraints mean it by this name all the same.
      reporter.error(
        .duplicateName(scalar.text), at: scalar.range, notes: [.init("first given here", at: first)])
    }
    return name
  }
}

extension ViewReader {
  /// What is wrong with a text that cannot be a name.
  private func mistake(inName text: String, depth: Int) -> Mistake {
    if let letter = RepeatedNumber.allCases.first(where: {
      text.contains($0.placeholder) || text.contains($0.predecessor)
    }) {
      let other = text.replacing("{\(letter)", with: "{\(RepeatedNumber.n)")
      return .placeholderWithoutRepeat(text, letter, meant: depth == 1 && letter != .n ? other : nil)
    }
    let name = String(scalars: text.unicodeScalars.map { $0 == "-" || $0 == " " ? "_" : $0 })
    return .invalidName(text, meant: Self.repeatedName(text) ?? (NameScope.isName(name) ? name : nil))
  }

  /// `box{n}` for `box{i}`: the name with the number that repeated views have.
  private static func repeatedName(_ text: String) -> String? {
    guard let opening = text.firstIndex(of: "{"), text.hasSuffix("}"), NameScope.isName(String(text[..<opening])),
      NameScope.isName(String(text[text.index(after: opening)...].dropLast()))
    else { return nil }
    return text[..<opening] + "{n}"
  }
}
