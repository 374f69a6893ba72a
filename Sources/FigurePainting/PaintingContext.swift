import Figures
import Geometry
import Graphics
import Typography

/// What everything that paints one panel draws with.
struct PaintingContext {
  let figure: Figure
  let theme: Theme
  let grid: PixelGrid

  var platform: Platform { figure.platform }

  /// The context for what stands on a ground of the author's.
  ///
  /// A light ground stays light in a dark picture, and black text on it black: on it the system's colours are those
  /// of the light theme, for every reader.
  func standing(on ground: Color?) -> PaintingContext {
    guard let ground, ground.isGround, ground.isLight else { return self }
    return with(Theme(.light, palette: theme.palette, isAdaptive: false))
  }

  func with(_ theme: Theme) -> PaintingContext {
    PaintingContext(figure: figure, theme: theme, grid: grid)
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
