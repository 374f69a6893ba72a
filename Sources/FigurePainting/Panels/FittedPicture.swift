import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Typography

/// A picture whose screens, legend and words fit the width that it is printed at, as far as they can.
struct FittedPicture {
  /// The picture and the figure with the columns that the panels stand in.
  let picture: Picture
  let figure: Figure
  let panels: [AnnotatedPanel]
  let legend: SetLegend?
  let headings: SetHeadings
  let fit: PrintFit
  /// Of all its graphs.
  let graphScales: [GraphedValue: GraphScale]
  /// How large it is, in points; zero where nobody asks.
  private(set) var size = Size.zero
  /// Warnings about annotations that cannot be drawn.
  let diagnostics: Diagnostics

  /// - Parameters:
  ///   - columns: The columns in which the panels stand; `nil` for those of the author, or as many as the screens alone
  ///     leave room for.
  ///   - isMoment: Whether it is one of those that play.
  init(
    _ original: Picture, _ whole: Figure, inColumns columns: Int? = nil, setter: TextSetting,
    within budget: WorkBudget?, isMoment: Bool
  ) {
    var (picture, figure) = (original, whole)
    if columns != nil { figure.arrangement.columns = columns }
    let arranged = PrintFit.columns(withRowsOfReportsFor: picture, in: figure.arrangement)
    figure.arrangement.columns = arranged.columns
    // The panels are shared, and those of most pictures may stay so.
    for (index, span) in arranged.spans.enumerated() where picture.panels[index].span != span {
      picture.panels[index].span = span
    }
    picture.raiseGrounds(in: figure)
    picture.shrinkLayers(in: figure)
    self.picture = picture
    self.figure = figure
    // 1. The panels, with screens as large as they are, or as they probably fit the width of the print.
    var fit = PrintFit(of: picture, in: figure.arrangement)
    let graphScales = GraphScale.scales(of: picture.panels)
    self.graphScales = graphScales
    func annotated(_ picture: Picture, _ figure: Figure) -> (panels: [AnnotatedPanel], diagnostics: Diagnostics) {
      Self.panels(
        of: picture, figure, fitting: fit, graphScales: graphScales, setter: setter, within: budget,
        isMoment: isMoment)
    }
    var made = annotated(picture, figure)
    // 2. What their labels and signs mean.
    var side = Legend.Side.right
    func list() -> SetLegend? {
      SetLegend(
        figure.legend, at: side, of: picture.panels, letters: made.panels.reduce(into: []) { $0.formUnion($1.letters) },
        signs: figure.legend.explainsSigns ? made.panels.map(\.meanings) : [],
        printedAt: figure.arrangement.printWidth?.value, setter: setter)
    }
    var listed = list()
    // The figure has its columns by now.
    let settled = figure
    func head() -> SetHeadings {
      SetHeadings(of: settled, besideRows: settled.heightsOfRows(of: made.panels), setter: setter)
    }
    var headings = head()
    func size() -> Size { settled.canvas(of: made.panels, listed, headings) }
    if let printWidth = figure.arrangement.printWidth {
      // 3. A legend that would take its width from the screens stands below them.
      let first = (fit, made)
      let isMoved = listed?.isAtSide == true && size().width > printWidth.value
      if isMoved {
        side = .bottom
        listed = list()
      }
      // 4. As long as the picture is wider than the print, the panels with smaller screens.
      var size = size()
      func shrink() {
        while budget?.isExhausted != true,
          fit.changes(size.width, widestReport: made.panels.compactMap(\.reportWidth).max() ?? 0)
        {
          made = annotated(picture, settled)
          // Bars that were long enough for caps may have arrows now.
          if settled.legend.explainsSigns { listed = list() }
          headings = head()
          size = settled.canvas(of: made.panels, listed, headings)
        }
      }
      shrink()
      // 5. Below screens that fill a page, it makes the picture higher than that: there is room beside smaller ones.
      let most = Self.highestWithLegend * printWidth.value
      if isMoved, size.height > most {
        let below = (fit, made, listed, headings, size)
        (fit, made) = first
        side = .right
        listed = list()
        headings = head()
        size = settled.canvas(of: made.panels, listed, headings)
        shrink()
        if size.height > most || size.width > printWidth.value || fit.scale < Self.leastScaleBesideLegend {
          (fit, made, listed, headings, size) = below
        }
      }
      self.size = size
    }
    if figure.arrangement.showsCaption { headings.setCaption(of: figure, inWidth: size().width, setter: setter) }
    (panels, diagnostics) = made
    (legend, self.headings, self.fit) = (listed, headings, fit)
  }

