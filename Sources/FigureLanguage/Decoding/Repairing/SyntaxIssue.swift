/// A syntax error of a YAML document, and the repair after which the rest can be read. Ranges refer to the text that was
/// read.
struct SyntaxIssue {
  var mistake: Mistake
  /// The range; `nil` for the document as a whole.
  var range: Range<Int>?
  /// The repair; `nil` if the intention is unknown.
  var repair: Repair?

  init(_ mistake: Mistake, at range: Range<Int>?, repair: Repair? = nil) {
    (self.mistake, self.range, self.repair) = (mistake, range, repair)
  }

  init(_ mistake: Mistake, at offset: Int, repair: Repair? = nil) {
    self.init(mistake, at: offset..<offset + 1, repair: repair)
  }
}

/// Edits after which YAML can continue.
struct Repair {
  enum Certainty {
    /// The only possible repair.
    case certain
    /// The intended repair, but it may cause another YAML error.
    case likely
    /// A stand-in for what cannot stay: it is not suggested, and causes no other YAML error.
    case standIn
    /// A repair that only allows reading the rest and is not suggested.
    case guessed

    /// Whether the next YAML error is the author's.
    var causesNoError: Bool { self == .certain || self == .standIn }
    var isSuggested: Bool { self == .certain || self == .likely }
  }

  var edits: [RepairedText.Edit]
  var certainty = Certainty.certain
  /// A value whose further mistakes may be caused by the repair.
  var guessedValue: Range<Int>?

  static func inserting(_ text: String, at offset: Int, _ certainty: Certainty = .certain) -> Repair {
    Repair(edits: [.inserting(text, at: offset)], certainty: certainty)
  }

  static func replacing(_ range: Range<Int>, by text: String, _ certainty: Certainty = .certain) -> Repair {
    Repair(edits: [.init(range: range, text: text)], certainty: certainty)
  }

  /// Adds quotation marks around a value, if it can be quoted.
  ///
  /// - Parameter isKnown: Whether the meaning is known, as for a visual format string, so that its mistakes are reported.
  static func quoting(_ range: Range<Int>?, of source: SourceText, isKnown: Bool = false) -> Repair? {
    guard let range, !range.isEmpty else { return nil }
    let value = source.scalars[range]
    guard let mark = ["'", "\""].first(where: { !value.contains($0) }), mark == "'" || !value.contains("\\") else {
      return nil
    }
    return Repair(
      edits: [range.lowerBound, range.upperBound].map { .inserting(String(mark), at: $0) },
      guessedValue: isKnown ? nil : range)
  }

  /// Closes a bracket or quotation mark at the end of its line.
  static func closing(_ opening: Int, with mark: Unicode.Scalar, in source: SourceText) -> Repair {
    let blanks = source.restOfLine(from: opening + 1).reversed().prefix(while: \.isBlank).count
    return .inserting(String(mark), at: source.endOfLine(from: opening) - blanks, .guessed)
  }
}
