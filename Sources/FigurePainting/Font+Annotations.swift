import Typography

extension Font {
  /// The font of annotations, titles and outlines, the same on every platform.
  static func annotation(_ size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: .inter, size: size, weight: weight)
  }

  /// The font of tables and reports, whose columns have equal widths.
  static func monospaced(_ size: Double) -> Font { Font(family: .dejaVuSansMono, size: size) }

  /// The least size of words that can be read in print, in points.
  static let leastPrinted = 7.0

  /// The height of a capital letter, in points. It is nearly the same share of the size in all our families.
  var capHeight: Double { size * 0.727 }
}