  /// The next smaller number of columns, if the words and signs around the screens leave them no room in those that the
  /// picture has, and its author gives none; `nil` for others.
  func fewerColumns(than author: Figure) -> Int? {
    guard author.arrangement.columns == nil, let printWidth = author.arrangement.printWidth,
      size.width > printWidth.value || fit.isFarTooSmall(picture)
    else { return nil }
    return PrintFit.fewerColumns(than: figure.arrangement.rowLength(of: picture.panels.count), of: picture)
  }

  /// Whether its screens are larger than those of another one, and it is neither too wide, if that one is not, nor higher
  /// than a page.
  func isMoreLegible(than other: FittedPicture) -> Bool {
    guard fit.wanted > other.fit.wanted, let printWidth = figure.arrangement.printWidth else { return false }
    return size.width <= max(printWidth.value, other.size.width) && size.height <= Self.page * printWidth.value
  }

  /// The height from which a legend below the screens is one too many, in widths of the text.
  private static let highestWithLegend = 1.75

  /// The factor that screens keep beside a legend.
  private static let leastScaleBesideLegend = 0.45

  /// The height of a page, in widths of its text.
  private static let page = 2.0

  /// The panels with their annotations.
  static func panels(
    of picture: Picture, _ figure: Figure, fitting fit: PrintFit, graphScales: [GraphedValue: GraphScale],
    setter: TextSetting, within budget: WorkBudget?, isMoment: Bool
  ) -> (panels: [AnnotatedPanel], diagnostics: Diagnostics) {
    let isAlone = picture.panels.count == 1
    let columnWidths = isAlone ? [nil] : figure.arrangement.columnWidths(of: picture.panels)
    let reports = picture.panels.compactMap { TextPanelSetter.lines(of: $0.drawn) }
    var diagnostics = Diagnostics()
    func panel(at index: Int, after habits: BarHabits?) -> AnnotatedPanel? {
      let description = figure.panels.indices.contains(index) ? figure.panels[index] : PanelDescription()
      return AnnotatedPanel(
        PanelScene(
          picture.panels[index].drawn, in: figure,
          identifierPrefix: PanelScene.identifierPrefix(ofPanelAt: index, of: picture.panels.count), scale: fit.scale),
        in: figure, of: figure.adapted(to: description), columnWidth: columnWidths[index].map { $0 * fit.scale },
        reportWidth: fit.reportWidth, reports: reports, graphScales: graphScales,
        titleFont: PanelRows.titleFont(scale: figure.annotationScale), at: description.range, isAlone: isAlone,
        isCutAtScreen: isMoment && picture.panels[index].motion != nil, after: habits, setter: setter, within: budget,
        diagnostics: &diagnostics)
    }
    // 1. Each like the one before.
    var panels: [(index: Int, annotated: AnnotatedPanel)] = []
    for index in picture.panels.indices {
      let habits = panels.last { $0.annotated.bars != nil }?.annotated.bars?.habits
      if let annotated = panel(at: index, after: habits) { panels.append((index, annotated)) }
    }
    // 2. Those again whose numbers have room, and stand beside their dimensions in others, or farther from their views.
    let layouts = panels.indices.filter { panels[$0].annotated.bars != nil }
    var shared = BarHabits()
    shared.share(layouts.compactMap { panels[$0].annotated.bars?.habits })
    for (number, position) in layouts.enumerated() {
      guard let bars = panels[position].annotated.bars, bars.isChanged(by: shared)
      else { continue }
      var habits = number == 0 ? BarHabits() : panels[layouts[number - 1]].annotated.bars?.habits ?? BarHabits()
      habits.share([shared])
      let known = diagnostics
      if let again = panel(at: panels[position].index, after: habits) { panels[position].annotated = again }
      diagnostics = known
    }
    // 3. Those again whose bars could stand as in the others. What stands still must not jump between moments.
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
    // 4. Those again whose bars have arrows where the same bars of others have caps: they would seem to mean different things.
    //    So would arrows of two bars that run into one another.
    let bars = layouts.compactMap { panels[$0].annotated.bars }
    let (cappedAxes, meetingAxes) = (PanelBars.axesToCap(in: bars), PanelBars.meetingAxes(in: bars))
    for position in layouts {
      guard let bars = panels[position].annotated.bars,
        bars.hasArrows(along: cappedAxes) || bars.hasShortBars(along: meetingAxes)
      else { continue }
      var habits = bars.known
      (habits.cappedAxes, habits.meetingAxes) = (cappedAxes, meetingAxes)
      let known = diagnostics
      if let again = panel(at: panels[position].index, after: habits) { panels[position].annotated = again }
      diagnostics = known
    }
    return (panels.map(\.annotated), diagnostics)
  }
}

