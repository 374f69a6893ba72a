/// Where a paragraph may be broken, by character.
struct ParagraphBreaks {
  /// Where each character begins in UTF-8, and the paragraph's end.
  private(set) var offsets: [Int] = [0]
  /// Whether a line may begin at the character.
  private(set) var canBeginLine: [Bool] = []
  private(set) var isWhitespace: [Bool] = []

  init(_ text: String) {
    let attributes = PangoLibrary.shared.attributes(of: text)
    var scalarIndex = 0
    for character in text {
      canBeginLine.append(scalarIndex < attributes.count && attributes[scalarIndex].is_line_break != 0)
      isWhitespace.append(character.isWhitespace && character != "\u{A0}")
      offsets.append((offsets.last ?? 0) + character.utf8.count)
      scalarIndex += character.unicodeScalars.count
    }
  }
}
