public import Figures

extension InterfaceDocument {
  /// The names of the views in a scene that may have a size of their own of which the document says nothing: plain views
  /// of another class than UIKit's, unless Interface Builder itself calls them ambiguous.
  ///
  /// - Parameter figure: The scene, as it was imported.
  public func viewsWithSizesOfTheirClass(in figure: Figure) -> Set<String> {
    guard let scene = scenes.first(where: { $0.name == figure.scene?.name }) else { return [] }
    let own = scene.view.withDescendants.filter { view in
      view.tag == "view" && view.element["customClass"].map { !$0.isEmpty && !$0.hasPrefix("UI") } == true
        && view.element.boolean("ambiguous") != true
    }
    let ids = Set(own.map(\.id))
    return Set(figure.root.withDescendants.filter { $0.identifier.map(ids.contains) == true }.map(\.name.value))
  }
}
