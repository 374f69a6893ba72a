import Geometry
import Graphics
import Staging
import Typography

/// Where the lines of a text stand between the top and the bottom of their rectangle.
enum VerticalPlacement {
  case top
  /// All lines together in the middle.
  case center
  /// The capitals of the only line in the middle.
  case capitals
}

extension SetText {
  /// The lines in a rectangle, their baselines on rows of pixels.
  ///
  /// - Parameter anchor: The side that they stand at: 0 for the left, 0.5 for the middle, 1 for the right.
  func items(
    in rect: Rect, color: Color, anchor: Double = 0.5, vertical: VerticalPlacement = .center, grid: LocalGrid
  ) -> [Item] {
    let top = top(in: rect, vertical, grid: grid.pixels)
    return lines.filter { !$0.text.isEmpty }.map { line in
      .text(
        TextRun(
          line.text, font: font, color: color,
          origin: Point(rect.minX + (rect.width - line.width) * anchor, grid.baseline(top + line.baseline)),
          width: line.width, isRightToLeft: line.isRightToLeft))
    }
  }

  /// One line with the middle of its capitals at a point.
  func items(about point: Point, color: Color, grid: PixelGrid) -> [Item] {
    items(in: Rect(center: point, size: .zero), color: color, vertical: .capitals, grid: LocalGrid(grid))
  }

  private func top(in rect: Rect, _ vertical: VerticalPlacement, grid: PixelGrid) -> Double {
    switch vertical {
    case .top: rect.minY
    case .center: rect.minY + (rect.height - grid.roundedUp(height)) / 2
    case .capitals: rect.midY + font.capHeight / 2 - (lines.first?.baseline ?? 0)
    }
  }
}
