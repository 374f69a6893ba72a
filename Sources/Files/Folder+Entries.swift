#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// The names of all that is in a folder, sorted; `nil` if it cannot be read.
  package static func entries(of folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = entry.name
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths of all that is below a folder, from there, sorted; symbolic links are listed and not followed.
  ///
  ///     Folder.paths(below: "Assets.xcassets", most: 100)   // ["Colors", "Colors/Contents.json", …]
  ///
  /// - Parameter most: After about so many the search ends.
  package static func paths(below folder: String, most: Int = .max) -> [String] {
    var found: [String] = []
    var open = [""]
    while let inner = open.popLast(), found.count < most {
      for name in entries(of: folder.appendingFile(inner)) ?? [] {
        let path = inner.appendingFile(name)
        found.append(path)
        if FileKind(at: folder.appendingFile(path), followsLinks: false) == .folder { open.append(path) }
      }
    }
    return found.sorted()
  }
}

extension UnsafeMutablePointer<dirent> {
  package var name: String {
    let place = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return String(cString: (UnsafeRawPointer(self) + place).assumingMemoryBound(to: CChar.self))
  }
}
