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
    do throws(TextMistake) {
      value = try number { parser throws(TextMistake) in
        parser.names.includesPriorities = true
        parser.startsAttribute = nil
        return try parser.sum()
      }
    } catch {
      // `.defaultHigh` and `UILayoutPriority(750)`; not the number in `hihg - 1`.
      let written = String(scalars: scalars[start...])
      if written.contains("(") || written.hasPrefix(".") || written.hasPrefix("UILayoutPriority"),
        let meant = Self.priority(in: written)
      {
        throw mistake(.foreignPriority(written, meant: meant), at: start..<scalars.count)
      }
      guard error.mistake.identifier == .unknownMetric else { throw error }
      let range = error.offset..<error.offset + error.length
      let name = String(scalars: scalars[range])
      let known = Priority.named.map(\.name) + names.metrics.keys.sorted()
      throw mistake(.unknownPriority(name, meant: Synonyms.meant(name, among: known)), at: range)
    }
    guard let priority = Priority(exactly: value) else {
      throw mistake(.priorityOutOfRange, at: start..<offset)
    }
    return priority
  }

  /// A number, or arithmetic that ends before a view's attribute.
  ///
  /// - Parameters:
  ///   - isNegated: Whether a minus stands before it.
  ///   - read: Reads as much of the arithmetic as is wanted.
  mutating func number(
    isNegated: Bool = false, _ read: (inout ArithmeticParser) throws(TextMistake) -> Double
  ) throws(TextMistake) -> Double {
    // 1. A plain number, which nearly all are.
    if let plain = plainNumber() { return isNegated && plain != 0 ? -plain : plain }
    // 2. Arithmetic.
    let copy = self
    var parser = ArithmeticParser(scalars, names: .init(metrics: names.metrics), from: offset)
    parser.allowsRatios = true
    parser.startsAttribute = { offset in
      var ahead = copy
      ahead.offset = offset
      return ahead.startsSide
    }
    let value: Double
    do throws(TextMistake) {
      value = try read(&parser)
    } catch {
      throw explained(error)
    }
    offset = parser.offset
    return value
  }

  /// A name that is no metric, and an attribute whose view is missing.
  private func explained(_ mistake: TextMistake) -> TextMistake {
    if let foreign = foreignLength(at: mistake.offset) { return foreign }
    guard mistake.mistake.identifier == .unknownMetric else { return mistake }
    let range = mistake.offset..<mistake.offset + mistake.length
    let name = String(scalars: scalars[range])
    if LayoutAttribute(name: name) != nil { return self.mistake(.attributeWithoutView(name), at: range) }
    // `a.centerX == center`: several attributes, of which the first side's is meant.
    let first = String(scalars: scalars.prefix { $0.isNameCharacter || $0 == "." }).split(separator: ".").last
    guard ForeignConstraint.compound[name] != nil, let first, LayoutAttribute(name: String(first)) != nil else {
      return mistake
    }
    return self.mistake(.attributeWithoutView(name, meant: String(first)), at: range)
  }

  /// The mistake of a word for a length that other languages have: `auto`, `fit-content`, `.infinity`.
  private func foreignLength(at start: Int) -> TextMistake? {
    let word = scalars.dropFirst(start).prefix { $0.isNameCharacter || $0 == "-" || $0 == "." }
    let first = String(scalars: scalars.prefix { $0.isNameCharacter || $0 == "." })
    guard let length = ForeignLength(word: String(scalars: word)), let point = first.lastIndex(of: "."),
      LayoutAttribute(name: String(first[first.index(after: point)...]))?.isSize == true
    else { return nil }
    let size = String(first[first.index(after: point)...])
    return self.mistake(
      .foreignLength(String(scalars: word), length, side: first, size: size), at: start..<start + word.count)
  }

  /// A number behind which the equation ends or its priority follows.
  private mutating func plainNumber() -> Double? {
    let length = NumberText.prefixLength(scalars[offset...])
    guard length > 0 else { return nil }
    let end = offset + length
    let next = scalars[end...].first { !$0.isBlank }
    guard next == nil || next == "@", let value = NumberText.value(unsigned: scalars[offset..<end]),
      value.magnitude <= FigureLimits.magnitude
    else { return nil }
    offset = end
    return value == 0 ? 0 : value
  }

  /// What view controllers had before there was a safe area, each with its only edge that a view is next to.
  static let edgesOfGuides = [
    "toplayoutguide": "superview.safeArea.top", "bottomlayoutguide": "superview.safeArea.bottom",
  ]

  // MARK: The system's distance

  /// `+ system`, `- 2 * system` or `+ system * 2`: how many of them, with their sign; `nil`, and nothing is read, for any
  /// other term.
  mutating func systemSpacings() throws(TextMistake) -> Double? {
    // Few terms are worth a second look: those with the word's first letter.
    guard let sign = peek, sign == "+" || sign == "-", scalars[offset...].contains("s") else { return nil }
    var ahead = self
    ahead.offset += 1
    ahead.skipBlanks()
    // 1. A factor before it.
    var count = 1.0
    if let factor = ahead.factor() {
      ahead.skipBlanks()
      guard ahead.take("*") else { return nil }
      count = factor
    }
    // 2. The word.
    let start = ahead.offset
    while let scalar = ahead.peek, scalar.isNameCharacter { ahead.offset += 1 }
    guard String(scalars: scalars[start..<ahead.offset]) == SpacingWord.system.rawValue, ahead.peek != "." else {
      return nil
    }
    // 3. A factor behind it.
    var end = ahead
    end.skipBlanks()
    if end.take("*"), let factor = end.factor() {
      ahead = end
      count *= factor
    }
    guard count.magnitude <= FigureLimits.magnitude else { throw mistake(.numberTooLarge, at: offset..<ahead.offset) }
    offset = ahead.offset
    return sign == "-" ? -count : count
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == sign else { return false }
    offset += 1
    skipBlanks()
    return true
  }

  /// A number without a sign, or a metric.
  private mutating func factor() -> Double? {
    let length = NumberText.prefixLength(scalars[offset...])
    if length > 0, let value = NumberText.value(unsigned: scalars[offset..<offset + length]),
      (0...FigureLimits.magnitude).contains(value)
    {
      offset += length
      return value
    }
    let end = scalars[offset...].firstIndex { !$0.isNameCharacter } ?? scalars.count
    guard let metric = names.metrics[String(scalars: scalars[offset..<end])] else { return nil }
    offset = end
    return metric
  }

  // MARK: Characters

  /// The number in parentheses behind the word of a part that is counted, `(1)` of `row(1)`; empty for anything else.
  func numberOfPart(_ word: String) -> String {
    guard Place.Part.Word(rawValue: word)?.isCounted == true, peek == "(",
      let end = scalars[offset...].firstIndex(of: ")")
    else { return "" }
    return String(scalars: scalars[offset...end])
  }

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
    // Over the memory itself, of which all is ASCII: every equation has two to four of them.
    let (end, name) = scalars.withUnsafeBufferPointer { scalars in
      var end = start
      while end < scalars.count, scalars[end].isNameCharacter { end += 1 }
      let name = String(unsafeUninitializedCapacity: end - start) { bytes in
        for index in start..<end { bytes[index - start] = UInt8(truncatingIfNeeded: scalars[index].value) }
        return end - start
      }
      return (end, name)
    }
    offset = end
    return name
  }

  /// An attribute of at most eight letters, as nearly all have; `nil`, and nothing is read, for anything else.
  ///
  /// The letters are compared as the bytes of a number: to make a text of them and to look it up costs four times that.
  mutating func shortAttribute() -> LayoutAttribute? {
    var (letters, end) = (0 as UInt64, offset)
    while end < scalars.count, scalars[end].isNameCharacter {
      guard end - offset < 8 else { return nil }
      letters = letters << 8 | UInt64(scalars[end].value)
      end += 1
    }
    guard end == scalars.count || scalars[end] != ".", let index = Self.shortNames.firstIndex(of: letters) else {
      return nil
    }
    offset = end
    return Self.shortAttributes[index]
  }

  private static let shortAttributes = LayoutAttribute.allCases.filter { $0.rawValue.utf8.count <= 8 }
  private static let shortNames = shortAttributes.map { $0.rawValue.utf8.reduce(0) { $0 << 8 | UInt64($1) } }

  private func expected(_ what: String) -> TextMistake {
    mistake(.expected(what, found: peek), at: offset..<min(offset + 1, scalars.count))
  }

  func mistake(_ mistake: Mistake, at range: Range<Int>) -> TextMistake { TextMistake(mistake, at: range) }

  /// The mistake of text after the end of the equation.
  func superfluous() -> TextMistake {
    let range = offset..<scalars.count
    if scalars[offset] == "&" { return mistake(.secondEquation(rest), at: range) }
    if rest == "," { return mistake(.commaBehindEquation, at: range) }
    if scalars[range].contains(where: \.isRelationSign), !scalars[offset].isRelationSign {
      return mistake(.secondEquation(rest, isOnNextLine: true), at: range)
    }
    if let priority = priorityInRest { return mistake(.priorityAsWord(rest, priority), at: range) }
    let isBehindDigit = offset > 0 && scalars[offset - 1].isASCIIDigit
    let remedy = Mistake.ArithmeticRemedy(at: scalars[offset], behindDigit: isBehindDigit)
    return mistake(.superfluousInEquation(rest, remedy), at: range)
  }

  /// The priority that is meant by `priority 750`, `(750)`, `~ 750`, `!750` or `, @750` behind an equation.
  private var priorityInRest: String? {
    let text = String(scalars: scalars[offset...])
    let isPriority = ["priority", ", priority", ", @", ",@", "with priority", "(", "~", "!", "^"].contains { sign in
      text.lowercased().hasPrefix(sign)
    }
    guard isPriority else { return nil }
    return Self.priority(in: text) ?? (text.lowercased().hasPrefix("priority") ? "500" : nil)
  }

  /// An attribute of another language, such as `max-width`, which is noted as a mistake; `nil` for any other word.
  mutating func foreignAttribute(of view: String, from start: Int) -> LayoutAttribute? {
    let word = String(scalars: scalars[start...].prefix { $0.isNameCharacter || $0 == "-" })
    guard let equation = ForeignLength.equation(of: word, view: view) else { return nil }
    offset = start + word.unicodeScalars.count
    note(.foreignAttribute(word, equation), at: start..<offset)
    return .width
  }
}
