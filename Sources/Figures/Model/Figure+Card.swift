package import ViewLayout

extension Figure {
  /// How far below the top of a picture's screen the card begins that shows the root, in points; `nil` if no card
  /// shows it.
  ///
  /// Cards stop short of the screen's top on upright phones alone: 10 points below the status bar of a screen with round
  /// corners, and 20 below the top of one without, as Xcode's canvases have them. An editor's canvas shows the card
  /// alone.
  ///
  ///     presented.cardTop(in: iPhoneX)   // 54
  package func cardTop(in variant: PictureVariant) -> Double? {
    guard let canvas, canvas.isCard, !canvas.isShown(by: variant), let device = variant.device, !device.isPad,
      !variant.orientation.isLandscape
    else { return nil }
    let covered = device.insets(in: variant.orientation).safeArea
    return covered.bottom > 0 ? covered.top + ControlMetrics.gapAboveCard : ControlMetrics.cardTopWithoutNotch
  }
}
