import Diagnostics
import Testing

/// Diagnostics as compilers print them.
@Suite struct DiagnosticFormatterTests {
  private func printed(_ text: String, _ diagnostics: Diagnostic...) -> String {
    DiagnosticFormatter(file: SourceFile(name: "a.yaml", text: text)).format(Diagnostics(diagnostics))
  }

  @Test func theCaretStandsUnderTheRange() {
    let diagnostic = Diagnostic.error(.conflict, "no", at: SourceRange(line: 2, column: 3, length: 4))
    #expect(printed("a: 1\nb: wrong\n", diagnostic) == "a.yaml:2:3: error: no\n  b: wrong\n    ^~~~\n")
  }

  @Test func nothingIsPrintedOfNothing() {
    #expect(printed("a") == "")
  }

  @Test func whatHasNoPlaceHasNoExcerpt() {
    #expect(printed("a", .warning(.lostView, "no")) == "a.yaml: warning: no\n")
    #expect(
      printed("a", .error(.conflict, "no", at: SourceRange(line: 7, column: 1))) == "a.yaml:7:1: error: no\n")
  }

  @Test func aPlaceIsShownOnce() {
    let here = SourceRange(line: 1, column: 1)
    let diagnostic = Diagnostic.error(
      .conflict, "no", at: here, notes: [.init("same", at: here), .init("other", at: SourceRange(line: 2, column: 1))])
    #expect(
      printed("a\nb", diagnostic)
        == "a.yaml:1:1: error: no\n  a\n  ^\na.yaml:1:1: note: same\na.yaml:2:1: note: other\n  b\n  ^\n")
  }

  @Test func tabsStayAndWhatATerminalActsOnDoesNot() {
    let diagnostic = Diagnostic.error(.conflict, "no", at: SourceRange(line: 1, column: 3))
    #expect(printed("\t\u{1B}x\r\n", diagnostic) == "a.yaml:1:3: error: no\n  \t\u{FFFD}x\n  \t ^\n")
  }

  @Test func longLinesAreCutAroundThePlace() {
    let text = String(repeating: "x", count: 300) + "HERE" + String(repeating: "y", count: 300)
    let lines = printed(text, .error(.conflict, "no", at: SourceRange(line: 1, column: 301, length: 4)))
      .split(separator: "\n")
    #expect(lines[1].count == 162)
    #expect(lines[1].hasPrefix("  …xx") && lines[1].hasSuffix("yy…"))
    #expect(lines[2].drop { $0 == " " } == "^~~~")
    #expect(lines[1].dropFirst(lines[2].prefix { $0 == " " }.count).hasPrefix("HERE"))
  }
}
