#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The place of a file in the file system: two paths to one place are equal, whether the file exists or not.
///
///     FilePlace("out/../form.png") == FilePlace("./form.png")   // true, if 'out' is a folder
///
/// Names that differ only in case, or only in how a letter and its accent are encoded, are one place: they are one
/// file on some file systems, and what is an error should not depend on the machine.
package struct FilePlace: Hashable, Sendable {
  private let path: String

  /// Where folders are that were asked for: the files of a run are in a few.
  package struct Folders: Sendable {
    private var resolved: [String: String] = [:]

    package init() {}

    fileprivate mutating func resolved(_ folder: String) -> String {
      if let known = resolved[folder] { return known }
      let path = FilePlace.resolved(folder)
      resolved[folder] = path
      return path
    }
  }

  package init(_ path: String) {
    var folders = Folders()
    self.init(path, in: &folders)
  }

  /// - Parameter folders: What was asked for before, and is still so.
  package init(_ path: String, in folders: inout Folders) {
    self.path = folders.resolved(path.folderOfFile).appendingFile(path.pathName).lowercased()
  }

  /// The place of the file that the path leads to, behind symbolic links; `nil` if there is none.
  package init?(target path: String) {
    guard let target = Self.realPath(path) else { return nil }
    self.path = target.lowercased()
  }

  /// Whether a path names something that is there, and is no link: its place is then that of what it leads to.
  package static func isNoLink(_ path: String) -> Bool {
    let name = path.pathName
    var first: CChar = 0
    return !name.isEmpty && name != "." && name != ".." && readlink(path, &first, 1) < 0 && errno == EINVAL
  }

  /// The path of an existing file or folder without `.`, `..` and symbolic links; `nil` if there is none.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The path of a file that is in a folder, or in one of its folders, also behind symbolic links.
  ///
  /// - Returns: `nil` if there is none, or if a link leads out of the folder.
  package static func realPath(_ path: String, inside folder: String) -> String? {
    guard let root = realPath(folder), let file = realPath(path) else { return nil }
    return file.hasPrefix(root.hasSuffix("/") ? root : root + "/") ? file : nil
  }

  /// A folder of which only the first parts may exist yet.
  fileprivate static func resolved(_ folder: String) -> String {
    if let path = realPath(folder) { return path }
    let parent = folder.folderOfFile
    guard parent != folder else { return folder }
    // What does not exist is no link: where it is made, the way back from it leads to where it stands.
    return switch folder.pathName {
    case "..": resolved(parent).folderOfFile
    case ".", "": resolved(parent)
    case let name: resolved(parent).appendingFile(name)
    }
  }
}
