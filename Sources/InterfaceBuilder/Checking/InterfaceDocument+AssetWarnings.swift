public import Diagnostics
import Files

extension InterfaceDocument {
  /// The images and colours that the document names and that its asset catalogues do not have, or have damaged. When the
  /// application runs, there is a hole for each, and a line in the log.
  ///
  /// A document without a catalogue has none of these: its images are elsewhere. An image may be in the catalogue of
  /// another target or in a program's own bundle, so these are warnings.
  ///
  /// - Parameter folders: Where the catalogues are.
  /// - Returns: A warning of each name, where it is named first.
  public func assetWarnings(_ images: ImageAssets, _ colors: ColorAssets, in folders: AssetFolders) -> Diagnostics {
    guard !folders.catalogs.isEmpty else { return Diagnostics() }
    var references = Dictionary(grouping: assetReferences, by: \.asset)
    var names = NearNames(images: images.names, colors: colors.names)
    var warnings: [Diagnostic] = []
    for asset in assetReferences {
      guard let places = references.removeValue(forKey: asset.asset) else { continue }
      let subject = "the \(asset.asset)"
      let notes = places.dropFirst().map { Diagnostic.Note("'\($0.name)' is named here, too", at: $0.range) }
      switch asset.kind == .image ? images.fault(of: asset.name) : colors.fault(of: asset.name) {
      case .absent? where !asset.isStored:
        let hint = names.hint(for: asset)
        warnings.append(
          .warning(.missingAsset, "\(subject) is not in \(folders.words)\(hint)", at: asset.range, notes: notes))
      case .unreadable(let reasons)?:
        warnings.append(
          .warning(
            .unreadableAsset, "\(subject) cannot be shown as it should: \(reasons.joined(separator: "; "))",
            at: asset.range, notes: notes))
      default: break
      }
    }
    return Diagnostics(warnings)
  }
}

/// Names that are nearly those of assets that no catalogue has.
///
/// Of many that are missing, most are not misspelt: another catalogue has them. To compare each with all names would
/// take the square of their number.
private struct NearNames {
  let images: [String]
  let colors: [String]
  private var remaining = 50_000

  init(images: [String], colors: [String]) { (self.images, self.colors) = (images, colors) }

  /// The end of a sentence, and nothing where no name comes near.
  mutating func hint(for asset: AssetReference) -> String {
    let names = asset.kind == .image ? images : colors
    remaining -= names.count
    guard remaining >= 0, let meant = NearMisses.closest(to: asset.name, among: names) else { return "" }
    return "; did you mean '\(meant)'?"
  }
}

extension AssetFolders {
  /// The catalogues, as the end of a sentence.
  fileprivate var words: String {
    let names = catalogs.map { "'\($0.pathName)'" }
    return names.count == 1 ? names[0] : "any of the asset catalogues \(names.listed(with: "and"))"
  }
}
