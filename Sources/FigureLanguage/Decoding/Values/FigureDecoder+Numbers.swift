import Diagnostics
import Figures
import Geometry

/// A number as authors write it: digits, at most one point, an exponent if need be.
enum NumberText {
  /// The number, or `nil` for what is not one: `nan`, `inf`, `0x10` and `1_000` are texts.
  static func value(_ text: String) -> Double? {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "-" || scalars.first == "+" { scalars.removeFirst() }
    let length = prefixLength(scalars)
    guard length > 0, length == scalars.count else { return nil }
    return Double(text)
  }

  /// How many scalars at the beginning make an unsigned number; 0 for none.
  static func prefixLength(_ scalars: some Collection<Unicode.Scalar>) -> Int {
    var index = scalars.startIndex
    var length = 0
    func skipDigits() -> Int {
      var count = 0
      while index < scalars.endIndex, scalars[index].isASCIIDigit {
        index = scalars.index(after: index)
        count += 1
      }
      return count
    }
    var digits = skipDigits()
    length = digits
    if index < scalars.endIndex, scalars[index] == "." {
      index = scalars.index(after: index)
      let fraction = skipDigits()
      // A point with digits on neither side is no number.
      guard digits + fraction > 0 else { return 0 }
      digits += fraction
      length += 1 + fraction
    }
    guard digits > 0 else { return 0 }
    if index < scalars.endIndex, scalars[index] == "e" || scalars[index] == "E" {
      index = scalars.index(after: index)
      var sign = 0
      if index < scalars.endIndex, scalars[index] == "-" || scalars[index] == "+" {
        index = scalars.index(after: index)
        sign = 1
      }
      let exponent = skipDigits()
      if exponent > 0 { length += 1 + sign + exponent }
    }
    return length
  }
}

extension NumberText {
  /// Units of other languages; whatever else follows a number says nothing of what was meant.
  private static let units: Set<String> = ["pt", "pts", "px", "dp", "sp", "em", "rem", "x", "deg", "point", "points"]

  /// The number that has a unit behind it, or `nil`.
  static func remedy(forUnitIn text: String) -> NumberRemedy? {
    guard let (number, unit) = split(text), units.contains(unit.lowercased()) else { return nil }
    return .withoutUnit(number)
  }

  /// A percentage as a part of 1: `0.05` for `5%`.
  static func share(_ text: String) -> String {
    guard let (number, _) = split(text), let value = value(number) else { return "0.5" }
    return (value / 100).decimalText(places: 6)
  }

  /// A number and what stands right behind it.
  private static func split(_ text: String) -> (number: String, rest: String)? {
    let scalars = Array(text.unicodeScalars)
    let sign = scalars.first == "-" || scalars.first == "+" ? 1 : 0
    let length = prefixLength(scalars.dropFirst(sign))
    guard length > 0, sign + length < scalars.count else { return nil }
    let rest = scalars[(sign + length)...].drop(while: \.isBlank)
    return (String(scalars: scalars[..<(sign + length)]), String(scalars: rest))
  }
}

extension FigureDecoder {
  static let anyNumber = -FigureLimits.magnitude...FigureLimits.magnitude

  /// A number within a range, both told apart in the report.
  func number(_ node: Node, _ key: String, in range: ClosedRange<Double> = anyNumber) -> Double? {
    guard let scalar = scalar(node, key, takes: "a number") else { return nil }
    return number(scalar, key, in: range)
  }

  func number(_ scalar: Scalar, _ key: String, in range: ClosedRange<Double> = anyNumber) -> Double? {
    guard let value = NumberText.value(scalar.text) else {
      let remedy =
        scalar.text.hasSuffix("%") && range.upperBound == 1
        ? .share(NumberText.share(scalar.text)) : NumberText.remedy(forUnitIn: scalar.text)
      error(ValueMistake.noNumber(key: key, text: scalar.text, remedy: remedy), at: scalar.range)
      return nil
    }
    guard range.contains(value) else {
      error(ValueMistake.numberOutOfRange(key: key, text: scalar.text, range), at: scalar.range)
      return nil
    }
    // Minus zero would print, and no layout tells it from zero.
    return value == 0 ? 0 : value
  }

  func integer(_ node: Node, _ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let scalar = scalar(node, key, takes: "a whole number") else { return nil }
    guard let value = NumberText.value(scalar.text), value == value.rounded() else {
      let remedy = NumberText.remedy(forUnitIn: scalar.text)
      error(ValueMistake.noWholeNumber(key: key, text: scalar.text, remedy: remedy), at: scalar.range)
      return nil
    }
    guard let whole = Int(exactly: value), range.contains(whole) else {
      error(ValueMistake.wholeNumberOutOfRange(key: key, text: scalar.text, range), at: scalar.range)
      return nil
    }
    return whole
  }

  func boolean(_ node: Node, _ key: String) -> Bool? {
    guard let scalar = scalar(node, key, takes: "true or false") else { return nil }
    switch scalar.text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      mismatch(node, key, takes: "true or false")
      return nil
    }
  }

  /// As many numbers as there are limits.
  ///
  /// - Parameter form: How the value is written: `[x, y]`; the words in it name the numbers in messages.
  func numbers(_ node: Node, _ key: String, form: String, in limits: [ClosedRange<Double>]) -> [Double]? {
    guard let items = node.sequence else {
      mismatch(node, key, takes: form, remedy: Self.listed(node, form: form, count: limits.count))
      return nil
    }
    guard items.count == limits.count else {
      error(ValueMistake.wrongCount(key: key, takes: form, found: items.count), at: node.range)
      return nil
    }
    let words = form.split { !$0.isLetter }.map(String.init)
    let values = items.enumerated().map { index, item in
      number(item, words.count == items.count ? words[index] : key, in: limits[index])
    }
    let found = values.compactMap(\.self)
    return found.count == limits.count ? found : nil
  }

  /// The list that was meant where numbers stand in another form: `320x480`, `(20, 20)`, `{x: 20, y: 20}`.
  static func listed(_ node: Node, form: String, count: Int) -> String? {
    let numbers: [String]
    if let entries = node.mapping {
      let words = form.split { !$0.isLetter }.map(String.init)
      let values = words.map { word in entries.first { $0.key.text == word }?.value.scalar?.text }
      numbers = values.count == entries.count ? values.compactMap(\.self) : []
    } else {
      let text = node.scalar?.text ?? ""
      let inner = text.hasPrefix("(") && text.hasSuffix(")") ? text.dropFirst().dropLast() : text[...]
      numbers = inner.split { ",;x×* ".contains($0) }.map(String.init)
    }
    guard numbers.count == count, numbers.allSatisfy({ NumberText.value($0) != nil }) else { return nil }
    return "[" + numbers.joined(separator: ", ") + "]"
  }
}
