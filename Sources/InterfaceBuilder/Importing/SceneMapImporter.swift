public import Diagnostics
public import Figures
import Geometry

extension InterfaceDocument {
  /// All scenes where the canvas has them, and the segues between them.
  ///
  /// - Returns: The map, and warnings about parts of scenes that could not be read.
  public func sceneMap(
    named name: String, options: ImportOptions = ImportOptions()
  ) -> (map: SceneMap, diagnostics: Diagnostics) {
    let imported = figures(named: name, options: options)
    let importer = SceneMapImporter(
      document: self,
      figures: Dictionary(zip(scenes.map(\.id), imported.figures)) { first, _ in first })
    return (importer.map, imported.diagnostics)
  }
}

/// Makes a map of a document's canvas.
private struct SceneMapImporter {
  let document: InterfaceDocument
  /// By the ids of their scenes.
  let figures: [String: Figure]

  var map: SceneMap {
    let objects = document.canvas
    let indices = Dictionary(objects.enumerated().map { ($1.id, $0) }) { first, _ in first }
    return SceneMap(
      scenes: objects.map(scene), segues: segues(of: objects, indices),
      entry: document.entry.flatMap { indices[$0] })
  }

  private func scene(_ object: CanvasObject) -> SceneMap.Scene {
    let unit = pointUnit
    let center = object.point.map { Point($0.x * unit.width, $0.y * unit.height) }
    let unwinds = object.segues.contains { $0.kind == .unwind }
    if let scene = document.scenes.first(where: { $0.id == object.id }) {
      return SceneMap.Scene(
        name: scene.name, figure: figures[object.id], center: center, size: scene.view.frame?.size ?? screen,
        unwinds: unwinds)
    }
    let container = document.containers.first { $0.id == object.id }
    let shape: SceneMap.Shape =
      switch container?.kind {
      case .navigationController: .navigation
      case .tabBarController: .tabs
      case .splitViewController: .columns
      case .pageViewController: .pages
      case .viewControllerPlaceholder: .reference
      case nil: .plain
      }
    return SceneMap.Scene(
      name: container?.name ?? InterfaceViewReader.name(of: object.element),
      words: container?.target ?? words(of: object.element), shape: shape, center: center,
      size: shape == .reference ? Self.referenceSize : screen, unwinds: unwinds)
  }

  /// `tableViewController` is "Table View Controller".
  private func words(of element: DocumentElement) -> String {
    element.containerKind == .viewControllerPlaceholder ? "Storyboard Reference" : BarImporter.words(of: element.name)
  }

  /// One for all of a kind between two scenes.
  private func segues(of objects: [CanvasObject], _ indices: [String: Int]) -> [SceneMap.Segue] {
    var found: [SceneMap.Segue] = []
    var places: [[Int]: Int] = [:]
    for (source, object) in objects.enumerated() {
      for segue in object.segues {
        guard let destination = indices[segue.destination], segue.kind != .unwind else { continue }
        let kind = SceneMap.SegueKind(documentKind: segue.kind)
        let key = [source, destination, SceneMap.SegueKind.allCases.firstIndex(of: kind) ?? 0]
        if let place = places[key] {
          found[place].count += 1
          found[place].identifiers += segue.names.filter { !found[place].identifiers.contains($0) }
        } else {
          places[key] = found.count
          found.append(SceneMap.Segue(from: source, to: destination, kind: kind, identifiers: segue.names))
        }
      }
    }
    return found
  }

  private var screen: Size {
    document.device?.size ?? (document.era < .xcode6 ? Self.phone : InterfaceDocument.squareCanvas)
  }

  /// Since Xcode 8 places are kept as if every screen were the square one of Xcode 6.
  private var pointUnit: Size {
    guard let size = document.device?.size else { return Size(1, 1) }
    return Size(size.width / InterfaceDocument.squareCanvas.width, size.height / InterfaceDocument.squareCanvas.height)
  }

  private static let phone = Size(320, 568)
  private static let referenceSize = Size(220, 60)
}

extension SceneMap.SegueKind {
  /// What Xcode 5 called otherwise, too.
  fileprivate init(documentKind: ControllerSegue.Kind?) {
    self =
      switch documentKind {
      case .show, .push: .show
      case .showDetail, .replace: .showDetail
      case .presentation, .modal: .present
      case .popoverPresentation, .popover: .popover
      case .embed: .embed
      case .relationship: .relationship
      case .unwind, .custom, nil: .custom
      }
  }
}
