public import Diagnostics
public import Figures
import Geometry
public import Graphics
public import Staging
public import Typography

/// A picture with all words measured and all annotations placed. Only painting remains, which adds a theme and the
/// pixels of a scale.
///
/// It is made once per picture and painted in each theme.
///
///     let annotated = AnnotatedPicture(picture, of: figure, measuringTextWith: measurer, diagnostics: &diagnostics)
///     let list = DisplayList(painting: annotated, theme: .dark, scale: 2)
public struct AnnotatedPicture {
  let picture: Picture
  /// Shared with the contexts of painting: a figure is long.
  let sharedFigure: Constant<Figure>
  let panels: [AnnotatedPanel]
  let legend: SetLegend?
  /// The titles of rows and columns, and the caption.
  let headings: SetHeadings
  private let fit: PrintFit
  private let graphScales: [GraphedValue: GraphScale]

  var figure: Figure { _read { yield sharedFigure.value } }

  /// Measures the words and places the annotations of one picture.
  ///
  /// Annotations that cannot be drawn are reported and left out.
  ///
  /// - Parameters:
  ///   - picture: The solved panels.
  ///   - figure: The figure of the picture: names, overall look, annotations.
  ///   - measurer: Measures text in the fonts that draw it.
  ///   - budget: What the search for places is taken from. If it is exhausted, the picture is not fit to be painted.
  ///   - diagnostics: Collects warnings about annotations that cannot be drawn.
  public init(
    _ picture: Picture, of figure: Figure, measuringTextWith measurer: any TextMeasurer,
    within budget: WorkBudget? = nil, diagnostics: inout Diagnostics
  ) {
    self.init(
      picture, of: figure, setter: TextSetting(measurer: measurer), within: budget, isMoment: false,
      diagnostics: &diagnostics)
  }

  /// - Parameter isMoment: Whether it is one of those that play.
  init(
    _ picture: Picture, of figure: Figure, setter: TextSetting, within budget: WorkBudget?, isMoment: Bool,
    diagnostics: inout Diagnostics
  ) {
    // 1. In the columns that the screens alone leave room for.
    var fitted = FittedPicture(picture, figure, setter: setter, within: budget, isMoment: isMoment)
    // 2. Where words around the screens take the width, in fewer.
    while budget?.isExhausted != true, let columns = fitted.fewerColumns(than: figure) {
      let narrower = FittedPicture(
        picture, figure, inColumns: columns, setter: setter, within: budget, isMoment: isMoment)
      guard narrower.isMoreLegible(than: fitted) else { break }
      fitted = narrower
    }
    (self.picture, sharedFigure, panels) = (fitted.picture, Constant(fitted.figure), fitted.panels)
    (legend, headings, fit) = (fitted.legend, fitted.headings, fitted.fit)
    graphScales = fitted.graphScales
    // 3. What is said of it.
    for diagnostic in fitted.figure.cutWords(in: panels) { diagnostics.add(diagnostic) }
    for diagnostic in fitted.figure.stretchedSymbols(in: panels) { diagnostics.add(diagnostic) }
    for diagnostic in fitted.figure.superfluousTitles(of: panels.map(\.scene.panel.span)) {
      diagnostics.add(diagnostic)
    }
    for diagnostic in fitted.figure.missingAnnotations(in: panels) { diagnostics.add(diagnostic) }
    diagnostics.add(contentsOf: fitted.diagnostics)
    if let printWidth = figure.arrangement.printWidth, fitted.size.width > printWidth.value {
      diagnostics.add(
        .tooWide(
          fitted.size.width, toPrintAt: printWidth, ways: waysToNarrow(figure), notes: wideWords + outermostWords))
    }
  }

  /// Another moment of a picture that plays, with screens of the same size.
  init(_ picture: Picture, like other: AnnotatedPicture, setter: TextSetting, within budget: WorkBudget?) {
    var picture = picture
    // Layers that gave way to the print do so in every moment.
    for (index, panel) in other.picture.panels.enumerated() where picture.panels[index].zoom != panel.zoom {
      picture.panels[index].zoom = panel.zoom
    }
    (self.picture, sharedFigure, fit) = (picture, other.sharedFigure, other.fit)
    (legend, headings, graphScales) = (other.legend, other.headings, other.graphScales)
    panels =
      FittedPicture.panels(
        of: picture, other.figure, fitting: fit, graphScales: graphScales, setter: setter, within: budget,
        isMoment: true
      ).panels
  }

  /// Which words beside the screens take the most width.
  private var outermostWords: [Diagnostic.Note] {
    let context = PaintingContext(
      figure: figure, theme: Theme(.light, palette: figure.palette), grid: PixelGrid(scale: 1))
    return OutermostWords(of: panels.map { ($0.paint(with: context), $0.scene.panel.kind.showsScreen) })
      .notes(at: panels.map(\.range))
  }

  /// Which panels of words take more than their share of the print: those become no narrower.
  private var wideWords: [Diagnostic.Note] {
    panels.compactMap { panel in
      guard case .words(let words) = panel.content, let room = panel.room, words.body.width > room else { return nil }
      return Diagnostic.Note(
        "this \(panel.scene.panel.kind) is \(formatted(words.body.width)) points wide, and its share of the print is "
          + "\(formatted(room.rounded(.down)))",
        at: panel.range)
    }
  }

