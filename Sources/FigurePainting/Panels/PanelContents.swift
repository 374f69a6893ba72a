import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Typography

/// Makes what a panel shows: a layout with its annotations, or words.
struct PanelContents {
  let scene: PanelScene
  /// The figure as the panel shows it.
  let sharedFigure: Constant<Figure>
  /// The location of the panel in the document.
  let range: SourceRange?
  let surroundings: PanelSurroundings
  /// Where bars stand in the panel before, or in all panels.
  let habits: BarHabits
  /// The bars of its constraints and dimensions; `nil` for a panel that is no layout.
  private(set) var bars: PanelBars?
  /// Warnings about what cannot be drawn.
  private(set) var diagnostics = Diagnostics()

  /// - Returns: `nil` for a panel that cannot be drawn; one that is alone becomes a layout instead.
  mutating func content() -> AnnotatedPanel.Content? {
    switch scene.panel.kind {
    case .layout, .onion: .layout(annotations(of: scene))
    case .exploded: .exploded(annotations(of: scene.exploded()))
    case .film, .graph: motion()
    case .hierarchy:
      .words(HierarchyPanelSetter(scene: scene, figure: sharedFigure.value, setter: surroundings.setter).panel())
    case .dump: .words(report.dump())
    case .trace: .words(report.trace())
    case .console: console()
    case .matrix: matrix()
    }
  }

  private mutating func annotations(of scene: PanelScene) -> PlacedAnnotations {
    var placer = AnnotationPlacer(
      site: AnnotationSite(
        scene: scene, sharedFigure: sharedFigure, setter: surroundings.setter, within: surroundings.budget),
      after: habits)
    let placed = placer.annotations(diagnostics: &diagnostics)
    bars = placer.bars.free.map { PanelBars(placer: placer.bars, free: $0, habits: placed.habits) }
    return placed
  }

  /// The poses of an animation, or one of its values over time; a layout where nothing moves.
  private mutating func motion() -> AnnotatedPanel.Content {
    let (scene, surroundings) = (scene, surroundings)
    guard let motion = scene.panel.motion else { return .layout(annotations(of: scene)) }
    let rows = scene.panel.filmRows(
      in: sharedFigure.value.arrangement, panels: surroundings.figure.panels.count)
    guard scene.panel.kind == .film, let rows else {
      let scale = surroundings.graphScales[motion.graphed] ?? GraphScale(of: [motion])
      let setter = GraphPanelSetter(scene: scene, scale: scale, setter: surroundings.setter, room: room)
      return .words(setter.panel(motion))
    }
    return .film(
      FilmPanel(
        of: motion, in: rows, sharedFigure.value, setter: surroundings.setter, within: surroundings.budget,
        diagnostics: &diagnostics
      ) { pose, number in
        PanelScene(
          pose, in: surroundings.figure,
          identifierPrefix: PanelScene.identifierPrefix(ofPoseAt: number, in: scene.identifierPrefix),
          scale: scene.fit)
      })
  }

  private mutating func console() -> AnnotatedPanel.Content {
    if scene.panel.conflicts.isEmpty {
      diagnostics.add(
        .warning(.nothingToShow, "the console has nothing to report: no constraints conflict", at: range))
    }
    return .words(report.console())
  }

  private mutating func matrix() -> AnnotatedPanel.Content? {
    if let subject = scene.panel.subject, let view = scene.view(named: subject) {
      let setter = MatrixPanelSetter(scene: scene, setter: surroundings.setter, room: room)
      return .words(setter.panel(view.transform, of: subject))
    }
    diagnostics.add(.warning(.nothingToShow, "the view of a matrix has to be in the hierarchy", at: range))
    return surroundings.isAlone ? .layout(annotations(of: scene)) : nil
  }

  private var report: TextPanelSetter {
    TextPanelSetter(
      scene: scene, setter: surroundings.setter, width: surroundings.reportWidth, reports: surroundings.reports)
  }

  /// The width that a print has for the panel, in points; `nil` without a print.
  var room: Double? {
    let whole = surroundings.figure
    return whole.arrangement.room(ofSpan: scene.panel.span, panels: whole.panels.count)
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
