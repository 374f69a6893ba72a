import Files

/// The text of a converted document as a file: its first line tells whether somebody has changed it since.
enum ConvertedFile {
  private static let start = "# \(rule) "
  private static let rule = "Written by 'strut convert'; once changed, it is replaced only with --force."

  /// The bytes of the file.
  static func bytes(of text: String) -> [UInt8] { Array("# \(sentence(on: text.utf8))\n\(text)".utf8) }

  /// What a file says of itself, with a digest of all else in it.
  static func sentence(on bytes: some Sequence<UInt8>) -> String { "\(rule) \(digest(bytes))" }

  /// Whether a file is as this command wrote it.
  static func isUnchanged(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: start.utf8), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return bytes[start.utf8.count..<end].elementsEqual(digest(bytes[(end + 1)...]).utf8)
  }

  private static func digest(_ bytes: some Sequence<UInt8>) -> String {
    "(" + String(stableHash(bytes), radix: 16) + ")"
  }
}
