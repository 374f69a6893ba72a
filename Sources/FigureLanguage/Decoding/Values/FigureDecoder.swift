import Diagnostics
import Figures
import Graphics

/// Turns a document's nodes into a figure: what is right becomes part of it, and all that is wrong is gathered.
///
/// Its steps are extensions, each in the file of what it decodes.
final class FigureDecoder {
  let source: SourceText
  let resources: (any FigureResources)?
  private(set) var diagnostics: Diagnostics
  private var errorCount = 0
  private var placesOfErrors: Set<SourceRange> = []
  private var placesOfWarnings: Set<SourceRange> = []
  /// Views counted over all trees, after `repeat`.
  var viewCount = 0
  /// Items of lists of constraints, after `repeat`.
  var constraintCount = 0
  /// Keys and values that `repeat` has made.
  var expandedNodes = 0
  /// Images that were read, by their paths; `nil` for those that could not be.
  var images: [String: Image?] = [:]
  var imageBytes = 0
  var imagePixels = 0
  /// Numbers by name, for equations and visual format strings.
  var metrics: [String: Double] = [:]
  /// What was named wrongly.
  var nameMistakes: NameMistakes
  /// The names that are looked up where nothing narrower is said.
  var scope = NameScope()

  init(
    source: SourceText, resources: (any FigureResources)?, diagnostics: Diagnostics,
    nameMistakes: NameMistakes = NameMistakes()
  ) {
    self.nameMistakes = nameMistakes
    self.source = source
    self.resources = resources
    self.diagnostics = diagnostics
    let errors = diagnostics.all.filter { $0.severity == .error }
    errorCount = errors.count
    placesOfErrors = Set(errors.compactMap(\.range))
  }

  // MARK: Reporting

  /// Whether no more errors are listed: what is left of the document need not be looked at.
  var isFull: Bool { errorCount >= FigureLimits.errors }

  func error(_ mistake: @autoclosure () -> any Mistake, at range: SourceRange?, notes: [Diagnostic.Note] = []) {
    // One mistake in a repeated view, or behind an alias, is met many times and told once.
    if let range, !placesOfErrors.insert(range).inserted { return }
    errorCount += 1
    guard errorCount <= FigureLimits.errors else { return }
    diagnostics.add(Diagnostic(.error, mistake(), in: source, at: range, notes: notes))
  }

  func warning(_ mistake: any Mistake, at range: SourceRange?) {
    if let range, !placesOfWarnings.insert(range).inserted { return }
    diagnostics.add(Diagnostic(.warning, mistake, in: source, at: range))
  }

  /// The word that was meant by one that is none of the candidates.
  func meant(_ word: String, among candidates: some Sequence<String>) -> String? {
    Synonyms.meant(word, among: candidates.prefix(FigureLimits.candidates))
  }

  /// The diagnostics, with a last word where not all errors are told.
  func finishedDiagnostics() -> Diagnostics {
    guard isFull else { return diagnostics }
    var all = diagnostics
    all.add(Diagnostic(.error, DocumentMistake.tooManyErrors, in: source))
    return all
  }

  // MARK: Mappings

  /// A mapping's values by key, unknown keys and missing values reported.
  struct Fields<Key: RawRepresentable & Hashable> where Key.RawValue == String {
    var values: [Key: (key: Scalar, node: Node)] = [:]
    /// In the document's order.
    var order: [Key] = []

    func node(_ key: Key) -> Node? { values[key]?.node }
    func keyRange(_ key: Key) -> SourceRange? { values[key]?.key.range }
  }

  /// The fields of a mapping whose keys are the cases of `Key`.
  ///
  /// - Parameter owner: What the mapping is, as a message names it: `a panel`.
  func fields<Key: RawRepresentable & CaseIterable & Hashable>(
    of node: Node, of owner: String, _ type: Key.Type = Key.self
  ) -> Fields<Key>? where Key.RawValue == String {
    guard let entries = node.mapping else {
      if !node.isMissing {
        let keys = Key.allCases.map(\.rawValue)
        error(DocumentMistake.notAMapping(owner: owner, keys: keys, found: node.summary), at: node.range)
      }
      return nil
    }
    var fields = Fields<Key>()
    for entry in entries {
      guard let key = Key(rawValue: entry.key.text) ?? reportedKey(entry.key, of: owner, among: entries),
        !reportMissing(entry)
      else { continue }
      fields.values[key] = (entry.key, entry.value)
      fields.order.append(key)
    }
    return fields
  }

