import Serialization

/// Formats diagnostics as compilers do, so that editors can locate them.
///
///     login.yaml:14:10: error: 'leadng' is not a layout attribute; did you mean 'leading'?
///       - name.leadng == superview.leading
///              ^~~~~~
public struct DiagnosticFormatter: Sendable {
  /// The document that the ranges refer to.
  public let file: SourceFile

  /// The longest excerpt. Longer lines are truncated around the location, with dots where there is more.
  private static let longestExcerpt = 160

  /// Creates a formatter for the diagnostics of one document.
  public init(file: SourceFile) {
    self.file = file
  }

  /// All diagnostics in line order, each with its excerpt and notes. Each line has a line end.
  public func format(_ diagnostics: Diagnostics) -> String {
    // Most documents give no reason to look for their lines.
    guard !diagnostics.all.isEmpty else { return "" }
    let lines = LineReaders(file)
    return diagnostics.listed.map { format($0, lines) }.joined()
  }

  /// One diagnostic with its excerpt and notes. Each line has a line end.
  public func format(_ diagnostic: Diagnostic) -> String { format(diagnostic, LineReaders(file)) }

  private func format(_ diagnostic: Diagnostic, _ lines: LineReaders) -> String {
    func entry(label: String, message: String, range: SourceRange?, showsExcerpt: Bool = true) -> String {
      let name = (range?.file?.source ?? file).name.showingControls()
      let message = message.showingControls()
      guard let range else { return "\(name): \(label): \(message)\n" }
      let place = "\(name):\(range.start.line):\(range.start.column)"
      return "\(place): \(label): \(message)\n" + (showsExcerpt ? excerpt(of: range, lines) : "")
    }
    var text = entry(label: diagnostic.severity.rawValue, message: diagnostic.message, range: diagnostic.range)
    var shown: Set = [diagnostic.range]
    for note in diagnostic.notes {
      // A place is shown once, however many notes refer to it.
      let isNew = shown.insert(note.range).inserted
      text += entry(label: "note", message: note.message, range: note.range, showsExcerpt: isNew)
    }
    // The items that include the file of the mistake, from the inside outwards.
    for file in sequence(first: diagnostic.range?.file, next: { $0?.includedAt.file }).prefix(while: { $0 != nil }) {
      text += entry(label: "note", message: "included here", range: file?.includedAt, showsExcerpt: false)
    }
    return text
  }

  /// The line, and below it a caret and an underline as long as the range.
  private func excerpt(of range: SourceRange, _ lines: LineReaders) -> String {
    guard let scalars = lines[range.file].line(range.start.line) else { return "" }
    // 1. Cut a window around the place out of an overlong line.
    let column = min(range.start.column - 1, scalars.count)
    let first = scalars.count > Self.longestExcerpt ? max(0, column - Self.longestExcerpt / 2) : 0
    let last = min(scalars.count, first + Self.longestExcerpt)
    // 2. Replace what a terminal would act on; tabs stay, so that the caret lines up.
    var shown = scalars[first..<last].map { $0.isControl && $0 != "\t" ? "\u{FFFD}" : $0 }
    if first > 0 { shown[0] = "…" }
    if last < scalars.count { shown[shown.count - 1] = "…" }
    // 3. Indent the caret with the line's own tabs.
    let indent = shown.prefix(column - first).map { $0 == "\t" ? "\t" : " " }.joined()
    let tail = String(repeating: "~", count: max(0, min(range.length, last - column) - 1))
    var text = String.UnicodeScalarView()
    text.append(contentsOf: shown)
    return "  \(String(text))\n  \(indent)^\(tail)\n"
  }
}

/// The lines of the document and of the files that it includes.
private final class LineReaders {
  private let document: LineReader
  private var included: [IncludedFile: LineReader] = [:]

  init(_ document: SourceFile) { self.document = LineReader(document) }

  subscript(_ file: IncludedFile?) -> LineReader {
    guard let file else { return document }
    if let known = included[file] { return known }
    let reader = LineReader(file.source)
    included[file] = reader
    return reader
  }
}

/// Caches the lines of a file: a generated document may have one line with thousands of mistakes.
private final class LineReader {
  private let file: SourceFile
  private let starts: [String.Index]
  private var last: (number: Int, scalars: [Unicode.Scalar])?

  init(_ file: SourceFile) {
    self.file = file
    starts = file.lineStarts
  }

  func line(_ number: Int) -> [Unicode.Scalar]? {
    if let last, last.number == number { return last.scalars }
    guard let line = file.line(number, among: starts) else { return nil }
    let scalars = Array(line.unicodeScalars)
    last = (number, scalars)
    return scalars
  }
}
