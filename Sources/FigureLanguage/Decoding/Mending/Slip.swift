/// What makes a document no YAML, and how the rest of it can be read all the same. Places are those of the text that was
/// read.
struct Slip {
  var mistake: any Mistake
  /// `nil` where it is the document's as a whole.
  var range: Range<Int>?
  /// `nil` where nobody knows what was meant.
  var mend: Mend?

  init(_ mistake: YAMLMistake, at range: Range<Int>?, mend: Mend? = nil) {
    (self.mistake, self.range, self.mend) = (mistake, range, mend)
  }

  init(_ mistake: YAMLMistake, at offset: Int, mend: Mend? = nil) {
    self.init(mistake, at: offset..<offset + 1, mend: mend)
  }
}

/// Changes after which YAML can go on.
struct Mend {
  enum Certainty {
    /// There is but one way.
    case certain
    /// It is what was meant, but YAML may stop elsewhere because of it.
    case likely
    /// It only lets the rest be read, and is no advice.
    case guessed
  }

  var edits: [MendedText.Edit]
  var certainty = Certainty.certain
  /// A value of which only this much is known, that it is no YAML: what else is wrong with it may come of the change.
  var guessedValue: Range<Int>?

  static func inserting(_ text: String, at offset: Int, _ certainty: Certainty = .certain) -> Mend {
    Mend(edits: [.inserting(text, at: offset)], certainty: certainty)
  }

  static func replacing(_ range: Range<Int>, by text: String, _ certainty: Certainty = .certain) -> Mend {
    Mend(edits: [.init(range: range, text: text)], certainty: certainty)
  }

  /// Quotation marks around a value, if there is one and it can be quoted.
  ///
  /// - Parameter isKnown: Whether what it means is known, as of a visual format string: its own mistakes are told too.
  static func quoting(_ range: Range<Int>?, of source: SourceText, isKnown: Bool = false) -> Mend? {
    guard let range, !range.isEmpty else { return nil }
    let value = source.scalars[range]
    guard let mark = ["'", "\""].first(where: { !value.contains($0) }), mark == "'" || !value.contains("\\") else {
      return nil
    }
    return Mend(
      edits: [range.lowerBound, range.upperBound].map { .inserting(String(mark), at: $0) },
      guessedValue: isKnown ? nil : range)
  }

  /// What was opened is closed at the end of its line.
  static func closing(_ opening: Int, with mark: Unicode.Scalar, in source: SourceText) -> Mend {
    let blanks = source.restOfLine(from: opening + 1).reversed().prefix(while: \.isBlank).count
    return .inserting(String(mark), at: source.endOfLine(from: opening) - blanks, .guessed)
  }
}
