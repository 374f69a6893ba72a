// The parts of a path, as text: nothing is looked up. (Foundation's own of these stop the process for paths of one
// letter.)
extension String {
  /// The folder of the file at this path: `.` for a name without a folder.
  package var folderOfFile: String {
    guard let slash = lastSlash else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The path up to its last slash: `samples` for `samples/form.yaml`, empty for `form.yaml`.
  package var pathFolder: String { lastSlash.map { String(self[..<$0]) } ?? "" }

  /// The text after the last slash: `form.yaml`.
  package var pathName: String { lastSlash.map { String(self[index(after: $0)...]) } ?? self }

  /// The text after the last dot of the name: `yaml`. Empty if there is no dot or the name starts with it.
  package var pathExtension: String {
    let name = pathName
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return String(name[name.index(after: point)...])
  }

  /// The path without its extension: `samples/form`.
  package var withoutPathExtension: String {
    let count = pathExtension.count
    return count == 0 ? self : String(dropLast(count + 1))
  }

  /// The path of a file in the folder at this path.
  package func appendingFile(_ name: String) -> String {
    isEmpty ? name : hasSuffix("/") ? self + name : "\(self)/\(name)"
  }

  /// The path of another file in the folder of this one: `docs/login.yaml` for `login.yaml` beside `docs/layout.md`.
  package func sibling(_ name: String) -> String { lastSlash.map { self[...$0] + name } ?? name }

  /// Looked for among bytes: no other character has this one in it.
  private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}
