import Diagnostics

/// A document's text with edits, in which each character keeps its offset in the original text.
struct RepairedText {
  /// A replacement of a range of the current text, within one line.
  struct Edit {
    var range: Range<Int>
    var text: String

    static func inserting(_ text: String, at offset: Int) -> Edit { Edit(range: offset..<offset, text: text) }
  }

  private(set) var scalars: [Unicode.Scalar]
  /// The original offset of each character and of the end. Inserted text has the offset of its position.
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
      let new = Array(scalarsOf: edit.text)
      origins.replaceSubrange(edit.range, with: new.map { _ in origins[edit.range.lowerBound] })
      scalars.replaceSubrange(edit.range, with: new)
    }
  }

  /// The offset in the original text.
  func origin(of offset: Int) -> Int { origins[min(offset, scalars.count)] }

  /// The diagnostic of an issue, with ranges of the original text.
  func diagnostic(of issue: SyntaxIssue) -> Diagnostic {
    let range = issue.range.map { source.range(at: origin(of: $0.lowerBound), length: $0.count) }
    var diagnostic = Diagnostic(.error, issue.mistake, in: source, at: range)
    if let repair = issue.repair, repair.certainty.isSuggested {
      diagnostic.fix = repair.edits.map {
        replacement(of: origin(of: $0.range.lowerBound)..<origin(of: $0.range.upperBound), with: $0.text)
      }
    }
    return diagnostic
  }

  /// A diagnostic of the repaired text, with ranges of the original text.
  ///
  /// - Parameter changed: The repaired text, to which the diagnostic's ranges refer.
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
