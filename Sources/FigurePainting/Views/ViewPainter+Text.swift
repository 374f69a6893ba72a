import Geometry
import Graphics
import Typography
import ViewLayout

extension ViewPainter {
  enum VerticalPlacement {
    case top, center
  }

  /// Text in a rectangle of the view, as many lines as the rectangle is high for.
  ///
  /// - Parameter maximumLines: 0 for any number.
  func text(
    _ text: String, in rect: Rect, font: Font, color: Color, alignment: TextAlignment = .natural,
    maximumLines: Int = 1, lineBreakMode: LineBreakMode = .byTruncatingTail, vertical: VerticalPlacement = .center
  ) -> [Item] {
    guard !text.isEmpty, rect.width > 0, rect.isFinite else { return [] }
    // 1. Let the rectangle say how many lines there is room for, at least one.
    let lineHeight = FontMetrics(of: font).lineHeight
    let room = max(1, min(1000, ((rect.height + 1) / max(1, lineHeight)).rounded(.down)))
    let lines = maximumLines > 0 ? min(maximumLines, Int(room)) : Int(room)
    // 2. Break it; a hair more room keeps text that fits exactly from being cut.
    let fitting = TextFitting(
      maximumWidth: rect.width + 0.01, maximumLines: lines, lineBreakMode: lineBreakMode,
      scale: context.grid.scale, isRightToLeft: isRightToLeft)
    let block = context.measurer.layOut(text, font: font, fitting: fitting)
    // 3. Stand the block in the rectangle, its baselines on rows of pixels.
    let top = vertical == .top ? rect.minY : rect.minY + (rect.height - block.size.height) / 2
    return block.lines.filter { !$0.text.isEmpty }.map { line in
      .text(
        TextRun(
          line.text, font: font, color: color,
          origin: crispBaseline(Point(left(of: line, in: rect, alignment: alignment), top + line.baseline)),
          width: line.width, isRightToLeft: line.isRightToLeft))
    }
  }

  private func left(of line: TextLine, in rect: Rect, alignment: TextAlignment) -> Double {
    switch alignment {
    case .left: rect.minX
    case .right: rect.maxX - line.width
    case .center: rect.midX - line.width / 2
    case .natural, .justified: isRightToLeft ? rect.maxX - line.width : rect.minX
    }
  }

  private func crispBaseline(_ point: Point) -> Point {
    guard toPanel.isTranslation else { return point }
    return Point(point.x, context.grid.edge(point.y + toPanel.ty) - toPanel.ty)
  }

  /// The font of a control's text where the author named none of his own, in a given size.
  func systemFont(_ size: Double, weight: FontWeight = .regular) -> Font {
    context.platform.systemFont(ofSize: size, weight: weight)
  }
}
