import Diagnostics

/// Changes to a document's text, each within a line, by which places in the changed text are found again in the text
/// as its author has it.
struct TextEdits {
  struct Edit {
    /// In Unicode scalars.
    var offset: Int
    var line: Int
    /// Counted from 1.
    var column: Int
    var removed: Int
    var text: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func add(_ edit: Edit) { edits.append(edit) }

  /// The text with every change made.
  func applied(to scalars: [Unicode.Scalar]) -> String {
    var result: [Unicode.Scalar] = []
    var offset = 0
    for edit in edits.sorted(by: { $0.offset < $1.offset }) where edit.offset >= offset {
      result += scalars[offset..<edit.offset]
      result += Array(edit.text.unicodeScalars)
      offset = edit.offset + edit.removed
    }
    return String(scalars: result + scalars[offset...])
  }

  /// What was said of the changed text, said of the author's.
  func undone(in diagnostics: Diagnostics) -> Diagnostics {
    let lines = Dictionary(grouping: edits.sorted { $0.column < $1.column }, by: \.line)
    func place(_ range: SourceRange) -> SourceRange {
      var column = range.start.column
      for edit in lines[range.start.line] ?? [] {
        let inserted = edit.text.length
        // What was inserted is told of where it was missing.
        if column >= edit.column + inserted {
          column -= inserted - edit.removed
        } else if column > edit.column {
          column = edit.column
        }
      }
      return SourceRange(line: range.start.line, column: max(1, column), length: range.length)
    }
    return Diagnostics(
      diagnostics.all.map { diagnostic in
        Diagnostic(
          diagnostic.severity, diagnostic.message, at: diagnostic.range.map(place),
          notes: diagnostic.notes.map { .init($0.message, at: $0.range.map(place)) })
      })
  }
}
