public import Figures
import Geometry
public import Graphics
import Staging

extension DisplayList {
  /// Paints a picture in one theme.
  ///
  /// - Parameters:
  ///   - picture: The picture, with its words measured and its annotations placed.
  ///   - theme: The theme of annotations, controls and system colours.
  ///   - scale: The pixels per point. Thin lines are aligned with these pixels; formats without pixels use 2.
  public init(painting picture: AnnotatedPicture, theme: ThemeName, scale: Double) {
    // 1. Each panel becomes items in its own coordinates.
    let panels = picture.painted(theme: theme, scale: scale)
    self.init(painting: picture, panels: panels, theme: theme, scale: scale)
  }

  /// - Parameter panels: Those of the picture.
  init(painting picture: AnnotatedPicture, panels: [PaintedPanel], theme: ThemeName, scale: Double) {
    let context = picture.context(theme: theme, scale: scale)
    let colors = context.theme
    // 2. The panels are placed side by side on a canvas that also holds what lies outside their bodies.
    let canvas = picture.figure.canvas(
      of: panels, picture.legend(atScale: scale), picture.headings, with: context.writing(on: picture.figure.background)
    )
    // 3. If the figure names no theme, or both at once, an SVG follows the theme of its reader: the style sheet has the
    //    dark colours.
    let followsReader = (picture.figure.themes.isEmpty || picture.figure.isAdaptive) && theme == .light
    self.init(
      name: picture.figure.name, title: picture.figure.title ?? picture.figure.name,
      description: picture.figure.alt ?? picture.picture.alt, size: canvas.size,
      background: picture.figure.background.paint(colors), items: canvas.items,
      darkColors: followsReader
        ? Theme.darkSheetColors(
          of: picture.picture.panels, picture.figure.legend, palette: picture.figure.palette) : [:])
  }
}

extension AnnotatedPicture {
  /// Each panel in its own coordinates.
  func painted(theme: ThemeName, scale: Double) -> [PaintedPanel] {
    let context = context(theme: theme, scale: scale)
    return panels.map { $0.paint(with: context) }
  }

  /// The legend. Below panels, its words wrap at every scale as they do below these at two pixels a point, the scale of
  /// formats without pixels: at another one the panels can be a point wider.
  fileprivate func legend(atScale scale: Double) -> SetLegend? {
    guard scale != 2, var legend, !legend.isAtSide else { return legend }
    let context = figure.measuringContext(scale: 2)
    let painted = panels.map { $0.paint(with: context) }
    legend.panelsWidth = figure.arranged(painted, headings, hasLegend: true, with: context).size.width
    return legend
  }

  fileprivate func context(theme: ThemeName, scale: Double) -> PaintingContext {
    PaintingContext(
      sharedFigure: sharedFigure, theme: Theme(theme, palette: figure.palette), grid: PixelGrid(scale: scale))
  }
}

extension Background {
  func paint(_ theme: Theme) -> Paint? {
    switch self {
    case .standard, .grid: .color(theme[.page])
    case .transparent: nil
    case .color(let color): .color(theme.resolved(color))
    }
  }
}

extension Picture {
  /// The alternative texts of the panels, each behind the panel's title.
  fileprivate var alt: String {
    panels.compactMap { panel in panel.alt.map { [panel.title, $0].compactMap(\.self).joined(separator: ": ") } }
      .joined(separator: "\n")
  }
}
