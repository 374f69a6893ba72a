import Foundation

/// The documents that are previewed: the files named, and those in the folders named.
struct Catalogue: Sendable {
  private let paths: [String]
  private static let kinds: Set<String> = ["yaml", "yml", "storyboard", "xib"]
  /// More are not shown of a folder.
  private static let most = 1000

  init(_ paths: [String]) { self.paths = paths }

  /// As they are now, each once, a folder's in the order of their names.
  var documents: [String] {
    var known: Set<String> = []
    return paths.flatMap(Self.documents(at:)).filter { known.insert($0).inserted }
  }

  /// Where files come and go.
  var folders: [String] { paths.map { Self.isFolder($0) ? $0 : Self.folder(of: $0) } }

  static func folder(of path: String) -> String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func documents(at path: String) -> [String] {
    guard isFolder(path) else { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let documents = names.filter { !$0.hasPrefix(".") && kinds.contains(($0 as NSString).pathExtension) }.sorted()
    return documents.prefix(most).map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }
}
