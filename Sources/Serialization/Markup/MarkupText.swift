/// Markup while it is written, as the bytes of its UTF-8: a byte at the end of a list costs less than a
/// character at the end of a string.
///
///     var text = MarkupText("<g>")
///     text += "</g>"
///     text.string   // "<g></g>"
package struct MarkupText {
  package private(set) var bytes: [UInt8] = []

  package init(_ text: String = "") { self += text }

  package var string: String { String(decoding: bytes, as: UTF8.self) }
  package var isEmpty: Bool { bytes.isEmpty }

  package static func += (markup: inout MarkupText, text: String) {
    // Nearly every text lies in one piece.
    if text.utf8.withContiguousStorageIfAvailable({ markup.bytes.append(contentsOf: $0) }) == nil {
      markup.bytes.append(contentsOf: text.utf8)
    }
  }

  /// Adds a text that the program itself has, as most names are: its bytes lie in one piece.
  package static func += (markup: inout MarkupText, text: StaticString) {
    markup.bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a character of ASCII: most that stands between names and values is one, and costs a tenth of a text.
  package mutating func append(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  package static func += (markup: inout MarkupText, other: MarkupText) { markup.bytes += other.bytes }

  /// Adds what a function writes, as UTF-8.
  package mutating func append(writtenBy write: (inout [UInt8]) -> Void) { write(&bytes) }

  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Takes everything away and keeps the memory.
  package mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// Takes a line end at the end away.
  package mutating func removeLastNewline() {
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
  }
}
