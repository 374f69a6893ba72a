package import Diagnostics
package import Figures

/// What tells a figure from any other YAML or JSON file, without reading it.
extension Figure {
  /// Whether a text looks like a document of the figure language: it has the word `views` in it.
  package static func isLikely(_ source: SourceFile) -> Bool { source.text.contains("views") }

  /// The first key that is written almost as `views`, with one letter wrong or in capitals; `nil` for a text without
  /// such.
  ///
  ///     Figure.misspeltViews(in: SourceFile(name: "a.yaml", text: "veiws:\n- view: a\n"))?.value   // "veiws"
  ///
  /// Looks at the keys of the document itself, and in JSON at all that begin a line.
  package static func misspeltViews(in source: SourceFile) -> Located<String>? {
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard let colon = line.firstIndex(of: ":"), let key = key(line[..<colon]) else { continue }
      let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
      // `view: full` is a word of many tools.
      let canBeViews = key.word.lowercased() != "view" || value.isEmpty || value.first == "["
      guard canBeViews, key.word != "views", NearMisses.distance(key.word.lowercased(), "views") <= 1 else { continue }
      return Located(key.word, at: SourceRange(line: index + 1, column: key.column, length: key.word.count))
    }
    return nil
  }

  /// The key before a colon at the left of a document, or in quotation marks as JSON has it, and its column from 1.
  private static func key(_ text: Substring) -> (word: String, column: Int)? {
    let isIndented = text.first?.isWhitespace ?? true
    let start = text.firstIndex { !$0.isWhitespace && $0 != "{" } ?? text.endIndex
    let isQuoted = start < text.endIndex && text[start] == "\""
    guard !isIndented || isQuoted else { return nil }
    let word = text[start...].drop { $0 == "\"" }
    let end = word.lastIndex { !$0.isWhitespace && $0 != "\"" } ?? word.startIndex
    guard !word.isEmpty else { return nil }
    return (String(word[...end]), text.distance(from: text.startIndex, to: word.startIndex) + 1)
  }
}
