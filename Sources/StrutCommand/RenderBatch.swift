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
  private let state = Mutex(State())

  private struct State {
    var hasFailed = false
    /// How many documents have been drawn.
    var drawn = 0
    /// How many pictures wait beside their places.
    var waiting = 0
  }

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
    /// The pictures that wait beside their places.
    var pending: [(name: String, file: PendingFile)] = []
  }

  /// Of how many pictures that wait the documents that follow are not drawn before all are read: as many files as
  /// that are removed for sure if the process is ended.
  private static let mostWaiting = 2000

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
    // 1. Read them. What can be drawn waits beside its place until it is known what all of them read and write.
    let documents = read()
    // 2. Draw the others, and put the pictures in their places.
    let batch = OrderedBatch(count: paths.count) {
      self.finish(documents, $0)
    } deliver: { _, output in
      if output.diagnostics.hasErrors || output.problems.hasErrors { self.state.withLock { $0.hasFailed = true } }
      Terminal.writeError(self.message(of: output))
      if let picture = output.picture { Terminal.writeOutput(picture) }
      if let snippet = output.snippet {
        Terminal.writeOutput(snippet)
      } else if !self.isQuiet {
        Terminal.writeOutput(output.paths.lines)
      }
    }
    batch.run(jobs: jobs)
    return state.withLock { !$0.hasFailed }
  }

  /// What goes to standard error.
  private func message(of output: Output) -> String {
    // For programs one list; people read what is wrong with the document first.
    if form == .json { return form.text(of: output.diagnostics.adding(output.problems), in: output.file) }
    return form.text(of: output.diagnostics, in: output.file) + form.text(of: output.problems, in: output.file)
  }

  /// Reads the documents, and sees that their pictures replace neither each other nor what they are made of.
  private func read() -> RunDocuments<Output> {
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
    } preparing: { _, reading in
      guard case .folder(let folder) = self.destination, self.state.withLock({ $0.waiting < Self.mostWaiting }) else {
        return nil
      }
      let output = self.draw(reading, into: folder)
      self.state.withLock { $0.waiting += output.pending.count }
      return output
    }
  }

  /// Draws a document unless it has been, and puts its pictures in their places, or none if it has an error.
  private func finish(_ documents: RunDocuments<Output>, _ index: Int) -> Output {
    var output: Output
    do throws(DocumentError) {
      switch try documents.take(index) {
      case .prepared(let prepared): output = prepared
      case .reading(let reading): output = draw(reading)
      }
    } catch {
      return Output(file: error.file, diagnostics: error.diagnostics)
    }
    if case .folder(let folder) = destination { putInPlace(&output, in: folder) }
    return output
  }

  private func draw(_ reading: DocumentReading) -> Output {
    var output = Output(file: reading.document.source)
    switch destination {
    case .folder(let folder): output = draw(reading, into: folder)
    case .file(let name, let folder):
      draw(reading.figures, as: name, in: folder, &output)
    case .standardOutput:
      guard let file = onlyPicture(of: reading.figures, for: "standard output", &output) else { break }
      output.picture = file.bytes
    }
    return output
  }

  /// Draws a document's pictures, each written beside its place as soon as it is drawn.
  private func draw(_ reading: DocumentReading, into folder: OutputFolder) -> Output {
    var output = Output(file: reading.document.source)
    var problem: Diagnostic?
    var snippet = snippet.map { Snippet($0, of: reading.figures.figures) }
    let rendering = render(reading.figures, options: options) { file in
      guard problem == nil else { return }
      do throws(WritingError) {
        output.pending.append((file.name, try folder.begin(file.bytes, as: file.name)))
        snippet?.add(file, at: folder.path(of: file.name))
      } catch {
        problem = Self.problem(with: file.name, in: folder, error)
      }
    }
    output.diagnostics = rendering.diagnostics
    if let problem { output.problems.add(problem) } else { output.snippet = snippet?.text }
    let drawn = state.withLock { state in
      state.drawn += 1
      return state.drawn
    }
    if isQuiet { Terminal.showProgress(drawn, of: paths.count) }
    return output
  }

  /// Puts the pictures that wait in their places, in order; what follows one that fails is left out, and of a
  /// document with an error all are.
  private func putInPlace(_ output: inout Output, in folder: OutputFolder) {
    defer { output.pending = [] }
    guard !output.diagnostics.hasErrors else {
      output.snippet = nil
      return
    }
    for (name, file) in output.pending {
      do throws(WritingError) {
        try file.takePlace()
        output.paths.append(folder.path(of: name))
      } catch {
        output.problems.add(Self.problem(with: name, in: folder, error))
        output.snippet = nil
        return
      }
    }
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
            + "\(figures.figures.count > 1 ? "--scene, " : "")--device, --orientation, --direction, --text-size, --theme and --scale"
        ))
      return nil
    }
    return files[0]
  }
}