  /// Reports an unknown key; what stands behind it is read as that of the key that was meant, if that is not there.
  private func reportedKey<Key: RawRepresentable & CaseIterable>(
    _ key: Scalar, of owner: String, among entries: [Node.Entry]
  ) -> Key? where Key.RawValue == String {
    let known = Key.allCases.map(\.rawValue)
    reportUnknownKey(key, of: owner, known: known)
    guard let meant = meant(key.text, among: known), !entries.contains(where: { $0.key.text == meant }) else {
      return nil
    }
    return Key(rawValue: meant)
  }

  /// Says that a key is unknown, unless it is one that only waits to be drawn.
  func reportUnknownKey(_ key: Scalar, of owner: String, known: [String]) {
    if MotionKey(rawValue: key.text) != nil {
      warning(DocumentMistake.notYetDrawn(key: key.text), at: key.range)
    } else if key.text.unicodeScalars.first?.isWideSpace ?? false {
      error(YAMLMistake.wideSpace, at: key.range)
    } else if key.isMissing {
      error(DocumentMistake.nameOfKeyMissing, at: key.range)
    } else if key.text == "priority", known.contains(ConstraintKey.equation.rawValue) {
      error(DocumentMistake.foreignKey(key.text, owner: owner, .priorityInConstraint), at: key.range)
    } else {
      error(
        DocumentMistake.unknownKey(key.text, owner: owner, meant: meant(key.text, among: known)), at: key.range)
    }
  }

  /// Reports a key without a value; a colour that YAML took for a comment gets its own sentence.
  func reportMissing(_ entry: Node.Entry) -> Bool {
    guard entry.value.isMissing else { return false }
    if let colour = commentedColour(behind: entry.key.range) {
      error(YAMLMistake.unquotedColour(colour.value), at: colour.range)
    } else if let sign = claimedSign(behind: entry.key.range) {
      error(YAMLMistake.unquotedText("'\(sign.character)'"), at: sign.range)
    } else {
      error(DocumentMistake.valueMissing(key: entry.key.text), at: entry.key.range)
    }
    return true
  }

  /// The `&` or `!` behind a key, of which YAML made an anchor or a tag that stands before nothing.
  private func claimedSign(behind range: SourceRange) -> (character: Unicode.Scalar, range: SourceRange)? {
    guard let start = source.offset(line: range.start.line, column: range.start.column + range.length) else {
      return nil
    }
    let rest = source.restOfLine(from: start)
    guard let place = rest.firstIndex(where: { $0 != ":" && !$0.isBlank }), "&!".unicodeScalars.contains(rest[place])
    else { return nil }
    return (rest[place], source.range(at: place))
  }

  /// The hint for a colour that became a comment on the line of `range`.
  func commentedColour(behind range: SourceRange) -> Located<String>? {
    guard let start = source.offset(line: range.start.line, column: range.start.column + range.length) else {
      return nil
    }
    let rest = source.restOfLine(from: start)
    return rest.firstIndex(of: "#").flatMap { source.colour(at: $0) }
  }

  /// Says that a value is not of the kind its key asks for.
  ///
  /// - Parameter expectation: How the value is written: `four numbers, [x, y, width, height]`.
  func mismatch(_ node: Node, _ key: String, takes expectation: String, remedy: String? = nil) {
    error(
      ValueMistake.wrongForm(key: key, takes: expectation, found: node.summary, remedy: remedy), at: node.range)
  }

  // MARK: Lists

  /// The items of a list; a single value is a list of one.
  func items(_ node: Node) -> [Node] { node.sequence ?? [node] }

  /// The node's text, or `nil` with a report when it is a list or a mapping or missing.
  func scalar(_ node: Node, _ key: String, takes expectation: @autoclosure () -> String) -> Scalar? {
    guard let scalar = node.scalar else {
      mismatch(node, key, takes: expectation())
      return nil
    }
    guard !scalar.isMissing else {
      error(ValueMistake.missing(key: key, takes: expectation()), at: node.range)
      return nil
    }
    return scalar
  }
}
