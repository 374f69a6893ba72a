import Files

extension SourceFile {
  /// Reads a document from the bytes of a file, which must be UTF-8.
  ///
  ///     SourceFile.reading([0x61, 0xFF], name: "a.yaml").diagnostics.all[0].message   // the byte 0xFF is not UTF-8
  ///
  /// - Returns: The text, with U+FFFD for invalid bytes, and an error for the first invalid byte.
  public static func reading(_ bytes: [UInt8], name: String) -> (file: SourceFile, diagnostics: Diagnostics) {
    let file = SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self))
    if LargeFilePointer.matches(bytes) {
      let message = "the file is a Git LFS pointer, not the document; 'git lfs pull' fetches it"
      return (file, Diagnostics([.error(.largeFilePointer, message)]))
    }
    if let encoding = wideEncoding(of: bytes) {
      return (file, Diagnostics([.error(.notUTF8, "the document is \(encoding): save it as UTF-8")]))
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return (file, Diagnostics()) }
    let (position, byte) = firstInvalidByte(in: bytes)
    let message = "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8: save the document as UTF-8"
    return (file, Diagnostics([.error(.notUTF8, message, at: SourceRange(start: position))]))
  }

  /// The name of an encoding with two or four bytes for each character, by the mark or the first character.
  private static func wideEncoding(of bytes: [UInt8]) -> String? {
    let start = Array(bytes.prefix(4))
    switch start.map({ $0 == 0 }) {
    case [false, true, true, true], [true, true, true, false]: return "UTF-32"
    case _ where start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF]: return "UTF-32"
    case [false, true, false, true], [true, false, true, false]: return "UTF-16"
    default: return start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) ? "UTF-16" : nil
    }
  }

  private static func firstInvalidByte(in bytes: [UInt8]) -> (SourcePosition, UInt8) {
    var position = SourcePosition(line: 1, column: 1)
    var offset = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
      position = scalar == "\n" ? SourcePosition(line: position.line + 1, column: 1) : position.next
    }
    return (position, offset < bytes.count ? bytes[offset] : 0)
  }
}

extension SourcePosition {
  fileprivate var next: SourcePosition { SourcePosition(line: line, column: column + 1) }
}
