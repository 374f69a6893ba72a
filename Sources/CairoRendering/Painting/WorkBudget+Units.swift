import Graphics

/// What painting costs.
extension WorkBudget {
  /// A pixel of a broad line.
  static let unitsPerLinePixel = 2
  /// A pixel that an image covers.
  static let unitsPerImagePixel = 6
  /// A pixel of an image that is drawn smaller: several are blended for each pixel of the picture.
  static let unitsPerReadPixel = 16
  /// A transparent group is drawn apart and laid down: its memory is cleared, written, read and given back.
  static let unitsPerLayerPixel = 4
  /// A shadow is blurred three times, each time along rows and along columns.
  static let unitsPerShadowPixel = 16
  /// A byte of a text that is painted: outlines of glyphs are found, filled and laid down.
  static let unitsPerPaintedByte = 5_000
  /// A pixel of a frame that is compared with the frame before.
  static let unitsPerComparedPixel = 1
}
