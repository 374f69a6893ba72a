import Diagnostics
import Figures

/// A mapping's values by key, unknown keys and missing values reported.
struct Fields<Key: RawRepresentable & Hashable> where Key.RawValue == String {
  /// The keys in the document's order: few, so that comparing is faster than hashing.
  private(set) var order: [Key] = []
  /// The entry of each of them.
  private var entries: [Node.Entry] = []
  /// Whether a key was reported that means nothing here: what is missing is probably under its name.
  fileprivate(set) var hasUnknownKeys = false

  func node(_ key: Key) -> Node? { order.lastIndex(of: key).map { entries[$0].value } }
  func keyRange(_ key: Key) -> SourceRange? { order.lastIndex(of: key).map { entries[$0].key.range } }

  fileprivate init(room: Int) {
    order.reserveCapacity(room)
    entries.reserveCapacity(room)
  }

  fileprivate mutating func add(_ key: Key, _ entry: Node.Entry) {
    order.append(key)
    entries.append(entry)
  }
}

extension ValueReader {
  /// The fields of a mapping whose keys are the cases of `Key`.
  ///
  /// - Parameter owner: What the mapping is, as a message names it: `a panel`.
  func fields<Key: RawRepresentable & CaseIterable & Hashable>(
    of node: Node, of owner: String, _ type: Key.Type = Key.self
  ) -> Fields<Key>? where Key.RawValue == String {
    guard let entries = node.mapping else {
      if !node.isMissing {
        let keys = Key.allCases.map(\.rawValue)
        reporter.error(.notAMapping(owner: owner, keys: keys, found: node.summary), at: node.range)
      }
      return nil
    }
    var fields = Fields<Key>(room: entries.count)
    for (index, entry) in entries.enumerated() {
      guard let key = Key(rawValue: entry.key.text) ?? reportedKey(at: index, of: owner, among: entries) else {
        fields.hasUnknownKeys = true
        continue
      }
      guard !reportMissing(entry) else { continue }
      reporter.ledger?.note(key, entry)
      fields.add(key, entry)
    }
    return fields
  }

  /// Reports an unknown key. Its value is read as that of the key that is meant, unless the mapping has that key.
  private func reportedKey<Key: RawRepresentable & CaseIterable>(
    at index: Int, of owner: String, among entries: [Node.Entry]
  ) -> Key? where Key.RawValue == String {
    let (key, known) = (entries[index].key, Key.allCases.map(\.rawValue))
    if reportCutText(endingAt: index, of: owner, among: entries, known: known) { return nil }
    let value = entries[index].value.scalar?.text
    reportUnknownKey(key, of: owner, known: known, value: value, beside: entries)
    guard Self.remedy(for: key.text, of: owner, among: known) == nil,
      let meant = Self.meant(key.text, among: known, value: value, beside: entries),
      !entries.contains(where: { $0.key.text == meant })
    else {
      return nil
    }
    // A slip of the finger is no guess.
    if let value = entries[index].value.scalar, NearMisses.distance(key.text, meant) > 2 {
      reporter.valuesOfGuessedKeys.insert(value.range)
    }
    return Key(rawValue: meant)
  }

  /// Reports a text that a comma has cut: what follows the comma, without a colon of its own, is no key.
  ///
  /// - Returns: Whether the entry is a part of such a text.
  func reportCutText(
    endingAt index: Int, of owner: String, among entries: [Node.Entry], known: [String]
  ) -> Bool {
    guard entries[index].value.isMissing, entries[index].key.isPlain, !known.contains(entries[index].key.text),
      let begin = entries[..<index].lastIndex(where: { !$0.value.isMissing }),
      let text = entries[begin].value.scalar, text.isPlain,
      entries[begin].key.range.start.line == entries[index].key.range.start.line,
      Self.keysOfTexts.contains(entries[begin].key.text) || Self.meant(entries[index].key.text, among: known) == nil
    else { return false }
    // Its pieces are one mistake.
    guard begin == index - 1 else { return true }
    let end =
      entries[index...].firstIndex { !$0.value.isMissing || known.contains($0.key.text) } ?? entries.count
    let whole = ([text.text] + entries[index..<end].map(\.key.text)).joined(separator: ", ")
    let key = entries[index].key
    let words = key.text.split(separator: " ").map(String.init)
    let isEntry = words.count == 2 && known.contains(words[0])
    // Names and places have no spaces, as words mostly have.
    let mayBeList = !Self.keysOfTexts.contains(entries[begin].key.text) && words.count == 1 && !text.text.contains(" ")
    reporter.error(
      .textCutAtComma(
        key.text, of: owner, whole: whole, key: entries[begin].key.text, beginningWithKey: isEntry ? words[0] : nil,
        mayBeList: mayBeList),
      at: key.range)
    return true
  }

