import Foundation
import Testing

import Strut

/// A storyboard or a xib under `Fixtures`, with what is expected of it in comments `<!--= … -->`.
struct InterfaceFixture: CustomTestStringConvertible, Sendable {
  var source: SourceFile
  var expectations: [String]
  var testDescription: String { source.name }

  static func all(in topic: String) throws -> [InterfaceFixture] {
    try FileManager.default.contentsOfDirectory(at: folder(topic), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }.map { try InterfaceFixture(at: $0) }
  }

  static func named(_ name: String, in topic: String) throws -> InterfaceFixture {
    try InterfaceFixture(at: folder(topic).appendingPathComponent("\(name).xml"))
  }

  private static func folder(_ topic: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(topic)")
  }

  private init(at url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    source = SourceFile(name: url.lastPathComponent, text: text)
    expectations = text.split(separator: "\n").compactMap { line in
      line.hasPrefix("<!--= ") ? line.dropFirst(6).replacingOccurrences(of: " -->", with: "") : nil
    }
  }
}
