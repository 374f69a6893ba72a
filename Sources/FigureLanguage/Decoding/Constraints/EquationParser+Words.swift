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
        let hint = Synonyms.hint(for: name, among: Priority.named.map(\.name) + names.metrics.keys.sorted())
        throw mistake("'\(name.shortened)' is not a priority\(hint)", at: start..<offset)
      }
      value = known
    } else {
      value = try number()
    }
    guard let priority = Priority(exactly: value) else {
      throw mistake("a priority is a number from 1 to 1000", at: start..<offset)
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
    guard denominator != 0 else { throw mistake("nothing can be divided by 0", at: start..<offset) }
    let value = numerator / denominator
    guard value.magnitude <= FigureLimits.magnitude else {
      throw mistake("this ratio is larger than a million", at: start..<offset)
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
        let hint = NearMisses.hint(for: name, among: names.metrics.keys.sorted())
        let remedy = hint.isEmpty ? ": metrics are declared under 'metrics'" : hint
        throw mistake("'\(name.shortened)' is not a metric\(remedy)", at: nameStart..<offset)
      }
      return value == 0 ? 0 : sign * value
    }
    let length = NumberText.prefixLength(scalars[offset...])
    guard length > 0 else {
      let found = offset < scalars.count ? ", not '\(scalars[offset])'" : ""
      throw mistake("a number or a metric is expected here\(found)", at: offset..<min(offset + 1, scalars.count))
    }
    offset += length
    // "8px", "1_000", "5%": letters behind a number are a slip, not another word.
    if let next = peek, next.isNameCharacter || next == "%" {
      let end = scalars[offset...].firstIndex { !$0.isNameCharacter && $0 != "%" } ?? scalars.count
      let text = String(scalars: scalars[start..<end])
      let remedy =
        next == "%"
        ? ": a share is a multiplier, '\(NumberText.share(text)) * VIEW.ATTRIBUTE'" : NumberText.unitHint(text)
      throw mistake("'\(text.shortened)' is not a number\(remedy)", at: start..<end)
    }
    guard let value = NumberText.value(String(scalars: scalars[offset - length..<offset])),
      value.magnitude <= FigureLimits.magnitude
    else { throw mistake("a number is at most a million", at: start..<offset) }
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
      let found = peek.map { ", not '\($0)'" } ?? ""
      throw mistake("\(what) is expected here\(found)", at: offset..<min(offset + 1, scalars.count))
    }
    while let scalar = peek, scalar.isNameCharacter { offset += 1 }
    return String(scalars: scalars[start..<offset])
  }

  func mistake(_ message: String, at range: Range<Int>) -> TextMistake {
    TextMistake(message: message, offset: range.lowerBound, length: max(1, range.count))
  }
}
