import Diagnostics
import Foundation
import InterfaceBuilder
import Testing

/// A document under `Fixtures`, with what is expected of it in comments `<!--= … -->`.
struct DocumentFixture: CustomTestStringConvertible, Sendable {
  var source: SourceFile
  var expectations: [String]
  var testDescription: String { source.name }

  static func all(in topic: String) throws -> [DocumentFixture] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(topic)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { try DocumentFixture(at: $0) }
  }

  static func named(_ name: String, in topic: String) throws -> DocumentFixture {
    try DocumentFixture(at: Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(topic)/\(name).xml"))
  }

  private init(at url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    source = SourceFile(name: url.lastPathComponent, text: text)
    expectations = text.split(separator: "\n").compactMap { line in
      line.hasPrefix("<!--= ") ? line.dropFirst(6).replacingOccurrences(of: " -->", with: "") : nil
    }
  }

  /// The document, which must be read without a complaint.
  func document() throws -> InterfaceDocument {
    let (document, diagnostics) = InterfaceDocument.read(source)
    return try #require(document, "\(DiagnosticFormatter(file: source).format(diagnostics))")
  }
}
