import Diagnostics
import Figures
import Foundation
import Staging
import Testing
import Typography

/// Each `Fixtures/explanations/*.yaml` is a layout with something to say of it. Beside it stand what `strut check`
/// prints (`.check`), what the console does (`.console`), and for some the layout trace (`.trace`).
///
/// With the environment variable `UPDATE_EXPECTATIONS` the files are written instead; for a trace an empty one has to
/// be there.
@Suite struct ExplanationTests {
  @Test(arguments: DocumentFixture.all(in: "explanations"))
  func layoutIsExplained(_ fixture: DocumentFixture) throws {
    let (decoded, diagnostics) = fixture.decode()
    #expect(diagnostics.isEmpty)
    let figure = try #require(decoded)
    let pictures = figure.pictures(
      measuringTextWith: FixedWidthMeasurer(), explaining: .all(determinationOf: nil))
    let panels = pictures.flatMap(\.panels)
    try expect(
      DiagnosticFormatter(file: fixture.source).format(figure.findings(in: pictures).diagnostics), "check", fixture)
    try expect(panels.flatMap(\.consoleLines).map { $0 + "\n" }.joined(), "console", fixture)
    if FileManager.default.fileExists(atPath: file("trace", of: fixture).path) {
      try expect(panels.map(\.trace.text).joined(separator: "\n"), "trace", fixture)
    }
  }

  /// Each `Fixtures/staging/*.yaml` can be read, and has steps that go wrong when they are played; `*.expected` is what
  /// is said of them.
  @Test(arguments: DocumentFixture.all(in: "staging"))
  func stepThatGoesWrongIsExplained(_ fixture: DocumentFixture) throws {
    let (decoded, diagnostics) = fixture.decode()
    #expect(diagnostics.isEmpty)
    let figure = try #require(decoded)
    var said = Diagnostics()
    for picture in figure.pictures(measuringTextWith: FixedWidthMeasurer()) {
      said.add(contentsOf: picture.diagnostics)
    }
    let printed = DiagnosticFormatter(file: fixture.source).format(said)
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      try Data(printed.utf8).write(to: folder.appendingPathComponent("Fixtures/staging/\(fixture.name).expected"))
    } else {
      #expect(!printed.isEmpty && printed == fixture.expected)
    }
  }

  private func expect(_ text: String, _ kind: String, _ fixture: DocumentFixture) throws {
    let file = file(kind, of: fixture)
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil {
      if !text.isEmpty { try Data(text.utf8).write(to: file) }
    } else {
      // What nothing is said of has no file.
      #expect(text == (try? String(contentsOf: file, encoding: .utf8)) ?? "", "the \(kind)")
    }
  }

  private func file(_ kind: String, of fixture: DocumentFixture) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/explanations/\(fixture.name).\(kind)")
  }
}
