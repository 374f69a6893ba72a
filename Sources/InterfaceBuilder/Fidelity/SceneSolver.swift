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

  /// The views as they are at the canvas's size classes.
  var resolved: InterfaceView { scene.view.resolved(for: document.canvasClasses) }

  func panel(_ sizes: ImportOptions.ContentSizes, rounds: Bool) -> PanelLayout? {
    let options = ImportOptions(contentSizes: sizes, roundsToPixels: rounds)
    var ignored = Diagnostics()
    var figure = SceneImporter(document: document, scene: scene, options: options).figure(
      named: scene.name, diagnostics: &ignored)
    figure.adaptations = []
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

extension PanelLayout {
  /// Where views are in `views`, by the ids that the document gives them.
  var indicesByIdentifier: [String: Int] {
    Dictionary(
      views.enumerated().compactMap { index, view in view.identifier.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }
}
