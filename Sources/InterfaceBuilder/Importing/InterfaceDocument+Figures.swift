public import Diagnostics
public import Figures

extension InterfaceDocument {
  /// The figures of the scenes, in the document's order.
  ///
  ///     document.figures(named: "Main").figures.map(\.name)   // ["Main-LoginViewController", …]
  ///
  /// - Parameter name: The prefix of the pictures' names.
  /// - Returns: The figures, and warnings about parts that could not be read, such as constraints with unknown views.
  public func figures(
    named name: String, options: ImportOptions = ImportOptions()
  ) -> (figures: [Figure], diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    var figures = scenes.map { scene in
      var figure = SceneImporter(document: self, scene: scene, options: options).figure(
        named: "\(name)-\(scene.name)", diagnostics: &diagnostics)
      figure.scene = Figure.Scene(document: name, name: scene.name)
      return figure
    }
    enclose(&figures)
    guard options.showsContainers else { return (figures, diagnostics) }
    let importer = ContainerImporter(document: self, options: options)
    figures += containers.map { container in
      var figure = importer.figure(of: container, named: "\(name)-\(container.name)")
      figure.scene = Figure.Scene(document: name, name: container.name)
      let shown = importer.shownScene(by: container).flatMap { shown in scenes.firstIndex { $0.id == shown.id } }
      figure.enclosure = shown.flatMap { figures[$0].enclosure }
      return figure
    }
    return (figures, diagnostics)
  }
}
