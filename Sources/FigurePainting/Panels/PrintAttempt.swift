import Figures
import Geometry
import Graphics
import Staging
import Typography

/// A picture with screens of some size and its legend on some side, as it is measured for its print.
struct PrintAttempt {
  private(set) var fit: PrintFit
  private(set) var placed: PlacedPanels
  private(set) var legend: SetLegend?
  private(set) var headings: SetHeadings
  /// How large it is, in points; zero where nobody asks.
  private(set) var size = Size.zero
  /// Of all its graphs.
  let graphScales: [GraphedValue: GraphScale]
  private let picture: Picture
  private let figure: Figure
  private let setter: TextSetting
  private let budget: WorkBudget?
  private let isMoment: Bool
  private var side = Legend.Side.right

  /// With screens as large as they are, or as they probably fit the width of the print, and the legend at the right.
  ///
  /// - Parameter figure: With the columns that the panels stand in.
  init(_ picture: Picture, _ figure: Figure, setter: TextSetting, within budget: WorkBudget?, isMoment: Bool) {
    (self.picture, self.figure, self.setter, self.budget) = (picture, figure, setter, budget)
    self.isMoment = isMoment
    fit = PrintFit(of: picture, in: figure.arrangement)
    graphScales = GraphScale.scales(of: picture.panels)
    placed = PlacedPanels(
      of: picture, figure, fitting: fit, graphScales: graphScales, setter: setter, within: budget, isMoment: isMoment)
    headings = SetHeadings(of: figure, besideRows: figure.heightsOfRows(of: placed.panels), setter: setter)
    setLegend()
  }

  /// The same for a width, with smaller screens and the legend where it leaves them most.
  func fitted(to width: Double) -> PrintAttempt {
    var attempt = self
    attempt.size = measuredSize
    let beside = attempt
    // A legend that would take its width from the screens stands below them.
    let isMoved = legend?.isAtSide == true && attempt.size.width > width
    if isMoved {
      attempt.side = .bottom
      attempt.setLegend()
      attempt.size = attempt.measuredSize
    }
    attempt.shrink()
    // Below screens that fill a page, it makes the picture higher than that: there is room beside smaller ones.
    let most = Self.highestWithLegend * width
    guard isMoved, attempt.size.height > most else { return attempt }
    var narrow = beside
    narrow.shrink()
    let isBetter =
      narrow.size.height <= most && narrow.size.width <= width && narrow.fit.scale >= Self.leastScaleBesideLegend
    return isBetter ? narrow : attempt
  }

  /// Places the panels with smaller screens as long as the picture is wider than the print, and with larger ones
  /// where it is much narrower.
  private mutating func shrink() {
    while budget?.isExhausted != true,
      fit.changes(size, widestReport: placed.panels.compactMap(\.reportWidth).max() ?? 0)
    {
      placed = PlacedPanels(
        of: picture, figure, fitting: fit, graphScales: graphScales, setter: setter, within: budget,
        isMoment: isMoment)
      // Bars that were long enough for caps may have arrows now.
      if figure.legend.explainsSigns { setLegend() }
      headings = SetHeadings(of: figure, besideRows: figure.heightsOfRows(of: placed.panels), setter: setter)
      size = measuredSize
    }
  }

  /// What the labels and signs of the panels mean.
  private mutating func setLegend() {
    legend = SetLegend(
      figure.legend, at: side, of: picture.panels,
      letters: placed.panels.reduce(into: []) { $0.formUnion($1.letters) },
      signs: figure.legend.explainsSigns ? placed.panels.map(\.meanings) : [],
      printedAt: figure.arrangement.printWidth?.value, setter: setter)
  }

  var measuredSize: Size { figure.canvas(of: placed.panels, legend, headings) }

  /// The height from which a legend below the screens is one too many, in widths of the text.
  private static let highestWithLegend = 1.75

  /// The factor that screens keep beside a legend.
  private static let leastScaleBesideLegend = 0.45
}

extension Figure {
  /// The heights of the rows of a picture that have titles.
  fileprivate func heightsOfRows(of panels: [AnnotatedPanel]) -> [Double] {
    guard !arrangement.rowTitles.value.isEmpty else { return [] }
    let context = measuringContext()
    return PanelRows(figure: self, theme: context.theme, grid: context.grid)
      .heights(of: panels.map { $0.paint(with: context) })
  }

  /// The size of a picture. One that is nearly as wide as its print is looked at in finer pixels, too, in which it
  /// can be a point wider.
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
