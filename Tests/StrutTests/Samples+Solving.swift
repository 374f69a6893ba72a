import Strut
import TestSupport
import Testing

extension Samples {
  static func source(_ name: String) throws -> SourceFile {
    SourceFile(name: "\(name).yaml", text: try text(name))
  }

  /// The sample with every combination solved; one with errors fails the test.
  static func solve(_ name: String, overrides: FigureOverrides = FigureOverrides()) throws -> SolvedFigure {
    let source = try source(name)
    let (solved, diagnostics) = solveFigure(source, name: name, imagesIn: folder.path, overrides: overrides)
    return try #require(solved, "\(DiagnosticFormatter(file: source).format(diagnostics))")
  }
}
