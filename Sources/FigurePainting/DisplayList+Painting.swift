public import Figures
import Geometry
public import Graphics
import Staging

extension DisplayList {
  /// Paints a picture in one theme.
  ///
  /// - Parameters:
  ///   - picture: The picture, its words set and its annotations in their places.
  ///   - theme: The look of annotations, controls and system colours.
  ///   - scale: Pixels a point, on whose grid thin lines are laid; a format without pixels takes 2.
  public init(painting picture: AnnotatedPicture, theme: ThemeName, scale: Double) {
    let figure = picture.figure
    let colors = Theme(theme, palette: figure.palette)
    let grid = PixelGrid(scale: scale)
    let context = PaintingContext(figure: figure, theme: colors, grid: grid)
    // 1. Every panel becomes items in coordinates of its own.
    let panels = picture.panels.map { $0.paint(with: context) }
    // 2. They stand side by side on a canvas that holds whatever lies outside them.
    let canvas = PanelRow(theme: colors, grid: grid).arrange(panels)
    // 3. A figure that names no theme follows its reader's: the style sheet gets the dark values.
    let followsReader = figure.themes.isEmpty && theme == .light
    let dark = Theme(.dark, palette: figure.palette)
    self.init(
      name: figure.name, title: figure.title ?? figure.name, description: figure.alt ?? "", size: canvas.size,
      background: figure.background.paint(colors), items: canvas.items,
      darkColors: followsReader
        ? dark.colors.merging(dark.darkSheetColors(of: picture.picture.panels)) { theme, _ in theme } : [:])
  }
}

extension Background {
  fileprivate func paint(_ theme: Theme) -> Paint? {
    switch self {
    case .standard, .grid: .color(theme[.page])
    case .transparent: nil
    case .color(let color): .color(theme.resolved(color))
    }
  }
}
