import Typography

extension View {
  /// The distance from a baseline to one below it that UIKit calls system spacing: as far as the two lines would be apart
  /// in one text.
  ///
  /// Apple documents no number, only that the fonts at both baselines decide. The model is a line of the upper view's font
  /// directly above one of the lower's; without text on both sides it is the distance between two views.
  static func systemSpacing(fromLastBaselineOf upper: View, toFirstBaselineOf lower: View) -> Double {
    let (above, below) = (upper.baselineView(isFirst: false), lower.baselineView(isFirst: true))
    guard above.hasBaselines, below.hasBaselines else { return VisualFormat.siblingSpacing }
    return FontMetrics(of: above.font).descent + FontMetrics(of: below.font).ascent
  }
}
