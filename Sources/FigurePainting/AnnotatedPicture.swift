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
  let figure: Figure
  let panels: [AnnotatedPanel]
  let legend: SetLegend?
  /// The titles of rows and columns, and the caption.
  let headings: SetHeadings
  private let fit: PrintFit

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
    var (picture, figure) = (picture, figure)
    let arranged = PrintFit.columns(withRowsOfReportsFor: picture, in: figure.arrangement)
    figure.arrangement.columns = arranged.columns
    for (index, span) in arranged.spans.enumerated() { picture.panels[index].span = span }
    picture.raiseGrounds(in: figure)
    self.picture = picture
    self.figure = figure
    // 1. The panels, with screens as large as they are, or as they probably fit the width of the print.
    var fit = PrintFit(of: picture, in: figure.arrangement)
    var made = Self.panels(of: picture, figure, fitting: fit, setter: setter, within: budget, isMoment: isMoment)
    // 2. What their labels and signs mean.
    let signs: SignInks =
      figure.legend.explainsSigns ? made.panels.reduce(into: [:]) { $0.merge($1.meanings) { $0.union($1) } } : [:]
    var listed = SetLegend(figure.legend, of: picture.panels, signs: signs, setter: setter)
    var headings = SetHeadings(of: figure, setter: setter)
    // The figure has its columns by now.
    let settled = figure
    func width() -> Double { settled.canvas(of: made.panels, listed, headings).width }
    //    Where it would take its width from the screens, it stands below them.
    if listed?.isAtSide == true, let printWidth = figure.arrangement.printWidth, width() > printWidth.value {
      listed = SetLegend(figure.legend, at: .bottom, of: picture.panels, signs: signs, setter: setter)
    }
    legend = listed
    func setCaption() {
      if settled.arrangement.showsCaption { headings.setCaption(of: settled, inWidth: width(), setter: setter) }
    }
    for diagnostic in figure.cutWords(in: made.panels) { diagnostics.add(diagnostic) }
    for diagnostic in figure.superfluousTitles(of: made.panels.map(\.scene.panel.span)) { diagnostics.add(diagnostic) }
    guard let printWidth = figure.arrangement.printWidth else {
      setCaption()
      panels = made.panels
      self.fit = fit
      self.headings = headings
      diagnostics.add(contentsOf: made.diagnostics)
      return
    }
    // 3. As long as the picture is wider than the print, the panels with smaller screens.
    var measured = width()
    while budget?.isExhausted != true,
      fit.changes(measured, widestReport: made.panels.compactMap(\.reportWidth).max() ?? 0)
    {
      made = Self.panels(of: picture, figure, fitting: fit, setter: setter, within: budget, isMoment: isMoment)
      measured = width()
    }
    setCaption()
    self.headings = headings
    panels = made.panels
    self.fit = fit
    diagnostics.add(contentsOf: made.diagnostics)
    if measured > printWidth.value {
      diagnostics.add(.tooWide(measured, toPrintAt: printWidth, ways: waysToNarrow))
    }
  }

  /// Another moment of a picture that plays, with screens of the same size.
  init(_ picture: Picture, like other: AnnotatedPicture, setter: TextSetting, within budget: WorkBudget?) {
    (self.picture, figure, fit) = (picture, other.figure, other.fit)
    (legend, headings) = (other.legend, other.headings)
    panels =
      Self.panels(of: picture, figure, fitting: fit, setter: setter, within: budget, isMoment: true).panels
  }

  /// What an author can do about a picture that is too wide.
  private var waysToNarrow: [String] {
    let isInColumns = figure.arrangement.rowLength(of: panels.count) > 1
    return (isInColumns ? ["set 'columns'"] : [])
      + (legend?.isAtSide == true ? ["put the legend at the bottom"] : []) + ["show fewer annotations"]
      + (panels.contains { $0.title != nil } ? ["shorten the words of titles"] : [])
      + (panels.contains { $0.scene.panel.callouts.contains { $0.text != nil } }
        ? ["shorten the words of callouts"] : [])
  }

  private static func panels(
    of picture: Picture, _ figure: Figure, fitting fit: PrintFit, setter: TextSetting, within budget: WorkBudget?,
    isMoment: Bool
  ) -> (panels: [AnnotatedPanel], diagnostics: Diagnostics) {
    let isAlone = picture.panels.count == 1
    var diagnostics = Diagnostics()
    func panel(at index: Int, after habits: BarHabits?) -> AnnotatedPanel? {
      let panel = picture.panels[index]
      let description = figure.panels.indices.contains(index) ? figure.panels[index] : PanelDescription()
      return AnnotatedPanel(
        PanelScene(
          panel.drawn, in: figure,
          identifierPrefix: PanelScene.identifierPrefix(ofPanelAt: index, of: picture.panels.count), scale: fit.scale),
        in: figure, of: figure.adapted(to: description), reportWidth: fit.reportWidth,
        titleFont: PanelRows.titleFont(scale: figure.annotationScale), at: description.range, isAlone: isAlone,
        isCutAtScreen: isMoment && panel.motion != nil, after: habits, setter: setter, within: budget,
        diagnostics: &diagnostics)
    }
    // 1. Each like the one before.
    var panels: [(index: Int, annotated: AnnotatedPanel)] = []
    for index in picture.panels.indices {
      let habits = panels.last { $0.annotated.bars != nil }?.annotated.bars?.habits
      if let annotated = panel(at: index, after: habits) { panels.append((index, annotated)) }
    }
    // 2. Those again whose bars could stand as in the others. What stands still must not jump between moments.
    let layouts = panels.indices.filter { panels[$0].annotated.bars != nil }
    if !isMoment, let agreement = BarAgreement(of: layouts.compactMap { panels[$0].annotated.bars }) {
      for (number, position) in layouts.enumerated() {
        func deviations(_ panel: AnnotatedPanel) -> Int {
          panel.bars.map { agreement.deviations(of: $0.habits, inPanel: number) } ?? 0
        }
        let known = (deviations: deviations(panels[position].annotated), diagnostics: diagnostics)
        guard known.deviations > 0 else { continue }
        let again = panel(at: panels[position].index, after: agreement.habits[number])
        diagnostics = known.diagnostics
        if let again, deviations(again) < known.deviations { panels[position].annotated = again }
      }
    }
    return (panels.map(\.annotated), diagnostics)
  }
}

