import Diagnostics
import Foundation
import Strut
import Synchronization

/// Documents drawn side by side, each wholly by one thread, their messages in the order they were named.
final class RenderBatch: Sendable {
  private let paths: [String]
  /// The first document of each name.
  private let owners: [String: String]
  private let folder: OutputFolder
  private let options: RenderOptions
  private let jobs: Int
  private let failed = Mutex(false)

  init(paths: [String], folder: OutputFolder, options: RenderOptions, jobs: Int) {
    // A document that is named twice is drawn once.
    var seen: Set<String> = []
    let paths = paths.filter { seen.insert($0).inserted }
    self.paths = paths
    owners = Dictionary(paths.map { (Document.name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    self.folder = folder
    self.options = options
    self.jobs = jobs
  }

  /// Draws all documents.
  ///
  /// - Returns: Whether none had an error.
  func run() -> Bool {
    let batch = OrderedBatch(count: paths.count) {
      self.draw(self.paths[$0])
    } deliver: { index, output in
      if output.failed { self.failed.withLock { $0 = true } }
      Terminal.writeError(output.message)
      self.showProgress(index + 1)
    }
    batch.run(jobs: jobs)
    return failed.withLock { !$0 }
  }

  /// On a terminal, how far a long batch has come.
  private func showProgress(_ count: Int) {
    guard paths.count > 20, Terminal.errorIsTerminal else { return }
    Terminal.writeError("\r\(count) of \(paths.count)\(count == paths.count ? "\n" : "")")
  }

  /// Draws one document and writes its pictures, or nothing if it has an error.
  private func draw(_ path: String) -> (message: String, failed: Bool) {
    // Two documents of one name would overwrite each other's pictures: the first that was named has it.
    let name = Document.name(of: path)
    if let other = owners[name], other != path {
      return ("\(path): error: pictures named '\(name)' come from \(other); give one of them another name\n", true)
    }
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      return (error.text, true)
    }
    let rendering = render(document.source, name: document.name, imagesIn: document.folder, options: options)
    let message = DiagnosticFormatter(file: document.source).format(rendering.diagnostics)
    guard !rendering.diagnostics.hasErrors else { return (message, true) }
    for file in rendering.files {
      do {
        try folder.write(file.bytes, as: file.name)
      } catch {
        let problem = "\(path): error: '\(file.name)' cannot be written to '\(folder.path)'\n"
        return (message + problem, true)
      }
    }
    return (message, false)
  }
}
