extension String {
  /// The text in double quotes, escaped as JSON and YAML both read it.
  ///
  ///     "a \"b\"".quoted { $0.value < 32 }   // "a \"b\""
  ///
  /// - Parameter isEscaped: Which further characters are written by their numbers, all below U+10000.
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