extension Figure {
  /// The size of a picture. Thin lines are widest at one pixel per point, so it is not larger at another scale.
  fileprivate func canvas(of panels: [AnnotatedPanel], _ legend: SetLegend?, _ headings: SetHeadings) -> Size {
    let context = PaintingContext(figure: self, theme: Theme(.light, palette: palette), grid: PixelGrid(scale: 1))
    return canvas(of: panels.map { $0.paint(with: context) }, legend, headings, with: context).size
  }

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
    _ width: Double, toPrintAt printWidth: Located<Double>, ways: [String]
  ) -> Diagnostic {
    .warning(
      .tooWideToPrint,
      "the picture is \(formatted(width)) points wide, and with smaller screens little of them would be left: \(ways.listed(with: "or"))",
      at: printWidth.range)
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
  private let figure: Figure
  let title: SetText?
  let flowText: SetText?
  let content: Content
  /// The bars of its constraints and dimensions; `nil` for a panel that is no layout.
  fileprivate private(set) var bars: PanelBars?
  /// Whether nothing of a layout is seen outside the screen.
  private let isCutAtScreen: Bool

  /// - Parameters:
  ///   - whole: The figure of the picture.
  ///   - figure: The figure as the panel shows it.
  ///   - reportWidth: The width in points at which the rows of a report wrap, `nil` for any.
  ///   - range: The location of the panel in the document.
  ///   - isAlone: Whether the picture has no other panel.
  ///   - habits: Where bars stand in the panel before, or in all panels.
  /// - Returns: `nil`, and a diagnostic, for a panel that cannot be drawn. A panel that is alone becomes a layout
  ///   instead.
  init?(
    _ scene: PanelScene, in whole: Figure, of figure: Figure, reportWidth: Double?, titleFont: Font,
    at range: SourceRange?, isAlone: Bool, isCutAtScreen: Bool = false, after habits: BarHabits? = nil,
    setter: TextSetting, within budget: WorkBudget?, diagnostics: inout Diagnostics
  ) {
    self.scene = scene
    self.figure = figure
    self.isCutAtScreen = isCutAtScreen
    let panel = scene.panel
    let words = figure.arrangement.captions == .none ? "" : panel.title ?? ""
    let titleWidth = PanelRows.titleWidth(
      over: scene, gap: isAlone ? 0 : figure.arrangement.spacing, in: titleFont)
    title = words.isEmpty ? nil : setter.balanced(words, font: titleFont, width: titleWidth)
    let flowFont = FlowArrow.font(beside: titleFont)
    let flowWidth = FlowArrow.widestText(in: flowFont, isPrinted: scene.fit < 1)
    flowText = panel.flowText.map { setter.balanced($0, font: flowFont, width: flowWidth) }
    var bars: PanelBars?
    func annotations(of scene: PanelScene = scene) -> PlacedAnnotations {
      var placer = AnnotationPlacer(
        site: AnnotationSite(scene: scene, figure: figure, setter: setter, within: budget),
        after: habits ?? BarHabits())
      let placed = placer.annotations(diagnostics: &diagnostics)
      if let free = placer.bars.free { bars = PanelBars(placer: placer.bars, free: free, habits: placed.habits) }
      return placed
    }
    func report() -> TextPanelSetter { TextPanelSetter(scene: scene, setter: setter, width: reportWidth) }
    switch panel.kind {
    case .layout, .onion: content = .layout(annotations())
    case .film, .graph:
      guard let motion = panel.motion else {
        content = .layout(annotations())
        break
      }
      if panel.kind == .graph {
        content = .words(GraphPanelSetter(scene: scene, setter: setter).panel(motion))
        break
      }
      content = .film(
        FilmPanel(of: motion, figure, setter: setter, within: budget, diagnostics: &diagnostics) { pose, number in
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
        content = .words(MatrixPanelSetter(scene: scene, setter: setter).panel(view.transform, of: subject))
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
  fileprivate var hasBody: Bool { figure.chrome == .device }

  /// What the signs of its annotations mean.
  var meanings: SignInks {
    switch content {
    case .layout(let annotations), .exploded(let annotations): annotations.meanings
    case .film(let film): film.poses.reduce(into: [:]) { $0.merge($1.annotations.meanings) { $0.union($1) } }
    case .words: [:]
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
    let context = (theme.map(context.with) ?? context).showing(figure, zoom: scene.zoom)
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
    if let widened = painted.widened { painted.widened = { described(widened($0)) } }
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
      site: AnnotationSite(scene: scene, figure: figure, setter: setter, within: budget))
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
