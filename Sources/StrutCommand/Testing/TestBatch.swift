import Diagnostics
import FigureLanguage
import Figures
import GoldenTesting
import Strut
import Synchronization

/// Documents drawn in memory and compared with their goldens, side by side.
final class TestBatch: Sendable {
  private let documents: [FoundDocument]
  private let readings: RunDocuments<Never>
  private let goldens: GoldenFolder
  private let options: RenderOptions
  private let report: HTMLReport?
  private let keepsResults: Bool
  private let state = Mutex(State())

  struct State: Sendable {
    var summary = RunSummary()
    /// Empty unless they are to be kept.
    var results: [DocumentResult] = []
    var claims = GoldenClaims()
    /// Files met in folders that are no figures.
    var skipped = 0
    /// Documents that differ from goldens as they are now.
    var openPaths: [String] = []
    var reportProblem: String?
  }

  /// - Parameters:
  ///   - readings: The documents, as they were read.
  ///   - keepsResults: Whether each document's result is wanted in the end.
  init(
    documents: [FoundDocument], readings: RunDocuments<Never>, goldens: GoldenFolder, options: RenderOptions,
    report: HTMLReport?, keepsResults: Bool
  ) {
    self.documents = documents
    self.readings = readings
    self.goldens = goldens
    self.options = options
    self.report = report
    self.keepsResults = keepsResults
  }

  private struct Output: Sendable {
    /// `nil` for a file that is no figure.
    var result: DocumentResult?
    /// What goes to standard error.
    var errors = ""
    var goldens: [String] = []
    var reportProblem: String?
  }

  func run(jobs: Int) -> State {
    let batch = OrderedBatch(count: documents.count) {
      self.test($0)
    } deliver: {
      self.take($1, document: $0)
    }
    batch.run(jobs: jobs)
    return state.withLock { $0 }
  }

  private func test(_ index: Int) -> Output {
    let found = documents[index]
    let clock = ContinuousClock()
    let start = clock.now
    func seconds() -> Double { (clock.now - start) / .seconds(1) }
    // 1. Draw the document.
    let reading: DocumentReading
    do throws(DocumentError) {
      reading = try readings.takeReading(index)
    } catch {
      return unusable(found, index, error.text, seconds())
    }
    guard found.isFigure(reading.document, goldens: goldens) else {
      return Output(errors: reading.document.misspeltViews ?? "")
    }
    var rendering = render(reading.figures, options: options)
    guard !rendering.diagnostics.hasErrors else {
      let errors = DiagnosticFormatter(file: reading.document.source).format(rendering.diagnostics)
      return unusable(found, index, errors, seconds())
    }
    // 2. Compare it.
    let subject = GoldenSubject(name: found.name, rendering: rendering)
    rendering.files = []
    let checks = goldens.check(subject)
    let result = DocumentResult(
      path: found.path, name: found.name, checks: checks, record: goldens.record, seconds: seconds())
    var output = Output(result: result, goldens: checks.map(\.name))
    // 3. Show what differs, before the next one needs the memory.
    do throws(GoldenError) {
      try report?.add(result, checks: checks, order: index)
    } catch {
      output.reportProblem = error.description
    }
    return output
  }

  private func unusable(_ found: FoundDocument, _ index: Int, _ errors: String, _ seconds: Double) -> Output {
    let lines = errors.split(separator: "\n").map(String.init)
    let result = DocumentResult(path: found.path, name: found.name, errors: lines, seconds: seconds)
    var output = Output(result: result, errors: errors)
    do throws(GoldenError) {
      try report?.add(result, checks: [], order: index)
    } catch {
      output.reportProblem = error.description
    }
    return output
  }

  /// Takes what came of a document, in the documents' order.
  private func take(_ output: Output, document index: Int) {
    if !output.errors.isEmpty { Terminal.writeError(output.errors) }
    let text = state.withLock { state -> String in
      if let problem = output.reportProblem { state.reportProblem = problem }
      guard let result = output.result else {
        state.skipped += 1
        return ""
      }
      state.summary.add(result)
      if keepsResults { state.results.append(result) }
      state.claims.claim(output.goldens)
      if output.goldens.isEmpty { state.claims.protect(result.name) }
      if result.isOpen { state.openPaths.append(result.path) }
      return output.errors.isEmpty ? result.listing : ""
    }
    if !text.isEmpty { Terminal.writeOutput(text) }
    Terminal.showProgress(index + 1, of: documents.count)
  }
}

extension DocumentResult {
  /// More lines than these are for the report.
  private static let mostLines = 20

  /// What is printed of it; nothing of one that is equal.
  fileprivate var listing: String {
    guard !messages.isEmpty else { return "" }
    let word =
      switch status {
      case .passed: recorded > 0 ? "recorded" : "passed"
      case .failed: "failed"
      case .unusable: "cannot be compared"
      }
    var lines = ["\(path): \(word)"] + messages.prefix(Self.mostLines).map { "  " + $0 }
    if messages.count > Self.mostLines { lines.append("  … and \(messages.count - Self.mostLines) more") }
    return lines.lines
  }
}

extension FoundDocument {
  /// Whether it is a figure: a file that nobody asked for is one if it has views, or had some when its goldens were
  /// recorded.
  func isFigure(_ document: Document, goldens: GoldenFolder) -> Bool {
    isAsked || Figure.isLikely(document.source) || goldens.hasGeometry(ofDocument: name)
  }
}

extension Document {
  /// Tells of a key of it that is nearly `views`; `nil` for files without such.
  fileprivate var misspeltViews: String? {
    guard let key = Figure.misspeltViews(in: source) else { return nil }
    let message = "the file has no 'views' and is skipped; did you mean 'views' by '\(key.value)'?"
    return DiagnosticFormatter(file: source).format(Diagnostics([.warning(.unknownKey, message, at: key.range)]))
  }
}
