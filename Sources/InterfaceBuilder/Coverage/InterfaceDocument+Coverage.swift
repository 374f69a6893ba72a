public import Figures
import ViewLayout

extension InterfaceDocument {
  /// What the pictures of the document show of it.
  ///
  /// - Parameter options: Which images and colours there are.
  public func coverage(options: ImportOptions = ImportOptions()) -> DocumentCoverage {
    var coverage = DocumentCoverage()
    let figures = figures(named: "", options: options).figures
    for (scene, figure) in zip(scenes, figures) {
      let drawn = Dictionary(
        figure.allViews.compactMap { view in view.identifier.map { ($0, view) } },
        uniquingKeysWith: { first, _ in first })
      for view in scene.view.withDescendants {
        // What another size class has is on no picture of the canvas.
        guard let description = drawn[view.id] else { continue }
        let (name, drawing) = view.coverage(in: description)
        let properties = PropertyCoverage.drawings(of: view.element)
        let isPartial = drawing == .faithful && properties.contains { $0.drawing == .missing }
        coverage.addElement(name, isPartial ? .partial : drawing)
        for (property, drawing) in properties { coverage.addProperty("\(view.tag).\(property)", drawing) }
      }
      for item in scene.barItems { coverage.addElement(item.name, .faithful) }
    }
    for container in containers { coverage.addElement(container.kind.rawValue, .faithful) }
    return coverage
  }
}

extension InterfaceView {
  /// The name that the view is counted under, and how it is drawn.
  fileprivate func coverage(in description: ViewDescription) -> (String, DocumentCoverage.Drawing) {
    guard kind != nil else { return (tag, .missing) }
    if case .image(.missing)? = description[.image] {
      return (
        element.image() == nil && tag == "imageView" ? "\(tag) (of no image)" : "\(tag) (image not there)",
        .placeholder
      )
    }
    if description[.placeholder] != nil, description.kind == .view {
      return (tag == "view" ? "view (of its own class)" : tag, .placeholder)
    }
    return (tag, .faithful)
  }
}

extension InterfaceScene {
  /// The buttons and tabs of the bars around the scene.
  fileprivate var barItems: [DocumentElement] {
    func items(in element: DocumentElement) -> [DocumentElement] {
      element.children.flatMap { child in
        ["barButtonItem", "tabBarItem"].contains(child.name) ? [child] : items(in: child)
      }
    }
    return controller.map(items) ?? []
  }
}
