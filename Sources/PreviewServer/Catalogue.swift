import Files

/// The documents that are previewed: the files named, and those in the folders named and below them.
struct Catalogue: Sendable {
  struct Listing: Sendable {
    /// Each once, those of a folder in the order of their names.
    var documents: [String] = []
    /// Where documents come and go.
    var folders: Set<String> = []
  }

  private let paths: [String]
  private static let kinds: Set<String> = ["yaml", "yml", "storyboard", "xib"]
  /// Somebody who names the root of a disk does not mean all of it.
  private static let (mostDocuments, mostFolders) = (1000, 2000)

  init(_ paths: [String]) { self.paths = paths }

  /// Looks at what there is now. Hidden folders are not searched, and links to folders are not followed.
  func listing() -> Listing {
    var listing = Listing()
    var known: Set<String> = []
    func add(_ document: String) {
      if known.insert(document).inserted, listing.documents.count < Self.mostDocuments {
        listing.documents.append(document)
      }
    }
    func search(_ folder: String) {
      guard listing.folders.count < Self.mostFolders, listing.folders.insert(folder).inserted else { return }
      for name in Folder.entries(of: folder) ?? [] where !name.hasPrefix(".") && name != "node_modules" {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if Self.kinds.contains(name.pathExtension.lowercased()), FileKind(at: path) != .folder {
          add(path)
        } else if FileKind(at: path, followsLinks: false) == .folder {
          search(path)
        }
      }
    }
    for path in paths {
      if FileKind(at: path) == .folder {
        search(path)
      } else {
        add(path)
        listing.folders.insert(Self.folder(of: path))
      }
    }
    return listing
  }

  /// Where a file is, as a path that is not empty.
  static func folder(of path: String) -> String {
    let folder = path.pathFolder
    return folder.isEmpty ? path.hasPrefix("/") ? "/" : "." : folder
  }
}
