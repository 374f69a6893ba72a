import Geometry
import Graphics
import Staging
import Typography

/// The vertical position of a text in its rectangle.
enum VerticalPlacement {
  case top
  /// All lines together are centred.
  case center
  /// The capitals of the only line are centred.
  case capitals
}

extension SetText {
  /// The text, larger or smaller as a whole: letters keep the distances that they have in the size that was set.
  func scaled(by factor: Double) -> SetText {
    var scaled = self
    scaled.font.size *= factor
    scaled.naturalWidth *= factor
    for index in lines.indices {
      scaled.lines[index].width *= factor
      scaled.lines[index].baseline *= factor
      for segment in scaled.lines[index].segments.indices {
        scaled.lines[index].segments[segment].scale(by: factor)
      }
    }
    return scaled
  }

  /// The lines in a rectangle, with baselines on boundaries between pixels.
  ///
  /// - Parameters:
  ///   - anchor: The horizontal alignment: 0 for left, 0.5 for centred, 1 for right.
  ///   - anchors: That of the paragraphs that begin with some runs.
  func items(
    in rect: Rect, color: Color, anchor: Double = 0.5, anchors: [Int: Double] = [:],
    vertical: VerticalPlacement = .center, grid: LocalGrid
  ) -> [Item] {
    let top = top(in: rect, vertical, grid: grid.pixels)
    if let runs {
      return lines.flatMap { line in
        let left = rect.minX + (rect.width - line.width) * (anchors[line.firstPart] ?? anchor)
        return line.items(of: runs, at: Point(left, grid.baseline(top + line.baseline)), color: color, grid: grid)
      }
    }
    return lines.filter { !$0.text.isEmpty }.map { line in
      .text(
        TextRun(
          line.text, font: font, color: color,
          origin: Point(rect.minX + (rect.width - line.width) * anchor, grid.baseline(top + line.baseline)),
          width: line.width, isRightToLeft: line.isRightToLeft))
    }
  }

  /// One line with the middle of its capitals at a point.
  ///
  /// - Parameter anchor: The part of the line that is at the point: 0 for its left end, 0.5 for its middle, 1 for its
  ///   right end.
  func items(at point: Point, color: Color, anchor: Double = 0.5, grid: PixelGrid) -> [Item] {
    items(
      in: Rect(origin: point, size: .zero), color: color, anchor: anchor, vertical: .capitals, grid: LocalGrid(grid))
  }

  /// The lines centred at a point: the capitals of a single line, several lines as a block.
  func items(around point: Point, color: Color, anchor: Double = 0.5, grid: PixelGrid) -> [Item] {
    guard lines.count > 1 else { return items(at: point, color: color, grid: grid) }
    let size = Size(lines.map(\.width).max() ?? 0, height)
    return items(in: Rect(center: point, size: size), color: color, anchor: anchor, grid: LocalGrid(grid))
  }

  /// Where a line goes on, as a rectangle without a width that is as high as the line.
  ///
  /// - Parameter isEmpty: Whether the letters are those of a placeholder, which the first one takes away.
  func end(in rect: Rect, anchor: Double, vertical: VerticalPlacement, isEmpty: Bool) -> Rect {
    let metrics = FontMetrics(of: font)
    let height = lines.isEmpty ? metrics.height(ofLines: 1) : height
    let top = vertical == .top ? rect.minY : rect.minY + (rect.height - height) / 2
    let last = isEmpty ? nil : lines.last
    let width = last?.width ?? 0
    let left = rect.minX + (rect.width - width) * anchor
    return Rect(
      x: last?.isRightToLeft == true ? left : left + width,
      y: top + (last?.baseline ?? metrics.baseline(ofLine: 0)) - metrics.ascent, width: 0, height: metrics.lineHeight)
  }

  private func top(in rect: Rect, _ vertical: VerticalPlacement, grid: PixelGrid) -> Double {
    switch vertical {
    case .top: rect.minY
    case .center: rect.minY + (rect.height - grid.roundedUp(height)) / 2
    case .capitals: rect.midY + font.capHeight / 2 - (lines.first?.baseline ?? 0)
    }
  }
}
