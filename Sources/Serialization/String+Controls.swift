extension Unicode.Scalar {
  /// Whether a terminal acts upon the character, or it changes the order in which others are shown.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Embeddings, overrides and isolates of a writing direction.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The character, or its number where it would not be seen: `\u{1b}`.
  package var visibleText: String { isControl ? "\\u{\(String(value, radix: 16))}" : String(Character(self)) }
}

extension String {
  /// The text with all control characters as their numbers, so that it is what it looks like, and one line.
  ///
  ///     "\u{1B}[31mred\n".showingControls()   // \u{1b}[31mred\u{a}
  ///
  /// - Parameter keepingLines: Whether line ends and tabs stay.
  package func showingControls(keepingLines: Bool = false) -> String {
    // Native strings lie in one piece, over which a plain loop takes a tenth of the time.
    let mayHaveControls =
      utf8.withContiguousStorageIfAvailable { $0.contains { $0.mayBeControl(keepingLines) } }
      ?? utf8.contains { $0.mayBeControl(keepingLines) }
    guard mayHaveControls else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if keepingLines, scalar == "\n" || scalar == "\t" {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.visibleText
      }
    }
  }
}

extension UInt8 {
  /// Whether it may be the first byte of a control character.
  fileprivate func mayBeControl(_ keepingLines: Bool) -> Bool {
    if keepingLines, self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t") { return false }
    // C2: U+0080 and following; E2: U+2000 and following.
    return self < 0x20 || self == 0x7F || self == 0xC2 || self == 0xE2
  }
}
