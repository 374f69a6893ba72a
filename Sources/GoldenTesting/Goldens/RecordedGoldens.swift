import Figures
import Files
import PNGCoding
import Typography

/// The files of a folder that are goldens, proved by their names and their form.
///
/// The geometry of a document is a text that can be read. A picture is a PNG file whose name continues the name of such a
/// text, with nothing but what tells a document's pictures apart.
package struct RecordedGoldens {
  private let folder: String
  /// All files, as paths in the folder.
  private let files: Set<String>
  /// Scenes of the geometries that were read, in their words; `nil` for a file that is no geometry.
  private var scenes: [String: Set<String>?] = [:]

  package init(folder: String) {
    self.folder = folder
    files = Set(Folder.paths(below: folder))
  }

  /// The goldens among the files that no document has claimed, in the order of their names.
  package mutating func unclaimed(_ isClaimed: (String) -> Bool) -> [String] {
    files.sorted().filter { !isClaimed($0) && isGolden($0) }
  }

  private mutating func isGolden(_ file: String) -> Bool {
    switch file.pathExtension {
    case "txt": scenes(of: file) != nil
    case "png": isPicture(file)
    default: false
    }
  }

  private mutating func isPicture(_ file: String) -> Bool {
    let stem = file.withoutPathExtension
    let name = stem.pathName
    for end in name.indices.dropFirst() + [name.endIndex] {
      let document = stem.dropLast(name[end...].count)
      if let scenes = scenes(of: document + GoldenSubject.geometryExtension),
        PictureEnding(scenes: scenes).matches(name[end...])
      {
        let bytes = try? GoldenFile.read("\(folder)/\(file)")
        return bytes.map { (try? PNGHeader($0)) != nil } ?? false
      }
    }
    return false
  }

  /// - Returns: `nil` for a file that does not exist or is no geometry.
  private mutating func scenes(of file: String) -> Set<String>? {
    guard files.contains(file) else { return nil }
    if let known = scenes[file] { return known }
    let bytes = try? GoldenFile.read("\(folder)/\(file)")
    let geometry = bytes.flatMap { try? SolvedGeometry(bytes: $0) }
    let found = geometry.map { geometry in
      Set(geometry.sections.compactMap { $0.heading.split(separator: ", ").first.map(String.init) })
    }
    scenes[file] = .some(found)
    return found
  }
}

/// What follows the document's name in the names of its pictures: `-Login-iphone-8-landscape-rtl~dark@2x`.
private struct PictureEnding {
  let scenes: Set<String>

  private static let words: [String] =
    DeviceCatalogue.all.map(\.identifier) + Orientation.allCases.map(\.rawValue) + ["rtl"]
    + ContentSizeCategory.allCases.map(\.rawValue)

  func matches(_ ending: Substring) -> Bool {
    var rest = ending
    _ = remove(scenes, from: &rest)
    while remove(Self.words, from: &rest) {}
    if rest.hasPrefix("~dark") { rest.removeFirst("~dark".count) }
    return rest.isEmpty || rest.wholeMatch(of: /@[0-9.]+x/) != nil
  }

  /// Removes a hyphen and the longest of the words that follows it.
  private func remove(_ words: some Sequence<String>, from text: inout Substring) -> Bool {
    let found = words.filter { text.dropFirst().hasPrefix($0) }.max { $0.count < $1.count }
    guard text.first == "-", let found else { return false }
    text.removeFirst(1 + found.count)
    return true
  }
}
