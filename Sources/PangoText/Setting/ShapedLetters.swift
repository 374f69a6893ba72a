import Typography

/// The letters of texts of several parts, as HarfBuzz shapes them.
struct ShapedLetters: LetterMeasurer {
  let fonts: FontSet
  private(set) var missing: [Character] = []

  init(fonts: FontSet) { self.fonts = fonts }

  mutating func advances(of text: String, font: Font, isRightToLeft: Bool) -> [Double] {
    let line = fonts.shape(text, family: font.family, weight: font.weight, isRightToLeft: isRightToLeft)
    missing += line.missing
    var offsets = [0]
    for character in text { offsets.append((offsets.last ?? 0) + character.utf8.count) }
    let sums = line.advances(before: offsets, sizing: FontSizing(of: font))
    return zip(sums, sums.dropFirst()).map { $1 - $0 }
  }

  func lineBreaks(in paragraph: String) -> [Bool] { ParagraphBreaks(paragraph).canBeginLine }
}
