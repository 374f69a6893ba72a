import Serialization

/// Marks the keys, strings and comments of a document, for readers; it does not have to understand YAML.
enum DocumentHighlighter {
  /// The document's text as HTML, its parts in `<b>` (keys), `<q>` (strings) and `<i>` (comments).
  ///
  ///     DocumentHighlighter.html("title: On # a word")   // "<b>title</b>: On <i># a word</i>"
  static func html(_ text: String) -> String {
    var page = MarkupWriter(.html)
    write(text, to: &page)
    return page.text
  }

  static func write(_ text: String, to page: inout MarkupWriter) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if index > 0 { page.newline() }
      write(line: line, to: &page)
    }
  }

  private static func write(line: Substring, to page: inout MarkupWriter) {
    var plain = ""
    var rest = line[...]
    /// Whether a word here could be a key: at the line's beginning, and behind what opens or parts mappings.
    var mayBeKey = true

    func flush() {
      page.write(plain)
      plain = ""
    }
    func mark(_ tag: StaticString, _ part: Substring) {
      flush()
      page.inline(tag, text: String(part))
      rest = rest[part.endIndex...]
    }

    while let character = rest.first {
      if character == "#", rest.startIndex == line.startIndex || plain.last == " " {
        mark("i", rest)
      } else if character == "\"" || character == "'", mayBeKey || plain.last == " " || plain.last == "[" {
        mark(quoted(rest).isFollowedByColon(in: rest) ? "b" : "q", quoted(rest))
        mayBeKey = false
      } else if mayBeKey, let key = key(rest) {
        mark("b", key)
        mayBeKey = false
      } else {
        if !" -".contains(character) { mayBeKey = character == "{" || character == "," || character == "[" }
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
  }

  /// A word with a colon behind it.
  private static func key(_ rest: Substring) -> Substring? {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !word.isEmpty && word.isFollowedByColon(in: rest) ? word : nil
  }

  /// From the quotation mark that `rest` begins with to the next one like it.
  private static func quoted(_ rest: Substring) -> Substring {
    guard let mark = rest.first, let end = rest.dropFirst().firstIndex(of: mark) else { return rest }
    return rest[...end]
  }
}

extension Substring {
  /// Whether `whole`, of which this is the beginning, goes on with a colon that ends a key.
  fileprivate func isFollowedByColon(in whole: Substring) -> Bool {
    let rest = whole[endIndex...]
    return rest.first == ":" && (rest.dropFirst().first == " " || rest.count == 1)
  }
}
