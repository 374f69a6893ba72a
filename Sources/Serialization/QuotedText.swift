extension String {
  /// The text in double quotes, escaped for both JSON and YAML.
  ///
  ///     "a \"b\"".quoted { $0.value < 32 }   // "a \"b\""
  ///
  /// - Parameter isEscaped: Whether a further character, below U+10000, is escaped by its number.
  package func quoted(escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isEscaped(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
