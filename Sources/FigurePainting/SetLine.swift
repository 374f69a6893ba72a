import Geometry
import Graphics
import Typography

/// A line of text as it was measured: what placing needs to know of its width, and painting of its letters.
struct SetLine: Hashable, Sendable {
  var line: TextLine
  var font: Font

  var text: String { line.text }
  /// In points.
  var width: Double { line.width }

  /// The line with the middle of its capitals at a point, its baseline on a boundary between pixels.
  ///
  /// - Parameter anchor: 0 when the point is the line's left end, 0.5 for its middle, 1 for its right end.
  func item(color: Color, at point: Point, anchor: Double = 0.5, grid: PixelGrid) -> Item {
    .text(
      TextRun(
        line.text, font: font, color: color,
        origin: Point(point.x - line.width * anchor, grid.edge(point.y + font.capHeight / 2)),
        width: line.width, isRightToLeft: line.isRightToLeft))
  }
}

/// Sets the words of a figure that are not its views': titles, numbers, names, tables.
///
/// It is asked before anything is painted; a painter has none.
struct LineSetter {
  let measurer: any TextMeasurer

  /// Text on one line, never cut.
  func line(_ text: String, font: Font) -> SetLine {
    let block = measurer.layOut(text, font: font, fitting: TextFitting(maximumLines: 1))
    return SetLine(line: block.lines.first ?? TextLine(text: text, width: 0, baseline: 0), font: font)
  }
}

extension Font {
  /// The font of annotations, titles and outlines, the same on every platform.
  static func annotation(_ size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: .inter, size: size, weight: weight)
  }

  /// The font of tables and reports, whose columns are of one width.
  static func monospaced(_ size: Double) -> Font { Font(family: .dejaVuSansMono, size: size) }
}
