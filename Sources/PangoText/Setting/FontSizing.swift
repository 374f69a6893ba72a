import Typography

/// A font's numbers, made safe to reckon with: an author's document may ask for any size.
struct FontSizing {
  let size: Double
  let tracking: Double
  let metrics: FontMetrics

  init(of font: Font) {
    var font = font
    // 0 for a size that is no number; the limit is far beyond any picture's side.
    font.size = font.size.isFinite ? min(max(font.size, 0), 1_000_000) : 0
    metrics = FontMetrics(of: font)
    size = font.size
    tracking = size > 0 ? metrics.tracking : 0
  }
}
