import Figures
import Graphics

extension Theme {
  /// The colour as it is on this theme's page: a colour that iOS names has a dark value too, any other is the author's.
  func resolved(_ color: Color) -> Color {
    guard let system = SystemColor(of: color) else { return color }
    var resolved = name == .light ? system.light : system.dark
    // A shadow's opacity was taken into its colour.
    if system.light.alpha > 0 { resolved.alpha *= color.alpha / system.light.alpha }
    resolved.token = isAdaptive ? color.token : nil
    return resolved
  }

  /// What a style sheet puts in the place of system colours on a dark page: where light and dark value differ in
  /// opacity, the colour that with the light one's looks on our page as the dark value does.
  static func darkSheetColors(on page: Color) -> [String: Color] {
    Dictionary(uniqueKeysWithValues: SystemColor.all.map { ($0.token, $0.darkColor(on: page)) })
  }
}

extension SystemColor {
  fileprivate func darkColor(on page: Color) -> Color {
    func component(_ dark: Double, _ page: Double) -> Double {
      (dark * self.dark.alpha + page * (light.alpha - self.dark.alpha)) / light.alpha
    }
    return Color(
      red: component(dark.red, page.red), green: component(dark.green, page.green),
      blue: component(dark.blue, page.blue), alpha: light.alpha, token: token)
  }

  /// Whether the light and the dark value ask for the same ink.
  var keepsItsInk: Bool { light.isLight == dark.isLight }
}

extension PanelLayout {
  /// The panel with every system colour that its author named as the theme has it.
  func resolvingSystemColors(in theme: Theme) -> PanelLayout {
    var panel = self
    for index in views.indices where views[index].mayNameSystemColors {
      panel.views[index].resolveSystemColors(in: theme)
    }
    panel.show.resolveSystemColors(in: theme)
    for index in callouts.indices { panel.callouts[index].color = callouts[index].color.map(theme.resolved) }
    for index in constraints.indices where constraints[index].color != nil {
      panel.constraints[index].color = constraints[index].color.map(theme.resolved)
    }
    return panel
  }
}

extension SolvedView {
  /// Whether a colour of it carries a name; few do, and the others need not be copied.
  fileprivate var mayNameSystemColors: Bool {
    show != nil || appearance.shadow?.color.token != nil
      || Self.colors.contains { appearance[keyPath: $0]?.token != nil }
  }

  private static var colors: [WritableKeyPath<Appearance, Color?>] {
    [\.backgroundColor, \.tintColor, \.borderColor, \.textColor]
  }

  fileprivate mutating func resolveSystemColors(in theme: Theme) {
    for path in Self.colors {
      if let color = appearance[keyPath: path], color.token != nil { appearance[keyPath: path] = theme.resolved(color) }
    }
    if let color = appearance.shadow?.color { appearance.shadow?.color = theme.resolved(color) }
    show?.resolveSystemColors(in: theme)
  }
}

extension AnnotationSet {
  fileprivate mutating func resolveSystemColors(in theme: Theme) {
    for (kind, details) in entries {
      if let color = details.color { entries[kind]?.color = theme.resolved(color) }
    }
  }
}