  /// What follows a comma in the words of these is more of them, also where it is like a key.
  private static let keysOfTexts: Set<String> = [
    "text", "title", "alt", "caption", "placeholder", "header", "footer", "prompt", "flowText", "backButtonTitle",
  ]

  /// Says that a key is unknown.
  ///
  /// - Parameters:
  ///   - value: Its value, if that is a text.
  ///   - others: The entries of the mapping that it is in.
  func reportUnknownKey(
    _ key: Scalar, of owner: String, known: [String], value: String? = nil, beside others: [Node.Entry] = []
  ) {
    if key.text.unicodeScalars.first?.isWideSpace ?? false {
      reporter.error(.wideSpace, at: key.range)
    } else if key.text == IncludeKey.include.rawValue, owner == "a document" {
      reporter.error(.includeOfDocument, at: key.range)
    } else if key.isMissing {
      reporter.error(.keyMissing, at: key.range)
    } else if let remedy = Self.remedy(for: key.text, of: owner, among: known) {
      reporter.error(.foreignKey(key.text, owner: owner, remedy), at: key.range)
    } else {
      let owners = KeyOwners.named(byKey: key.text)
      reporter.error(
        .unknownKey(
          key.text, owner: owner, meant: Self.meant(key.text, among: known, value: value, beside: others),
          owners: owners, known: known),
        at: key.range)
    }
  }

  /// The key that is meant by another.
  private static func meant(
    _ key: String, among known: [String], value: String? = nil, beside others: [Node.Entry] = []
  ) -> String? {
    // A magnifier has a radius, and the words of other callouts a font.
    if key.lowercased() == "size", known.contains(CalloutKey.factor.rawValue) {
      return (others.contains { $0.key.text == CalloutKey.magnify.rawValue } ? CalloutKey.radius : .font).rawValue
    }
    // `position: bottom` is a side, and `position: [20, 40]` a place.
    if let value, known.contains(CalloutKey.side.rawValue), !known.contains(key),
      CalloutLook.Side(rawValue: Synonyms.closest(to: value, among: CalloutLook.Side.allCases.map(\.rawValue)) ?? value)
        != nil,
      ["position", "location", "align", "alignment", "anchor"].contains(key.lowercased())
    {
      return CalloutKey.side.rawValue
    }
    // A condition has two keys, and names the axis in both.
    if known == ConditionKey.allCases.map(\.rawValue) {
      switch key.lowercased() {
      case "width", "horizontal": return ConditionKey.horizontalSizeClass.rawValue
      case "height", "vertical": return ConditionKey.verticalSizeClass.rawValue
      default: break
      }
    }
    return Synonyms.meant(key, among: known)
  }

