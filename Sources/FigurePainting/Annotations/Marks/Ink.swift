import Geometry
import Graphics

/// A colour by its purpose. It becomes a colour when the theme and the background are known.
///
///     Ink.token(.guide)              // the colour of guides in the panel's theme
///     Ink.adapted(.ok).at(middle)    // the same for `ok`, but of the light theme if the point is on a light background
struct Ink: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// The author's colour. System colours follow the theme, and it is as dark or as light as it takes to be seen on
    /// the page.
    case color(Color)
    /// A colour as it is: one of a theme, or black or white for what is under it.
    case plain(Color)
    /// A colour of the theme that is most legible at all points of the ink; of the panel's theme if it has no points.
    /// Marks say where they are.
    case token(ThemeToken)
    /// The same.
    case adapted(ThemeToken)
    /// The same, or black or white on a ground of the author that is as light: for greys on a screen.
    case visible(ThemeToken)
    /// A colour of the theme that is most legible just inside the corners, which are the ink's points.
    case inside(ThemeToken)
    /// The token's colour on the page, and black or white on a background of the author.
    case readable(ThemeToken)
    /// Black or white, whichever is more legible on a colour.
    case legible(on: Color)
    /// The text of a badge in the colour of measures, or in the author's colour.
    case onMeasure(Color?)
    /// The hue of a view by its number.
    case hue(Int)
  }

  var source: Source
  /// The points at which the ink is used, in the panel's coordinates.
  var points: [Point] = []
  var opacity = 1.0

  init(_ source: Source, at points: [Point] = []) {
    self.source = source
    self.points = points
  }

  static func color(_ color: Color) -> Ink { Ink(.color(color)) }
  static func plain(_ color: Color) -> Ink { Ink(.plain(color)) }
  static func token(_ token: ThemeToken) -> Ink { Ink(.token(token)) }
  static func adapted(_ token: ThemeToken, at points: [Point] = []) -> Ink { Ink(.adapted(token), at: points) }
  static func inside(_ token: ThemeToken, _ corners: [Point]) -> Ink { Ink(.inside(token), at: corners) }
  /// The colour of titles, or black or white on a background of the author.
  static let readable = Ink(.readable(.ink))

  /// The ink, used at points.
  func at(_ points: [Point]) -> Ink {
    var ink = self
    ink.points = points
    return ink
  }

  func at(_ point: Point) -> Ink { at([point]) }

  /// The ink, used at points unless it has points already.
  func orAt(_ points: [Point]) -> Ink { self.points.isEmpty ? at(points) : self }

  func orAt(_ point: Point) -> Ink { orAt([point]) }

  /// The ink of an outline through corners.
  func along(_ corners: [Point]) -> Ink {
    guard points.isEmpty else { return self }
    switch source {
    case .token(let token), .adapted(let token): return .inside(token, corners).opacity(opacity)
    default: return at(corners)
    }
  }

  /// The ink with its opacity multiplied by a factor.
  func opacity(_ factor: Double) -> Ink {
    var ink = self
    ink.opacity *= factor
    return ink
  }
}

extension Ink.Source {
  /// The source with a purpose replaced by the colour that a theme has for it.
  func settled(in theme: Theme) -> Self {
    switch self {
    case .token(let token), .adapted(let token), .visible(let token), .inside(let token),
      .readable(let token):
      .plain(theme[token])
    case .hue(let number): .plain(theme.view(number))
    case .color, .plain, .legible, .onMeasure: self
    }
  }
}

extension Ink: CustomStringConvertible {
  /// The purpose, as tests print it: `token(guide)`, `adapted(ok)`.
  var description: String { opacity == 1 ? "\(source)" : "\(source) × \(formatted(opacity))" }
}

extension ThemeToken: CustomStringConvertible {
  var description: String { rawValue }
}
