import Graphics
import Typography

extension ViewPainter {
  /// A label's text, its lines together in the middle of the height.
  func label() -> [Item] {
    text(
      content.text ?? "", in: view.bounds,
      font: fittingFont(view.font, for: content.text ?? "", in: view.bounds.width),
      color: look.textColor ?? theme[.label],
      alignment: content.textAlignment, maximumLines: content.numberOfLines,
      lineBreakMode: content.lineBreakMode ?? .byTruncatingTail)
  }

  /// A font in which one line fits that fitted in the editor.
  ///
  /// Frames that were made for Apple's fonts are a few parts in a hundred too narrow for ours: there a line is set so
  /// much smaller, rather than cut. Text that is longer than that was cut in the editor too.
  private func fittingFont(_ font: Font, for text: String, in width: Double) -> Font {
    guard context.figure.canvas != nil, content.numberOfLines == 1, width > 0, !text.isEmpty else { return font }
    var (fitting, length) = (font, context.line(text, font: font).width)
    guard length > width, length <= width * 1.15 else { return font }
    // Smaller letters stand further apart, so that the first guess may be too large.
    for _ in 0..<4 where length > width {
      fitting = fitting.withSize(fitting.size * width / length)
      length = context.line(text, font: fitting).width
    }
    return fitting
  }
}
