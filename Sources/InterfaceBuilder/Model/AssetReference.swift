import Diagnostics

/// A place in a document that names an image or a colour of an asset catalogue.
struct AssetReference: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case image, color

    /// As sentences have it.
    var word: String { self == .image ? "image" : "colour" }
  }

  var kind: Kind
  var name: String
  /// Whether the document has its value, too: that of a colour.
  var isStored = false
  var range: SourceRange

  /// What is named, wherever it is: `image 'Logo'`.
  var asset: String { "\(kind.word) '\(name)'" }

  /// All of a document, in its order, but for what the system has.
  static func all(in root: DocumentElement) -> [AssetReference] {
    let listed = root.child(named: "resources")?.children ?? []
    let symbols = Set(listed.filter { $0.name == "image" && $0["catalog"] == "system" }.compactMap { $0["name"] })
    let colors = Set(listed.filter { $0.child(named: "color") != nil }.compactMap { $0["name"] })
    var found: [AssetReference] = []
    root.gatherAssets(into: &found)
    for index in found.indices {
      found[index].isStored = found[index].kind == .color && colors.contains(found[index].name)
    }
    return found.filter { $0.kind == .color || !symbols.contains($0.name) }
  }
}

extension DocumentElement {
  fileprivate func gatherAssets(into found: inout [AssetReference]) {
    if name == "color", let color = self["name"], self["systemColor"] == nil, self["cocoaTouchSystemColor"] == nil {
      found.append(AssetReference(kind: .color, name: color, range: range))
    }
    for image in namedImages where !image.isEmpty {
      found.append(AssetReference(kind: .image, name: image, range: range))
    }
    for child in children where child.name != "resources" { child.gatherAssets(into: &found) }
  }

  /// The images that attributes name, but for those of the system.
  private var namedImages: [String] {
    // 'image' is a trait, too.
    guard name != "accessibilityTraits" else { return [] }
    if name == "userDefinedRuntimeAttribute" {
      return self["type"] == "image" ? [self["value"]].compactMap(\.self) : []
    }
    // The catalogue is said of the image alone: behind a symbol there may be an image.
    let isOfSystem = self["catalog"] == "system"
    return attributes.filter { $0.name == "image" ? !isOfSystem : $0.name.hasSuffix("Image") }.map(\.value)
  }
}
