import Diagnostics
import Staging
import Testing

/// What is told of a document, in forms for programs.
@Suite struct MachineFormTests {
  private let source = SourceFile(name: "a,b.yaml", text: "")
  private let diagnostics = Diagnostics([
    .warning(.lostView, "100% wide", at: SourceRange(line: 3, column: 5, length: 4)),
    .error(.conflict, "no\nplace", notes: [.init("because", at: SourceRange(line: 9, column: 1))]),
  ])

  @Test func workflowCommandsAreEscaped() {
    #expect(
      diagnostics.workflowCommands(of: source)
        == "::error file=a%2Cb.yaml,title=conflict::no%0Aplace%0Anote: because (line 9)\n"
        + "::warning file=a%2Cb.yaml,line=3,col=5,title=lost-view::100%25 wide\n")
  }

  @Test func jsonHasEveryPlace() {
    #expect(
      diagnostics.json(of: source)
        == #"{"file": "a,b.yaml", "diagnostics": [{"severity": "error", "message": "no\nplace", "#
        + #""line": null, "column": null, "length": null, "#
        + #""notes": [{"message": "because", "line": 9, "column": 1, "length": 1}], "id": "conflict", "fixes": []}, "#
        + #"{"severity": "warning", "message": "100% wide", "line": 3, "column": 5, "length": 4, "notes": [], "#
        + #""id": "lost-view", "fixes": []}]}"#)
  }

  @Test func jsonHasTheFix() {
    let range = SourceRange(line: 1, column: 1, length: 5)
    let diagnostic = Diagnostic.error(
      .unknownKey, "no", at: range,
      fix: [.init(range, with: "title"), .init(inserting: "\"", at: SourcePosition(line: 2, column: 3))])
    #expect(
      Diagnostics([diagnostic]).json(of: source).contains(
        #""fixes": [{"line": 1, "column": 1, "length": 5, "replacement": "title"}, "#
          + #"{"line": 2, "column": 3, "length": 0, "replacement": "\""}]"#))
  }
}
