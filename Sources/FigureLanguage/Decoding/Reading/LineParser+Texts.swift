import Diagnostics

extension LineParser {
  // MARK: Texts

  /// Reads a text, or a list or a mapping in brackets, at the current place.
  ///
  /// - Parameter brackets: How many are open.
  mutating func readText(brackets: Int = 0) throws(Unknown) {
    switch scalars[place.offset] {
    case "[": try readList(brackets: brackets + 1)
    case "{": try readMapping(brackets: brackets + 1)
    case "'", "\"": try readQuotedText()
    case "|", ">":
      guard brackets == 0 else { throw Unknown() }
      try readBlockText()
    default: try readPlainText(isInBrackets: brackets > 0)
    }
  }

  /// Reads a text up to a colon, a comment or the end of the line; in brackets also up to a comma or a bracket.
  private mutating func readPlainText(isInBrackets: Bool) throws(Unknown) {
    let start = place
    guard !scalars[start.offset].isIndicator || scalars[start.offset] == "-" && !isDash(at: start.offset) else {
      throw Unknown()
    }
    var (offset, end) = (start.offset, start.offset)
    reading: while offset < scalars.count {
      switch scalars[offset] {
      case "\n": break reading
      case " ":
        offset += 1
        continue
      case "#" where end < offset: break reading
      case ":" where isColon(at: offset):
        guard end == offset else { throw Unknown() }
        break reading
      case let scalar where isInBrackets && scalar.endsTextInBrackets: break reading
      case let scalar:
        guard scalar.isKnown, !isInBrackets || !scalar.isUnclearInBrackets else { throw Unknown() }
      }
      offset += 1
      end = offset
    }
    place.offset = end
    addText(from: start, content: start.offset..<end, .plain)
  }

  /// Reads a text in quotation marks in which nothing stands for something else.
  private mutating func readQuotedText() throws(Unknown) {
    let (start, mark) = (place, scalars[place.offset])
    var offset = start.offset + 1
    while offset < scalars.count, scalars[offset] != mark {
      guard scalars[offset].isKnown, scalars[offset] != "\\" || mark == "'" else { throw Unknown() }
      offset += 1
    }
    // Two marks stand for one.
    guard offset < scalars.count, offset + 1 == scalars.count || scalars[offset + 1] != mark else { throw Unknown() }
    place.offset = offset + 1
    addText(from: start, content: start.offset + 1..<offset, .quoted)
  }

  private mutating func addText(from start: Place, content: Range<Int>, _ style: YAMLEvent.ScalarStyle) {
    let text = String(scalars: scalars[content])
    add(.scalar(text, style), length: content.count, from: start, to: place)
  }

  // MARK: Brackets

  private mutating func readList(brackets: Int) throws(Unknown) {
    try openBracket(.sequenceStart, brackets)
    guard !closeBracket("]") else { return }
    repeat {
      try readItem(brackets)
    } while try readComma(before: "]")
  }

  private mutating func readMapping(brackets: Int) throws(Unknown) {
    try openBracket(.mappingStart, brackets)
    guard !closeBracket("}") else { return }
    repeat {
      // 1. The key, which is no list and no mapping.
      let count = events.count
      try readItem(brackets)
      guard events.count == count + 1, isColon(at: place.offset) else { throw Unknown() }
      // 2. The value.
      place.offset += 1
      skipBlanks()
      try readItem(brackets)
      guard !isColon(at: place.offset) else { throw Unknown() }
    } while try readComma(before: "}")
  }

  private mutating func readItem(_ brackets: Int) throws(Unknown) {
    guard place.offset < scalars.count else { throw Unknown() }
    try readText(brackets: brackets)
  }

  private mutating func openBracket(_ content: YAMLEvent.Content, _ brackets: Int) throws(Unknown) {
    guard brackets <= Self.mostBrackets else { throw Unknown() }
    add(content, from: place, to: place.moved(by: 1))
    place.offset += 1
    skipBlanks()
  }

  /// Passes over a comma, or over the bracket that closes.
  ///
  /// - Returns: Whether it is a comma.
  private mutating func readComma(before bracket: Unicode.Scalar) throws(Unknown) -> Bool {
    skipBlanks()
    guard !closeBracket(bracket) else { return false }
    guard place.offset < scalars.count, scalars[place.offset] == "," else { throw Unknown() }
    place.offset += 1
    skipBlanks()
    return true
  }

  private mutating func closeBracket(_ bracket: Unicode.Scalar) -> Bool {
    guard place.offset < scalars.count, scalars[place.offset] == bracket else { return false }
    add(.end, from: place, to: place.moved(by: 1))
    place.offset += 1
    return true
  }

  // MARK: Signs

  mutating func skipBlanks() {
    while place.offset < scalars.count, scalars[place.offset] == " " { place.offset += 1 }
  }

  /// Whether a dash begins an entry.
  func isDash(at offset: Int) -> Bool { scalars[offset] == "-" && isBlank(at: offset + 1) }

  /// Whether a colon ends a key.
  func isColon(at offset: Int) -> Bool {
    offset < scalars.count && scalars[offset] == ":" && isBlank(at: offset + 1)
  }

  /// Whether nothing follows but a comment.
  func isEndOfLine(at offset: Int) -> Bool {
    offset == scalars.count || scalars[offset] == "\n" || scalars[offset] == "#" && scalars[offset - 1] == " "
  }

  /// Whether `---` or `...` parts documents.
  func isMarker(at place: Place) -> Bool {
    guard place.column == 0, scalars[place.offset] == "-" || scalars[place.offset] == "." else { return false }
    let signs = scalars[place.offset...].prefix(3)
    return (signs.elementsEqual("---".unicodeScalars) || signs.elementsEqual("...".unicodeScalars))
      && isBlank(at: place.offset + 3)
  }

  private func isBlank(at offset: Int) -> Bool {
    offset >= scalars.count || scalars[offset] == " " || scalars[offset] == "\n"
  }
}

extension Unicode.Scalar {
  /// Whether it stands for itself in a text and is no blank: other characters may be line ends to YAML, or no text.
  var isKnown: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...: true
    default: false
    }
  }

  fileprivate var endsTextInBrackets: Bool { self == "," || self == "]" || self == "}" }

  /// Whether a plain text in brackets may end with it or be a mistake.
  fileprivate var isUnclearInBrackets: Bool { self == "[" || self == "{" || self == "?" || self == ":" }

  /// Whether no plain text begins with it.
  fileprivate var isIndicator: Bool {
    switch self {
    case "-", "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`": true
    default: false
    }
  }
}
