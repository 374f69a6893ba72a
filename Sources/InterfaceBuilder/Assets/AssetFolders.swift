import Files
import FoundationEssentials

/// The folders of a document's images and colours.
public struct AssetFolders: Hashable, Sendable {
  /// Asset catalogues and folders of PNG files, which are searched recursively.
  public var catalogs: [String] = []
  /// Folders of PNG files, which are not searched recursively.
  public var folders: [String] = []

  /// Uses an asset catalogue or a folder that is searched recursively.
  public init(folder: String) {
    catalogs = [folder]
  }

  /// Uses the asset catalogues and PNG files in a document's folder, and in the parent folder if the document is in a
  /// language folder such as `Base.lproj`.
  public init(besideDocumentIn folder: String) {
    let folder = folder.isEmpty ? "." : folder
    let isOfLanguage = folder.pathName.hasSuffix(".lproj")
    folders = [folder] + (isOfLanguage ? [folder + "/.."] : [])
    for folder in folders {
      let entries = Folder.entries(of: folder) ?? []
      let paths = entries.filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)" }
      catalogs += paths.filter { FilePlace.realPath($0, inside: folder) != nil }.prefix(Self.mostCatalogs)
    }
  }

  /// Uses a folder as `init(folder:)` does, or without one what stands beside a document.
  public init(_ chosen: String?, besideDocumentIn folder: String) {
    self = chosen.map(AssetFolders.init(folder:)) ?? AssetFolders(besideDocumentIn: folder)
  }

  /// The largest number of entries that are searched in a folder.
  private static let mostEntries = 100_000
  /// The largest number of catalogues that are searched in a folder.
  private static let mostCatalogs = 100

  /// The paths below a catalogue, sorted independently of the file system.
  static func paths(in catalog: String) -> [String] {
    Folder.paths(below: catalog, most: mostEntries)
  }

  /// Whether a search ended before all was seen.
  static func isCutOff(_ paths: [String]) -> Bool { paths.count >= mostEntries }

  /// The PNG files in a folder, sorted.
  static func images(in folder: String) -> [String] {
    (Folder.entries(of: folder) ?? []).filter { $0.lowercased().hasSuffix(".png") }
  }
}

/// Reads the descriptions of image sets and colour sets, up to a size of each and of all together.
struct AssetDescriptions {
  private var remaining = 16 << 20
  private static let largest = 1 << 20

  /// Whether a description may be left out for the sake of others, and not because of what is in it.
  var isSpent: Bool { remaining < Self.largest }

  /// - Parameter path: The path of the description in the catalogue.
  /// - Returns: `nil` if it cannot be read or is something else, if it is outside the catalogue, or if others took what
  ///   may be read.
  mutating func read<Value: Decodable>(_ type: Value.Type, _ path: String, in catalog: String) -> Value? {
    guard let file = FilePlace.realPath("\(catalog)/\(path)", inside: catalog),
      let bytes = try? RegularFile.read(file, limit: min(remaining, Self.largest))
    else { return nil }
    remaining -= bytes.count
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
