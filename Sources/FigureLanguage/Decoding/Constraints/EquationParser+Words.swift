import Diagnostics
import Figures
import ViewLayout

/// Numbers, names and what lies between them.
extension EquationParser {
  mutating func priority() throws(TextMistake) -> Priority {
    skipBlanks()
    guard peek == "@" else { return .required }
    offset += 1
    skipBlanks()
    let start = offset
    let value: Double
    if let first = peek, first.isASCIILetter || first == "_" {
      let name = try identifier("a priority")
      guard let known = names.metrics[name] ?? Priority(named: name)?.rawValue else {
        let known = Priority.named.map(\.name) + names.metrics.keys.sorted()
        throw mistake(.unknownPriority(name, meant: Synonyms.meant(name, among: known)), at: start..<offset)
      }
      value = known
    } else {
      value = try number()
    }
    guard let priority = Priority(exactly: value) else {
      throw mistake(.priorityOutOfRange, at: start..<offset)
    }
    return priority
  }

  /// A number, or two with ':' or '/' between.
  mutating func ratio() throws(TextMistake) -> Double {
    let start = offset
    let numerator = try number()
    skipBlanks()
    guard peek == ":" || peek == "/" else { return numerator }
    offset += 1
    let denominator = try number()
    guard denominator != 0 else { throw mistake(.divisionByZero, at: start..<offset) }
    let value = numerator / denominator
    guard value.magnitude <= FigureLimits.magnitude else {
      throw mistake(.ratioTooLarge, at: start..<offset)
    }
    return value
  }

  /// A number or a metric's name, with a sign of its own if need be.
  mutating func number() throws(TextMistake) -> Double {
    skipBlanks()
    let start = offset
    var sign = 1.0
    if peek == "-" || peek == "+" {
      sign = peek == "-" ? -1 : 1
      offset += 1
    }
    if let first = peek, first.isASCIILetter || first == "_" {
      let nameStart = offset
      let name = try identifier("a number")
      guard let value = names.metrics[name] else {
        let meant = NearMisses.closest(to: name, among: names.metrics.keys.sorted())
        throw mistake(.unknownMetric(name, meant: meant), at: nameStart..<offset)
      }
      return value == 0 ? 0 : sign * value
    }
    let length = NumberText.prefixLength(scalars[offset...])
    guard length > 0 else {
      throw expected("a number or a metric")
    }
    offset += length
    // "8px", "1_000", "5%": letters after a number are a mistake, not another word.
    if let next = peek, next.isNameCharacter || next == "%" {
      let end = scalars[offset...].firstIndex { !$0.isNameCharacter && $0 != "%" } ?? scalars.count
      let text = String(scalars: scalars[start..<end])
      throw mistake(
        next == "%"
          ? .percentage(text, share: NumberText.share(text)) : .noNumber(text, NumberText.remedy(forUnitIn: text)),
        at: start..<end)
    }
    guard let value = NumberText.value(String(scalars: scalars[offset - length..<offset])),
      value.magnitude <= FigureLimits.magnitude
    else { throw mistake(.numberTooLarge, at: start..<offset) }
    return value == 0 ? 0 : sign * value
  }

  // MARK: Characters

  var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  var rest: String { String(scalars: scalars[offset...]).shortened }

  mutating func skipBlanks() {
    while let scalar = peek, scalar.isBlank { offset += 1 }
  }

  mutating func identifier(_ what: String) throws(TextMistake) -> String {
    let start = offset
    guard let first = peek, first.isASCIILetter || first == "_" else {
      throw expected(what)
    }
    while let scalar = peek, scalar.isNameCharacter { offset += 1 }
    return String(scalars: scalars[start..<offset])
  }

  private func expected(_ what: String) -> TextMistake {
    mistake(.expected(what, found: peek), at: offset..<min(offset + 1, scalars.count))
  }

  func mistake(_ mistake: Mistake, at range: Range<Int>) -> TextMistake { TextMistake(mistake, at: range) }
}
