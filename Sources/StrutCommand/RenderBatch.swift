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
  private let form: DiagnosticForm
  private let failed = Mutex(false)

  enum Destination: Sendable {
    case folder(OutputFolder)
    /// Of one picture.
    case standardOutput
  }

  private struct Output: Sendable {
    var file: SourceFile
    /// What is wrong with the document.
    var diagnostics = Diagnostics()
    /// What is wrong with its pictures' way out, told behind that.
    var problems = Diagnostics()
    /// The files that were written.
    var paths: [String] = []
    /// What goes to standard output itself.
    var picture: [UInt8]?
  }

  /// - Parameters:
  ///   - isQuiet: Whether the files that are written are not named.
  ///   - form: How what is wrong is printed.
  init(
    paths: [String], destination: Destination, options: RenderOptions, jobs: Int, isQuiet: Bool, form: DiagnosticForm
  ) {
    // A document that is named twice is drawn once.
    var seen: Set<String> = []
    let paths = paths.filter { seen.insert($0).inserted }
    self.paths = paths
    owners = Dictionary(paths.map { (Document.name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    self.destination = destination
    self.options = options
    self.jobs = jobs
    self.isQuiet = isQuiet
    self.form = form
  }

  /// Draws all documents.
  ///
  /// - Returns: Whether none had an error.
  func run() -> Bool {
    let batch = OrderedBatch(count: paths.count) {
      self.draw(self.paths[$0])
    } deliver: { index, output in
      if output.diagnostics.hasErrors || output.problems.hasErrors { self.failed.withLock { $0 = true } }
      Terminal.writeError(self.message(of: output))
      if let picture = output.picture { Terminal.writeOutput(picture) }
      if !self.isQuiet { Terminal.writeOutput(output.paths.map { $0 + "\n" }.joined()) }
      self.showProgress(index + 1)
    }
    batch.run(jobs: jobs)
    return failed.withLock { !$0 }
  }

  /// What goes to standard error.
  private func message(of output: Output) -> String {
    // For programs one list; people read what is wrong with the document first.
    if form == .json { return form.text(of: output.diagnostics.adding(output.problems), in: output.file) }
    return form.text(of: output.diagnostics, in: output.file) + form.text(of: output.problems, in: output.file)
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
      let problem = Diagnostic.error(
        .pictureNameTaken,
        "pictures named '\(name)' come from \(other); rename one of them, or use different folders with -o")
      return Output(file: SourceFile(name: path, text: ""), problems: Diagnostics([problem]))
    }
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      return Output(file: error.file, diagnostics: error.diagnostics)
    }
    let rendering = render(document.source, name: document.name, imagesIn: document.folder, options: options)
    var output = Output(file: document.source, diagnostics: rendering.diagnostics)
    guard !rendering.diagnostics.hasErrors else { return output }
    switch destination {
    case .folder(let folder): write(rendering.files, to: folder, &output)
    case .standardOutput: hand(rendering.files, &output)
    }
    return output
  }

  private func write(_ files: [RenderedFile], to folder: OutputFolder, _ output: inout Output) {
    for file in files {
      if let problem = folder.problem(writing: file.bytes, as: file.name) {
        output.problems.add(.error(.unwritablePicture, "'\(file.name)' \(problem)"))
        return
      }
      output.paths.append(folder.path(of: file.name))
    }
  }

  /// For standard output, which takes one picture: of several nobody could tell where one ends.
  private func hand(_ files: [RenderedFile], _ output: inout Output) {
    guard files.count == 1, let file = files.first else {
      let names = files.prefix(4).map(\.name).joined(separator: ", ") + (files.count > 4 ? ", …" : "")
      output.problems.add(
        .error(
          .severalPictures,
          "standard output takes one picture, but there are \(files.count): \(names); choose one with --format, "
            + "--device, --orientation, --direction, --theme and --scale"))
      return
    }
    output.picture = file.bytes
  }
}
