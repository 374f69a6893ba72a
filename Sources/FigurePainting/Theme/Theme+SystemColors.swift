import Figures
import Graphics
import Staging
import ViewLayout

extension Theme {
  /// The colour as it is on this theme's page: a colour that iOS or a catalogue names has a dark value too, any other is
  /// the author's.
  func resolved(_ color: Color) -> Color {
    guard let (light, dark) = color.variants else { return color }
    var resolved = name == .light ? light : dark
    // A shadow's opacity was taken into its colour.
    if light.alpha > 0 { resolved.alpha *= color.alpha / light.alpha }
    resolved.token = isAdaptive ? color.token : nil
    return resolved
  }

  /// What a style sheet puts in the place of system colours on a dark page: where light and dark value differ in
  /// opacity, the colour that with the light one's looks on our page as the dark value does.
  static func darkSheetColors(on page: Color) -> [String: Color] {
    Dictionary(
      uniqueKeysWithValues: SystemColor.all.map { ($0.token, $0.dark.asSeen(on: page, withAlphaOf: $0.light)) })
  }

  /// The same for the colours of asset catalogues in a picture.
  func darkSheetColors(of panels: [PanelLayout]) -> [String: Color] {
    var colors: [String: Color] = [:]
    for view in panels.flatMap(\.views) {
      for color in view.namedColors {
        guard let pair = AdaptiveColor(of: color) else { continue }
        colors[pair.token] = pair.dark.asSeen(on: self[.page], withAlphaOf: pair.light)
      }
    }
    return colors
  }
}

extension Color {
  /// The colour of another's opacity that looks on a page as this one does.
  fileprivate func asSeen(on page: Color, withAlphaOf other: Color) -> Color {
    guard other.alpha > 0 else { return self }
    func component(_ own: Double, _ page: Double) -> Double {
      (own * alpha + page * (other.alpha - alpha)) / other.alpha
    }
    return Color(
      red: component(red, page.red), green: component(green, page.green), blue: component(blue, page.blue),
      alpha: other.alpha)
  }

  /// Whether it is the same ink that is read on it in light and in dark interfaces.
  var keepsItsInk: Bool { variants.map { $0.light.isLight == $0.dark.isLight } ?? true }
}

extension PanelLayout {
  /// The panel with every system colour of its views as the theme has it; an annotation's is an ink, which a brush
  /// resolves.
  func resolvingSystemColors(in theme: Theme) -> PanelLayout {
    var panel = self
    for index in views.indices where views[index].mayNameSystemColors {
      panel.views[index].resolveSystemColors(in: theme)
    }
    return panel
  }
}

extension SolvedView {
  /// Whether a colour of it carries a name; few do, and the others need not be copied.
  fileprivate var mayNameSystemColors: Bool {
    look.shadow?.color.token != nil || Self.colors.contains { look[keyPath: $0]?.token != nil }
  }

  fileprivate var namedColors: [Color] { Self.colors.compactMap { look[keyPath: $0] }.filter { $0.token != nil } }

  private static var colors: [WritableKeyPath<ViewLook, Color?>] {
    [\.backgroundColor, \.tintColor, \.borderColor, \.textColor]
  }

  fileprivate mutating func resolveSystemColors(in theme: Theme) {
    for path in Self.colors {
      if let color = look[keyPath: path], color.token != nil { look[keyPath: path] = theme.resolved(color) }
    }
    if let color = look.shadow?.color { look.shadow?.color = theme.resolved(color) }
  }
}
