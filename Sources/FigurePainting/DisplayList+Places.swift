public import Geometry
public import Graphics
public import Staging

/// Where a view is on the canvas of a picture.
public struct PlacedView: Hashable, Sendable {
  /// The number of its panel, from 0.
  public var panel: Int
  /// Its index in the panel's `views`.
  public var view: Int
  /// The name of the view.
  public var name: String
  /// The corners of its bounds in points of the canvas: of an upright view from the top left on, clockwise.
  public var corners: [Point]
}

extension DisplayList {
  /// The views of a picture where they are painted, from the back to the front. What is not painted, such as a layout
  /// guide or a view that is left out, has no place; a view in a film has several.
  ///
  /// - Parameter picture: The one of which this list was painted.
  public func places(of picture: Picture) -> [PlacedView] {
    // 1. Whose group an id is.
    var owners: [String: (panel: Int, view: Int)] = [:]
    for (number, panel) in picture.panels.enumerated() {
      let prefix = PanelScene.identifierPrefix(ofPanelAt: number, of: picture.panels.count)
      let poses = panel.kind == .film ? panel.motion?.times.count ?? 0 : 0
      let prefixes = poses == 0 ? [prefix] : (0..<poses).map { PanelScene.identifierPrefix(ofPoseAt: $0, in: prefix) }
      for (index, view) in panel.views.enumerated() {
        for prefix in prefixes { owners[prefix + view.name] = (number, index) }
      }
    }
    // 2. The groups, each in the coordinates of those around it.
    var places: [PlacedView] = []
    func visit(_ items: [Item], _ toCanvas: Transform) {
      for case .group(let group) in items {
        let inner = group.transform.concatenating(toCanvas)
        if group.classes.first == "strut-view", let owner = group.id.flatMap({ owners[$0] }) {
          let view = picture.panels[owner.panel].views[owner.view]
          places.append(
            PlacedView(
              panel: owner.panel, view: owner.view, name: view.name,
              corners: view.bounds.corners.map(inner.apply(to:))))
        }
        visit(group.items, inner)
      }
    }
    visit(items, .identity)
    return places
  }
}
