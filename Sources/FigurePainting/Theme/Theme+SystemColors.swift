import Figures
import Graphics
import Staging
import ViewLayout

extension Theme {
  /// The ground of a screen without one of its own.
  var screen: Color { ground(.systemBackground) }

  /// One of the system's grounds.
  ///
  /// - Parameter isElevated: Whether it is that of what is presented over others.
  func ground(_ ground: SystemGround, isElevated: Bool = false) -> Color {
    guard let color = SystemColor.named(ground.rawValue)?.color else { return self[.page] }
    return resolved(isElevated ? color.elevated : color)
  }

  /// Whether it is dark, or an SVG with it may be.
  var isDarkSomewhere: Bool { name == .dark || isAdaptive }

  /// The colour in this theme. System colours and colours of an asset catalogue have a light and a dark variant; other
  /// colours are the author's and do not change.
  func resolved(_ color: Color) -> Color {
    guard let (light, dark) = color.variants else { return color }
    var resolved = name == .light ? light : dark
    // The opacity of a shadow is part of its colour.
    if light.alpha > 0 { resolved.alpha *= color.alpha / light.alpha }
    resolved.token = isAdaptive ? color.token : nil
    return resolved
  }

  /// A colour of the author's annotations on a page of the theme.
  func seen(_ color: Color) -> Color { resolved(color.seenOnPages) }

  /// The dark values of system colours for a style sheet. Elements keep the opacity of the light variant. If that of
  /// the dark variant differs, the value is the colour that looks the same on our page.
  static func darkSheetColors(on page: Color) -> [String: Color] {
    Dictionary(
      uniqueKeysWithValues: SystemColor.all.map { ($0.token, $0.dark.asSeen(on: page, withAlphaOf: $0.light)) })
  }

  /// All dark colours of a picture: the theme's, the system's, those of asset catalogues, and the author's of annotations
  /// and of their samples in the legend.
  static func darkSheetColors(
    of panels: [PanelLayout], _ legend: Legend = Legend(), palette: PaletteName
  ) -> [String: Color] {
    var colors = darkColors(of: palette)
    let page = Theme(.dark, palette: palette)[.page]
    func add(_ color: Color) {
      guard let pair = AdaptiveColor(of: color), colors[pair.token] == nil else { return }
      colors[pair.token] = pair.dark.asSeen(on: page, withAlphaOf: pair.light)
    }
    for panel in panels {
      if panel.views.contains(where: \.isElevated) { SystemColor.all.forEach { add($0.color.elevated) } }
      for index in panel.views.indices {
        if panel.views[index].look.namesSystemColors { panel.views[index].look.forEachNamedColor(add) }
        for color in panel.views[index].texts.runColors where color.token != nil { add(color) }
      }
      for color in panel.annotationColors { add(color.seenOnPages) }
    }
    for entry in legend.entries where CalloutSample(of: entry) != nil { entry.color.map { add($0.seenOnPages) } }
    return colors
  }
}

/// The grounds that views have by themselves, by UIKit's names.
enum SystemGround: String {
  case systemBackground, systemGroupedBackground, secondarySystemGroupedBackground
}

extension Color {
  /// The colour with the opacity of another that looks on a page as this one does.
  fileprivate func asSeen(on page: Color, withAlphaOf other: Color) -> Color {
    guard other.alpha > 0 else { return self }
    func component(_ own: Double, _ page: Double) -> Double {
      (own * alpha + page * (other.alpha - alpha)) / other.alpha
    }
    return Color(
      red: component(red, page.red), green: component(green, page.green), blue: component(blue, page.blue),
      alpha: other.alpha)
  }

  /// What is seen of an opaque ground and of the colour over it.
  func over(_ ground: Color) -> Color { asSeen(on: ground, withAlphaOf: .black) }

  /// Whether text on the colour is the same, black or white, in light and in dark interfaces.
  var keepsItsInk: Bool { variants.map { $0.light.isLight == $0.dark.isLight } ?? true }
}

extension PanelLayout {
  /// The author's colours of annotations.
  fileprivate var annotationColors: [Color] {
    let shown = ([show] + views.compactMap(\.show)).flatMap { $0.entries.values.compactMap(\.color) }
    return callouts.compactMap(\.look.color) + shown + constraints.compactMap(\.color)
  }

