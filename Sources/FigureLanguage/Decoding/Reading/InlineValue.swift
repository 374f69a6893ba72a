import Diagnostics

extension Scalar {
  /// The text as a value of its own: `[40, -50]` as a list, `{inset: 10}` as a mapping, `"Hello"` without its marks.
  ///
  /// For values inside a text, such as those of steps. Everything else is the text itself, so that
  /// `rgb(1, .4, 1)` and `translate(100, 0) rotate(45deg)` need no marks.
  func inlineValue() throws(TextMistake) -> Node {
    var parser = InlineValueParser(scalar: self)
    return try parser.parse()
  }
}

private struct InlineValueParser {
  let scalar: Scalar
  let scalars: [Unicode.Scalar]
  var offset = 0

  static let depth = 8

  init(scalar: Scalar) {
    self.scalar = scalar
    scalars = Array(scalarsOf: scalar.text)
  }

  mutating func parse() throws(TextMistake) -> Node {
    skipBlanks()
    guard offset < scalars.count else { throw TextMistake(.valueMissingHere, at: offset) }
    guard ["[", "{", "\"", "'"].contains(scalars[offset]) else {
      return Node(trimmed(offset..<scalars.count))
    }
    let node = try value(depth: 0)
    skipBlanks()
    guard offset == scalars.count else {
      throw TextMistake(.moreThanOneValue(rest: String(scalars: scalars[offset...])), at: offset..<scalars.count)
    }
    return node
  }

  private mutating func value(depth: Int) throws(TextMistake) -> Node {
    skipBlanks()
    guard depth < Self.depth else { throw TextMistake(.tooDeep, at: offset) }
    guard offset < scalars.count else { throw TextMistake(.valueMissingHere, at: offset) }
    switch scalars[offset] {
    case "[": return try list(depth: depth)
    case "{": return try mapping(depth: depth)
    case "\"", "'": return try quoted()
    default: return try plain()
    }
  }

  private mutating func list(depth: Int) throws(TextMistake) -> Node {
    let start = offset
    offset += 1
    var items: [Node] = []
    while true {
      skipBlanks()
      if take("]") { return Node(sequence: items, at: scalar.range(at: start, length: offset - start)) }
      items.append(try value(depth: depth + 1))
      skipBlanks()
      guard take(",") || peek == "]" else {
        throw TextMistake(.neverClosed("["), at: start)
      }
    }
  }

  private mutating func mapping(depth: Int) throws(TextMistake) -> Node {
    let start = offset
    offset += 1
    var entries: [Node.Entry] = []
    while true {
      skipBlanks()
      if take("}") { return Node(mapping: entries, at: scalar.range(at: start, length: offset - start)) }
      let keyStart = offset
      while let next = peek, next.isNameCharacter { offset += 1 }
      let key = scalar.part(keyStart..<offset)
      skipBlanks()
      guard !key.text.isEmpty, take(":") else {
        throw TextMistake(.entryExpected, at: keyStart)
      }
      entries.append(Node.Entry(key: key, value: try value(depth: depth + 1)))
      skipBlanks()
      guard take(",") || peek == "}" else {
        throw TextMistake(.neverClosed("{"), at: start)
      }
    }
  }

  /// A text between quotation marks; a backslash before a mark takes it as it is. Between double ones, a backslash
  /// means what it means between those of YAML.
  private mutating func quoted() throws(TextMistake) -> Node {
    let start = offset
    let mark = scalars[start]
    offset += 1
    var text: [Unicode.Scalar] = []
    while offset < scalars.count {
      let next = scalars[offset]
      if next == mark {
        offset += 1
        return Node(
          Scalar(
            text: String(scalars: text), isPlain: false, range: scalar.range(at: start, length: offset - start),
            placement: .unknown))
      }
      if mark == "\"", next == "\\", let escaped = escapedScalar() {
        text.append(escaped.scalar)
        offset += escaped.length
        continue
      }
      if next == "\\", offset + 1 < scalars.count, scalars[offset + 1] == mark || scalars[offset + 1] == "\\" {
        offset += 1
      }
      text.append(scalars[offset])
      offset += 1
    }
    throw TextMistake(.quotationNeverClosed, at: start)
  }

  /// What a backslash and the letters behind it stand for, with their length; `nil` if they stand for themselves.
  private func escapedScalar() -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset + 1 < scalars.count else { return nil }
    switch scalars[offset + 1] {
    case "n": return ("\n", 2)
    case "r": return ("\r", 2)
    case "t": return ("\t", 2)
    case "u":
      let digits = scalars[min(offset + 2, scalars.count)..<min(offset + 6, scalars.count)]
      guard digits.count == 4, let value = UInt32(String(scalars: digits), radix: 16) else { return nil }
      return Unicode.Scalar(value).map { ($0, 6) }
    default: return nil
    }
  }

  /// Up to the next comma or bracket outside parentheses.
  private mutating func plain() throws(TextMistake) -> Node {
    let start = offset
    var parentheses = 0
    while let next = peek {
      if next == "(" { parentheses += 1 }
      if next == ")" { parentheses -= 1 }
      if parentheses <= 0, next == "," || next == "]" || next == "}" { break }
      offset += 1
    }
    guard offset > start else { throw TextMistake(.valueMissingHere, at: start) }
    return Node(trimmed(start..<offset))
  }

  private func trimmed(_ range: Range<Int>) -> Scalar {
    var end = range.upperBound
    while end > range.lowerBound, scalars[end - 1].isBlank { end -= 1 }
    return scalar.part(range.lowerBound..<end)
  }

  private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard peek == wanted else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while let next = peek, next.isBlank { offset += 1 }
  }
}
