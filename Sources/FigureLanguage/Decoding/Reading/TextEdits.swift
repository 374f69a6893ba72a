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

  /// Adds an insertion into the changed text, at a place of that text.
  mutating func add(inserting text: String, at place: SourcePosition, of source: SourceText) {
    let column = original(of: place).column
    guard let offset = source.offset(line: place.line, column: column) else { return }
    edits.append(Edit(offset: offset, line: place.line, column: column, removed: 0, text: text))
  }

  /// The text with every change made.
  func applied(to scalars: [Unicode.Scalar]) -> String {
    var result: [Unicode.Scalar] = []
    var offset = 0
    // What is inserted at one place stands in the order in which it was added.
    let ordered = edits.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    for (_, edit) in ordered where edit.offset >= offset {
      result += scalars[offset..<edit.offset]
      result += Array(edit.text.unicodeScalars)
      offset = edit.offset + edit.removed
    }
    return String(scalars: result + scalars[offset...])
  }

  /// Where a place of the changed text is in the author's.
  func original(of place: SourcePosition) -> SourcePosition {
    Self.original(of: place, edits.filter { $0.line == place.line }.sorted { $0.column < $1.column })
  }

  private static func original(of place: SourcePosition, _ edits: [Edit]) -> SourcePosition {
    var column = place.column
    for edit in edits {
      let inserted = edit.text.length
      // What was inserted is told of where it was missing.
      if column >= edit.column + inserted {
        column -= inserted - edit.removed
      } else if column > edit.column {
        column = edit.column
      }
    }
    return SourcePosition(line: place.line, column: max(1, column))
  }

  /// What was said of the changed text, said of the author's.
  func undone(in diagnostics: Diagnostics) -> Diagnostics {
    let lines = Dictionary(grouping: edits.sorted { $0.column < $1.column }, by: \.line)
    func place(_ range: SourceRange) -> SourceRange {
      SourceRange(start: Self.original(of: range.start, lines[range.start.line] ?? []), length: range.length)
    }
    return Diagnostics(
      diagnostics.all.map { diagnostic in
        Diagnostic(
          diagnostic.severity, diagnostic.message, at: diagnostic.range.map(place),
          notes: diagnostic.notes.map { .init($0.message, at: $0.range.map(place)) })
      })
  }
}
