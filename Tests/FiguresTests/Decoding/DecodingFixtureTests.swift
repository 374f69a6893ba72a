import Diagnostics
import Figures
import Foundation
import Testing

@Suite struct DecodingFixtureTests {
  /// Each `Fixtures/broken/*.yaml` makes one mistake; `*.expected` is what is printed for it, to the letter.
  ///
  /// With the environment variable `UPDATE_EXPECTATIONS` the files are written instead.
  @Test(arguments: DocumentFixture.all(in: "broken"))
  func brokenDocumentIsExplained(_ fixture: DocumentFixture) throws {
    let (figure, diagnostics) = fixture.decode()
    let printed = DiagnosticFormatter(file: fixture.source).format(diagnostics)
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let file = folder.appendingPathComponent("Fixtures/broken/\(fixture.name).expected")
      try Data(printed.utf8).write(to: file)
    } else {
      #expect(printed == fixture.expected)
    }
    #expect(figure == nil)
    #expect(diagnostics.hasErrors)
  }

  @Test(arguments: DocumentFixture.samples())
  func sampleIsAccepted(_ fixture: DocumentFixture) {
    let (figure, diagnostics) = fixture.decode()
    #expect(DiagnosticFormatter(file: fixture.source).format(diagnostics) == "")
    #expect(figure != nil)
  }

  /// Each `Fixtures/accepted/*.yaml` is in order; `*.expected` holds the warnings of the few that are not drawn yet.
  @Test(arguments: DocumentFixture.all(in: "accepted"))
  func documentIsAccepted(_ fixture: DocumentFixture) {
    let (figure, diagnostics) = fixture.decode()
    #expect(DiagnosticFormatter(file: fixture.source).format(diagnostics) == fixture.expected)
    #expect(figure != nil)
  }
}
