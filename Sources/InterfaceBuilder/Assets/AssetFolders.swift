import Foundation

/// Where a document's images and colours are.
public struct AssetFolders: Hashable, Sendable {
  /// Asset catalogues, and folders of PNG files, which are walked to their depths.
  public var catalogs: [String] = []
  /// Folders of which only the PNG files in them count, not those further down.
  public var folders: [String] = []

  /// What an author names: an asset catalogue, or a folder of images in folders of any depth.
  public init(folder: String) {
    catalogs = [folder]
  }

  /// What stands beside a document: asset catalogues and PNG files in its folder, and where that is one of a language,
  /// such as `Base.lproj`, in the folder around it.
  public init(besideDocumentIn folder: String) {
    let folder = folder.isEmpty ? "." : folder
    let isOfLanguage = URL(fileURLWithPath: folder).lastPathComponent.hasSuffix(".lproj")
    folders = [folder] + (isOfLanguage ? [folder + "/.."] : [])
    for folder in folders {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      catalogs += entries.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// Larger folders are not walked to their end.
  private static let mostEntries = 100_000
  /// Of an image set's or a colour set's description.
  static let mostDescriptionBytes = 1 << 20

  /// The paths below a catalogue, in an order of their own whatever the disk's.
  static func paths(in catalog: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: catalog)?.prefix(mostEntries).compactMap { $0 as? String }
    return (paths ?? []).sorted()
  }

  /// The PNG files in a folder, in order.
  static func images(in folder: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.filter { $0.lowercased().hasSuffix(".png") }.sorted()
  }
}
