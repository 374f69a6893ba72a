import Diagnostics

/// A document's text with changes made to it, each character with the place that it has in the text as its author wrote
/// it.
struct MendedText {
  /// A stretch of the text as it is by now, and what takes its place; a change stays within its line.
  struct Edit {
    var range: Range<Int>
    var text: String

    static func inserting(_ text: String, at offset: Int) -> Edit { Edit(range: offset..<offset, text: text) }
  }

  private(set) var scalars: [Unicode.Scalar]
  /// Where each of them came from, and the end; what was inserted came from where it was missing.
  private var origins: [Int]
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    scalars = source.scalars
    origins = Array(0...scalars.count)
  }

  var text: String { String(scalars: scalars) }

  mutating func apply(_ edits: [Edit]) {
    // From the end, so that no change moves the place of the next.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let new = Array(edit.text.unicodeScalars)
      origins.replaceSubrange(edit.range, with: new.map { _ in origins[edit.range.lowerBound] })
      scalars.replaceSubrange(edit.range, with: new)
    }
  }

  /// Where a place of the changed text is in the author's.
  func origin(of offset: Int) -> Int { origins[min(offset, scalars.count)] }

  /// A slip of this text, told of the author's.
  func diagnostic(of slip: Slip) -> Diagnostic {
    let range = slip.range.map { source.range(at: origin(of: $0.lowerBound), length: $0.count) }
    var diagnostic = Diagnostic(.error, slip.mistake, in: source, at: range)
    if let mend = slip.mend, mend.certainty != .guessed {
      diagnostic.fix = mend.edits.map {
        replacement(of: origin(of: $0.range.lowerBound)..<origin(of: $0.range.upperBound), with: $0.text)
      }
    }
    return diagnostic
  }

  /// What was said of this text, said of the author's.
  ///
  /// - Parameter changed: This text, in which the diagnostic has its places.
  func undone(_ diagnostic: Diagnostic, in changed: SourceText) -> Diagnostic {
    func origin(_ place: SourcePosition, _ columns: Int = 0) -> Int {
      self.origin(of: (changed.offset(line: place.line, column: place.column) ?? 0) + columns)
    }
    func original(_ range: SourceRange) -> SourceRange { source.range(at: origin(range.start), length: range.length) }
    var undone = diagnostic
    undone.range = diagnostic.range.map(original)
    undone.notes = diagnostic.notes.map { .init($0.message, at: $0.range.map(original)) }
    undone.fix = diagnostic.fix.map {
      replacement(of: origin($0.start)..<origin($0.start, $0.length), with: $0.text)
    }
    return undone
  }

  private func replacement(of range: Range<Int>, with text: String) -> Diagnostic.Replacement {
    let start = source.position(at: range.lowerBound)
    return range.isEmpty
      ? .init(inserting: text, at: start) : .init(SourceRange(start: start, length: range.count), with: text)
  }
}
