import Diagnostics
import Figures

/// A document with YAML syntax errors, repaired until it can be read, so that one run reports all its mistakes.
struct RepairedDocument {
  private let file: SourceFile
  private let limits: FigureLimits
  private let source: SourceText
  private var text: RepairedText
  private(set) var mistakes = Diagnostics()
  /// The result of reading the repaired document; `nil` if it cannot be repaired.
  private(set) var reading: NodeReader.Result?
  /// Whether a guess may have caused the next YAML error.
  private var isGuessed = false
  /// The last repaired offset of each line, in the original text.
  private var lastRepairs: [Int: Int] = [:]
  /// Values whose further mistakes are not reported, as ranges of the original text.
  private var guessedValues: [ClosedRange<Int>] = []

  /// The largest number of repairs after YAML errors. Each requires reading the whole document again.
  private static let mostStops = 50

  init(_ file: SourceFile, _ reading: NodeReader.Result, limits: FigureLimits) {
    self.file = file
    self.limits = limits
    self.reading = reading
    source = reading.source
    text = RepairedText(source)
    repairLines()
    repairStops()
  }

  /// Repairs issues line by line: missing spaces and dashes, and wrong indentation.
  private mutating func repairLines() {
    let repairer = LineRepairer(source)
    guard !repairer.diagnostics.isEmpty else { return }
    mistakes = Diagnostics(repairer.diagnostics)
    text = repairer.text
    isGuessed = !repairer.isCertain
    reading = repairer.isRepaired ? reread() : nil
  }

  /// Repairs the errors at which YAML stops, one after the other.
  private mutating func repairStops() {
    var bytes = FigureLimits.rereadBytes
    for _ in 0..<Self.mostStops {
      guard let issue = reading?.failure else { return }
      reading = nil
      // 1. What comes of a guess that did not help is not the author's.
      guard !isGuessed || issue.repair?.certainty.causesNoError ?? false, isAfterRepairs(issue) else { return }
      mistakes.add(text.diagnostic(of: issue))
      // 2. Read on.
      bytes -= file.text.utf8.count
      guard let repair = issue.repair, bytes > 0 else { return }
      apply(repair)
      reading = reread()
    }
    reading = nil
  }

  private func reread() -> NodeReader.Result {
    NodeReader.read(SourceFile(name: file.name, text: text.text), limits: limits)
  }

  private func isAfterRepairs(_ issue: SyntaxIssue) -> Bool {
    guard let place = issue.range.map({ text.origin(of: $0.lowerBound) }) else { return true }
    return place > lastRepairs[source.position(at: place).line] ?? -1
  }

  private mutating func apply(_ repair: Repair) {
    if let value = repair.guessedValue {
      guessedValues.append(text.origin(of: value.lowerBound)...text.origin(of: value.upperBound))
    }
    for edit in repair.edits {
      let place = text.origin(of: edit.range.lowerBound)
      lastRepairs[source.position(at: place).line, default: place] = max(
        place, lastRepairs[source.position(at: place).line] ?? 0)
    }
    isGuessed = isGuessed || !repair.certainty.causesNoError
    text.apply(repair.edits)
  }

  /// Adds the mistakes that were found in the repaired document.
  mutating func addMistakes(of diagnostics: Diagnostics) {
    guard let changed = reading?.source else { return }
    for diagnostic in diagnostics.all {
      let undone = text.undone(diagnostic, in: changed)
      let place = undone.range.flatMap { source.offset(line: $0.start.line, column: $0.start.column) }
      if !guessedValues.contains(where: { place.map($0.contains) ?? false }) { mistakes.add(undone) }
    }
  }
}
