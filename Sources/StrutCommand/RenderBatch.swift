import Diagnostics
import Files
import Strut
import Synchronization

/// Documents drawn side by side, each wholly by one thread, their messages in the order they were named.
final class RenderBatch: Sendable {
  private let paths: [String]
  private let destination: Destination
  private let options: RenderOptions
  private let jobs: Int
  private let isQuiet: Bool
  private let form: DiagnosticForm
  private let snippet: Snippet.Style?
  private let failed = Mutex(false)

  enum Destination: Sendable {
    case folder(OutputFolder)
    /// Of one picture, which gets that name.
    case file(String, in: OutputFolder)
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
    /// The lines that show the pictures on a page, instead of their names.
    var snippet: String?
    /// What goes to standard output itself.
    var picture: [UInt8]?
  }

  /// - Parameters:
  ///   - isQuiet: Whether the files that are written are not named.
  ///   - form: How what is wrong is printed.
  ///   - snippet: In place of the names of the files, the lines that show them on such a page are printed.
  init(
    paths: [String], destination: Destination, options: RenderOptions, jobs: Int, isQuiet: Bool, form: DiagnosticForm,
    snippet: Snippet.Style? = nil
  ) {
    self.paths = paths.uniqued
    self.destination = destination
    self.options = options
    self.jobs = jobs
    self.isQuiet = isQuiet
    self.form = form
    self.snippet = snippet
  }

  /// Draws all documents.
  ///
  /// - Returns: Whether none had an error.
  func run() -> Bool {
    let documents = read()
    let batch = OrderedBatch(count: paths.count) {
      self.draw(documents, $0)
    } deliver: { index, output in
      if output.diagnostics.hasErrors || output.problems.hasErrors { self.failed.withLock { $0 = true } }
      Terminal.writeError(self.message(of: output))
      if let picture = output.picture { Terminal.writeOutput(picture) }
      if let snippet = output.snippet {
        Terminal.writeOutput(snippet)
      } else if !self.isQuiet {
        Terminal.writeOutput(output.paths.lines)
      }
      if self.isQuiet { Terminal.showProgress(index + 1, of: self.paths.count) }
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

  /// Reads the documents, and sees that their pictures replace neither each other nor what they are made of.
  private func read() -> RunDocuments {
    var plan = OutputPlan()
    return RunDocuments(
      paths: paths, options: options, jobs: jobs, plan: &plan, options.naming == .standard ? .pictures : .namedPictures
    ) {
      [options, destination] _, reading in
      let folder: OutputFolder
      switch destination {
      case .standardOutput: return []
      case .file(let name, let folder): return [OutputPlan.Output(path: folder.path(of: name), name: name)]
      case .folder(let all): folder = all
      }
      return reading.figures.flatMap {
        $0.applying(options.overrides).fileNames(in: options.formats, as: options.naming)
      }
      .map { OutputPlan.Output(path: folder.path(of: $0), name: $0) }
    }
  }

  /// Draws one document and writes its pictures, or nothing if it has an error.
  private func draw(_ documents: RunDocuments, _ index: Int) -> Output {
    let reading: RunDocuments.Reading
    do throws(DocumentError) {
      reading = try documents.take(index)
    } catch {
      return Output(file: error.file, diagnostics: error.diagnostics)
    }
    var output = Output(file: reading.document.source)
    switch destination {
    case .folder(let folder): draw(reading.figures, into: folder, &output)
    case .file(let name, let folder):
      draw(reading.figures, as: name, in: folder, &output)
    case .standardOutput:
      guard let file = onlyPicture(of: reading.figures, for: "standard output", &output) else { break }
      output.picture = file.bytes
    }
    return output
  }

  /// Draws a document's pictures, each written as soon as it is drawn and none put in its place before the last.
  private func draw(_ figures: FigureReading, into folder: OutputFolder, _ output: inout Output) {
    var pending: [(name: String, file: PendingFile)] = []
    var problem: Diagnostic?
    var snippet = snippet.map { Snippet($0, of: figures.figures) }
    // 1. Write the pictures beside their places.
    let rendering = render(figures, options: options) { file in
      guard problem == nil else { return }
      do throws(WritingError) {
        pending.append((file.name, try folder.begin(file.bytes, as: file.name)))
        snippet?.add(file, at: folder.path(of: file.name))
      } catch {
        problem = Self.problem(with: file.name, in: folder, error)
      }
    }
    output.diagnostics = rendering.diagnostics
    guard !rendering.diagnostics.hasErrors else { return }
    // 2. Put them in their places, in order; what follows one that fails is left out.
    for (name, file) in pending {
      do throws(WritingError) {
        try file.takePlace()
        output.paths.append(folder.path(of: name))
      } catch {
        problem = Self.problem(with: name, in: folder, error)
        break
      }
    }
    if let problem { output.problems.add(problem) } else { output.snippet = snippet?.text }
  }

  private static func problem(with name: String, in folder: OutputFolder, _ error: WritingError) -> Diagnostic {
    .error(.unwritablePicture, "'\(name)' cannot be written to '\(folder.path)': \(error.reason)")
  }

  /// Draws a document's only picture, and writes it.
  private func draw(_ figures: FigureReading, as name: String, in folder: OutputFolder, _ output: inout Output) {
    guard let file = onlyPicture(of: figures, for: "'\(folder.path(of: name))'", &output) else { return }
    do throws(WritingError) {
      try folder.write(file.bytes, as: name)
    } catch {
      output.problems.add(Self.problem(with: name, in: folder, error))
      return
    }
    output.paths = [folder.path(of: name)]
    guard var snippet = snippet.map({ Snippet($0, of: figures.figures) }) else { return }
    snippet.add(file, at: folder.path(of: name))
    output.snippet = snippet.text
  }

  /// The picture of a document that has one; `nil`, which is told, for several and for a document with an error.
  ///
  /// - Parameter taker: What takes one picture: of several nobody could tell where one ends, or which is meant.
  private func onlyPicture(of figures: FigureReading, for taker: String, _ output: inout Output) -> RenderedFile? {
    let rendering = render(figures, options: options)
    output.diagnostics = rendering.diagnostics
    guard !rendering.diagnostics.hasErrors else { return nil }
    let files = rendering.files
    guard files.count == 1 else {
      let names = files.prefix(4).map(\.name).joined(separator: ", ") + (files.count > 4 ? ", …" : "")
      output.problems.add(
        .error(
          .severalPictures,
          "\(taker) takes one picture, but there are \(files.count): \(names); choose one with --format, "
            + "--device, --orientation, --direction, --theme and --scale"))
      return nil
    }
    return files[0]
  }
}
