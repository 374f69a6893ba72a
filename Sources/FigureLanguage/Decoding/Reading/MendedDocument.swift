import Diagnostics
import Figures

/// A document that is no YAML, changed where it is none until it can be read, so that all that is wrong with it is told
/// at once.
struct MendedDocument {
  private let file: SourceFile
  private let source: SourceText
  private var edits = TextEdits()
  private(set) var mistakes = Diagnostics()
  /// What came of reading the document as it is by now; `nil` where nobody knows how to read it.
  private(set) var reading: NodeReader.Result?
  /// Whether YAML may stop at something because of a change that was a guess.
  private var isGuessed = false
  /// The last column of each line at which something was inserted, the author's.
  private var mendedColumns: [Int: Int] = [:]
  /// Values of which nothing more is to be told, by their lines, in the author's columns.
  private var guessedValues: [Int: [ClosedRange<Int>]] = [:]

  /// Each costs another reading of the whole document.
  private static let mostFailures = 50

  init(_ file: SourceFile, _ reading: NodeReader.Result) {
    self.file = file
    self.reading = reading
    source = reading.source
  }

  /// Mends what is seen line by line: a blank or a dash that is missing, an indentation that is not what was meant.
  mutating func mendSlips() {
    let slips = LineSlips(in: source)
    guard !slips.diagnostics.isEmpty else { return }
    mistakes.add(contentsOf: Diagnostics(slips.diagnostics))
    edits = slips.edits
    isGuessed = !slips.areCertain
    reading = slips.areMended ? NodeReader.read(edited) : nil
  }

  /// Mends what YAML stops at, one after the other.
  mutating func mendFailures() {
    var bytes = FigureLimits.rereadBytes
    for _ in 0..<Self.mostFailures {
      guard let failed = reading, let failure = failed.failure else { return }
      reading = nil
      // 1. What comes of a guess that did not help is not the author's.
      let place = failure.diagnostic.range.map { edits.original(of: $0.start) }
      guard !isGuessed || failure.mend?.isCertain ?? false,
        place.map({ $0.column > mendedColumns[$0.line] ?? 0 }) ?? true
      else { return }
      mistakes.add(contentsOf: edits.undone(in: Diagnostics([failure.diagnostic])))
      // 2. Read on.
      bytes -= file.text.utf8.count
      guard let mend = failure.mend, bytes > 0 else { return }
      add(mend, to: failed.source)
      reading = NodeReader.read(edited)
    }
    reading = nil
  }

  private mutating func add(_ mend: YAMLFailure.Mend, to text: SourceText) {
    if let guessed = mend.guessed {
      let start = edits.original(of: text.position(at: guessed.lowerBound))
      let end = edits.original(of: text.position(at: guessed.upperBound))
      guessedValues[start.line, default: []].append(start.column...max(start.column, end.column))
    }
    let places = mend.insertions.map { (text.position(at: $0.offset), $0.text) }
    // From the end, so that no insertion moves the place of the next.
    for (place, text) in places.reversed() {
      let column = edits.original(of: place).column
      mendedColumns[place.line] = max(mendedColumns[place.line] ?? 0, column)
      edits.add(inserting: text, at: place, of: source)
    }
    isGuessed = isGuessed || !mend.isCertain
  }

  private var edited: SourceFile { SourceFile(name: file.name, text: edits.applied(to: source.scalars)) }

  /// Adds what was found in the document as it was read in the end.
  mutating func addMistakes(of diagnostics: Diagnostics) {
    for diagnostic in edits.undone(in: diagnostics).all {
      let start = diagnostic.range?.start
      let isGuessed = start.flatMap { guessedValues[$0.line] }?.contains { $0.contains(start?.column ?? 0) } ?? false
      if !isGuessed { mistakes.add(diagnostic) }
    }
  }
}
