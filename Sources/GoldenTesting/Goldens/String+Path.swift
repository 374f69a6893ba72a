// Foundation's own of these stop the process for paths of one letter.
extension String {
  /// The path up to its last slash: `samples` for `samples/form.yaml`, empty for `form.yaml`.
  package var pathFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// The text after the last slash: `form.yaml`.
  package var pathName: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

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
}
