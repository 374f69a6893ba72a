import Typography

extension View {
  /// The distance from a baseline to one below it that UIKit calls system spacing: as far as the two lines would be apart
  /// in one text.
  ///
  /// Apple documents no number, only that the fonts at both baselines decide. The model is a line of the upper view's
  /// font above one of the lower's, with what lies between two lines of a text style; frames that Interface Builder
  /// stored agree. Without text on both sides it is the distance between two views.
  static func systemSpacing(fromLastBaselineOf upper: View, toFirstBaselineOf lower: View) -> Double {
    let (above, below) = (upper.baselineView(isFirst: false), lower.baselineView(isFirst: true))
    guard above.hasBaselines, below.hasBaselines else { return VisualFormat.siblingSpacing }
    let upper = FontMetrics(of: above.font)
    return upper.descent + upper.leading + FontMetrics(of: below.font).ascent
  }
}
