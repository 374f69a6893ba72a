import Diagnostics
import Files
import Foundation
import Strut

/// Reads documents, and keeps those read last for as long as neither they nor what they refer to change: under a hand
/// that drags an edge nothing is read. Of one thread.
final class DocumentReader {
  struct Document {
    var reading = FigureReading()
    /// All that is wrong with it; the figures are none then.
    var diagnostics = Diagnostics()
    var text = ""
    var isInterfaceDocument = false
  }

  private struct Entry {
    var path: String
    var metrics: [String: Double]
    var stamps: [String: FileStamp]
    var document: Document
  }

  /// The one used last is the last.
  private var entries: [Entry] = []
  private static let most = 4

  /// - Returns: A message in place of the document, if the file cannot be read.
  func read(_ path: String, metrics: [String: Double]) -> Result<Document, ResourceError> {
    if let place = entries.firstIndex(where: { $0.path == path && $0.metrics == metrics }) {
      let entry = entries.remove(at: place)
      if entry.stamps.allSatisfy({ FileStamp($0) == $1 }) {
        entries.append(entry)
        return .success(entry.document)
      }
    }
    // Taken before reading: what changes meanwhile is read again.
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let own = [path, folder].reduce(into: [:]) { $0[$1] = FileStamp($1) }
    var document = Document()
    do throws(ResourceError) {
      let bytes = try RegularFile.read(path, limit: 16 << 20)
      let (source, problems) = SourceFile.reading(bytes, name: path)
      document.text = source.text
      document.diagnostics = problems
      if !problems.hasErrors {
        document.reading = FigureReading(
          source, name: url.deletingPathExtension().lastPathComponent, imagesIn: folder,
          options: ReadingOptions(metrics: metrics, showsContainers: false))
        document.diagnostics = document.reading.diagnostics
        document.isInterfaceDocument = document.reading.figures.contains { $0.scene != nil }
      }
    } catch {
      return .failure(error)
    }
    let stamps = document.reading.inputs.reduce(into: own) { $0[$1] = FileStamp($1) }
    entries.append(Entry(path: path, metrics: metrics, stamps: stamps, document: document))
    if entries.count > Self.most { entries.removeFirst() }
    return .success(document)
  }
}
