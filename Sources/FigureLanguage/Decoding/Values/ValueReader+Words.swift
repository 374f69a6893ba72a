import Diagnostics
import Figures
import Files
import Typography
import ViewLayout

extension ValueReader {
  func text(_ node: Node, _ key: String) -> String? {
    guard let scalar = scalar(node, key, takes: "a text") else { return nil }
    warnOfComment(behind: scalar)
    return scalar.text
  }

  private func warnOfComment(behind scalar: Scalar) {
    guard let comment = reporter.comment(cuttingOff: scalar) else { return }
    reporter.warning(.textCutByComment, at: comment)
  }

  /// A day, with a time or without.
  func date(_ node: Node, _ key: String) -> CalendarDate? {
    let form = "a date such as 2026-03-14, or 2026-03-14 09:41"
    guard let scalar = scalar(node, key, takes: form) else { return nil }
    guard let date = CalendarDate(scalar.text) else {
      mismatch(node, key, takes: form)
      return nil
    }
    return date
  }

  /// What the names of files begin with.
  func fileName(_ node: Node, _ key: String) -> String? {
    guard let scalar = scalar(node, key, takes: "a name of files") else { return nil }
    guard let problem = FileName.problem(of: scalar.text) else { return scalar.text }
    reporter.error(.notAFileName(scalar.text, problem), at: scalar.range)
    return nil
  }

  /// A text without the line end that YAML's blocks (`>`, `|`) add.
  func sentences(_ node: Node, _ key: String) -> String? {
    text(node, key).map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
  }

  func texts(_ node: Node, _ key: String) -> [String]? {
    let texts = items(node).map { text($0, key) }
    let found = texts.compactMap(\.self)
    for item in items(node) {
      if key == ViewProperty.items.name, let scalar = item.scalar { warnUnlessItem(scalar) }
      guard let scalar = item.scalar, let symbol = Symbol.leading(scalar.text).symbol else { continue }
      warnUnlessDrawn(symbol, at: scalar.range)
    }
    return found.count == texts.count ? found : nil
  }

  /// The titles of rows or columns.
  func titles(_ node: Node, _ key: String) -> Located<[String]> {
    if items(node).isEmpty { reporter.error(.noValues(key: key), at: node.range) }
    return Located(items(node).compactMap { sentences($0, key) }, at: node.range)
  }

  /// One of a few words, in its own spelling; where one is misspelt, it is reported and read as the one that is meant.
  ///
  /// - Parameters:
  ///   - page: Where all of them are, if there are too many for a message.
  ///   - isOfList: Whether the key takes several of them.
  func keyword(
    _ node: Node, _ key: String, among words: [String], page: String? = nil, isOfList: Bool = false
  ) -> String? {
    guard let scalar = scalar(node, key, takes: "one of \(words.quotedList())") else { return nil }
    guard words.contains(scalar.text) else {
      let meant = Synonyms.meant(scalar.text, among: words)
      reporter.error(
        .unknownWord(scalar.text, key: key, words: words, meant: meant, page: page, isOfList: isOfList),
        at: scalar.range)
      // A slip of the finger is no guess, and what follows from the word is no second mistake.
      return meant.flatMap { NearMisses.distance(scalar.text, $0) <= 2 ? $0 : nil }
    }
    return scalar.text
  }

  /// One of an enumeration's words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ node: Node, _ key: String, _ type: Word.Type = Word.self, page: String? = nil, isOfList: Bool = false
  ) -> Word? where Word.RawValue == String {
    keyword(node, key, among: Word.allCases.map(\.rawValue), page: page, isOfList: isOfList)
      .flatMap(Word.init(rawValue:))
  }

  /// A list of an enumeration's words, each at most once, or a single one.
  func words<Word: RawRepresentable & CaseIterable & Hashable>(
    _ node: Node, _ key: String, _ type: Word.Type = Word.self
  ) -> [Word]? where Word.RawValue == String {
    distinct(node, key) { word($0, key, type, isOfList: true) }
  }

  /// A list of values, each at most once: every one of them becomes a picture with a name of its own.
  func distinct<Value: Hashable>(_ node: Node, _ key: String, _ decode: (Node) -> Value?) -> [Value]? {
    let items = items(node)
    guard !items.isEmpty else { return reporter.refuse(.noValues(key: key), at: node.range) }
    var values: [Value] = []
    var places: [Value: SourceRange] = [:]
    var isWhole = true
    for item in items {
      guard let value = decode(item) else {
        isWhole = false
        continue
      }
      if let first = places[value] {
        reporter.error(.listedTwice(item.summary), at: item.range, notes: [.init("first listed here", at: first)])
        isWhole = false
        continue
      }
      places[value] = item.range
      values.append(value)
    }
    return isWhole ? values : nil
  }
}
