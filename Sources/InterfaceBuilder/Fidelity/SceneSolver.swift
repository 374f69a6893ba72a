import Diagnostics
import Figures
import Geometry
import Staging
import Typography

/// Solves a scene of a document on its canvas.
struct SceneSolver {
  let document: InterfaceDocument
  let scene: InterfaceScene
  let measurer: any TextMeasurer
  /// How far the frames that the layout has to find are moved before it is solved, in points: a layout that rests on
  /// none of them stays as it is.
  var displacement = 0.0

  /// The views as they are at the canvas's size classes.
  var resolved: InterfaceView { scene.view.resolved(for: document.canvasClasses) }

  /// The scene with the leaves' sizes, as a figure that is for its frames alone.
  func figure(_ sizes: ImportOptions.ContentSizes) -> Figure {
    var options = ImportOptions(contentSizes: sizes)
    options.isForFramesAlone = true
    var ignored = Diagnostics()
    let scene = displacement == 0 ? scene : scene.displaced(by: displacement)
    return SceneImporter(document: document, scene: scene, options: options).figure(
      named: scene.name, diagnostics: &ignored)
  }

  func panel(_ sizes: ImportOptions.ContentSizes, rounds: Bool) -> PanelLayout? {
    panel(of: figure(sizes), rounds: rounds)
  }

  func panel(of figure: Figure, rounds: Bool) -> PanelLayout? {
    var figure = figure
    figure.roundsToPixels = rounds
    return figure.pictures(measuringTextWith: measurer).first?.panels.first
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
