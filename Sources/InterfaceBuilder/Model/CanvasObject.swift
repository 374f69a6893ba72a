import Geometry

/// What lies on the canvas: a controller of a storyboard with its segues, or a view of a xib.
struct CanvasObject {
  var id: String
  /// Of the controller, without its views.
  var element: DocumentElement
  /// The document's point of the canvas; its unit is that of a screen of 600 × 600.
  var point: Point?
  var segues: [ControllerSegue]

  /// The controllers of scenes.
  static func all(in scenes: [DocumentElement]) -> [CanvasObject] {
    scenes.compactMap { scene in
      let objects = scene.child(named: "objects")?.children ?? []
      let controller =
        objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first { $0.name.hasSuffix("Controller") }
      return controller.flatMap { CanvasObject($0, point: scene.point) }
    }
  }

  init?(_ element: DocumentElement, point: Point?) {
    guard let id = element["id"] else { return nil }
    self.id = id
    self.point = point
    segues = element.segues
    self.element = element
    self.element.children.removeAll { $0["key"] == "view" }
  }
}

extension DocumentElement {
  /// Where the canvas has a scene or a view of a xib.
  var point: Point? {
    let point = child(named: "point", key: "canvasLocation")
    guard let x = point?.number("x"), let y = point?.number("y") else { return nil }
    return Point(x, y)
  }
}