  /// The panel with the system colours of its views resolved for a theme. The colours of annotations are inks, which a
  /// brush resolves.
  func resolvingSystemColors(in theme: Theme) -> PanelLayout {
    var panel = self
    // Few views have such a colour. If none of them changes, as in light pictures that can turn dark, no view is copied.
    for index in views.indices where views[index].namesSystemColors {
      let textTheme = textTheme(ofViewAt: index, in: theme)
      var changes = views[index].drawnRows.contains(where: \.namesSystemColors)
      func note(_ color: Color) {
        changes = changes || theme.resolved(color) != color || textTheme.resolved(color) != color
      }
      views[index].look.forEachNamedColor(note)
      views[index].look.shadow.map { note($0.color) }
      views[index].texts.runColors.forEach(note)
      if changes { panel.views[index].resolveSystemColors(in: theme, ofText: textTheme) }
    }
    return panel
  }

  /// The theme of the text of a view: on a light ground of the author, which stays light in a dark picture, that of
  /// light interfaces, whether the colour has a name or is the standard one.
  private func textTheme(ofViewAt index: Int, in theme: Theme) -> Theme {
    guard theme.isDarkSomewhere, views[index].mayNameTextColors else { return theme }
    var next: Int? = index
    while let view = next {
      if let ground = views[view].look.backgroundColor {
        if ground.isAdaptiveGround { return theme }
        if ground.isGround {
          return ground.isLight ? Theme(.light, palette: theme.palette, isAdaptive: false) : theme
        }
      }
      next = views[view].superview
    }
    return theme
  }
}

extension ViewLook {
  /// Whether any colour has a token.
  fileprivate var namesSystemColors: Bool {
    backgroundColor?.token != nil || tintColor?.token != nil || borderColor?.token != nil || textColor?.token != nil
      || detailTextColor?.token != nil || separatorColor?.token != nil || trackTintColor?.token != nil
      || markTintColor?.token != nil || shadow?.color.token != nil
  }

  fileprivate func forEachNamedColor(_ body: (Color) -> Void) {
    // One after the other, since a list of them would be made for each view.
    func visit(_ color: Color?) { if let color, color.token != nil { body(color) } }
    visit(backgroundColor)
    visit(tintColor)
    visit(borderColor)
    visit(textColor)
    visit(detailTextColor)
    visit(separatorColor)
    visit(trackTintColor)
    visit(markTintColor)
  }
}

extension ViewTexts {
  /// Whether any colour of the runs has a token.
  fileprivate var namesSystemColors: Bool { runColors.contains { $0.token != nil } }
}

extension SolvedView {
  /// Whether it has any such color, or a row that it draws by itself has one.
  fileprivate var namesSystemColors: Bool {
    look.namesSystemColors || texts.namesSystemColors || drawnRows.contains(where: \.namesSystemColors)
  }

  /// The rows that a table draws by itself; none of other views.
  fileprivate var drawnRows: [SolvedView] { table?.drawnRows ?? [] }

  fileprivate var mayNameTextColors: Bool {
    look.textColor?.token != nil || look.detailTextColor?.token != nil || texts.namesSystemColors
  }

  fileprivate mutating func resolveSystemColors(in theme: Theme, ofText textTheme: Theme) {
    func resolve(_ color: inout Color?) {
      if let named = color, named.token != nil { color = theme.resolved(named) }
    }
    resolve(&look.backgroundColor)
    resolve(&look.tintColor)
    resolve(&look.borderColor)
    resolve(&look.separatorColor)
    resolve(&look.trackTintColor)
    resolve(&look.markTintColor)
    if let named = look.textColor, named.token != nil { look.textColor = textTheme.resolved(named) }
    if let named = look.detailTextColor, named.token != nil { look.detailTextColor = textTheme.resolved(named) }
    texts.mapRunColors(textTheme.resolved)
    if let color = look.shadow?.color { look.shadow?.color = theme.resolved(color) }
    for row in drawnRows.indices {
      // A row on a ground of its own has that behind its text.
      let ground = drawnRows[row].look.backgroundColor.flatMap { $0.isAdaptiveGround || $0.isGround ? $0 : nil }
      let isLight = ground.map { !$0.isAdaptiveGround && $0.isLight }
      let ofText = isLight.map { $0 ? Theme(.light, palette: theme.palette, isAdaptive: false) : theme } ?? textTheme
      table?.drawnRows[row].resolveSystemColors(in: theme, ofText: ofText)
    }
  }
}
