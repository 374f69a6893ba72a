import Graphics
import Typography

extension ViewPainter {
  /// A label's text, its lines together in the middle of the height.
  func label() -> [Item] {
    text(
      content.text ?? "", in: view.bounds, font: appearance.font, color: appearance.textColor ?? theme[.label],
      alignment: content.textAlignment, maximumLines: content.numberOfLines,
      lineBreakMode: content.lineBreakMode ?? .byTruncatingTail)
  }
}
