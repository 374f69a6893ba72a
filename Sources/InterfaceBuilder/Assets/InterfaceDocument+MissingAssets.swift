import Typography

extension InterfaceDocument {
  /// What a scene names and what is not there to be drawn, in words; empty if nothing is missing.
  ///
  ///     document.missingAssets(of: scene, options: options)   // ["image 'Logo'", "colour 'brand'"]
  ///
  /// - Parameter options: Which images and colours there are.
  public func missingAssets(of scene: InterfaceScene, options: ImportOptions) -> [String] {
    let elements = [scene.controller].compactMap(\.self) + scene.view.withDescendants.map(\.element)
    let named = Set(elements.flatMap(AssetReference.all).map(\.asset))
    var missing: [String] = []
    for reference in assetReferences where named.contains(reference.asset) && !isThere(reference, options) {
      if !missing.contains(reference.asset) { missing.append(reference.asset) }
    }
    return missing
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

extension AssetReference {
  /// What is named, wherever it is.
  fileprivate var asset: String { "\(kind.word) '\(name)'" }
}