  /// What an author can do about a picture that is too wide.
  ///
  /// - Parameter author: The figure as its author wrote it.
  private func waysToNarrow(_ author: Figure) -> [String] {
    let isInColumns = figure.arrangement.rowLength(of: panels.count) > 1
    return (isInColumns ? [author.arrangement.columns == nil ? "set 'columns'" : "set fewer 'columns'"] : [])
      + (legend?.isAtSide == true ? ["put the legend at the bottom"] : [])
      + (panels.contains { $0.annotations.contains { !$0.marks.isEmpty || !$0.signs.isEmpty } }
        ? ["show fewer annotations"] : [])
      + (panels.contains { $0.title != nil } ? ["shorten the words of titles"] : [])
      + (panels.contains { $0.scene.panel.callouts.contains { $0.text != nil } }
        ? ["shorten the words of callouts"] : [])
  }
}

extension Figure {
  /// The panels side by side, the legend beside or below them, and the caption below everything.
  func canvas(
    of panels: [PaintedPanel], _ legend: SetLegend?, _ headings: SetHeadings, with context: PaintingContext
  ) -> PanelRows.Canvas {
    let rows = PanelRows(figure: self, theme: context.theme, grid: context.grid, headings: headings)
    // With a legend, a single root view is not at the edge of the canvas.
    var panels = panels
    if legend != nil, !panels.isEmpty { panels[0].needsMargin = true }
    var canvas = rows.arrange(panels)
    if let legend { canvas = legend.beside(canvas, theme: context.theme, grid: context.grid) }
    return headings.below(canvas, color: context.theme[.ink], grid: context.grid)
  }

  /// What the screens of devices cut off, each view once.
  fileprivate func cutWords(in panels: [AnnotatedPanel]) -> [Diagnostic] {
    guard !expectations.contains(.lost) else { return [] }
    var known: Set<String> = []
    let cut = panels.filter(\.hasBody).flatMap { $0.scene.cutWords(on: platform) }
    return cut.filter { known.insert($0.view).inserted }.map { words in
      .warning(.cutWords, "\(words)", at: allViews.first { $0.name.value == words.view }?.name.range)
    }
  }

  /// Symbols that the layout stretches, each once. Where the author has chosen a `contentMode`, it is meant.
  fileprivate func stretchedSymbols(in panels: [AnnotatedPanel]) -> [Diagnostic] {
    var known: Set<String> = []
    return panels.flatMap(\.scene.stretchedSymbols).filter { known.insert($0.view).inserted }.compactMap { symbol in
      let view = allViews.first { $0.name.value == symbol.view }
      guard view?.properties.contains(.contentMode) != true else { return nil }
      return .warning(.stretchedSymbol, "\(symbol)", at: view?.name.range)
    }
  }

  /// Titles of rows and columns that the panels do not have.
  ///
  /// - Parameter spans: The number of columns that each panel takes.
  fileprivate func superfluousTitles(of spans: [Int]) -> [Diagnostic] {
    let rows = arrangement.rows(ofSpans: spans)
    let columns = rows.compactMap { $0.last?.upperBound }.max() ?? 0
    return [("rows", rows.count, arrangement.rowTitles), ("columns", columns, arrangement.columnTitles)].compactMap {
      name, count, titles in
      guard titles.value.count > count else { return nil }
      return .warning(
        .nothingToShow, "there are \(titles.value.count) titles of \(name), but the panels stand in \(count)",
        at: titles.range)
    }
  }
}

