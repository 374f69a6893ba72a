import Files

/// The names of what is in an asset catalogue, by its paths.
///
/// A group that "provides a namespace" is a part of the names in it: `Icons/cart` (Apple's Asset Catalog Format
/// Reference, "Namespacing").
struct AssetNames {
  /// The groups that are name spaces, by their paths.
  private var spaces: Set<String> = []

  /// - Parameter paths: Of all that is in the catalogue.
  init(of catalog: String, _ paths: [String], readingWith descriptions: inout AssetDescriptions) {
    for path in paths where path.pathName == "Contents.json" {
      let folder = path.folderOfFile
      guard folder != ".", !Self.isInSet(path),
        let group = descriptions.read(Group.self, path, in: catalog), group.properties?.providesNamespace == true
      else { continue }
      spaces.insert(folder)
    }
  }

  /// The name of a set or of a lone file.
  ///
  ///     names.name(of: "Icons/cart.imageset")   // "Icons/cart" where 'Icons' is a name space, and "cart" otherwise
  func name(of path: String) -> String {
    // '@2x' in the name of a set says no scale.
    let isSet = path.pathExtension.hasSuffix("set")
    var names = [isSet ? path.pathName.withoutPathExtension : AssetInventory.name(ofFile: path.pathName)]
    var folder = path.folderOfFile
    while folder != ".", folder != "/" {
      if spaces.contains(folder) { names.insert(folder.pathName, at: 0) }
      folder = folder.folderOfFile
    }
    return names.joined(separator: "/")
  }

  /// Whether a path leads into a set: `cart.imageset`, and not a group called `Reset`.
  static func isInSet(_ path: String) -> Bool {
    path.folderOfFile.split(separator: "/").contains { String($0).pathExtension.hasSuffix("set") }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      var providesNamespace: Bool?
    }
    var properties: Properties?
  }
}
