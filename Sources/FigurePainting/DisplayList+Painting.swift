public import Diagnostics
public import Figures
import Geometry
public import Graphics
public import Staging
public import Typography

extension DisplayList {
  /// Paints one picture of a figure in one theme.
  ///
  /// What the figure asks for and painting does not know how to draw is reported, and the rest is drawn.
  ///
  /// - Parameters:
  ///   - picture: The solved panels.
  ///   - figure: What the author asked for: names, looks of the whole, annotations.
  ///   - theme: The look of annotations, controls and system colours.
  ///   - scale: Pixels a point, on whose grid thin lines are laid; a format without pixels takes 2.
  public init(
    painting picture: Picture, of figure: Figure, theme: ThemeName, scale: Double,
    measuringTextWith measurer: any TextMeasurer, diagnostics: inout Diagnostics
  ) {
    let colors = Theme(theme, palette: figure.palette)
    let context = PaintingContext(figure: figure, theme: colors, grid: PixelGrid(scale: scale), measurer: measurer)
    // 1. Every panel that can be drawn becomes items in coordinates of its own.
    let panels = picture.panels.paint(context, diagnostics: &diagnostics)
    // 2. They stand side by side on a canvas that holds whatever lies outside them.
    let canvas = PanelRow(context: context).arrange(panels)
    // 3. A figure that names no theme follows its reader's: the style sheet gets the dark values.
    let followsReader = figure.themes.isEmpty && theme == .light
    let dark = Theme(.dark, palette: figure.palette)
    self.init(
      name: figure.name, title: figure.title ?? figure.name, description: figure.alt ?? "", size: canvas.size,
      background: figure.background.paint(colors), items: canvas.items,
      darkColors: followsReader
        ? dark.colors.merging(dark.darkSheetColors(of: picture.panels)) { theme, _ in theme } : [:])
  }
}

extension [PanelLayout] {
  /// Paints the panels; one that cannot be drawn is left out, or shown as a layout if it stands alone.
  func paint(_ context: PaintingContext, diagnostics: inout Diagnostics) -> [PaintedPanel] {
    var painted: [PaintedPanel] = []
    for (index, panel) in enumerated() {
      let prefix = count > 1 ? "p\(index + 1)-" : ""
      let context =
        panel.theme.map { context.with(Theme($0, palette: context.theme.palette, isAdaptive: false)) } ?? context
      let scene = PanelScene(
        panel.drawn.resolvingSystemColors(in: context.theme), in: context.figure, identifierPrefix: prefix)
      let range = context.figure.panels.indices.contains(index) ? context.figure.panels[index].range : nil
      if let panel = paint(scene, context, at: range, diagnostics: &diagnostics) {
        painted.append(panel)
      } else if count == 1 {
        painted.append(LayoutPanelPainter(scene: scene, context: context).paint(diagnostics: &diagnostics))
      }
    }
    return painted
  }

  /// - Parameter range: Where the panel was described.
  /// - Returns: `nil`, and a diagnostic, for what cannot be drawn.
  private func paint(
    _ scene: PanelScene, _ context: PaintingContext, at range: SourceRange?, diagnostics: inout Diagnostics
  ) -> PaintedPanel? {
    switch scene.panel.kind {
    case .layout:
      return LayoutPanelPainter(scene: scene, context: context).paint(diagnostics: &diagnostics)
    case .hierarchy:
      return HierarchyPanelPainter(scene: scene, context: context).paint()
    case .dump:
      return TextPanelPainter(scene: scene, context: context).paintDump()
    case .trace:
      return TextPanelPainter(scene: scene, context: context).paintTrace()
    case .console:
      if scene.panel.conflicts.isEmpty {
        diagnostics.add(.warning("the console has nothing to report: no constraints conflict", at: range))
      }
      return TextPanelPainter(scene: scene, context: context).paintConsole()
    case .matrix:
      guard let view = scene.panel.subject.flatMap(scene.view(named:)) else {
        diagnostics.add(.warning("the view of a matrix has to be in the hierarchy", at: range))
        return nil
      }
      return MatrixPanelPainter(scene: scene, context: context).paint(view.transform)
    case .exploded:
      return ExplodedPanelPainter(scene: scene, context: context).paint()
    }
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
