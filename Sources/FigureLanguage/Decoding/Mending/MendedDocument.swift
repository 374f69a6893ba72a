import Diagnostics
import Figures

/// A document that is no YAML, changed where it is none until it can be read, so that all that is wrong with it is told
/// at once.
struct MendedDocument {
  private let file: SourceFile
  private let source: SourceText
  private var text: MendedText
  private(set) var mistakes = Diagnostics()
  /// What came of reading the document as it is by now; `nil` where nobody knows how to read it.
  private(set) var reading: NodeReader.Result?
  /// Whether YAML may stop at something because of a change that was a guess.
  private var isGuessed = false
  /// The last place of each line at which something was changed, the author's.
  private var lastMends: [Int: Int] = [:]
  /// Values of which nothing more is to be told, in the author's places.
  private var guessedValues: [ClosedRange<Int>] = []

  /// Each costs another reading of the whole document.
  private static let mostStops = 50

  init(_ file: SourceFile, _ reading: NodeReader.Result) {
    self.file = file
    self.reading = reading
    source = reading.source
    text = MendedText(source)
    mendLines()
    mendStops()
  }

  /// Mends what is seen line by line: a blank or a dash that is missing, an indentation that is not what was meant.
  private mutating func mendLines() {
    let mender = LineMender(source)
    guard !mender.diagnostics.isEmpty else { return }
    mistakes = Diagnostics(mender.diagnostics)
    text = mender.text
    isGuessed = !mender.isCertain
    reading = mender.isMended ? reread() : nil
  }

  /// Mends what YAML stops at, one after the other.
  private mutating func mendStops() {
    var bytes = FigureLimits.rereadBytes
    for _ in 0..<Self.mostStops {
      guard let slip = reading?.failure else { return }
      reading = nil
      // 1. What comes of a guess that did not help is not the author's.
      guard !isGuessed || slip.mend?.certainty == .certain, isBehindMends(slip) else { return }
      mistakes.add(text.diagnostic(of: slip))
      // 2. Read on.
      bytes -= file.text.utf8.count
      guard let mend = slip.mend, bytes > 0 else { return }
      apply(mend)
      reading = reread()
    }
    reading = nil
  }

  private func reread() -> NodeReader.Result { NodeReader.read(SourceFile(name: file.name, text: text.text)) }

  private func isBehindMends(_ slip: Slip) -> Bool {
    guard let place = slip.range.map({ text.origin(of: $0.lowerBound) }) else { return true }
    return place > lastMends[source.position(at: place).line] ?? -1
  }

  private mutating func apply(_ mend: Mend) {
    if let value = mend.guessedValue {
      guessedValues.append(text.origin(of: value.lowerBound)...text.origin(of: value.upperBound))
    }
    for edit in mend.edits {
      let place = text.origin(of: edit.range.lowerBound)
      lastMends[source.position(at: place).line, default: place] = max(
        place, lastMends[source.position(at: place).line] ?? 0)
    }
    isGuessed = isGuessed || mend.certainty != .certain
    text.apply(mend.edits)
  }

  /// Adds what was found in the document as it was read in the end.
  mutating func addMistakes(of diagnostics: Diagnostics) {
    guard let changed = reading?.source else { return }
    for diagnostic in diagnostics.all {
      let undone = text.undone(diagnostic, in: changed)
      let place = undone.range.flatMap { source.offset(line: $0.start.line, column: $0.start.column) }
      if !guessedValues.contains(where: { place.map($0.contains) ?? false }) { mistakes.add(undone) }
    }
  }
}
