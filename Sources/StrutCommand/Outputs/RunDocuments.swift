import Diagnostics
import Strut
import Synchronization

/// The documents of a run. All are read before anything is put in its place, so that it is known what is read and what is
/// written.
///
/// Something can be made of a document as soon as it is read, and wait in its place: it needs less memory than figures.
final class RunDocuments<Prepared: Sendable>: Sendable {
  /// What is handed over of a document.
  enum Handed {
    case reading(DocumentReading)
    case prepared(Prepared)
  }

  fileprivate enum Entry: Sendable {
    case read(DocumentReading)
    /// Something was made of it.
    case prepared(Prepared, of: SourceFile, Diagnostics)
    /// It cannot be read, or its outputs would replace others.
    case failed(DocumentError)
    /// It was read, and handed over or let go for the sake of memory.
    case released
  }

  /// What is known of a document after reading it.
  private struct Preview: Sendable {
    var entry: Entry
    var inputs: [String] = []
    var outputs: [OutputPlan.Output] = []
  }

  private let paths: [String]
  private let options: RenderOptions
  private let accepts: @Sendable (Int, Document) -> Bool
  private let entries: Mutex<[Entry]>

  /// Reads documents, and reserves the places of their outputs.
  ///
  /// - Parameters:
  ///   - options: Where the images of storyboards are, and the limits of documents.
  ///   - plan: What the run reads and writes.
  ///   - wording: What messages say of the outputs.
  ///   - accepts: Whether a file is a document of the run.
  ///   - outputs: The outputs of a document.
  ///   - prepare: Makes something of a document that nothing else depends on; `nil` where the document is to wait itself.
  init(
    paths: [String], options: RenderOptions = RenderOptions(), jobs: Int, plan: inout OutputPlan,
    _ wording: OutputPlan.Wording,
    accepting accepts: @escaping @Sendable (Int, Document) -> Bool = { _, _ in true },
    outputs: @escaping @Sendable (Int, FigureReading) -> [OutputPlan.Output],
    preparing prepare: @escaping @Sendable (Int, DocumentReading) -> Prepared? = { _, _ in nil }
  ) {
    // 1. Read all of them.
    var previews = Self.previews(count: paths.count, jobs: jobs) { index throws(DocumentError) in
      let reading = try DocumentReading(path: paths[index], options: options) { accepts(index, $0) }
      let figures = reading.figures
      let prepared = prepare(index, reading)
      return Preview(
        entry: prepared.map { .prepared($0, of: reading.document.source, figures.diagnostics) } ?? .read(reading),
        inputs: figures.inputs, outputs: outputs(index, figures))
    }
    // 2. Nothing that is read may be replaced …
    for (path, preview) in zip(paths, previews) {
      for input in [path] + preview.inputs { plan.addInput(input, of: path) }
    }
    // 3. … and nothing may be written twice.
    for (index, path) in paths.enumerated() {
      if let conflict = plan.reserve(previews[index].outputs, for: path, wording) {
        previews[index].entry.fail(conflict, path)
      }
    }
    (self.paths, self.options, self.accepts) = (paths, options, accepts)
    entries = Mutex(previews.map(\.entry))
  }

  /// Hands a document over.
  func take(_ index: Int) throws(DocumentError) -> Handed {
    let entry = entries.withLock { entries in
      defer { entries[index] = .released }
      return entries[index]
    }
    switch entry {
    case .read(let reading): return .reading(reading)
    case .prepared(let prepared, _, _): return .prepared(prepared)
    case .failed(let error): throw error
    case .released:
      return .reading(try DocumentReading(path: paths[index], options: options) { accepts(index, $0) })
    }
  }

  // MARK: Reading

  /// The memory in bytes for documents that wait to be drawn. Others are read again.
  private static var mostMemory: Int { 64 << 20 }

  private static func previews(
    count: Int, jobs: Int, _ preview: @escaping @Sendable (Int) throws(DocumentError) -> Preview
  ) -> [Preview] {
    let state = Mutex((previews: [Preview](), memory: 0))
    let batch = OrderedBatch(count: count) { index in
      do throws(DocumentError) {
        return try preview(index)
      } catch {
        return Preview(entry: .failed(error))
      }
    } deliver: { _, preview in
      state.withLock { state in
        state.previews.append(preview)
        guard case .read(let reading) = preview.entry else { return }
        state.memory += reading.memory
        // Standard input cannot be read again.
        if state.memory > mostMemory, !reading.document.isStandardInput {
          state.previews[state.previews.count - 1].entry = .released
        }
      }
    }
    batch.run(jobs: jobs)
    return state.withLock { $0.previews }
  }
}

extension RunDocuments where Prepared == Never {
  /// Hands a document over of which nothing was made.
  func takeReading(_ index: Int) throws(DocumentError) -> DocumentReading {
    switch try take(index) {
    case .reading(let reading): return reading
    }
  }
}

extension RunDocuments.Entry {
  /// Keeps only what is wrong.
  fileprivate mutating func fail(_ conflict: OutputConflict, _ path: String) {
    var error = DocumentError(file: SourceFile(name: path, text: ""), diagnostics: Diagnostics())
    switch self {
    case .read(let reading):
      error = DocumentError(file: reading.document.source, diagnostics: reading.figures.diagnostics)
    case .prepared(_, let source, let diagnostics): error = DocumentError(file: source, diagnostics: diagnostics)
    case .failed, .released: break
    }
    error.diagnostics.add(conflict.diagnostic(of: error.file))
    self = .failed(error)
  }
}

extension [String] {
  /// The paths without repetitions: a document that is named twice is drawn once.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
