import Figures
import Graphics

/// The colours of a picture, except for the author's own.
struct Theme {
  let name: ThemeName
  let palette: PaletteName
  /// Whether colours carry their token, by which an SVG's style sheet can replace them in dark mode. A panel with its
  /// own theme does not change.
  let isAdaptive: Bool

  init(_ name: ThemeName, palette: PaletteName = .strut, isAdaptive: Bool = true) {
    self.name = name
    self.palette = palette
    self.isAdaptive = isAdaptive
  }

  /// The number of hues for views. After that, the hues repeat.
  static let viewHues = 10

  subscript(token: ThemeToken) -> Color {
    let value = Self.value(of: token, palette: palette)
    return color(value, token: token.rawValue)
  }

  /// The hue of a view by its number, from 0.
  func view(_ number: Int) -> Color {
    let index = ((number % Self.viewHues) + Self.viewHues) % Self.viewHues
    return color(Self.viewValues[index], token: "view-\(index + 1)")
  }

  /// All colours of the dark theme by token, for the style sheet of an SVG.
  static func darkColors(of palette: PaletteName) -> [String: Color] { allDarkColors[palette] ?? [:] }

  private static let allDarkColors = Dictionary(
    uniqueKeysWithValues: PaletteName.allCases.map { ($0, Theme(.dark, palette: $0).colors) })

  /// All colours by token, including the system colours.
  private var colors: [String: Color] {
    var colors = name == .light ? [:] : Self.darkSheetColors(on: self[.page])
    for token in ThemeToken.allCases { colors[token.rawValue] = self[token] }
    for number in 0..<Self.viewHues { colors["view-\(number + 1)"] = view(number) }
    return colors
  }

  private func color(_ value: Value, token: String) -> Color {
    Color(
      hex: name == .light ? value.light : value.dark, alpha: value.alpha, token: isAdaptive ? token : nil)
  }
}
