import Geometry
import Graphics

/// A colour by what it is for. It becomes one when a theme is known, on the ground that it is drawn on.
///
///     Ink.token(.guide)              // the guides' colour of the panel's theme
///     Ink.adapted(.ok).at(middle)    // that of the light theme where the point is on a light ground of the author's
struct Ink: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// The author's own; a colour of the system's follows the theme.
    case color(Color)
    /// The panel's theme's.
    case token(ThemeToken)
    /// Of the theme that is read best at all of the ink's points; of the panel's where it has none.
    case adapted(ThemeToken)
    /// Of the theme that is read best just inside the corners that are the ink's points.
    case inside(ThemeToken)
    /// The page's ink at the ink's point, or black or white on a colour of the author's; of a token, that token's
    /// colour and not the page's ink.
    case readable(ThemeToken)
    /// Black or white, whichever is read better on a colour.
    case legible(on: Color)
    /// On a badge in the colour of measures, or in one of the author's.
    case onMeasure(Color?)
    /// The hue of the view of that number.
    case hue(Int)
  }

  var source: Source
  /// Where it is drawn, in the panel's coordinates.
  var points: [Point] = []
  var opacity = 1.0

  init(_ source: Source, at points: [Point] = []) {
    self.source = source
    self.points = points
  }

  static func color(_ color: Color) -> Ink { Ink(.color(color)) }
  static func token(_ token: ThemeToken) -> Ink { Ink(.token(token)) }
  static func adapted(_ token: ThemeToken, at points: [Point] = []) -> Ink { Ink(.adapted(token), at: points) }
  static func inside(_ token: ThemeToken, _ corners: [Point]) -> Ink { Ink(.inside(token), at: corners) }
  /// The ink of the page, or what is read on the author's colour.
  static let readable = Ink(.readable(.ink))

  /// The same ink where it is drawn.
  func at(_ points: [Point]) -> Ink {
    var ink = self
    ink.points = points
    return ink
  }

  func at(_ point: Point) -> Ink { at([point]) }

  /// The same ink, at a point where it is of none.
  func orAt(_ point: Point) -> Ink { points.isEmpty ? at(point) : self }

  /// The same ink, `factor` times as opaque.
  func opacity(_ factor: Double) -> Ink {
    var ink = self
    ink.opacity *= factor
    return ink
  }
}

extension Ink: CustomStringConvertible {
  /// What it is for, as tests print it: `token(guide)`, `adapted(ok)`.
  var description: String { opacity == 1 ? "\(source)" : "\(source) × \(formatted(opacity))" }
}

extension ThemeToken: CustomStringConvertible {
  var description: String { rawValue }
}
