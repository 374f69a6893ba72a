import CExpat
import Diagnostics

/// A character that XML has another spelling for, where a parser stopped because of it.
struct UnescapedCharacter {
  let message: String
  let range: SourceRange

  /// - Parameters:
  ///   - offset: Where the parser stopped, in bytes.
  ///   - code: What it found wrong.
  init?(at offset: Int, _ code: XML_Error, in source: SourceFile) {
    let bytes = source.text.utf8
    guard (0..<bytes.count).contains(offset) else { return nil }
    let place = bytes.index(bytes.startIndex, offsetBy: offset)
    switch code {
    case XML_ERROR_INVALID_TOKEN where bytes[..<place].last == UInt8(ascii: "<"):
      // In the text of an element it begins a tag, and what stands behind it is wrong.
      self.init("'<' in a text is written '&lt;'", at: bytes[..<place].suffix(1), in: source)
    case XML_ERROR_INVALID_TOKEN where bytes[place] == UInt8(ascii: "<"):
      self.init("'<' in a text is written '&lt;'", at: bytes[place...].prefix(1), in: source)
    case XML_ERROR_INVALID_TOKEN:
      // The letters before it would be the name of an entity if they ended in ';'.
      let letters = bytes[..<place].reversed().prefix { $0.isLetterOfName }.count
      let start = bytes[..<place].dropLast(letters)
      guard start.last == UInt8(ascii: "&") else { return nil }
      self.init("'&' in a text is written '&amp;'", at: start.suffix(1), in: source)
    case XML_ERROR_UNDEFINED_ENTITY:
      // The parser stands at the beginning of the tag.
      guard let entity = Self.firstUnknownEntity(in: bytes[place...]) else { return nil }
      let name = String(decoding: entity, as: UTF8.self)
      self.init(
        "'\(name)' is not known in XML: write the character itself, or '&amp;' for '&'", at: entity, in: source)
    default: return nil
    }
  }

  /// - Parameter part: Of the text, what is marked.
  private init(_ rule: String, at part: Substring.UTF8View, in source: SourceFile) {
    message = "the document is not well-formed XML: \(rule)"
    let before = source.text.utf8[..<part.startIndex]
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map(before.index(after:)) ?? before.startIndex
    range = SourceRange(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: source.text[line..<part.startIndex].unicodeScalars.count + 1, length: part.count)
  }

  private static func firstUnknownEntity(in bytes: Substring.UTF8View) -> Substring.UTF8View? {
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { $0.isLetterOfName }
      guard rest[name.endIndex...].first == UInt8(ascii: ";"), name.first != UInt8(ascii: "#") else { continue }
      guard !["amp", "lt", "gt", "quot", "apos"].contains(String(decoding: name, as: UTF8.self)) else { continue }
      return bytes[start...name.endIndex]
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it can be a part of a name, as all bytes of letters beyond ASCII can.
  fileprivate var isLetterOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "#-_.:".utf8.contains(self)
    }
  }
}
