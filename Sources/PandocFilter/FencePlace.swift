import Diagnostics

/// Where a block of code is. Pandoc tells it only of `commonmark_x+sourcepos` and its like: `page.md@5:3-9:1`.
struct FencePlace {
  /// Of the first line.
  let range: SourceRange
  private let name: String
  private let column: Int

  /// - Parameters:
  ///   - position: The attribute `data-pos`.
  ///   - number: Of the figure in the document, for messages about one whose place pandoc does not tell.
  init(_ position: String?, number: Int) {
    guard let match = position?.firstMatch(of: /^(.*?)@?(\d+):(\d+)-/), let line = Int(match.output.2),
      let column = Int(match.output.3)
    else {
      (name, column, range) = ("<figure \(number)>", 0, SourceRange(line: 1, column: 1))
      return
    }
    name = match.output.1.isEmpty ? "<stdin>" : String(match.output.1)
    self.column = column
    range = SourceRange(line: line, column: column, length: 3)
  }

  /// The text with the lines and columns that it has in the document; with its own where pandoc does not tell them.
  func source(of text: String) -> SourceFile {
    guard column > 0 else { return SourceFile(name: name, text: text) }
    let indentation = String(repeating: " ", count: column - 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { indentation + $0 }
    return SourceFile(
      name: name, text: String(repeating: "\n", count: range.start.line) + lines.joined(separator: "\n") + "\n")
  }
}
