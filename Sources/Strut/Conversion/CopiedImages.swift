import Figures
import Files
import Synchronization

/// The images beside converted documents, before they are written.
final class CopiedImages: FigureResources, Sendable {
  private let files: [String: [UInt8]]
  private let paths = Mutex<Set<String>>([])

  init(_ files: [String: [UInt8]]) { self.files = files }

  /// Those that documents show.
  var shown: [Conversion.Image] {
    paths.withLock { $0.sorted() }.compactMap { path in files[path].map { Conversion.Image(path: path, bytes: $0) } }
  }

  func image(named path: String) throws(ResourceError) -> [UInt8] {
    guard let bytes = files[path] else { throw ResourceError("does not exist") }
    paths.withLock { _ = $0.insert(path) }
    return bytes
  }
}
