import Diagnostics
import Figures
import ViewLayout

/// Reads arithmetic such as `span - 2 * (margin + 8)`: numbers, metrics, `+ - * /` and parentheses.
///
/// It is the only reader of numbers inside texts: values of keys, equations, offsets of places and steps share it.
struct ArithmeticParser {
  /// What names stand for.
  struct Names {
    var metrics: [String: Double]
    /// Whether the names of priorities are numbers too. They win over metrics, as all words of the language do.
    var includesPriorities = false

    func value(_ name: String) -> Double? {
      if includesPriorities, let priority = Priority(named: name) { return priority.rawValue }
      return metrics[name]
    }

    var all: [String] { (includesPriorities ? Priority.named.map(\.name) : []) + metrics.keys.sorted() }
  }

  let scalars: [Unicode.Scalar]
  var names: Names
  var offset: Int
  /// Whether two numbers can have a `:` between them, `16:9`.
  var allowsRatios = false
  /// Whether a view's attribute begins at an offset: arithmetic ends before it.
  var startsAttribute: ((Int) -> Bool)?
  private var depth = 0

  /// Parentheses in each other.
  private static let depthLimit = 32

  init(_ scalars: [Unicode.Scalar], names: Names, from offset: Int = 0) {
    (self.scalars, self.names, self.offset) = (scalars, names, offset)
  }

  /// The value of a text as a whole.
  ///
  /// - Parameter isNegated: Whether a minus stands before it, which belongs to its first part alone: `- 10 + 2` is -8.
  static func value(
    of text: String, names: Names, isNegated: Bool = false
  ) throws(TextMistake) -> Double {
    var parser = ArithmeticParser(Array(scalarsOf: text), names: names)
    let value = try parser.sum(isNegated: isNegated)
    parser.skipBlanks()
    guard parser.offset == parser.scalars.count else { throw parser.superfluous() }
    return value
  }

  // MARK: Grammar

  /// `a + b - c`
  mutating func sum(isNegated: Bool = false) throws(TextMistake) -> Double {
    let start = offset
    var value = try product()
    if isNegated { value = -value }
    while let sign = operation("+", "-") {
      offset += 1
      let term = try product()
      value += sign == "-" ? -term : term
    }
    return try checked(value, from: start)
  }

  /// `a * b / c`, up to an attribute that is multiplied by it.
  mutating func product() throws(TextMistake) -> Double {
    let start = offset
    var value = try factor()
    while let sign = operation("*", "/") {
      if sign == "*", isAttribute(behind: offset) { break }
      offset += 1
      skipBlanks()
      let place = offset
      let next = try factor()
      guard sign == "*" || next != 0 else { throw TextMistake(.divisionByZero, at: place..<offset) }
      value = sign == "*" ? value * next : value / next
    }
    return try checked(value, from: start)
  }

  /// A number, a name or a sum in parentheses, with signs of its own if need be.
  mutating func factor() throws(TextMistake) -> Double {
    skipBlanks()
    var sign = 1.0
    while let next = peek, next == "-" || next == "+" {
      sign = next == "-" ? -sign : sign
      offset += 1
      skipBlanks()
    }
    let start = offset
    var value = try primary()
    if allowsRatios, operation(":") != nil {
      offset += 1
      let denominator = try primary()
      guard denominator != 0 else { throw TextMistake(.divisionByZero, at: start..<offset) }
      value /= denominator
    }
    // Minus zero would print, and no layout tells it from zero.
    return value == 0 ? 0 : sign * value
  }

