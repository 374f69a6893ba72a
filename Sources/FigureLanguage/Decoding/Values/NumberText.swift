/// A number as authors write it: digits, at most one point, an exponent if need be.
enum NumberText {
  /// The number, or `nil` if the text is none: `nan`, `inf`, `0x10` and `1_000` are texts.
  static func value(_ text: String) -> Double? {
    if let whole = wholeNumber(text.utf8.lazy.map(Int.init)) { return whole }
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "-" || scalars.first == "+" { scalars.removeFirst() }
    let length = prefixLength(scalars)
    guard length > 0, length == scalars.count else { return nil }
    return Double(text)
  }

  /// The value of an unsigned number.
  static func value(unsigned scalars: ArraySlice<Unicode.Scalar>) -> Double? {
    wholeNumber(scalars.lazy.map { Int($0.value) }) ?? value(String(scalars: scalars))
  }

  /// The value of digits alone. Nearly all numbers are that, which need no text and no rounding.
  private static func wholeNumber(_ characters: some Collection<Int>) -> Double? {
    guard (1...15).contains(characters.count) else { return nil }
    var whole = 0
    for character in characters {
      guard (48...57).contains(character) else { return nil }
      whole = whole * 10 + character - 48
    }
    return Double(whole)
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
  /// Units of other languages.
  private static let units: Set<String> = ["pt", "pts", "px", "dp", "sp", "em", "rem", "x", "deg", "point", "points"]

  /// The number that has a unit behind it, or `nil`.
  static func remedy(forUnitIn text: String) -> NumberRemedy? {
    guard let (number, unit) = split(text) else { return nil }
    if unit.lowercased() == "ms", let value = value(number) {
      return .seconds((value / 1000).decimalText(places: 6))
    }
    if unit.lowercased() == "s" { return .seconds(number) }
    if let points = pointsPerUnit[unit.lowercased()], let value = value(number) {
      return .points((value * points).decimalText(places: 1))
    }
    return units.contains(unit.lowercased()) ? .withoutUnit(number) : nil
  }

  /// Units of paper, of which an inch has 72 points.
  private static let pointsPerUnit = ["in": 72.0, "cm": 72 / 2.54, "mm": 7.2 / 2.54]

  /// What other languages have in place of a number that is the value of a key.
  static func remedy(forWord text: String, of key: String) -> NumberRemedy? {
    if key == "numberOfLines" { return ["unlimited", "none", "nil", "infinity"].contains(text) ? .noLimit : nil }
    guard key == "width" || key == "height" else { return nil }
    return switch text.lowercased().filter({ !"-_.".contains($0) }) {
    case "matchparent", "fillparent", "fillmaxwidth", "fillmaxheight", "infinity": .fillingFrame
    case "wrapcontent", "fitcontent", "maxcontent", "mincontent", "auto": .ownSize
    default: nil
    }
  }

  /// A percentage as a part of 1: `0.05` for `5%`.
  static func share(_ text: String) -> String {
    guard let (number, _) = split(text), let value = value(number) else { return "0.5" }
    return (value / 100).decimalText(places: 6)
  }

  /// A number and the text after it.
  static func split(_ text: String) -> (number: String, rest: String)? {
    let scalars = Array(scalarsOf: text)
    let sign = scalars.first == "-" || scalars.first == "+" ? 1 : 0
    let length = prefixLength(scalars.dropFirst(sign))
    guard length > 0, sign + length < scalars.count else { return nil }
    let rest = scalars[(sign + length)...].drop(while: \.isBlank)
    return (String(scalars: scalars[..<(sign + length)]), String(scalars: rest))
  }
}
