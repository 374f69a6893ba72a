import Figures
import Geometry
import Graphics
import Typography

/// What everything that paints one panel draws with.
struct PaintingContext {
  let figure: Figure
  let theme: Theme
  let grid: PixelGrid
  let measurer: any TextMeasurer

  var platform: Platform { figure.platform }

  /// The factor of every length of an annotation.
  var annotationScale: Double {
    let factor = figure.annotationScale
    return factor.isFinite && factor > 0 ? factor : 1
  }

  /// The context for what stands on a ground of the author's.
  ///
  /// A light ground stays light in a dark picture, and black text on it black: on it the system's colours are those
  /// of the light theme, for every reader.
  func standing(on ground: Color?) -> PaintingContext {
    guard let ground, ground.isGround, ground.isLight else { return self }
    return with(Theme(.light, palette: theme.palette, isAdaptive: false))
  }

  func with(_ theme: Theme) -> PaintingContext {
    PaintingContext(figure: figure, theme: theme, grid: grid, measurer: measurer)
  }

  /// The font of annotations, titles and outlines, the same on every platform.
  func annotationFont(_ size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: .inter, size: size, weight: weight)
  }

  /// Text on one line, never cut.
  func line(_ text: String, font: Font) -> TextLine {
    measurer.layOut(text, font: font, fitting: TextFitting(maximumLines: 1, scale: grid.scale)).lines.first
      ?? TextLine(text: text, width: 0, baseline: 0)
  }

  /// One line of text with the middle of its capitals at a point.
  ///
  /// - Parameter anchor: 0 when the point is the line's left end, 0.5 for its middle, 1 for its right end.
  func textItem(_ text: String, font: Font, color: Color, at point: Point, anchor: Double = 0.5) -> Item {
    let line = line(text, font: font)
    let baseline = grid.edge(point.y + font.capHeight / 2)
    return .text(
      TextRun(
        line.text, font: font, color: color, origin: Point(point.x - line.width * anchor, baseline),
        width: line.width, isRightToLeft: line.isRightToLeft))
  }
}

extension Color {
  /// Whether it hides what is under it, and is the author's: not a colour of the theme, nor one that is light on one page
  /// and dark on the other.
  var isGround: Bool { alpha > 0.5 && (token == nil || variants != nil && keepsItsInk) }
  /// Whether it hides what is under it and follows the theme, so that what stands on it does too.
  var isAdaptiveGround: Bool { alpha > 0.5 && !keepsItsInk }
  /// Whether black is read better on it than white.
  var isLight: Bool { luminance > 0.36 }
}

extension Font {
  /// The height of a capital, of which all our families have nearly the same share of the size.
  var capHeight: Double { size * 0.727 }
}
