import Diagnostics

/// Something that can be wrong with a document, as a value.
///
/// Each area of the language has an enumeration of them, whose cases hold what they speak of, and in which each is
/// worded.
protocol Mistake: Sendable {
  /// The rule that is broken.
  var identifier: Diagnostic.Identifier { get }
  var message: String { get }
  /// `nil` where nobody knows what was meant.
  var correction: Correction? { get }
}

extension Mistake {
  var correction: Correction? { nil }
}

/// What stands at a mistake's place, and what is to stand there.
struct Correction {
  /// Empty where something is only missing.
  let found: String
  let meant: String

  init?(_ found: String, _ meant: String?) {
    guard let meant else { return nil }
    (self.found, self.meant) = (found, meant)
  }

  /// The change to the document, unless something else stands there: a text that `repeat` or an escape made is not the
  /// author's.
  func replacement(at range: SourceRange, in source: SourceText) -> Diagnostic.Replacement? {
    if found.isEmpty { return .init(inserting: meant, at: range.start) }
    guard let start = source.offset(line: range.start.line, column: range.start.column) else { return nil }
    let written = source.scalars[start...].prefix(range.length)
    if written.elementsEqual(found.unicodeScalars) { return .init(range, with: meant) }
    // Between quotation marks, which stay around a word and go with what is none.
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
    _ severity: Severity, _ mistake: any Mistake, in source: SourceText, at range: SourceRange? = nil,
    notes: [Note] = []
  ) {
    let fix = range.flatMap { mistake.correction?.replacement(at: $0, in: source) }
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
