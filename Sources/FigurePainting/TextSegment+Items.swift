import Geometry
import Graphics
import Typography
import ViewLayout

extension TextLine {
  /// The segments of a line, each as its run says.
  ///
  /// - Parameter origin: The left end of the baseline.
  func items(of text: AttributedText, at origin: Point, color: Color, grid: LocalGrid) -> [Item] {
    let segments = segments.filter { !$0.text.isEmpty && text.runs.indices.contains($0.part) }
    // A colour behind letters is behind all letters of the line.
    let grounds = segments.compactMap { $0.ground(text.runs[$0.part], at: origin, grid: grid) }
    return grounds
      + segments.flatMap {
        $0.items(of: text.runs[$0.part], at: origin, color: color, isRightToLeft: isRightToLeft, grid: grid)
      }
  }
}

extension TextSegment {
  mutating func scale(by factor: Double) {
    font.size *= factor
    x *= factor
    width *= factor
    baselineOffset *= factor
  }

  fileprivate func ground(_ run: AttributedText.Run, at origin: Point, grid: LocalGrid) -> Item? {
    guard let color = run.backgroundColor else { return nil }
    let metrics = FontMetrics(of: font)
    let top = origin.y - baselineOffset - metrics.ascent
    let box = Rect(x: origin.x + x, y: top, width: width, height: metrics.lineHeight)
    return .fill(.rect(grid.rect(box)), color)
  }

  /// The letters with the lines below them and through them.
  fileprivate func items(
    of run: AttributedText.Run, at origin: Point, color: Color, isRightToLeft: Bool, grid: LocalGrid
  ) -> [Item] {
    let color = run.color ?? color
    let start = Point(origin.x + x, grid.baseline(origin.y - baselineOffset))
    let letters = TextRun(text, font: font, color: color, origin: start, width: width, isRightToLeft: isRightToLeft)
    let below = lines(run.underline, at: start.y + font.size * 0.12, from: start.x, color: color, grid: grid)
    let through = lines(run.strikethrough, at: start.y - font.size * 0.27, from: start.x, color: color, grid: grid)
    return below + [.text(letters)] + through
  }

  /// Lines of the width of the letters; a second one is below the first.
  private func lines(
    _ style: AttributedText.LineStyle, at y: Double, from left: Double, color: Color, grid: LocalGrid
  ) -> [Item] {
    let thin = grid.width(font.size / 18)
    let (count, thickness) =
      switch style {
      case .none: (0, thin)
      case .single: (1, thin)
      case .thick: (1, 2 * thin)
      case .double: (2, thin)
      }
    return (0..<count).map { index in
      let top = grid.baseline(y - thin / 2) + Double(index) * 2 * thin
      return .fill(.rect(Rect(x: left, y: top, width: width, height: thickness)), color)
    }
  }
}