extension Diagnostic {
  fileprivate static func tooWide(
    _ width: Double, toPrintAt printWidth: Located<Double>, ways: [String], notes: [Diagnostic.Note]
  ) -> Diagnostic {
    .warning(
      .tooWideToPrint,
      "the picture is \(formatted(width)) points wide, and with smaller screens little of them would be left: \(ways.listed(with: "or"))",
      at: printWidth.range, notes: notes)
  }
}

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
  let title: SetText?
  let flowText: SetText?
  let content: Content
  /// Where it is in the document.
  fileprivate let range: SourceRange?
  /// The width that a print has for it, in points; `nil` without a print.
  fileprivate let room: Double?
  /// The bars of its constraints and dimensions; `nil` for a panel that is no layout.
  private(set) var bars: PanelBars?
  /// Whether nothing of a layout is seen outside the screen.
  private let isCutAtScreen: Bool

  /// - Parameters:
  ///   - whole: The figure of the picture.
  ///   - figure: The figure as the panel shows it.
  ///   - columnWidth: The width of the widest screen of its column, in points of the picture; `nil` for a panel that takes
  ///     several.
  ///   - reportWidth: The width in points at which the rows of a report wrap, `nil` for any.
  ///   - reports: The lines of all reports of the picture.
  ///   - graphScales: Those of all graphs of the picture.
  ///   - range: The location of the panel in the document.
  ///   - isAlone: Whether the picture has no other panel.
  ///   - habits: Where bars stand in the panel before, or in all panels.
  /// - Returns: `nil`, and a diagnostic, for a panel that cannot be drawn. A panel that is alone becomes a layout
  ///   instead.
  init?(
    _ scene: PanelScene, in whole: Figure, of figure: Figure, columnWidth: Double?, reportWidth: Double?,
    reports: [[String]], graphScales: [GraphedValue: GraphScale],
    titleFont: Font, at range: SourceRange?, isAlone: Bool, isCutAtScreen: Bool = false, after habits: BarHabits? = nil,
    setter: TextSetting, within budget: WorkBudget?, diagnostics: inout Diagnostics
  ) {
    self.scene = scene
    let shared = Constant(figure)
    sharedFigure = shared
    (self.isCutAtScreen, self.range) = (isCutAtScreen, range)
    let panel = scene.panel
    let words = figure.arrangement.captions == .none ? "" : panel.title ?? ""
    let filmRows = panel.filmRows(in: figure.arrangement, panels: whole.panels.count)
    let titleWidth = PanelRows.titleWidth(
      over: scene, filmRows, inColumn: columnWidth ?? 0, gap: isAlone ? 0 : figure.arrangement.spacing, in: titleFont)
    title = words.isEmpty ? nil : setter.balanced(words, font: titleFont, width: titleWidth)
    let flowFont = FlowArrow.font(beside: titleFont)
    let flowWidth = FlowArrow.widestText(in: flowFont, isPrinted: scene.fit < 1)
    flowText = panel.flowText.map { setter.balanced($0, font: flowFont, width: flowWidth) }
    var bars: PanelBars?
    func annotations(of scene: PanelScene = scene) -> PlacedAnnotations {
      var placer = AnnotationPlacer(
        site: AnnotationSite(scene: scene, sharedFigure: shared, setter: setter, within: budget),
        after: habits ?? BarHabits())
      let placed = placer.annotations(diagnostics: &diagnostics)
      if let free = placer.bars.free { bars = PanelBars(placer: placer.bars, free: free, habits: placed.habits) }
      return placed
    }
    func report() -> TextPanelSetter {
      TextPanelSetter(scene: scene, setter: setter, width: reportWidth, reports: reports)
    }
    let room = whole.arrangement.room(ofSpan: panel.span, panels: whole.panels.count)
    self.room = room
    switch panel.kind {
    case .layout, .onion: content = .layout(annotations())
    case .film, .graph:
      guard let motion = panel.motion else {
        content = .layout(annotations())
        break
      }
      guard panel.kind == .film, let filmRows else {
        let scale = graphScales[motion.graphed] ?? GraphScale(of: [motion])
        content = .words(GraphPanelSetter(scene: scene, scale: scale, setter: setter, room: room).panel(motion))
        break
      }
      content = .film(
        FilmPanel(of: motion, in: filmRows, figure, setter: setter, within: budget, diagnostics: &diagnostics) {
          pose, number in
          PanelScene(
            pose, in: whole,
            identifierPrefix: PanelScene.identifierPrefix(ofPoseAt: number, in: scene.identifierPrefix),
            scale: scene.fit)
        })
    case .exploded: content = .exploded(annotations(of: scene.exploded()))
    case .hierarchy: content = .words(HierarchyPanelSetter(scene: scene, figure: figure, setter: setter).panel())
    case .dump: content = .words(report().dump())
    case .trace: content = .words(report().trace())
    case .console:
      if panel.conflicts.isEmpty {
        diagnostics.add(
          .warning(.nothingToShow, "the console has nothing to report: no constraints conflict", at: range))
      }
      content = .words(report().console())
    case .matrix:
      if let subject = panel.subject, let view = scene.view(named: subject) {
        content = .words(MatrixPanelSetter(scene: scene, setter: setter, room: room).panel(view.transform, of: subject))
      } else {
        diagnostics.add(
          .warning(.nothingToShow, "the view of a matrix has to be in the hierarchy", at: range))
        guard isAlone else { return nil }
        content = .layout(annotations())
      }
    }
    self.bars = bars
  }

  /// Whether its screen is that of a device's body.
  fileprivate var hasBody: Bool { sharedFigure.value.chrome == .device }

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

extension PlacedAnnotations {
  /// The annotations of a panel that shows a layout.
  init(
    of scene: PanelScene, _ figure: Figure, setter: TextSetting, within budget: WorkBudget?,
    diagnostics: inout Diagnostics
  ) {
    var placer = AnnotationPlacer(
      site: AnnotationSite(scene: scene, sharedFigure: Constant(figure), setter: setter, within: budget))
    self = placer.annotations(diagnostics: &diagnostics)
  }
}

extension AnnotationPlacer {
  /// All annotations of its panel.
  ///
  /// - Parameter diagnostics: Collects warnings about annotations that cannot be drawn.
  fileprivate mutating func annotations(diagnostics: inout Diagnostics) -> PlacedAnnotations {
    placeAll()
    for (range, absence) in lostCallouts {
      diagnostics.add(.warning(.nothingToShow, "a callout points at \(absence)", at: range))
    }
    return placed
  }
}
