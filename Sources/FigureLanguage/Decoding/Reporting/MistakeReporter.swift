import Diagnostics
import Figures

/// Gathers what is wrong with a document, each mistake once.
final class MistakeReporter {
  let source: SourceText
  private var diagnostics: Diagnostics
  private var errorCount = 0
  private var placesOfErrors: Set<SourceRange> = []
  private var placesOfWarnings: Set<SourceRange> = []

  /// - Parameter diagnostics: What was found before.
  init(source: SourceText, diagnostics: Diagnostics) {
    self.source = source
    self.diagnostics = diagnostics
    let errors = diagnostics.all.filter { $0.severity == .error }
    errorCount = errors.count
    placesOfErrors = Set(errors.compactMap(\.range))
  }

  /// Whether no more errors are listed: what is left of the document need not be looked at.
  var isFull: Bool { errorCount >= FigureLimits.errors }

  func error(_ mistake: @autoclosure () -> any Mistake, at range: SourceRange?, notes: [Diagnostic.Note] = []) {
    // One mistake in a repeated view, or behind an alias, is met many times and told once.
    if let range, !placesOfErrors.insert(range).inserted { return }
    errorCount += 1
    guard errorCount <= FigureLimits.errors else { return }
    diagnostics.add(Diagnostic(.error, mistake(), in: source, at: range, notes: notes))
  }

  /// Reports an error in the place of a value, which is `nil` for it.
  func refuse<Value>(
    _ mistake: @autoclosure () -> any Mistake, at range: SourceRange?, notes: [Diagnostic.Note] = []
  ) -> Value? {
    error(mistake(), at: range, notes: notes)
    return nil
  }

  func warning(_ mistake: any Mistake, at range: SourceRange?) {
    if let range, !placesOfWarnings.insert(range).inserted { return }
    diagnostics.add(Diagnostic(.warning, mistake, in: source, at: range))
  }

  /// Reports a mistake inside a text, at the very characters it speaks of.
  func report(_ mistake: TextMistake, in scalar: Scalar) {
    error(mistake.mistake, at: scalar.range(at: mistake.offset, length: mistake.length))
  }

  /// The diagnostics, with a last word where not all errors are told.
  func finishedDiagnostics() -> Diagnostics {
    guard isFull else { return diagnostics }
    var all = diagnostics
    all.add(Diagnostic(.error, DocumentMistake.tooManyErrors, in: source))
    return all
  }
}
