import Serialization
import Testing

/// Control characters are shown as numbers wherever texts are printed.
@Suite struct ControlTests {
  @Test(arguments: [
    ("plain é → ×", "plain é → ×"),
    ("\u{1B}[31mred\n", "\\u{1b}[31mred\\u{a}"),
    ("\u{9B}2J \u{7F}\0", "\\u{9b}2J \\u{7f}\\u{0}"),
    ("\u{202E}gnp\u{2069}.", "\\u{202e}gnp\\u{2069}."),
    ("\r\n::error::", "\\u{d}\\u{a}::error::"),
  ])
  func controlsAreShown(_ text: String, _ shown: String) {
    #expect(text.showingControls() == shown)
  }

  @Test func linesCanBeKept() {
    #expect("a\tb\n\u{1B}c\r\n".showingControls(keepingLines: true) == "a\tb\n\\u{1b}c\\u{d}\n")
  }

  @Test func jsonHasThemAsEscapesOfItsOwn() {
    var text = ""
    JSONText.write(.object([("\u{202E}", .text("\u{9B}\n\u{7F}é"))]), to: &text)
    #expect(text == #"{"\u202e": "\u009b\n\u007fé"}"#)
  }
}
