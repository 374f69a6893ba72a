import Diagnostics
import Strut

/// A document that was read, with its figures.
struct DocumentReading: Sendable {
  var document: Document
  /// Empty for a file that is no document of the run.
  var figures = FigureReading()

  init(path: String, options: RenderOptions, accepting accepts: (Document) -> Bool) throws(DocumentError) {
    document = try Document(path: path)
    guard accepts(document) else { return }
    figures = FigureReading(
      document.source, name: document.name, imagesIn: document.folder, options: ReadingOptions(options))
  }

  /// About how many bytes the figures take.
  var memory: Int { 40 * document.source.text.utf8.count + figures.imageMemory }
}
