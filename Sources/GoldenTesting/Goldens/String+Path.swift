// Foundation's own of these stop the process for paths of one letter.
extension String {
  /// The path up to its last slash: `samples` of `samples/form.yaml`, nothing of `form.yaml`.
  package var pathFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// What is after the last slash: `form.yaml`.
  package var pathName: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

  /// What is after the last point of the name: `yaml`; nothing for a name without one, or that begins with it.
  package var pathExtension: String {
    let name = pathName
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return String(name[name.index(after: point)...])
  }

  /// The path without its extension and the point before it: `samples/form`.
  package var withoutPathExtension: String {
    let count = pathExtension.count
    return count == 0 ? self : String(dropLast(count + 1))
  }
}
