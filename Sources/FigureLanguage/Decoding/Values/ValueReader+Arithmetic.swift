import Diagnostics
import Figures

extension ValueReader {
  /// What a text is that stands for a number.
  enum Arithmetic {
    case value(Double)
    /// It is meant as arithmetic, and is wrong.
    case mistake(TextMistake)
    case none
  }

  /// The number that a text is or computes.
  ///
  /// - Parameters:
  ///   - includesPriorities: Whether names of priorities are numbers too, as in `high + 1`.
  ///   - isNegated: Whether a minus stands before it.
  func arithmetic(_ scalar: Scalar, includesPriorities: Bool = false, isNegated: Bool = false) -> Arithmetic {
    // 1. A plain number, which nearly all are.
    if let value = NumberText.value(scalar.text) { return .value(isNegated ? -value : value) }
    // 2. Something else that computes none.
    let names = ArithmeticParser.Names(metrics: metrics(for: scalar), includesPriorities: includesPriorities)
    guard isArithmetic(scalar.text, names) else { return .none }
    guard scalar.text.length <= reporter.limits[.sentenceLength] else {
      return .mistake(TextMistake(.exceeded(.sentenceLength, of: reporter.limits), at: 0))
    }
    // 3. Arithmetic.
    do throws(TextMistake) {
      return .value(try ArithmeticParser.value(of: scalar.text, names: names, isNegated: isNegated))
    } catch {
      return .mistake(explained(error, in: scalar))
    }
  }

  /// The metrics that a text may use; only those that it does use, where nothing more is to be said of others.
  private func metrics(for scalar: Scalar) -> [String: Double] {
    guard !reporter.isWorthExplaining(scalar.range) else { return metrics.numbers }
    let words = Set(Self.words(of: scalar.text))
    return metrics.numbers.filter { words.contains($0.key) }
  }

  /// The value alone, of what need not be a number.
  func value(ofArithmetic scalar: Scalar) -> Double? {
    guard case .value(let value) = arithmetic(scalar) else { return nil }
    return value
  }

  /// The number that a text computes from metrics; `nil` for every other text.
  func value(ofMetricsIn scalar: Scalar) -> Double? {
    guard !metrics.numbers.isEmpty, Self.words(of: scalar.text).contains(where: { metrics.numbers[$0] != nil }) else {
      return nil
    }
    return value(ofArithmetic: scalar)
  }

  /// Whether a text is meant as arithmetic: a name that is a metric's or nearly one, or an operation on a number.
  private func isArithmetic(_ text: String, _ names: ArithmeticParser.Names) -> Bool {
    let words = Self.words(of: text)
    if words.contains(where: { names.value($0) != nil || metrics.later.contains($0) }) { return true }
    let hasOperation = text.utf8.contains { "+-*/(".utf8.contains($0) }
    if hasOperation, text.unicodeScalars.contains(where: \.isASCIIDigit) { return true }
    guard words.count == 1, !names.metrics.isEmpty else { return false }
    return NearMisses.closest(to: words[0], among: names.metrics.keys.sorted()) != nil
  }

  /// What a number with a unit or a metric's name behind it is.
  func numberRemedy(for text: String) -> NumberRemedy? {
    guard let (number, rest) = NumberText.split(text), metrics.numbers[rest] != nil else {
      return NumberText.remedy(forUnitIn: text)
    }
    return .product("\(number) * \(rest)")
  }

  /// The words of a text that could be names.
  private static func words(of text: String) -> [String] {
    let words = text.unicodeScalars.split(maxSplits: 200) { !$0.isNameCharacter }
    return words.filter { $0.first.map { $0.isASCIILetter || $0 == "_" } ?? false }.map { String(scalars: $0) }
  }

  /// The mistake of a text, told better where what it means is known: a metric that is declared too late, or that has
  /// the signs of another language around its name.
  private func explained(_ mistake: TextMistake, in scalar: Scalar) -> TextMistake {
    let range = mistake.offset..<mistake.offset + mistake.length
    let name = scalar.part(range).text
    if mistake.mistake.identifier == .unknownMetric, metrics.later.contains(name) {
      return TextMistake(.laterMetric(name, isItself: name == metrics.declaring), at: range)
    }
    let words = Self.words(of: scalar.text).filter { !["metrics", "var", "calc"].contains($0) }
    guard words.count == 1, metrics.numbers[words[0]] != nil,
      !scalar.text.unicodeScalars.contains(where: { $0.isASCIIDigit || "+*/".unicodeScalars.contains($0) })
    else { return mistake }
    return TextMistake(.metricWithSigns(scalar.text, name: words[0]), at: 0..<scalar.text.length)
  }
}