extension Figure {
  /// For sizes: thin lines are widest at one pixel per point, so nothing is larger at another scale.
  private func measuringContext(scale: Double = 1) -> PaintingContext {
    PaintingContext(figure: self, theme: Theme(.light, palette: palette), grid: PixelGrid(scale: scale))
  }

  /// The heights of the rows of a picture that have titles.
  fileprivate func heightsOfRows(of panels: [AnnotatedPanel]) -> [Double] {
    guard !arrangement.rowTitles.value.isEmpty else { return [] }
    let context = measuringContext()
    return PanelRows(figure: self, theme: context.theme, grid: context.grid)
      .heights(of: panels.map { $0.paint(with: context) })
  }

  /// The size of a picture. One that is nearly as wide as its print is looked at in finer pixels, too, in which it can be a
  /// point wider.
  fileprivate func canvas(of panels: [AnnotatedPanel], _ legend: SetLegend?, _ headings: SetHeadings) -> Size {
    func size(scale: Double) -> Size {
      let context = measuringContext(scale: scale)
      return canvas(of: panels.map { $0.paint(with: context) }, legend, headings, with: context).size
    }
    var whole = size(scale: 1)
    guard let width = arrangement.printWidth?.value, (0..<1).contains(width - whole.width) else { return whole }
    for scale in [2.0, 3] { whole.width = max(whole.width, size(scale: scale).width) }
    return whole
  }
}

extension Picture {
  /// Makes the layers of exploded panels smaller that are wider than their share of a print: for their sake all screens would
  /// be, and nobody compares the one with the other.
  fileprivate mutating func shrinkLayers(in figure: Figure) {
    let kinds = panels.map(\.drawn.kind)
    guard figure.arrangement.printWidth != nil, kinds.contains(.exploded),
      kinds.contains(where: { $0.showsScreen && $0 != .exploded })
    else { return }
    let scale = PrintFit(of: self, in: figure.arrangement).scale
    for index in panels.indices where kinds[index] == .exploded {
      guard let room = figure.arrangement.room(ofSpan: panels[index].span, panels: panels.count) else { continue }
      let scene = PanelScene(panels[index].drawn, in: figure, identifierPrefix: "", scale: 1)
      let width = scene.exploded().widthOfLayers * scene.zoom * scale
      let wanted = max(room - Self.columnOfNames, 0) / max(width, 1)
      if wanted < 1 { panels[index].zoom *= max(Self.leastShareOfLayers, (wanted * 100).rounded(.down) / 100) }
    }
  }

  /// What the names of layers usually take beside them, in points of the picture.
  private static let columnOfNames = 80.0
  /// What layers keep at least of the size that they have as screens are.
  private static let leastShareOfLayers = 0.5
}
