import Diagnostics

/// What YAML's parser stopped at, in an author's words, and how the rest of the document can be read all the same.
struct YAMLFailure {
  var diagnostic: Diagnostic
  /// `nil` where nobody knows what was meant.
  var mend: Mend?

  init(_ message: String, at range: SourceRange? = nil, mend: Mend? = nil) {
    self.init(.error(message, at: range), mend: mend)
  }

  init(_ diagnostic: Diagnostic, mend: Mend? = nil) {
    self.diagnostic = diagnostic
    self.mend = mend
  }

  /// A change within a line after which YAML can go on.
  struct Mend {
    /// Texts to insert, by their offsets in the text that was read.
    var insertions: [(offset: Int, text: String)]
    /// What of the text is a value of which only this much is known, that it is no YAML: what else is wrong with it
    /// may come of the change.
    var guessed: Range<Int>?
    /// Whether YAML may stop elsewhere because of the change.
    var isCertain: Bool

    /// Quotation marks around a value.
    ///
    /// - Parameter isKnown: Whether what it means is known, as of a visual format string: its own mistakes are told too.
    static func quoting(_ range: Range<Int>, of source: SourceText, isKnown: Bool = false) -> Mend? {
      guard !range.isEmpty else { return nil }
      let value = source.scalars[range]
      guard let mark = ["'", "\""].first(where: { !value.contains($0) }), mark == "'" || !value.contains("\\") else {
        return nil
      }
      return Mend(
        insertions: [(range.lowerBound, String(mark)), (range.upperBound, String(mark))],
        guessed: isKnown ? nil : range, isCertain: true)
    }

    /// What was opened is closed at the end of its line.
    static func closing(_ opening: Int, with mark: Unicode.Scalar, in source: SourceText) -> Mend {
      var end = source.endOfLine(from: opening)
      while end > opening + 1, source.scalars[end - 1].isBlank { end -= 1 }
      return Mend(insertions: [(end, String(mark))], guessed: nil, isCertain: false)
    }

    /// The line is left out.
    static func leavingOut(lineOf offset: Int, in source: SourceText) -> Mend {
      let (start, line) = source.line(around: offset)
      return Mend(
        insertions: [(start + line.prefix { $0.isBlank }.count, "# ")], guessed: nil, isCertain: false)
    }
  }
}

extension SourceText {
  /// The value on a line that stands at `offset` or holds it: behind the dashes and the key, without a comment.
  func value(around offset: Int) -> Range<Int>? {
    let value = DocumentLine(line(around: min(offset, max(0, scalars.count - 1))).scalars).value
    return value.indices.contains(offset) ? value.startIndex..<value.endIndex : nil
  }

  /// The value between brackets or braces that begins at `start`: up to the comma or the bracket behind it.
  func valueInBrackets(from start: Int) -> Range<Int>? {
    var depth = 0
    let rest = restOfLine(from: start)
    for place in rest.indices {
      switch rest[place] {
      case "(", "[": depth += 1
      case ")": depth -= 1
      case "]" where depth > 0: depth -= 1
      case ",", "]", "}":
        guard depth <= 0 else { continue }
        var end = place
        while end > start, scalars[end - 1].isBlank { end -= 1 }
        return start..<end
      default: continue
      }
    }
    return nil
  }
}