  /// What to write in place of a key whose value stands elsewhere in this language.
  private static func remedy(for key: String, of owner: String, among known: [String]) -> ForeignKeyRemedy? {
    switch key.lowercased() {
    case "priority" where known.contains(ConstraintKey.equation.rawValue): .priorityInConstraint
    case "darkmode", "dark": owner == "a document" || owner == "a panel" ? .instead("theme: dark") : nil
    case "rtl", "lang", "language", "locale", "layoutdirection":
      owner == "a document" || owner == "a panel" ? .instead("direction: rightToLeft") : nil
    case "statusbar", "showsstatusbar":
      owner == "a document" || owner == "a panel" ? .instead("chrome: statusBar") : nil
    case "usingspringwithdamping", "springdamping", "dampingratio", "initialspringvelocity", "bounce", "stiffness":
      owner == "an animation" ? .instead("spring: {dampingRatio: 0.5}") : nil
    case "width", "height": owner == "a document" || owner == "a panel" ? .sizeOfDocument : nil
    case let word where owner == "a panel" && PanelDescription.Kind(rawValue: word) != nil: .instead("kind: \(word)")
    case let label where owner == "a legend" && label.count <= 2: .wordsOfLabel(key)
    case let word where owner == "'show'" && PanelDescription.Kind(rawValue: word) != nil: .kindOfPanel(word)
    case "searchcontroller", "searchbar", "search":
      owner == "a navigation bar" ? .besideNavigationBar(BarsKey.searchBar.rawValue) : nil
    default: nil
    }
  }

  /// Reports a key without a value; a colour that YAML took for a comment gets its own sentence.
  func reportMissing(_ entry: Node.Entry) -> Bool {
    guard entry.value.isMissing else { return false }
    if let colour = commentedColour(behind: entry.key.range) {
      reporter.error(.unquotedColour(colour.value), at: colour.range)
    } else if Self.keysOfTexts.contains(entry.key.text), let text = commentedText(behind: entry.key.range) {
      reporter.error(.textReadAsComment(text.value), at: text.range)
    } else if let sign = claimedSign(behind: entry.key.range) {
      reporter.error(.unquotedText("'\(sign.character)'"), at: sign.range)
    } else {
      reporter.error(.keyWithoutValue(entry.key.text), at: entry.key.range)
    }
    return true
  }

  /// The `&` or `!` after a key, which YAML reads as an anchor or a tag without a value.
  private func claimedSign(behind range: SourceRange) -> (character: Unicode.Scalar, range: SourceRange)? {
    let source = reporter.source(of: range)
    guard let start = source.offset(line: range.start.line, column: range.start.column + range.length) else {
      return nil
    }
    let rest = source.restOfLine(from: start)
    guard let place = rest.firstIndex(where: { $0 != ":" && !$0.isBlank }), "&!".unicodeScalars.contains(rest[place])
    else { return nil }
    return (rest[place], source.range(at: place, in: range.file))
  }

  /// A text right behind a key that became a comment: `text: #1 Name`, and not `text: # Name`.
  private func commentedText(behind range: SourceRange) -> Located<String>? {
    let source = reporter.source(of: range)
    guard let start = source.offset(line: range.start.line, column: range.start.column + range.length) else {
      return nil
    }
    let rest = source.restOfLine(from: start)
    guard let sign = rest.firstIndex(where: { $0 != ":" && !$0.isBlank }), rest[sign] == "#",
      rest.indices.contains(sign + 1), !rest[sign + 1].isBlank
    else { return nil }
    let end = rest.lastIndex { !$0.isBlank } ?? sign
    return Located(
      String(scalars: rest[sign...end]), at: source.range(at: sign, length: end + 1 - sign, in: range.file))
  }

  /// The hint for a colour that became a comment on the line of `range`.
  func commentedColour(behind range: SourceRange) -> Located<String>? {
    let source = reporter.source(of: range)
    guard let start = source.offset(line: range.start.line, column: range.start.column + range.length) else {
      return nil
    }
    let rest = source.restOfLine(from: start)
    return rest.firstIndex(of: "#").flatMap { source.colour(at: $0, in: range.file) }
  }

  /// Says that a value is not of the kind its key asks for.
  ///
  /// - Parameter expectation: How the value is written: `four numbers, [x, y, width, height]`.
  func mismatch(_ node: Node, _ key: String, takes expectation: String, remedy: String? = nil) {
    reporter.error(.wrongForm(key: key, takes: expectation, found: node.summary, remedy: remedy), at: node.range)
  }
}
