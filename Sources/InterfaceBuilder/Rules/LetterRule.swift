import Typography

/// How wide the letters of the system's font are on the canvas of a time.
enum LetterRule {
  /// By how much each is wider than we measure it, in points.
  ///
  /// Those of 14 to 16 points are narrower at all times. Up to Xcode 8, large letters stand farther apart, by a
  /// fiftieth of their size from 24 points on. Since Xcode 12, those of 17 points are a little narrower than before.
  ///
  /// What holds at all times is not in ``FontMetrics`` because a figure does not show it: it is half a point in twelve
  /// letters, which decides here whether a stored width is found.
  static func extraWidth(of font: Font, in era: InterfaceEra) -> Double {
    guard font.family == .inter else { return 0 }
    if (14...16).contains(font.size) { return -0.003 * font.size }
    guard font.size >= 17 else { return 0 }
    if font.size == 17 { return era < .xcode12 && font.weight == .regular ? atStandardSize * font.size : 0 }
    guard era < .xcode9 else { return 0 }
    return font.size * (atStandardSize + (0.0195 - atStandardSize) * min(1, (font.size - 17) / 7))
  }

  /// Whether the system's font has a letter: emoji come from another one, whose letters are as wide at all times.
  static func isOfSystemFont(_ letter: Character) -> Bool {
    letter.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }
  }

  /// In parts of the size: 0.055 points.
  private static let atStandardSize = 0.055 / 17
}
