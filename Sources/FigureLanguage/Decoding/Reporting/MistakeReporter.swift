import Diagnostics
import Figures

/// Collects the mistakes of a document, each once.
final class MistakeReporter {
  private let source: SourceText
  /// The texts of included files.
  private var sources: [IncludedFile: SourceText] = [:]
  let limits: FigureLimits
  private var diagnostics: Diagnostics
  private var errorCount = 0
  private var placesOfErrors: Set<SourceRange> = []
  private var placesOfWarnings: Set<SourceRange> = []
  /// Values of unknown keys that are read as those of the keys that seem to be meant. That they are of another form says
  /// that another key is meant, and is no mistake of its own.
  var valuesOfGuessedKeys: Set<SourceRange> = []
  /// How many mistakes were found in each text, those that were reported before counted.
  private var faults: [SourceRange: Int] = [:]
  /// What notes the keys of the document; `nil` where nobody asks.
  var ledger: KeyLedger?

  /// - Parameter diagnostics: What was found before.
  init(source: SourceText, limits: FigureLimits, diagnostics: Diagnostics) {
    self.source = source
    self.limits = limits
    self.diagnostics = diagnostics
    let errors = diagnostics.all.filter { $0.severity == .error }
    errorCount = errors.count
    placesOfErrors = Set(errors.compactMap(\.range))
  }

  /// The start of the document.
  var start: SourceRange { source.range(at: 0) }

  /// The text that a range is in.
  func source(of range: SourceRange) -> SourceText { range.file.flatMap { sources[$0] } ?? source }

  func addSource(_ source: SourceText, of file: IncludedFile) { sources[file] = source }

  /// Adds what was found in an included file.
  func add(_ diagnostics: Diagnostics, in file: IncludedFile) {
    for var diagnostic in diagnostics.all {
      diagnostic.range = diagnostic.range ?? SourceRange(start: SourcePosition(line: 1, column: 1))
      diagnostic.range?.file = file
      for index in diagnostic.notes.indices { diagnostic.notes[index].range?.file = file }
      diagnostic.fix = []
      if diagnostic.severity == .error { errorCount += 1 }
      self.diagnostics.add(diagnostic)
    }
  }

  /// Whether the limit of errors is reached: the rest of the document need not be read.
  var isFull: Bool { errorCount >= FigureLimits.errors }

  func error(_ mistake: @autoclosure () -> Mistake, at range: SourceRange?, notes: [Diagnostic.Note] = []) {
    // A mistake in a repeated view, or behind an alias, is found many times and reported once.
    if let range, !placesOfErrors.insert(range).inserted { return }
    if let range, valuesOfGuessedKeys.contains(range), mistake().isOfForm { return }
    errorCount += 1
    guard errorCount <= FigureLimits.errors else { return }
    diagnostics.add(Diagnostic(.error, mistake(), in: source, at: range, notes: notes))
  }

  /// Reports an error in the place of a value, which is `nil` for it.
  func refuse<Value>(
    _ mistake: @autoclosure () -> Mistake, at range: SourceRange?, notes: [Diagnostic.Note] = []
  ) -> Value? {
    error(mistake(), at: range, notes: notes)
    return nil
  }

  func warning(_ mistake: Mistake, at range: SourceRange?, notes: [Diagnostic.Note] = []) {
    if let range, !placesOfWarnings.insert(range).inserted { return }
    diagnostics.add(Diagnostic(.warning, mistake, in: source, at: range, notes: notes))
  }

  /// Reports a mistake inside a text, with the range of its characters.
  func report(_ mistake: TextMistake, in scalar: Scalar) {
    faults[scalar.range, default: 0] += 1
    // What closes a bracket may be behind the sign that YAML takes for a comment.
    let comment = mistake.mistake.identifier == .unclosedBracket ? comment(cuttingOff: scalar) : nil
    error(
      mistake.mistake, at: scalar.range(at: mistake.offset, length: mistake.length),
      notes: comment.map { [Diagnostic.Note(Mistake.textCutByComment.message, at: $0)] } ?? [])
  }

  /// The sign at which YAML cuts off a text, ` #`, unless it looks like a comment: after several blanks, or before one.
  func comment(cuttingOff scalar: Scalar) -> SourceRange? {
    guard scalar.isPlain, case .contiguous = scalar.placement, !scalar.isMissing else { return nil }
    let source = source(of: scalar.range)
    let (line, end) = (scalar.range.start.line, scalar.range.start.column + scalar.range.length)
    guard let offset = source.offset(line: line, column: end), offset + 2 < source.scalars.count,
      source.scalars[offset] == " ", source.scalars[offset + 1] == "#", source.scalars[offset + 2] != "\n"
    else { return nil }
    return source.range(at: offset + 1, in: scalar.range.file)
  }

  /// Whether it is worth looking for what is meant by a text that is wrong, which costs a comparison with all names.
  ///
  /// A list that is full takes no more errors, and what is wrong with a repeated view is told once and found a thousand
  /// times.
  func isWorthExplaining(_ range: SourceRange) -> Bool {
    !isFull && (faults.isEmpty || faults[range, default: 0] < Self.mostFaults)
  }

  private static let mostFaults = 16

  /// The diagnostics, with a last error if not all are listed.
  func finishedDiagnostics() -> Diagnostics {
    guard isFull else { return diagnostics }
    var all = diagnostics
    all.add(Diagnostic(.error, .tooManyErrors, in: source))
    return all
  }
}
