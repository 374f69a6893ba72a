import CPango

/// Where a paragraph may be broken, by character.
struct ParagraphBreaks {
  /// Where each character begins in UTF-8, and the paragraph's end.
  private(set) var offsets: [Int] = [0]
  /// Whether a line may begin at the character.
  private(set) var canBeginLine: [Bool] = []
  private(set) var isWhitespace: [Bool] = []

  init(_ text: String) {
    let attributes = Self.attributes(of: text)
    var scalarIndex = 0
    for character in text {
      canBeginLine.append(scalarIndex < attributes.count && attributes[scalarIndex].is_line_break != 0)
      isWhitespace.append(character.isWhitespace && character != "\u{A0}")
      offsets.append((offsets.last ?? 0) + character.utf8.count)
      scalarIndex += character.unicodeScalars.count
    }
  }

  private static func attributes(of text: String) -> [PangoLogAttr] {
    let count = text.unicodeScalars.count + 1
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var attributes = Array(repeating: PangoLogAttr(), count: count)
        // No language: the locale must not choose the rules.
        pango_get_log_attrs(
          characters.baseAddress, Int32(clamping: characters.count), -1, pango_language_from_string("en"),
          &attributes, Int32(clamping: count))
        return attributes
      }
    }
  }
}
