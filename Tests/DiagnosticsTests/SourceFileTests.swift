import Diagnostics
import Testing

/// Lines, places, and bytes that are no text.
@Suite struct SourceFileTests {
  @Test func linesAreCountedFromOneWithoutTheirEnds() {
    let file = SourceFile(name: "a", text: "one\r\ntwo\n")
    #expect(file.line(1) == "one")
    #expect(file.line(2) == "two")
    #expect(file.line(3) == "")
    #expect(file.line(0) == nil && file.line(4) == nil)
  }

  @Test func aRangeCoversAtLeastAColumn() {
    #expect(SourceRange(line: 1, column: 4, length: 0).length == 1)
    #expect(
      SourceRange(line: 1, column: 4, length: 9).part(at: 2, length: 3) == SourceRange(line: 1, column: 6, length: 3))
    #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
  }

  @Test func aReplacementMayCoverNone() {
    let range = SourceRange(line: 1, column: 4, length: 2)
    #expect(Diagnostic.Replacement(range, with: "x").length == 2)
    #expect(Diagnostic.Replacement(inserting: "x", at: range.start).length == 0)
  }

  @Test func documentsThatAreNotUTF8AreRefusedWithTheirPlace() {
    let bytes = Array("size: [1, 2]\ntitle: caf".utf8) + [0xE9, 0x0A]
    let (_, diagnostics) = SourceFile.reading(bytes, name: "latin.yaml")
    #expect(diagnostics.all.first?.range == SourceRange(line: 2, column: 11))
    #expect(SourceFile.reading([0xFF, 0xFE, 0x41, 0], name: "a").diagnostics.hasErrors)
    #expect(SourceFile.reading(Array("größe".utf8), name: "a").diagnostics.isEmpty)
  }

  @Test(arguments: [
    (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "the file is a Git LFS pointer, not the document"),
    ([0xFF, 0xFE, 0x73, 0], "the document is UTF-16: save it as UTF-8"),
    ([0xFE, 0xFF, 0, 0x73], "the document is UTF-16: save it as UTF-8"),
    ([0x73, 0, 0x69, 0, 0x7A, 0], "the document is UTF-16: save it as UTF-8"),
    ([0, 0x73, 0, 0x69], "the document is UTF-16: save it as UTF-8"),
    ([0xFF, 0xFE, 0, 0, 0x73, 0, 0, 0], "the document is UTF-32: save it as UTF-8"),
    ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x73], "the document is UTF-32: save it as UTF-8"),
    ([0x73, 0, 0, 0, 0x69, 0, 0, 0], "the document is UTF-32: save it as UTF-8"),
    ([0, 0, 0, 0x73], "the document is UTF-32: save it as UTF-8"),
  ])
  func whatOtherFilesAreIsTold(_ bytes: [UInt8], _ message: String) {
    let diagnostics = SourceFile.reading(bytes, name: "a").diagnostics
    #expect(diagnostics.all.count == 1)
    #expect(diagnostics.all.first?.message.hasPrefix(message) ?? false)
  }
}
