import Diagnostics
import Testing

/// What is gathered, once each, and in which order it is told.
@Suite struct DiagnosticsTests {
  private func error(_ message: String, line: Int? = nil, about subjects: [String] = []) -> Diagnostic {
    .error(.conflict, message, about: subjects, at: line.map { SourceRange(line: $0, column: 1) })
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

  @Test func numbersDoNotMakeAnotherFinding() {
    let small = error("'a' is 10 points too wide", line: 1, about: ["a"])
    let large = error("'a' is 90 points too wide", line: 1, about: ["a"])
    #expect(small.identity == large.identity)
    #expect(small.identity != error("'b' is 10 points too wide", line: 1, about: ["b"]).identity)
    #expect(small.identity != error(small.message, line: 2, about: ["a"]).identity)
    var other = small
    other.identifier = .lostView
    #expect(small.identity != other.identity)
    #expect(error("a").identity != error("b").identity)
  }

  @Test func whatNotesSayMakesNoOtherFindingAndTheirPlacesDo() {
    func conflict(_ note: String, line: Int) -> Diagnostic {
      .error(.conflict, "a", notes: [.init(note, at: SourceRange(line: line, column: 1))])
    }
    var diagnostics = Diagnostics([conflict("320 wide", line: 1)])
    diagnostics.addOnce(contentsOf: Diagnostics([conflict("480 wide", line: 1), conflict("320 wide", line: 2)]))
    #expect(diagnostics.all.map { $0.notes[0].message } == ["320 wide", "320 wide"])
  }

  @Test func warningsBecomeErrorsWithAllTheyHave() throws {
    let range = SourceRange(line: 1, column: 2, length: 3)
    let warning = Diagnostic.warning(
      .lostView, "a", about: ["v"], at: range, notes: [.init("b")], fix: [.init(range, with: "c")])
    let all = Diagnostics([warning])
    #expect(!all.hasErrors && all.asErrors.hasErrors)
    var error = try #require(all.asErrors.all.first)
    error.severity = .warning
    #expect(error == warning)
  }

  /// Programs and authors search for them.
  @Test(arguments: Diagnostic.Identifier.allCases)
  func identifiersAreWordsWithHyphens(_ identifier: Diagnostic.Identifier) {
    let words = identifier.rawValue.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) } })
  }
}
