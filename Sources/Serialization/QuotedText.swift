extension String {
  /// The text in double quotes, escaped for both JSON and YAML.
  ///
  ///     "a \"b\"".quoted { $0.value < 32 }   // "a \"b\""
  ///
  /// - Parameter isEscaped: Whether a further character, below U+10000, is escaped by its number.
  package func quoted(escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var result = "\""
    // What needs no escape is copied in one piece.
    var start = unicodeScalars.startIndex
    for index in unicodeScalars.indices {
      guard let escape = unicodeScalars[index].escape(isEscaped) else { continue }
      result += self[start..<index]
      result += escape
      start = unicodeScalars.index(after: index)
    }
    result += self[start...]
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// - Returns: `nil` if it stands for itself.
  fileprivate func escape(_ isEscaped: (Unicode.Scalar) -> Bool) -> String? {
    switch self {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where isEscaped(self):
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }
}
