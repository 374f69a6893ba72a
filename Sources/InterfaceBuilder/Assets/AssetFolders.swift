import Foundation

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
    let isOfLanguage = URL(fileURLWithPath: folder).lastPathComponent.hasSuffix(".lproj")
    folders = [folder] + (isOfLanguage ? [folder + "/.."] : [])
    for folder in folders {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      catalogs += entries.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// The largest number of entries that are searched in a folder.
  private static let mostEntries = 100_000
  /// The size limit of the description of an image set or colour set.
  static let mostDescriptionBytes = 1 << 20

  /// The paths below a catalogue, sorted independently of the file system.
  static func paths(in catalog: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: catalog)?.prefix(mostEntries).compactMap { $0 as? String }
    return (paths ?? []).sorted()
  }

  /// The PNG files in a folder, sorted.
  static func images(in folder: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.filter { $0.lowercased().hasSuffix(".png") }.sorted()
  }
}
