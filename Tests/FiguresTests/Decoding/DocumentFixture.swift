import Diagnostics
import FigureLanguage
import Figures
import Foundation
import TestSupport
import Testing

/// A document of `Fixtures/<topic>/<sentence>.yaml`, with what is expected of it beside it.
struct DocumentFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let source: SourceFile
  /// The diagnostics as they are printed; empty where nothing is expected.
  let expected: String
  private let folder: URL

  var testDescription: String { name }

  var resources: FolderResources { FolderResources(folder: folder.path) }

  /// The fixtures of a topic, by name.
  static func all(in topic: String) -> [DocumentFixture] {
    all(in: Bundle.module.resourceURL!.appendingPathComponent("Fixtures/\(topic)"))
  }

  /// The documents of the project's samples.
  static func samples() -> [DocumentFixture] { all(in: Samples.folder) }

  private static func all(in folder: URL) -> [DocumentFixture] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let documents = files.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
    return documents.map { file in
      let url = folder.appendingPathComponent(file)
      let name = url.deletingPathExtension().lastPathComponent
      let expected = url.deletingPathExtension().appendingPathExtension("expected")
      return DocumentFixture(
        name: name, source: SourceFile(name: file, text: text(of: url)), expected: text(of: expected), folder: folder)
    }
  }

  private static func text(of url: URL) -> String {
    (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func decode() -> (figure: Figure?, diagnostics: Diagnostics) {
    Figure.decode(source, name: name, resources: resources)
  }
}
