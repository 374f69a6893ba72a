/// The markup languages that elements are written in.
package enum MarkupSyntax {
  /// Void elements have no end tag, and an empty attribute is written as its name.
  case html
  case xml
  /// As XML, but quotation marks in text are not escaped, which is shorter and easier to read, and control characters are
  /// left to the text that is drawn.
  case svg

  /// Whether a tag without content ends with a slash.
  var marksEmptyTags: Bool { self != .html }
  fileprivate var escapesQuotesInText: Bool { self != .svg }
  fileprivate var showsControls: Bool { self != .svg }
}

extension MarkupText {
  /// Appends text, escaped as the content of an element.
  mutating func append(text: String, in syntax: MarkupSyntax) {
    append(text, in: syntax, escapingQuotes: syntax.escapesQuotesInText, escapingWhitespace: false)
  }

  /// Appends text, escaped as the value of an attribute in double quotes. Parsers would read line ends and tabs as
  /// spaces.
  mutating func append(attributeValue text: String, in syntax: MarkupSyntax) {
    append(text, in: syntax, escapingQuotes: true, escapingWhitespace: true)
  }

  /// Control characters are shown as numbers. Other characters that XML 1.0 does not allow are left out.
  private mutating func append(
    _ text: String, in syntax: MarkupSyntax, escapingQuotes: Bool, escapingWhitespace: Bool
  ) {
    var text = text
    guard text.withUTF8({ $0.contains(where: \.mayNeedEscaping) }) else {
      self += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "\"" where escapingQuotes: self += "&quot;"
      case "\t" where escapingWhitespace: self += "&#9;"
      case "\n" where escapingWhitespace: self += "&#10;"
      case "\r": self += "&#13;"
      case "\t", "\n": self += String(scalar)
      case _ where syntax.showsControls && scalar.isControl: self += scalar.visibleText
      case " "..."\u{FFFD}", "\u{10000}"...: self += String(scalar)
      default: break
      }
    }
  }
}

extension UInt8 {
  /// Whether text with this byte may contain characters to escape.
  fileprivate var mayNeedEscaping: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    // The first bytes of control characters, and of U+FFFE and U+FFFF.
    case 0x7F, 0xC2, 0xE2, 0xEF: true
    default: self < 0x20
    }
  }
}
