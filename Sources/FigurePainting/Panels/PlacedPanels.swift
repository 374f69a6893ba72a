import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Typography

/// The panels of a picture with their annotations, placed again until what is alike in them stands alike.
struct PlacedPanels {
  private(set) var panels: [AnnotatedPanel] = []
  /// Warnings about annotations that cannot be drawn.
  private(set) var diagnostics = Diagnostics()
  private let picture: Picture
  private let surroundings: PanelSurroundings
  private let scale: Double
  private let columnWidths: [Double?]
  /// The number in the picture of each that is drawn.
  private var indices: [Int] = []

  /// - Parameters:
  ///   - figure: The figure of the picture, with the columns that the panels stand in.
  ///   - fit: How large its screens are, and how wide its reports.
  ///   - graphScales: Those of all its graphs.
  ///   - isMoment: Whether it is one of those that play.
  init(
    of picture: Picture, _ figure: Figure, fitting fit: PrintFit, graphScales: [GraphedValue: GraphScale],
    setter: TextSetting, within budget: WorkBudget?, isMoment: Bool
  ) {
    self.picture = picture
    scale = fit.scale
    let isAlone = picture.panels.count == 1
    columnWidths = isAlone ? [nil] : figure.arrangement.columnWidths(of: picture.panels)
    surroundings = PanelSurroundings(
      figure: figure, reportWidth: fit.reportWidth,
      reports: picture.panels.compactMap { TextPanelSetter.lines(of: $0.drawn) }, graphScales: graphScales,
      isAlone: isAlone, isMoment: isMoment, setter: setter, budget: budget)
    placeEachAsTheOneBefore()
    placeAgainWithWhatAllShare()
    // What stands still must not jump between moments.
    if !isMoment { placeAgainWhereMostStand() }
    placeAgainWithCapsAlike()
  }

  // MARK: Steps

  private mutating func placeEachAsTheOneBefore() {
    for index in picture.panels.indices {
      let habits = panels.last { $0.bars != nil }?.bars?.habits
      guard let panel = panel(at: index, after: habits, &diagnostics) else { continue }
      panels.append(panel)
      indices.append(index)
    }
  }

  /// Those whose numbers have room, and stand beside their dimensions in others, or farther from their views.
  private mutating func placeAgainWithWhatAllShare() {
    var shared = BarHabits()
    shared.share(panels.compactMap(\.habits))
    for (number, position) in layouts.enumerated() {
      guard let bars = panels[position].bars, bars.isChanged(by: shared) else { continue }
      var habits = number == 0 ? BarHabits() : panels[layouts[number - 1]].bars?.habits ?? BarHabits()
      habits.share([shared])
      if let again = again(position, after: habits) { panels[position] = again }
    }
    // Without bars there is nothing else to stand alike.
    for position in panels.indices
    where panels[position].bars == nil && panels[position].habits?.hasRule(atOtherEndIn: shared) == true {
      if let again = again(position, after: shared) { panels[position] = again }
    }
  }

  /// Those whose bars could stand as in the others.
  private mutating func placeAgainWhereMostStand() {
    guard let agreement = BarAgreement(of: layouts.compactMap { panels[$0].bars }) else { return }
    for (number, position) in layouts.enumerated() {
      func deviations(_ panel: AnnotatedPanel) -> Int {
        panel.bars.map { agreement.deviations(of: $0.habits, inPanel: number) } ?? 0
      }
      let known = deviations(panels[position])
      guard known > 0, let again = again(position, after: agreement.habits[number]), deviations(again) < known
      else { continue }
      panels[position] = again
    }
  }

  /// Those whose bars have arrows where the same bars of others have caps: they would seem to mean different things. So
  /// would arrows of two bars that run into one another.
  private mutating func placeAgainWithCapsAlike() {
    let bars = layouts.compactMap { panels[$0].bars }
    let (cappedAxes, meetingAxes) = (PanelBars.axesToCap(in: bars), PanelBars.meetingAxes(in: bars))
    for position in layouts {
      guard let bars = panels[position].bars,
        bars.hasArrows(along: cappedAxes) || bars.hasShortBars(along: meetingAxes)
      else { continue }
      var habits = bars.known
      (habits.cappedAxes, habits.meetingAxes) = (cappedAxes, meetingAxes)
      if let again = again(position, after: habits) { panels[position] = again }
    }
  }

  // MARK: One panel

  /// The positions of those that have bars.
  private var layouts: [Int] { panels.indices.filter { panels[$0].bars != nil } }

  /// A panel placed once more: what is said of it is known.
  private func again(_ position: Int, after habits: BarHabits) -> AnnotatedPanel? {
    var known = Diagnostics()
    return panel(at: indices[position], after: habits, &known)
  }

  private func panel(at index: Int, after habits: BarHabits?, _ diagnostics: inout Diagnostics) -> AnnotatedPanel? {
    let figure = surroundings.figure
    let description = figure.panels.indices.contains(index) ? figure.panels[index] : PanelDescription()
    let scene = PanelScene(
      picture.panels[index].drawn, in: figure,
      identifierPrefix: PanelScene.identifierPrefix(ofPanelAt: index, of: picture.panels.count), scale: scale)
    return AnnotatedPanel(
      scene, showing: figure.adapted(to: description), at: description.range,
      columnWidth: columnWidths[index].map { $0 * scale }, in: surroundings, after: habits, diagnostics: &diagnostics)
  }
}
