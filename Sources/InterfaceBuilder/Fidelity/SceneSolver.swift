import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// Solves a scene of a document on its canvas.
struct SceneSolver {
  let document: InterfaceDocument
  let scene: InterfaceScene
  let measurer: any TextMeasurer
  /// How far the frames that the layout has to find are moved before it is solved, in points: a layout that rests on
  /// none of them stays as it is.
  let displacement: Double
  /// The views as they are at the canvas's size classes.
  let resolved: InterfaceView

  init(document: InterfaceDocument, scene: InterfaceScene, measurer: any TextMeasurer, displacement: Double = 0) {
    self.document = document
    self.scene = scene
    self.measurer = measurer
    self.displacement = displacement
    resolved = scene.view.resolved(for: document.canvasClasses)
  }

  /// The scene with the leaves' sizes, as a figure that is for its frames alone.
  func figure(_ sizes: ImportOptions.ContentSizes) -> Figure {
    var options = ImportOptions(contentSizes: sizes)
    options.isForFramesAlone = true
    options.keepsCanvasSizes = false
    var ignored = Diagnostics()
    let scene = displacement == 0 ? scene : scene.displaced(by: displacement)
    return SceneImporter(document: document, scene: scene, options: options).figure(
      named: scene.name, diagnostics: &ignored)
  }

  /// - Parameter budget: What the solution is taken from; `nil` for no limit.
  func panel(_ sizes: ImportOptions.ContentSizes, rounds: Bool, within budget: WorkBudget? = nil) -> PanelLayout? {
    panel(of: figure(sizes), rounds: rounds, within: budget)
  }

  func panel(of figure: Figure, rounds: Bool, within budget: WorkBudget? = nil) -> PanelLayout? {
    var figure = figure
    figure.roundsToPixels = rounds
    return figure.pictures(measuringTextWith: measurer, within: budget).first?.panels.first
  }

  /// The scene rounded to pixels and, if that is asked for, as it was before.
  ///
  /// Edges are rounded when all is solved, so that one solution has both. Only spacings in stack views are rounded
  /// before.
  func panels(of figure: Figure, findingExact: Bool) -> (rounded: PanelLayout, exact: PanelLayout?)? {
    let scale = document.canvasScale
    guard findingExact, let exact = panel(of: figure, rounds: false) else {
      return panel(of: figure, rounds: true).map { ($0, nil) }
    }
    guard figure.root.withDescendants.contains(where: { $0.hasSpacingOffPixels(ofScale: scale) }) else {
      return (exact.rounded(toScale: scale), exact)
    }
    return panel(of: figure, rounds: true).map { ($0, exact) }
  }

  /// The sizes, by the views' ids, that leaves are given.
  func leafSizes(_ sizes: ImportOptions.ContentSizes) -> [String: Size] {
    switch sizes {
    case .measured: return [:]
    case .given(let sizes, _): return sizes
    case .stored:
      var result: [String: Size] = [:]
      for view in resolved.withDescendants where view.hasContentSize {
        if let size = view.frame?.size { result[view.id] = size }
      }
      return result
    }
  }
}

extension InterfaceScene {
  fileprivate func displaced(by distance: Double) -> InterfaceScene {
    var scene = self
    scene.view.subviews = view.subviews.map { $0.displaced(by: distance) }
    return scene
  }
}

extension InterfaceView {
  /// The view with its frame moved to the right and down, if constraints or a stack view place it, and with what is in
  /// it in the same way.
  fileprivate func displaced(by distance: Double) -> InterfaceView {
    var view = self
    if [.constraints, .stack].contains(placement) { view.frame = frame?.offsetBy(dx: distance, dy: distance) }
    view.subviews = subviews.map { $0.displaced(by: distance) }
    return view
  }
}

extension PanelLayout {
  /// Where views are in `views`, by the ids that the document gives them.
  var indicesByIdentifier: [String: Int] {
    Dictionary(
      views.enumerated().compactMap { index, view in view.identifier.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension PanelLayout {
  /// The panel with what constraints place rounded to pixels in the root's coordinates.
  fileprivate func rounded(toScale scale: Double) -> PanelLayout {
    var panel = self
    var exact = views.map(\.frame)
    var rounded = exact
    exact[0].origin = .zero
    rounded[0].origin = .zero
    for index in views.indices.dropFirst() {
      let view = views[index]
      guard let superview = view.superview else { continue }
      exact[index] = view.frame.offsetBy(dx: exact[superview].x, dy: exact[superview].y)
      rounded[index] = Rect.applied(
        view.translatesAutoresizingMask ? nil : exact[index], orKept: view.frame, at: rounded[superview].origin,
        toScale: scale)
      panel.views[index].frame = rounded[index].offsetBy(dx: -rounded[superview].x, dy: -rounded[superview].y)
    }
    return panel
  }
}

extension ViewDescription {
  /// Whether what a stack view has between its views is no whole number of pixels, or not known before it is laid out.
  fileprivate func hasSpacingOffPixels(ofScale scale: Double) -> Bool {
    guard kind == .stackView else { return false }
    if self[.isBaselineRelativeArrangement] == .boolean(true) { return true }
    guard case .number(let spacing)? = self[.spacing] else { return false }
    let pixels = View.points(ofSpacing: spacing) * scale
    return pixels != pixels.rounded()
  }
}
