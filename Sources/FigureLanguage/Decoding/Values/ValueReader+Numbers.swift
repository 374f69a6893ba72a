import Diagnostics
import Figures
import Geometry

extension ValueReader {
  static let anyNumber = -FigureLimits.magnitude...FigureLimits.magnitude

  /// A number within a range. A value that is no number and a number outside the range are different mistakes.
  func number(_ node: Node, _ key: String, in range: ClosedRange<Double> = anyNumber) -> Double? {
    guard let scalar = scalar(node, key, takes: "a number") else { return nil }
    return number(scalar, key, in: range)
  }

  /// - Parameter isNegated: Whether a minus stands before it, which belongs to the first part of a sum alone.
  func number(
    _ scalar: Scalar, _ key: String, in range: ClosedRange<Double> = anyNumber, isNegated: Bool = false
  ) -> Double? {
    let value: Double
    switch arithmetic(scalar, isNegated: isNegated) {
    case .value(let found): value = found
    case .mistake(let mistake):
      reporter.report(mistake, in: scalar)
      return nil
    case .none:
      let isShare = scalar.text.hasSuffix("%") && range.upperBound == 1
      let isLength = scalar.text.hasSuffix("%") && range == 0...FigureLimits.magnitude
      let remedy =
        isShare
        ? .share(NumberText.share(scalar.text))
        : isLength
          ? .lengthInPoints : numberRemedy(for: scalar.text) ?? NumberText.remedy(forWord: scalar.text, of: key)
      return reporter.refuse(.noNumber(key: key, text: scalar.text, remedy: remedy), at: scalar.range)
    }
    guard range.contains(value) else {
      return reporter.refuse(.numberOutOfRange(key: key, text: scalar.text, value, range), at: scalar.range)
    }
    // Minus zero would print, and no layout tells it from zero.
    return value == 0 ? 0 : value
  }

  func integer(_ node: Node, _ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let scalar = scalar(node, key, takes: "a whole number") else { return nil }
    let value: Double?
    switch arithmetic(scalar) {
    case .value(let found): value = found
    case .mistake(let mistake):
      reporter.report(mistake, in: scalar)
      return nil
    case .none: value = nil
    }
    guard let value, value == value.rounded() else {
      let remedy = numberRemedy(for: scalar.text) ?? NumberText.remedy(forWord: scalar.text, of: key)
      return reporter.refuse(.noWholeNumber(key: key, text: scalar.text, value, remedy: remedy), at: scalar.range)
    }
    guard let whole = Int(exactly: value), range.contains(whole) else {
      return reporter.refuse(.wholeNumberOutOfRange(key: key, text: scalar.text, value, range), at: scalar.range)
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
      let list = Self.listed(node, form: form, count: limits.count)
      return reporter.refuse(.wrongCount(key: key, takes: form, found: items.count, remedy: list), at: node.range)
    }
    let words = form.split { !$0.isLetter }.map(String.init)
    let values = items.enumerated().map { index, item in
      number(item, words.count == items.count ? words[index] : key, in: limits[index])
    }
    let found = values.compactMap(\.self)
    return found.count == limits.count ? found : nil
  }

  /// The list that is meant by numbers in another form: `320x480`, `(20, 20)`, `{x: 20, y: 20}`, `[320 480]`.
  static func listed(_ node: Node, form: String, count: Int, absent: String? = nil) -> String? {
    let numbers: [String]
    if let entries = node.mapping {
      let words = form.split { !$0.isLetter }.map(String.init)
      let values = words.map { word in entries.first { $0.key.text == word }.map { $0.value.scalar?.text } ?? absent }
      numbers = entries.allSatisfy { words.contains($0.key.text) } ? values.compactMap(\.self) : []
    } else {
      let text = node.scalar?.text ?? (node.sequence ?? []).map { $0.scalar?.text ?? "?" }.joined(separator: " ")
      // `CGRect(x: 0, y: 0, width: 10, height: 10)`, `(0, 0, 10, 10)`, `320x480`
      let start = text.firstIndex(of: "(").map(text.index(after:)) ?? text.startIndex
      let inner = text.hasSuffix(")") ? text[start...].dropLast() : text[...]
      let parts = inner.split { ",;x×* ".contains($0) }.map(String.init)
      numbers =
        text.hasPrefix("(") || start == text.startIndex ? parts : parts.filter { !$0.hasSuffix(":") && $0 != ":" }
    }
    guard numbers.count == count, numbers.allSatisfy({ NumberText.value($0) != nil }) else { return nil }
    return "[" + numbers.joined(separator: ", ") + "]"
  }
}
