import Figures
import Files
public import Graphics
import Staging

/// The colours of asset catalogues, by name.
///
///     ColorAssets(AssetFolders(folder: "App/Assets.xcassets")).color(named: "Brand")   // light and dark
///
/// From a colour set, the entries for any device or a phone are used: the default and the dark appearance.
public struct ColorAssets: Sendable {
  private var colors: [String: Color] = [:]
  private var inventory = AssetInventory()

  public init(_ folders: AssetFolders) {
    var descriptions = AssetDescriptions()
    for catalog in folders.catalogs {
      let paths = AssetFolders.paths(in: catalog)
      inventory.isComplete = inventory.isComplete && !AssetFolders.isCutOff(paths)
      let names = AssetNames(of: catalog, paths, readingWith: &descriptions)
      for path in paths where path.hasSuffix(".colorset/Contents.json") {
        let name = names.name(of: path.folderOfFile)
        inventory.names.insert(name)
        guard let set = descriptions.read(ColorSet.self, path, in: catalog) else {
          if !descriptions.isSpent { inventory.noteUnreadable(name, path, in: catalog) }
          continue
        }
        // The first catalogue that has the name has it.
        if colors[name] == nil { colors[name] = set.color }
      }
    }
  }

  /// - Returns: The colour, or `nil` if no catalogue has it.
  public func color(named name: String) -> Color? { colors[name] }

  /// All names that there are, sorted.
  var names: [String] { inventory.names.sorted() }

  /// Why no catalogue gives the colour; `nil` for one that there is, also for other devices alone.
  func fault(of name: String) -> AssetFault? {
    colors[name] == nil ? inventory.fault(of: name) : nil
  }
}

/// The description of a colour set.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
  }
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }
  struct Value: Decodable {
    var components: [String: String]?
    /// The name of a system colour: `systemRedColor`.
    var reference: String?
  }
  var colors: [Entry]?

  var color: Color? {
    let entries = (colors ?? []).filter { ["universal", "iphone", nil].contains($0.idiom) }
    guard let any = entries.first(where: { $0.appearances == nil })?.color else { return nil }
    let dark = entries.first { entry in
      entry.appearances?.count == 1 && entry.appearances?[0].appearance == "luminosity"
        && entry.appearances?[0].value == "dark"
    }?.color
    guard let dark else { return any.color }
    guard let light = any.variants?.light, let dark = dark.variants?.dark else { return any.color }
    return AdaptiveColor(light: light, dark: dark).color
  }
}

extension ColorSet.Value {
  /// The colour; a system colour has both its values.
  var color: Color? {
    if let reference { return SystemColor(documentName: reference)?.color }
    func component(_ name: String) -> Double? { components?[name].flatMap(Self.number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  var variants: (light: Color, dark: Color)? {
    color.map { color in color.variants ?? (color, color) }
  }

  /// Parses `0.5`, `0x80` or `128`: a fraction has a decimal point, a byte has none.
  private static func number(_ text: String) -> Double? {
    let value: Double? =
      if text.hasPrefix("0x") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        Double(text).map { $0 / 255 }
      }
    return value.flatMap { $0.isFinite ? min(1, max(0, $0)) : nil }
  }
}
