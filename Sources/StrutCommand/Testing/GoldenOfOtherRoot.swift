import FigureLanguage
import Figures
import Files
import FoundationEssentials
import GoldenTesting

/// A golden of a document that is named from another folder than a run names it from.
struct GoldenOfOtherRoot: Hashable {
  /// Of the golden's geometry, from where the run is.
  var golden: String
  var document: String
  /// The folder of the goldens and the one that they are named from; both absolute.
  var goldens: String
  var root: String

  /// A document of a run that has a golden, and none by the name that the run gives it, where more documents have goldens
  /// that are named from that other folder than from the run's: one alone was moved rather.
  ///
  ///     // goldens/figures/one.txt was recorded in /project; the run is in /project/figures, with --goldens ../goldens
  ///     GoldenOfOtherRoot.first(of: [one], in: folder, root: "/project/figures")?.root   // "/project"
  ///
  /// Where the folder is not there at all, one of the same path is looked for from each folder above the document: a run
  /// in `/project` of what was recorded in `/project/figures`.
  ///
  /// - Parameters:
  ///   - documents: All that the run finds, and the storyboards that it skips.
  ///   - root: The folder that the run names goldens from; absolute.
  static func first(of documents: [FoundDocument], in folder: GoldenFolder, root: String) -> GoldenOfOtherRoot? {
    let owned = Set(documents.map(\.name))
    let (known, unknown) = (
      documents.filter { folder.hasGeometry(ofDocument: $0.name) }.count,
      documents.filter { !folder.hasGeometry(ofDocument: $0.name) }
    )
    let others = unknown.compactMap { document in
      (sameFolder(of: document, in: folder, root: root, besides: owned) ?? otherFolder(of: document, than: folder))
        .flatMap { document.hasViews ? $0 : nil }
    }
    return others.first { other in others.count { $0.root == other.root && $0.goldens == other.goldens } > known }
  }

  /// In the folder of the run's goldens, by a longer or a shorter part of the document's path.
  private static func sameFolder(
    of document: FoundDocument, in folder: GoldenFolder, root: String, besides owned: Set<String>
  ) -> GoldenOfOtherRoot? {
    let path = DocumentFinder.absolute(document.path)
    return splits(of: path).first { split in
      let name = split.name.withoutPathExtension
      return name != document.name && folder.hasGeometry(ofDocument: name)
        // Another document can have that name, in this run or in another.
        && !owned.contains(name) && !DocumentFinder.hasDocument(named: "\(root)/\(name)")
    }
    .map { GoldenOfOtherRoot(document, named: $0.name, from: $0.folder, in: folder.path) }
  }

  private static func otherFolder(of document: FoundDocument, than folder: GoldenFolder) -> GoldenOfOtherRoot? {
    guard !folder.path.hasPrefix("/"), FileKind(at: folder.path) == nil else { return nil }
    let path = DocumentFinder.absolute(document.path)
    return splits(of: path).lazy.compactMap { split in
      let other = GoldenFolder(path: "\(split.folder)/\(folder.path)")
      guard other.hasGeometry(ofDocument: split.name.withoutPathExtension) else { return nil }
      return GoldenOfOtherRoot(document, named: split.name, from: split.folder, in: other.path)
    }
    .first
  }

  /// A path as a folder and the rest, from the longest folder on.
  private static func splits(of path: String) -> [(folder: String, name: String)] {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).map { count in
      ("/" + parts.dropLast(count).joined(separator: "/"), parts.suffix(count).joined(separator: "/"))
    }
  }

  private init(_ document: FoundDocument, named name: String, from root: String, in goldens: String) {
    self.document = document.path
    self.root = root
    self.goldens = DocumentFinder.absolute(goldens)
    let folder = GoldenFolder(path: Self.relative(self.goldens))
    golden = folder.geometryPath(ofDocument: name.withoutPathExtension)
  }

  /// Tells of it, with what to write.
  ///
  /// - Parameter folder: The goldens' folder, as the run was told.
  func message(folder: String) -> String {
    let isSame = DocumentFinder.absolute(folder) == goldens
    let options = (isSame ? [] : ["--goldens", Self.relative(goldens)]) + ["--root", Self.relative(root)]
    return "'\(golden)' is a golden of '\(document)' and named from another folder: write "
      + options.map(\.quotedForShell).joined(separator: " ")
      + ", or delete it if that is over"
  }

  /// A path from the folder that the run is in.
  private static func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath.split(separator: "/")
    let there = path.split(separator: "/")
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let parts = [Substring](repeating: "..", count: here.count - shared) + there.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension FoundDocument {
  /// Whether it is a figure rather than any other file of its kind.
  fileprivate var hasViews: Bool {
    isNamed || (try? Document(path: path)).map { Figure.isLikely($0.source) } ?? false
  }
}
