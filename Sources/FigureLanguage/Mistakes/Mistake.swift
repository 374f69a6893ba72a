import Diagnostics

/// Something that is wrong with a document: the rule that is broken, a sentence, and the fix if it is known.
///
/// Every mistake of the language is a row in the extension of its area:
///
///     static func unknownMetric(_ name: String, meant: String?) -> Mistake { … }
struct Mistake: Hashable, Sendable {
  let identifier: Diagnostic.Identifier
  let message: String
  /// `nil` if the intention is unknown.
  let correction: Correction?

  init(_ identifier: Diagnostic.Identifier, _ message: String, _ correction: Correction? = nil) {
    (self.identifier, self.message, self.correction) = (identifier, message, correction)
  }

  /// Whether a value is of another form than the key takes.
  var isOfForm: Bool { identifier == .numberExpected || identifier == .wrongForm }

  /// A word that the language does not know: `'leadng' is not a layout attribute; did you mean 'leading'?`
  ///
  /// - Parameters:
  ///   - what: What the word should be.
  ///   - meant: The known word that is probably meant.
  ///   - remedy: The end of the sentence if there is none.
  static func unknown(
    _ identifier: Diagnostic.Identifier, _ word: String, _ what: String, meant: String?,
    else remedy: @autoclosure () -> String = ""
  ) -> Mistake {
    Mistake(identifier, "'\(word.shortened)' is not \(what)\(meant.hint(else: remedy()))", Correction(word, meant))
  }
}

/// The text at a mistake's place, and the text that should be there.
struct Correction: Hashable, Sendable {
  /// Empty if something is only missing.
  let found: String
  let meant: String

  init?(_ found: String, _ meant: String?) {
    guard let meant else { return nil }
    (self.found, self.meant) = (found, meant)
  }

  /// The change to the document; `nil` if the document has other text at the place, because `repeat` or an escape made
  /// the text.
  func replacement(at range: SourceRange, in source: SourceText) -> Diagnostic.Replacement? {
    if found.isEmpty { return .init(inserting: meant, at: range.start) }
    guard let start = source.offset(line: range.start.line, column: range.start.column) else { return nil }
    let written = source.scalars[start...].prefix(range.length)
    if written.elementsEqual(found.unicodeScalars) { return .init(range, with: meant) }
    // Between quotation marks, which are kept around a word only.
    guard let mark = written.first, mark == "\"" || mark == "'",
      written.dropFirst().dropLast().elementsEqual(found.unicodeScalars)
    else { return nil }
    let isWord = !["[", "{", "'"].contains(where: meant.hasPrefix)
    return .init(isWord ? range.part(at: 1, length: found.length) : range, with: meant)
  }
}

extension Diagnostic {
  /// A mistake at its place in a document.
  init(
    _ severity: Severity, _ mistake: Mistake, in source: SourceText, at range: SourceRange? = nil,
    notes: [Note] = []
  ) {
    // Fixes are those of the document itself.
    let fix = range.flatMap { $0.file != nil ? nil : mistake.correction?.replacement(at: $0, in: source) }
    self.init(
      severity, mistake.identifier, mistake.message, at: range, notes: notes, fix: fix.map { [$0] } ?? [])
  }
}

extension String? {
  /// How a message ends that knows what was meant: `; did you mean 'leading'?`
  var hint: String { hint(else: "") }

  func hint(else remedy: @autoclosure () -> String) -> String { map { "; did you mean '\($0)'?" } ?? remedy() }
}

extension [String] {
  /// `'a', 'b' and 'c'`, cut short where the list is long.
  func quotedList(lastWord: String = "and") -> String {
    let shown = prefix(12).map { "'\($0)'" }
    return count > 12 ? shown.joined(separator: ", ") + ", …" : shown.listed(with: lastWord)
  }
}

extension String {
  /// At most forty characters on one line, for messages.
  var shortened: String {
    let line = unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    guard line.count < unicodeScalars.count || line.count > 40 else { return self }
    return String(scalars: line.prefix(39)) + "…"
  }
}
