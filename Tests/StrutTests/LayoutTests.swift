import Foundation
import Testing

import Strut

/// Each `Fixtures/layouts/*.yaml` is a document that shows one rule, with what the rule makes of it in lines `#= …`.
@Suite struct LayoutTests {
  @Test(arguments: try LayoutFixture.all())
  func layoutFollowsTheRule(_ fixture: LayoutFixture) throws {
    let (solved, diagnostics) = solveFigure(fixture.source, name: "layout", imagesIn: ".")
    let figure = try #require(solved, "\(DiagnosticFormatter(file: fixture.source).format(diagnostics))")
    #expect(!fixture.numbers.expectations.isEmpty)
    try fixture.numbers.check(figure)
  }
}

struct LayoutFixture: CustomTestStringConvertible, Sendable {
  var source: SourceFile
  var numbers: NumbersFixture
  var testDescription: String { numbers.name }

  static func all() throws -> [LayoutFixture] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures/layouts")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { url in
        let text = try String(contentsOf: url, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("#= ") }.map { $0.dropFirst(3) }
        return LayoutFixture(
          source: SourceFile(name: url.lastPathComponent, text: text),
          numbers: NumbersFixture(
            name: url.deletingPathExtension().lastPathComponent, lines: lines.joined(separator: "\n")))
      }
  }
}
