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
    _ picture: Picture, of whole: Figure, setter: TextSetting, within budget: WorkBudget?, isMoment: Bool,
    diagnostics: inout Diagnostics
  ) {
    let figure = whole.running(in: picture.variant)
    // 1. In the columns that the screens alone leave room for.
    var fitted = FittedPicture(picture, figure, setter: setter, within: budget, isMoment: isMoment)
    // 2. Where words around the screens take the width, in fewer.
    while budget?.isExhausted != true {
      let narrower = fitted.fewerColumns(than: figure).lazy.map { columns in
        FittedPicture(picture, figure, inColumns: columns, setter: setter, within: budget, isMoment: isMoment)
      }.first { [fitted] in $0.isMoreLegible(than: fitted) }
      guard let narrower else { break }
      fitted = narrower
    }
    (self.picture, sharedFigure, panels) = (fitted.picture, Constant(fitted.figure), fitted.panels)
    (legend, headings, fit) = (fitted.legend, fitted.headings, fitted.fit)
    graphScales = fitted.graphScales
    // 3. What is said of it.
    for warning in warnings { diagnostics.add(warning) }
    diagnostics.add(contentsOf: fitted.diagnostics)
    if let warning = tooWideToPrint(fitted.size.width, asAskedIn: figure) {
      diagnostics.add(warning)
    } else if fitted.fit.crowdsScreens(of: fitted.picture),
      let warning = tooSmallToRead(at: fitted.fit.scale, asAskedIn: figure)
    {
      diagnostics.add(warning)
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
      PlacedPanels(
        of: picture, other.figure, fitting: fit, graphScales: graphScales, setter: setter, within: budget,
        isMoment: true
      ).panels
  }
}

extension Figure {
  /// The panels side by side, the legend beside or below them, and the caption below everything.
  func canvas(
    of panels: [PaintedPanel], _ legend: SetLegend?, _ headings: SetHeadings, with context: PaintingContext
  ) -> PanelRows.Canvas {
    var canvas = arranged(panels, headings, hasLegend: legend != nil, with: context)
    if let legend { canvas = legend.beside(canvas, theme: context.theme, grid: context.grid) }
    return headings.below(canvas, color: context.theme[.ink], grid: context.grid)
  }

  /// The panels side by side.
  func arranged(
    _ panels: [PaintedPanel], _ headings: SetHeadings, hasLegend: Bool, with context: PaintingContext
  ) -> PanelRows.Canvas {
    var panels = panels
    // With a legend, a single root view is not at the edge of the canvas.
    if hasLegend, !panels.isEmpty { panels[0].needsMargin = true }
    return PanelRows(figure: self, theme: context.theme, grid: context.grid, headings: headings).arrange(panels)
  }

  /// For sizes: thin lines are widest at one pixel per point, so nothing is larger at another scale.
  func measuringContext(scale: Double = 1) -> PaintingContext {
    PaintingContext(figure: self, theme: Theme(.light, palette: palette), grid: PixelGrid(scale: scale))
  }
}
