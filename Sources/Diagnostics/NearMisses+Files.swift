import Files

extension NearMisses {
  /// The file beside one that is not there whose name is nearly that, written as its path is; `nil` for none. Another ending
  /// is as likely as another letter.
  ///
  ///     NearMisses.file(beside: "figures/lgoin.yaml") { $0.hasSuffix(".yaml") }   // "figures/login.yaml"
  ///
  /// - Parameters:
  ///   - folder: Where the path begins; the working folder by default.
  ///   - isMeant: Whether a file of a name may be the one: that of another kind says nothing.
  package static func file(
    beside path: String, in folder: String = ".", where isMeant: (String) -> Bool = { _ in true }
  ) -> String? {
    let name = path.pathName
    let parent = String(path.dropLast(name.count))
    let place = parent.hasPrefix("/") ? parent : "\(folder)/\(parent)"
    let names = (Folder.entries(of: place) ?? []).filter { !$0.hasPrefix(".") && isMeant($0) }
    let (stem, stems) = (name.withoutPathExtension, names.map(\.withoutPathExtension))
    let meant = stems.contains(stem) ? stem : closest(to: stem, among: stems)
    return names.first { $0.withoutPathExtension == meant }.map { parent + $0 }
  }
}
