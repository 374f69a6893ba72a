import Diagnostics
import Typography

extension InterfaceDocument {
  /// What a scene names and what is not there to be drawn, in words; empty if nothing is missing.
  ///
  ///     document.missingAssets(of: scene, options: options)   // ["the images 'Logo' and 'cart'", "the colour 'brand'"]
  ///
  /// - Parameter options: Which images and colours there are.
  public func missingAssets(of scene: InterfaceScene, options: ImportOptions) -> [String] {
    let elements = [scene.controller].compactMap(\.self) + scene.view.withDescendants.map(\.element)
    let named = Set(elements.flatMap(AssetReference.all).map(\.asset))
    let missing = assetReferences.filter { named.contains($0.asset) && !isThere($0, options) }
    return [AssetReference.Kind.image, .color].compactMap { kind in
      var names: [String] = []
      for reference in missing where reference.kind == kind {
        let name = "'\(reference.name)'"
        if !names.contains(name) { names.append(name) }
      }
      return names.isEmpty ? nil : "the \(kind.word)\(names.count == 1 ? "" : "s") \(names.listed(with: "and"))"
    }
  }

  private func isThere(_ reference: AssetReference, _ options: ImportOptions) -> Bool {
    switch reference.kind {
    case .color: return reference.isStored || options.colors?.color(named: reference.name) != nil
    case .image:
      if options.images?.image(named: reference.name) != nil { return true }
      // A symbol that the document does not list.
      return resources.images[reference.name] == nil && !Symbol(name: reference.name).parts.isEmpty
    }
  }
}
