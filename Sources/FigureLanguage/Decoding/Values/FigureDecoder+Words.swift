import Diagnostics

extension FigureDecoder {
  func text(_ node: Node, _ key: String) -> String? {
    scalar(node, key, takes: "a text")?.text
  }

  /// A text that nobody sets in lines: without the line end that YAML's blocks (`>`, `|`) leave behind it.
  func sentences(_ node: Node, _ key: String) -> String? {
    text(node, key).map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
  }

  func texts(_ node: Node, _ key: String) -> [String]? {
    let texts = items(node).map { text($0, key) }
    let found = texts.compactMap(\.self)
    return found.count == texts.count ? found : nil
  }

  /// One of a few words, in its own spelling.
  func keyword(_ node: Node, _ key: String, among words: [String]) -> String? {
    guard let scalar = scalar(node, key, takes: "one of \(Self.list(words))") else { return nil }
    guard words.contains(scalar.text) else {
      let hint = hint(for: scalar.text, among: words)
      let choices =
        Self.listed(scalar.text, among: words).map { ": write \($0)" }
        ?? (hint.isEmpty ? ": it takes \(Self.list(words))" : hint)
      error("'\(scalar.text.shortened)' is no value of '\(key)'\(choices)", at: scalar.range)
      return nil
    }
    return scalar.text
  }

  /// The list that was meant where several of the words stand in a row: `portrait, landscape`.
  private static func listed(_ text: String, among words: [String]) -> String? {
    let parts = text.split { ",() ".contains($0) }.map(String.init)
    guard parts.count > 1, parts.allSatisfy(words.contains) else { return nil }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// One of an enumeration's words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ node: Node, _ key: String, _ type: Word.Type = Word.self
  ) -> Word? where Word.RawValue == String {
    keyword(node, key, among: Word.allCases.map(\.rawValue)).flatMap(Word.init(rawValue:))
  }

  /// A list of an enumeration's words, each at most once, or a single one.
  func words<Word: RawRepresentable & CaseIterable & Hashable>(
    _ node: Node, _ key: String, _ type: Word.Type = Word.self
  ) -> [Word]? where Word.RawValue == String {
    distinct(node, key) { word($0, key, type) }
  }

  /// A list of values, each at most once: every one of them becomes a picture with a name of its own.
  func distinct<Value: Hashable>(_ node: Node, _ key: String, _ decode: (Node) -> Value?) -> [Value]? {
    let items = items(node)
    guard !items.isEmpty else {
      error("'\(key)' takes at least one value", at: node.range)
      return nil
    }
    var values: [Value] = []
    var places: [Value: SourceRange] = [:]
    var isWhole = true
    for item in items {
      guard let value = decode(item) else {
        isWhole = false
        continue
      }
      if let first = places[value] {
        error("\(item.summary) is listed twice", at: item.range, notes: [.init("first listed here", at: first)])
        isWhole = false
        continue
      }
      places[value] = item.range
      values.append(value)
    }
    return isWhole ? values : nil
  }

  /// `a, b and c`, cut short where the list is long.
  static func list(_ words: [String], lastWord: String = "and") -> String {
    let shown = words.prefix(12).map { "'\($0)'" }
    guard words.count <= 12, let last = shown.last else { return shown.joined(separator: ", ") + ", …" }
    return shown.count == 1 ? last : shown.dropLast().joined(separator: ", ") + " \(lastWord) " + last
  }

  /// Whether a text is a name: a letter or underscore, then letters, digits and underscores.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCIILetter || first == "_" else { return false }
    return text.unicodeScalars.allSatisfy(\.isNameCharacter)
  }
}
