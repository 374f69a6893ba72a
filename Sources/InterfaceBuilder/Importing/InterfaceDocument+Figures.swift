public import Diagnostics
public import Figures

extension InterfaceDocument {
  /// The figure of each scene, in the document's order.
  ///
  ///     document.figures(named: "Main").figures.map(\.name)   // ["Main-LoginViewController", …]
  ///
  /// - Parameter name: What the names of pictures begin with.
  /// - Returns: Also what could not be read: constraints whose views are not there, views of unknown kinds.
  public func figures(
    named name: String, options: ImportOptions = ImportOptions()
  ) -> (figures: [Figure], diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let figures = scenes.map { scene in
      var figure = SceneImporter(document: self, scene: scene, options: options).figure(
        named: "\(name)-\(scene.name)", diagnostics: &diagnostics)
      figure.scene = Figure.Scene(document: name, name: scene.name)
      return figure
    }
    return (figures, diagnostics)
  }
}
