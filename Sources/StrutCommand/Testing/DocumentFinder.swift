import Files
import FoundationEssentials
import GoldenTesting

/// A document of a test run.
struct FoundDocument: Hashable, Sendable {
  /// As messages name it.
  var path: String
  /// Of its goldens, in their folder, without an extension: the document's path from the root.
  var name: String
  /// Whether somebody asked for it, by its name or for all of its kind; otherwise it was met in a folder.
  var isAsked: Bool
}

/// Finds documents in folders, and the names of their goldens.
struct DocumentFinder {
  /// Goldens are named by paths from here; absolute.
  let root: String
  /// Folders that hold no documents, such as the goldens' own; absolute.
  let skipped: Set<String>
  /// Whether storyboards and xibs met in folders are documents as those that are named.
  let includesStoryboards: Bool

  /// What of the goldens' folder belongs to the folders that were searched: `""` for all of it, `samples/`.
  private(set) var scopes: [String] = []
  private(set) var documents: [FoundDocument] = []
  /// Storyboards and xibs met in folders that are left out.
  private(set) var storyboards: [FoundDocument] = []
  /// Sentences on paths that cannot be used.
  private(set) var problems: [String] = []
  /// Whether all documents are named by their paths from the root, so that each is found by its own path too.
  private(set) var isWithinRoot = true
  private var seen: Set<String> = []
  private var owners: [String: String] = [:]

  private static let extensions: Set<String> = ["yaml", "yml", "json"]
  private static let storyboardExtensions: Set<String> = ["storyboard", "xib"]
  private static let deepest = 64

  /// Whether a file has the name of a document of any kind.
  static func isDocument(_ path: String) -> Bool {
    extensions.union(storyboardExtensions).contains(path.pathExtension.lowercased())
  }

  /// Whether there is a document of any kind with a name.
  ///
  /// - Parameter path: The document's path, without an extension.
  static func hasDocument(named path: String) -> Bool {
    extensions.union(storyboardExtensions).contains { FileKind(at: "\(path).\($0)") != nil }
  }

  init(root: String, skipped: Set<String>, includesStoryboards: Bool) {
    self.root = root
    self.skipped = skipped
    self.includesStoryboards = includesStoryboards
  }

  /// Adds the document of that path, or all those in the folder of that path, in the order of their names.
  mutating func add(_ path: String) {
    guard path != "-" else {
      problems.append("error: goldens are named after document files, and standard input has no file name\n")
      return
    }
    let absolute = Self.absolute(path)
    guard let kind = FileKind(at: absolute) else {
      problems.append("\(path): error: \(MissingDocument.message(for: path))\n")
      return
    }
    guard kind == .folder else {
      let folder = absolute.pathFolder
      return add(path, absolute, base: folder.isEmpty ? "/" : folder, isAsked: true)
    }
    if let scope = relative(absolute) { scopes.append(scope.isEmpty ? "" : scope + "/") }
    search(path, absolute, base: absolute, depth: 0)
  }

  private mutating func search(_ path: String, _ absolute: String, base: String, depth: Int) {
    guard depth < Self.deepest, depth == 0 || !skipped.contains(absolute) else { return }
    guard let names = Folder.entries(of: absolute) else {
      problems.append("\(path): error: the folder cannot be read\n")
      return
    }
    for name in names where !name.hasPrefix(".") && name != "node_modules" {
      let inner = path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      let innerAbsolute = absolute == "/" ? "/\(name)" : "\(absolute)/\(name)"
      // What a link leads to is searched where it is.
      switch FileKind(at: innerAbsolute, followsLinks: false) {
      case .folder: search(inner, innerAbsolute, base: base, depth: depth + 1)
      case .file, .symbolicLink:
        let kind = name.pathExtension.lowercased()
        let isStoryboard = Self.storyboardExtensions.contains(kind)
        guard isStoryboard || Self.extensions.contains(kind),
          let target = FileKind(at: innerAbsolute), target != .folder
        else { continue }
        guard !isStoryboard || includesStoryboards else {
          storyboards.append(
            FoundDocument(path: inner, name: goldenName(of: innerAbsolute, base: base), isAsked: false))
          continue
        }
        // A storyboard is here only because all of them were asked for.
        add(inner, innerAbsolute, base: base, isAsked: isStoryboard)
      case nil where name.contains("\u{FFFD}") && Self.isDocument(name):
        problems.append("\(inner): error: the file's name is not UTF-8; rename it\n")
      default: continue
      }
    }
  }

  private mutating func add(_ path: String, _ absolute: String, base: String, isAsked: Bool) {
    guard seen.insert(absolute).inserted else { return }
    if relative(absolute) == nil { isWithinRoot = false }
    let name = goldenName(of: absolute, base: base)
    if let owner = owners[name] {
      problems.append("\(path): error: goldens named '\(name)' come from \(owner); rename one of them\n")
      return
    }
    owners[name] = path
    documents.append(FoundDocument(path: path, name: name, isAsked: isAsked))
  }

  /// - Parameter base: The folder that was named, for documents outside of the root.
  private func goldenName(of absolute: String, base: String) -> String {
    (relative(absolute) ?? Self.relative(absolute, to: base) ?? absolute.pathName).withoutPathExtension
  }

  private func relative(_ absolute: String) -> String? { Self.relative(absolute, to: root) }

  private static func relative(_ absolute: String, to folder: String) -> String? {
    if absolute == folder { return "" }
    let prefix = folder == "/" ? "/" : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : nil
  }

  /// The path from the file system's root, without `.` and `..`, links as they are.
  static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
