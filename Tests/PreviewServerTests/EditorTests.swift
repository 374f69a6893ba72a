import Testing

@testable import PreviewServer

@Suite struct EditorTests {
  @Test(arguments: [
    ("code", "code --goto /a b.yaml:12"),
    ("/usr/bin/code --reuse-window", "/usr/bin/code --reuse-window --goto /a b.yaml:12"),
    ("vim", "vim +12 /a b.yaml"), ("emacsclient -n", "emacsclient -n +12 /a b.yaml"), ("nano", "nano +12 /a b.yaml"),
    ("subl", "subl /a b.yaml:12"), ("xed", "xed --line 12 /a b.yaml"), ("my-own", "my-own +12 /a b.yaml"),
  ])
  func editorsAreToldALineInTheirForm(_ command: String, _ expected: String) throws {
    let words = try #require(Editor(command)).command(opening: "/a b.yaml", line: 12)
    #expect(words.joined(separator: " ") == expected && words.contains { $0.hasPrefix("/a b.yaml") })
  }

  @Test func theFirstVariableWithAWordCounts() {
    #expect(Editor.named(in: [:]) == nil)
    let editor = Editor.named(in: ["EDITOR": "vi", "VISUAL": "nano -l", "LAUNCH_EDITOR": " "])
    #expect(editor?.command(opening: "/a", line: 1) == ["nano", "-l", "+1", "/a"])
  }
}
