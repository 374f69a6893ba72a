import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Typography

/// A panel with its words measured and its annotations placed.
struct AnnotatedPanel {
  enum Content {
    case layout(PlacedAnnotations)
    case exploded(PlacedAnnotations)
    case film(FilmPanel)
    case words(WordsPanel)
  }

  let scene: PanelScene
  /// The figure as the panel shows it.
  private let sharedFigure: Constant<Figure>
  private(set) var title: SetText?
  let flowText: SetText?
  let content: Content
  /// Where it is in the document.
  let range: SourceRange?
  /// The width that a print has for it, in points; `nil` without a print.
  let room: Double?
  /// The bars of its constraints and dimensions; `nil` for a panel that is no layout.
  let bars: PanelBars?
  /// Whether nothing of a layout is seen outside the screen.
  private let isCutAtScreen: Bool

  /// - Parameters:
  ///   - scene: What it shows.
  ///   - figure: The figure as the panel shows it.
  ///   - range: The location of the panel in the document.
  ///   - columnWidth: The width of the widest screen of its column, in points of the picture; `nil` for a panel that
  ///     takes several.
  ///   - habits: Where bars stand in the panel before, or in all panels.
  /// - Returns: `nil`, and a diagnostic, for a panel that cannot be drawn. A panel that is alone becomes a layout
  ///   instead.
  init?(
    _ scene: PanelScene, showing figure: Figure, at range: SourceRange?, columnWidth: Double?,
    in surroundings: PanelSurroundings, after habits: BarHabits?, diagnostics: inout Diagnostics
  ) {
    let (panel, setter, whole) = (scene.panel, surroundings.setter, surroundings.figure)
    (self.scene, self.range) = (scene, range)
    sharedFigure = Constant(figure)
    isCutAtScreen = surroundings.isMoment && panel.motion != nil
    // 1. Its title, which may be as wide as its column, and the words of the arrow to the next panel.
    let titleFont = PanelRows.titleFont(scale: whole.annotationScale)
    let titleWidth = PanelRows.titleWidth(
      over: scene, panel.filmRows(in: figure.arrangement, panels: whole.panels.count), inColumn: columnWidth ?? 0,
      gap: surroundings.isAlone ? 0 : figure.arrangement.spacing, at: figure.arrangement.alignment, in: titleFont)
    let words = figure.arrangement.captions == .none ? "" : panel.title ?? ""
    title = words.isEmpty ? nil : setter.balanced(words, font: titleFont, width: titleWidth)
    let flowFont = FlowArrow.font(beside: titleFont)
    let flowWidth = FlowArrow.widestText(in: flowFont, isPrinted: scene.fit < 1)
    flowText = panel.flowText.map { setter.balanced($0, font: flowFont, width: flowWidth) }
    // 2. What it shows.
    var contents = PanelContents(
      scene: scene, sharedFigure: sharedFigure, range: range, surroundings: surroundings, habits: habits ?? BarHabits())
    let made = contents.content()
    diagnostics.add(contentsOf: contents.diagnostics)
    guard let made else { return nil }
    (content, bars, room) = (made, contents.bars, contents.room)
    // 3. A title that wraps, and need not where words and signs beside the screen make its column wider.
    if let title, title.lines.count > 1, scene.fit < 1, figure.arrangement.alignment == .center {
      let line = setter.balanced(words, font: titleFont, width: .infinity)
      if line.naturalWidth <= widthAroundMiddle(in: whole) { self.title = line }
    }
  }

  /// The width around the middle of its screen that the panel takes with all that stands beside that, in points of
  /// the picture.
  private func widthAroundMiddle(in figure: Figure) -> Double {
    let painted = paint(with: figure.measuringContext())
    let (body, extent) = (painted.body, painted.extent)
    return 2 * min(body.midX - extent.minX, extent.maxX - body.midX)
  }

  /// Whether its screen is that of a device's body.
  var hasBody: Bool { sharedFigure.value.chrome == .device }

  /// What the annotations of its layout share with those of other panels; `nil` for another kind of panel.
  var habits: BarHabits? {
    switch content {
    case .layout(let annotations), .exploded(let annotations): annotations.habits
    case .film, .words: nil
    }
  }

  /// What the signs of its annotations mean.
  var meanings: SignInks { annotations.reduce(into: [:]) { $0.merge($1.meanings) { $0.union($1) } } }

  /// The letters of the callouts that it shows, each with its words.
  var letters: Set<[String]> { annotations.reduce(into: []) { $0.formUnion($1.letters) } }

  /// Its annotations, those of each pose for a film.
  var annotations: [PlacedAnnotations] {
    switch content {
    case .layout(let annotations), .exploded(let annotations): [annotations]
    case .film(let film): film.poses.map(\.annotations)
    case .words: []
    }
  }

  /// The width of a report in points, `nil` for another kind of panel.
  var reportWidth: Double? {
    guard scene.panel.kind.isReport, case .words(let panel) = content else { return nil }
    return panel.body.width
  }

  /// Paints the panel in its own coordinates.
  func paint(with context: PaintingContext) -> PaintedPanel {
    let theme = scene.panel.theme.map { Theme($0, palette: context.theme.palette, isAdaptive: false) }
    let page = PaintingContext.Page(theme: context.theme, paper: context.figure.background.ground)
    var context = (theme.map(context.with) ?? context).showing(sharedFigure, zoom: scene.zoom)
    let isOtherTheme = theme.map { page.theme.isAdaptive || $0.name != page.theme.name } ?? false
    if isOtherTheme || scene.panel.background != nil { context.page = page }
    let scene = scene.resolvingSystemColors(in: context.theme)
    let painted =
      switch content {
      case .layout(let annotations):
        LayoutPanelPainter(
          scene: scene, context: context, annotations: annotations, isCutAtScreen: isCutAtScreen
        ).paint()
      case .exploded(let annotations):
        ExplodedPanelPainter(scene: scene, context: context, annotations: annotations).paint()
      case .film(let film): film.paint(with: context)
      case .words(let panel): panel.paint(self.scene, with: context)
      }
    return described(painted)
  }

  /// The panel with its title, its alternative text and what else the author says of it.
  private func described(_ painted: PaintedPanel) -> PaintedPanel {
    var painted = painted
    if let alt = scene.panel.alt { painted.items = [.group(Group(title: alt, items: painted.items))] }
    painted.title = title
    painted.flowText = flowText
    painted.span = scene.panel.span
    switch painted.widening {
    case .ofGround(let widened)?: painted.widening = .ofGround { described(widened($0)) }
    case .ofContent(let widened)?: painted.widening = .ofContent { described(widened($0)) }
    case nil: break
    }
    return painted
  }
}

/// What a panel has from the picture that it is in.
struct PanelSurroundings {
  /// The figure of the picture.
  var figure: Figure
  /// The width in points at which the rows of a report wrap, `nil` for any.
  var reportWidth: Double?
  /// The lines of all reports of the picture.
  var reports: [[String]]
  /// Those of all graphs of the picture.
  var graphScales: [GraphedValue: GraphScale]
  /// Whether the picture has no other panel.
  var isAlone: Bool
  /// Whether it is one of those that play.
  var isMoment: Bool
  var setter: TextSetting
  var budget: WorkBudget?
}
