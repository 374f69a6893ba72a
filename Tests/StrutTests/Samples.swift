import Foundation
import Strut
import Testing

/// The documents of `samples/`.
enum Samples {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("samples")

  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "yaml" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
    }
  }

  static func source(_ name: String) throws -> SourceFile {
    let url = folder.appendingPathComponent("\(name).yaml")
    return SourceFile(name: "\(name).yaml", text: try String(contentsOf: url, encoding: .utf8))
  }

  /// The sample with every combination solved; one with errors fails the test.
  static func solve(_ name: String, overrides: FigureOverrides = FigureOverrides()) throws -> SolvedFigure {
    let source = try source(name)
    let (solved, diagnostics) = solveFigure(source, name: name, imagesIn: folder.path, overrides: overrides)
    return try #require(solved, "\(DiagnosticFormatter(file: source).format(diagnostics))")
  }
}
