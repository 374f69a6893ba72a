import Diagnostics
import Foundation
import Strut
import Synchronization

/// Documents drawn side by side, each wholly by one thread, their messages in the order they were named.
final class RenderBatch: Sendable {
  private let paths: [String]
  /// The first document of each name.
  private let owners: [String: String]
  private let destination: Destination
  private let options: RenderOptions
  private let jobs: Int
  private let isQuiet: Bool
  private let failed = Mutex(false)

  enum Destination: Sendable {
    case folder(OutputFolder)
    /// Of one picture.
    case standardOutput
  }

  private struct Output: Sendable {
    /// What goes to standard error.
    var message: String
    var failed = false
    /// The files that were written.
    var paths: [String] = []
    /// What goes to standard output itself.
    var picture: [UInt8]?
  }

  /// - Parameter isQuiet: Whether the files that are written are not named.
  init(paths: [String], destination: Destination, options: RenderOptions, jobs: Int, isQuiet: Bool) {
    // A document that is named twice is drawn once.
    var seen: Set<String> = []
    let paths = paths.filter { seen.insert($0).inserted }
    self.paths = paths
    owners = Dictionary(paths.map { (Document.name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    self.destination = destination
    self.options = options
    self.jobs = jobs
    self.isQuiet = isQuiet
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
      if let picture = output.picture { Terminal.writeOutput(picture) }
      if !self.isQuiet { Terminal.writeOutput(output.paths.map { $0 + "\n" }.joined()) }
      self.showProgress(index + 1)
    }
    batch.run(jobs: jobs)
    return failed.withLock { !$0 }
  }

  /// On a terminal, how far a long batch has come that does not tell by its files.
  private func showProgress(_ count: Int) {
    guard isQuiet, paths.count > 20, Terminal.errorIsTerminal else { return }
    Terminal.writeError("\r\(count) of \(paths.count)\(count == paths.count ? "\n" : "")")
  }

  /// Draws one document and writes its pictures, or nothing if it has an error.
  private func draw(_ path: String) -> Output {
    // Two documents of one name would overwrite each other's pictures: the first that was named has it.
    let name = Document.name(of: path)
    if let other = owners[name], other != path {
      let problem =
        "\(path): error: pictures named '\(name)' come from \(other);"
        + " rename one of them, or use different folders with -o\n"
      return Output(message: problem, failed: true)
    }
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      return Output(message: error.text, failed: true)
    }
    let rendering = render(document.source, name: document.name, imagesIn: document.folder, options: options)
    let message = DiagnosticFormatter(file: document.source).format(rendering.diagnostics)
    guard !rendering.diagnostics.hasErrors else { return Output(message: message, failed: true) }
    switch destination {
    case .folder(let folder): return write(rendering.files, of: path, to: folder, message)
    case .standardOutput: return hand(rendering.files, of: path, message)
    }
  }

  private func write(_ files: [RenderedFile], of path: String, to folder: OutputFolder, _ message: String) -> Output {
    var output = Output(message: message)
    for file in files {
      if let problem = folder.problem(writing: file.bytes, as: file.name) {
        output.message += "\(path): error: '\(file.name)' \(problem)\n"
        output.failed = true
        break
      }
      output.paths.append(folder.path(of: file.name))
    }
    return output
  }

  /// For standard output, which takes one picture: of several nobody could tell where one ends.
  private func hand(_ files: [RenderedFile], of path: String, _ message: String) -> Output {
    guard files.count == 1, let file = files.first else {
      let names = files.prefix(4).map(\.name).joined(separator: ", ") + (files.count > 4 ? ", …" : "")
      let problem =
        "\(path): error: standard output takes one picture, but there are \(files.count): \(names); choose one with "
        + "--format, --device, --orientation, --direction, --theme and --scale\n"
      return Output(message: message + problem, failed: true)
    }
    return Output(message: message, picture: file.bytes)
  }
}
