import Geometry
import Serialization

/// Scalars and flow lists as YAML has them.
enum YAMLText {
  /// A number with as many digits as it takes to read the same one again, or with six decimals where what is left of
  /// it is less than a billionth.
  static func number(_ value: Double) -> String {
    let short = value.decimalText()
    // What only computing has left behind the decimals is nobody's: -0.9999999999999989 is -1.
    return Double(short).map { ($0 - value).magnitude < 1e-9 } == true ? short : "\(value)"
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// The members that have a value, in their order.
  static func mapping(_ members: [(key: String, value: String?)]) -> String {
    "{" + members.compactMap { key, value in value.map { "\(key): \($0)" } }.joined(separator: ", ") + "}"
  }

  static func numbers(_ values: Double...) -> String { list(values.map(number)) }

  /// A text, in quotes unless it begins with a letter and has nothing in it that YAML could take for its own.
  static func text(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.first?.properties.isAlphabetic == true && text.last != " " && text.unicodeScalars.count < 200
      && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || plain.contains($0) }
    return isPlain ? text : text.quoted(escaping: isUnseen)
  }

  private static let plain = Set("0123456789 _-.+/()!?%&*=<>@'".unicodeScalars)

  /// Controls, YAML's further line ends and the byte order mark.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 || (0x7F...0x9F).contains(scalar.value) || [0x2028, 0x2029, 0xFEFF].contains(scalar.value)
  }
}