  private mutating func primary() throws(TextMistake) -> Double {
    skipBlanks()
    let start = offset
    guard let first = peek else { throw TextMistake(.expected("a number or a metric", found: nil), at: start..<start) }
    if first == "(" {
      guard depth < Self.depthLimit else { throw TextMistake(.tooDeep, at: start) }
      depth += 1
      defer { depth -= 1 }
      offset += 1
      let value = try sum()
      guard operation(")") != nil else {
        throw offset < scalars.count ? superfluous() : TextMistake(.neverClosed("("), at: start)
      }
      offset += 1
      return value
    }
    guard first.isASCIILetter || first == "_" else { return try literal() }
    guard !(startsAttribute?(start) ?? false) else {
      let end = scalars[start...].firstIndex { !$0.isNameCharacter && $0 != "." } ?? scalars.count
      throw TextMistake(.attributeInArithmetic, at: start..<end)
    }
    while let next = peek, next.isNameCharacter { offset += 1 }
    let name = String(scalars: scalars[start..<offset])
    if let value = names.value(name) { return value }
    if peek == "(" { throw TextMistake(.functionOfNumbers(name), at: start..<offset) }
    throw TextMistake(
      .unknownMetric(name, meant: NearMisses.closest(to: name, among: names.all)), at: start..<offset)
  }

  /// A number as it is written, without a sign.
  private mutating func literal() throws(TextMistake) -> Double {
    let start = offset
    let length = NumberText.prefixLength(scalars[offset...])
    guard length > 0 else {
      throw TextMistake(.expected("a number or a metric", found: peek), at: offset..<min(offset + 1, scalars.count))
    }
    offset += length
    // "8px", "1_000", "5%": letters after a number are a mistake, not another word.
    if let next = peek, next.isNameCharacter || next == "%" {
      let end = scalars[offset...].firstIndex { !$0.isNameCharacter && $0 != "%" } ?? scalars.count
      let text = String(scalars: scalars[start..<end])
      let word = String(scalars: scalars[offset..<end])
      if names.value(word) != nil { throw TextMistake(.multiplicationMissing, at: offset..<offset) }
      throw TextMistake(
        next == "%"
          ? .percentage(text, share: NumberText.share(text)) : .noNumber(text, NumberText.remedy(forUnitIn: text)),
        at: start..<end)
    }
    guard let value = NumberText.value(String(scalars: scalars[start..<offset])),
      value.magnitude <= FigureLimits.magnitude
    else { throw TextMistake(.numberTooLarge, at: start..<offset) }
    return value
  }

  /// A result that stays in the range of numbers.
  private func checked(_ value: Double, from start: Int) throws(TextMistake) -> Double {
    guard value.magnitude <= FigureLimits.magnitude else {
      throw TextMistake(.numberTooLarge, at: start..<offset)
    }
    return value == 0 ? 0 : value
  }

  /// The mistake of text after the end.
  func superfluous() -> TextMistake {
    let rest = String(scalars: scalars[offset...]).shortened
    let isName = scalars[offset].isASCIILetter || scalars[offset] == "(" || scalars[offset] == "_"
    if isName, startsWithOperand { return TextMistake(.multiplicationMissing, at: offset..<offset) }
    return TextMistake(
      .superfluousInArithmetic(rest, .init(at: scalars[offset], behindDigit: behindDigit)), at: offset..<scalars.count)
  }

  /// Whether what follows could be multiplied.
  private var startsWithOperand: Bool {
    guard peek != "(" else { return true }
    let name = scalars[offset...].prefix { $0.isNameCharacter }
    return names.value(String(scalars: name)) != nil
  }

  private var behindDigit: Bool { offset > 0 && scalars[offset - 1].isASCIIDigit }

  private func isAttribute(behind place: Int) -> Bool {
    guard let startsAttribute else { return false }
    let next = scalars[(place + 1)...].firstIndex { !$0.isBlank } ?? scalars.count
    return startsAttribute(next)
  }

  // MARK: Characters

  private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// The sign that follows, if it is one of these.
  private mutating func operation(_ signs: Unicode.Scalar...) -> Unicode.Scalar? {
    skipBlanks()
    return peek.flatMap { signs.contains($0) ? $0 : nil }
  }

  private mutating func skipBlanks() {
    while let scalar = peek, scalar.isBlank { offset += 1 }
  }
}
