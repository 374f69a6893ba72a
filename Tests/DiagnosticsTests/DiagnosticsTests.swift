import Diagnostics
import Testing

/// What is gathered, once each, and in which order it is told.
@Suite struct DiagnosticsTests {
  private func error(_ message: String, line: Int? = nil) -> Diagnostic {
    .error(.conflict, message, at: line.map { SourceRange(line: $0, column: 1) })
  }

  @Test func theVerySameIsAddedOnce() {
    var diagnostics = Diagnostics([error("a", line: 2), error("a", line: 2), error("a", line: 3)])
    diagnostics.add(error("b", line: 2))
    #expect(diagnostics.all.map(\.message) == ["a", "a", "b"])
    #expect(diagnostics.adding(diagnostics) == diagnostics)
  }

  @Test func theOrderIsThatOfLinesAndOfFinding() {
    let diagnostics = Diagnostics([error("c", line: 9), error("b", line: 2), error("a"), error("d", line: 2)])
    #expect(diagnostics.inLineOrder.map(\.message) == ["a", "b", "d", "c"])
  }

  /// Programs and authors search for them.
  @Test(arguments: Diagnostic.Identifier.allCases)
  func identifiersAreWordsWithHyphens(_ identifier: Diagnostic.Identifier) {
    let words = identifier.rawValue.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) } })
  }
}
