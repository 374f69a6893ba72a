extension String {
  /// As the content of an element.
  var escapedText: String { escaped { $0 == "\r" ? "&#13;" : nil } }

  /// As an attribute's value between double quotes. White space other than blanks would be read as blanks.
  var escapedAttribute: String {
    escaped {
      switch $0 {
      case "\"": "&quot;"
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  private func escaped(_ special: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars where scalar.isAllowedInXML {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      default:
        if let replacement = special(scalar) {
          result.append(contentsOf: replacement.unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// XML 1.0's `Char`: most control characters cannot even be written as references.
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
