import Files

/// Why the name of an asset shows nothing, or not all that it should.
enum AssetFault {
  /// No catalogue has it.
  case absent
  /// Files of it are missing or damaged, in a sentence each.
  case unreadable([String])
}

/// What asset catalogues have names for, whether it can be drawn or not.
struct AssetInventory {
  var names: Set<String> = []
  /// Whether these are all names.
  var isComplete = true
  /// What is wrong with an asset, by its name.
  private var faults: [String: [String]] = [:]

  /// Notes what is wrong with an asset.
  mutating func note(_ fault: String, of name: String) { faults[name, default: []].append(fault) }

  /// Notes that a description cannot be read.
  ///
  /// - Parameter path: Its place in the catalogue.
  mutating func noteUnreadable(_ name: String, _ path: String, in catalog: String) {
    note("'\(catalog.pathName)/\(path)' is no description that can be read", of: name)
  }

  /// - Parameters:
  ///   - name: As a document has it: in a group that is a name space, `Icons/cart`; of a file, `cart.png`.
  ///   - damage: What is wrong with its files besides.
  func fault(of name: String, damage: [String] = []) -> AssetFault? {
    let asset = names.contains(name) ? name : Self.name(ofFile: name)
    let faults = faults[asset, default: []] + damage
    guard faults.isEmpty else { return .unreadable(faults) }
    return isComplete && !names.contains(asset) ? .absent : nil
  }

  /// Whether what is at a path of a catalogue has a name of its own: a set of any kind, among them those of symbols,
  /// or a file that is in no set.
  static func isAsset(_ path: String) -> Bool {
    path.pathName != "Contents.json" && !path.pathExtension.isEmpty && !AssetNames.isInSet(path)
  }

  /// The name by which a file is asked for.
  ///
  ///     AssetInventory.name(ofFile: "cart@2x~ipad.png")   // "cart"
  static func name(ofFile file: String) -> String {
    var name = file.withoutPathExtension[...]
    for suffix in ["~iphone", "~ipad", "@2x", "@3x"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
    return String(name)
  }
}
