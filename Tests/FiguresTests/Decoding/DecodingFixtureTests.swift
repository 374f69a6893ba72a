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
      try write(printed, expectedOf: fixture, in: "broken")
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

  /// Each `Fixtures/accepted/*.yaml` is in order; `*.expected` holds the warnings of the few that bring some.
  @Test(arguments: DocumentFixture.all(in: "accepted"))
  func documentIsAccepted(_ fixture: DocumentFixture) throws {
    let (figure, diagnostics) = fixture.decode()
    let printed = DiagnosticFormatter(file: fixture.source).format(diagnostics)
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil, !printed.isEmpty {
      try write(printed, expectedOf: fixture, in: "accepted")
    } else {
      #expect(printed == fixture.expected)
    }
    #expect(figure != nil)
  }

  private func write(_ text: String, expectedOf fixture: DocumentFixture, in folder: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    try Data(text.utf8).write(to: tests.appendingPathComponent("Fixtures/\(folder)/\(fixture.name).expected"))
  }
}
