public import Diagnostics
import Files

extension InterfaceDocument {
  /// The images and colours that the document names and that its asset catalogues do not have, or have damaged. When the
  /// application runs, there is a hole for each, and a line in the log.
  ///
  /// A document without a catalogue has none of these: its images are elsewhere. An image may be in the catalogue of another
  /// target or in a program's own bundle, so these are warnings.
  ///
  /// - Parameter folders: Where the catalogues are.
  /// - Returns: A warning of each name, where it is named first.
  public func assetWarnings(_ images: ImageAssets, _ colors: ColorAssets, in folders: AssetFolders) -> Diagnostics {
    guard !folders.catalogs.isEmpty else { return Diagnostics() }
    var taken: Set<String> = []
    let named = assetReferences.filter { taken.insert("\($0.kind) \($0.name)").inserted }
    return Diagnostics(
      named.compactMap { asset -> Diagnostic? in
        let subject = "the \(asset.kind.word) '\(asset.name)'"
        let others = assetReferences.filter { $0.kind == asset.kind && $0.name == asset.name }.dropFirst()
        let notes = others.map { Diagnostic.Note("'\($0.name)' is named here, too", at: $0.range) }
        switch asset.kind == .image ? images.fault(of: asset.name) : colors.fault(of: asset.name) {
        case .absent(let meant)? where !asset.isStored:
          let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
          return .warning(.missingAsset, "\(subject) is not in \(folders.words)\(hint)", at: asset.range, notes: notes)
        case .unreadable(let reasons)?:
          return .warning(
            .unreadableAsset, "\(subject) cannot be shown as it should: \(reasons.joined(separator: "; "))",
            at: asset.range, notes: notes)
        default: return nil
        }
      })
  }
}

extension AssetFolders {
  /// The catalogues, as the end of a sentence.
  fileprivate var words: String {
    let names = catalogs.map { "'\($0.pathName)'" }
    return names.count == 1 ? names[0] : "any of the asset catalogues \(names.listed(with: "and"))"
  }
}
