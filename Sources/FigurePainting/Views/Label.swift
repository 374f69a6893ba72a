import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// Draws the text of a label; all lines together are centred vertically.
struct LabelPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    let letters = text(.main, in: view.bounds, color: look.textColor ?? theme[.label], alignment: content.textAlignment)
    guard let layer = view.texts[.main].flatMap(layer(ofTooLarge:)), !letters.isEmpty else { return letters }
    return layer.isEmpty ? [] : [.group(Group(clip: .rect(layer), items: letters))]
  }

  /// Where the letters of a text are seen that does not fit: a label draws into its layer, which ends at its bounds.
  /// `nil` for a text that fits.
  ///
  /// Only the axis along which it is too long is cut, so that slanted letters and tails keep what they have outside.
  private func layer(ofTooLarge text: SetText) -> Rect? {
    let bounds = view.bounds
    let isTooHigh = text.height > bounds.height + Self.tolerance
    let isTooWide = text.lines.contains { $0.width > bounds.width + Self.tolerance }
    guard isTooHigh || isTooWide else { return nil }
    guard !bounds.isEmpty else { return .zero }
    let overhang = FontMetrics(of: text.font).lineHeight
    return grid.rect(bounds.insetBy(dx: isTooWide ? 0 : -overhang, dy: isTooHigh ? 0 : -overhang))
  }

  /// How much longer than the bounds a text may be: less than that comes from rounding to pixels, and is room above and
  /// below the letters.
  private static let tolerance = 1.0
}
