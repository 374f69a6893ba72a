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
    // 1. With screens as large as they are, or as they probably fit the width of the print.
    var attempt = PrintAttempt(picture, figure, setter: setter, within: budget, isMoment: isMoment)
    // 2. With smaller ones as long as the picture is wider than the print.
    if let printWidth = figure.arrangement.printWidth {
      attempt = attempt.fitted(to: printWidth.value)
      size = attempt.size
    }
    // 3. The caption is as wide as the picture by then.
    var headings = attempt.headings
    if figure.arrangement.showsCaption {
      headings.setCaption(of: figure, inWidth: attempt.measuredSize.width, setter: setter)
    }
    (self.picture, self.figure, self.headings) = (picture, figure, headings)
    (panels, diagnostics) = (attempt.placed.panels, attempt.placed.diagnostics)
    (legend, fit, graphScales) = (attempt.legend, attempt.fit, attempt.graphScales)
  }

  /// The smaller numbers of columns to try, if the words and signs around the screens leave them no room in those
  /// that the picture has, and its author gives none; none for others.
  func fewerColumns(than author: Figure) -> [Int] {
    guard author.arrangement.columns == nil, let printWidth = author.arrangement.printWidth,
      size.width > printWidth.value || fit.isFarTooSmall(picture)
    else { return [] }
    return PrintFit.fewerColumns(than: figure.arrangement.rowLength(of: picture.panels.count), of: picture)
  }

  /// Whether its screens are larger than those of another one, and it is neither too wide, if that one is not, nor higher
  /// than a page.
  func isMoreLegible(than other: FittedPicture) -> Bool {
    guard fit.wanted > other.fit.wanted, let printWidth = figure.arrangement.printWidth else { return false }
    return size.width <= max(printWidth.value, other.size.width) && size.height <= PrintFit.page * printWidth.value
  }
}
