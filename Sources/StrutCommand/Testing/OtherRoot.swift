import FigureLanguage
import Figures
import Files
import FoundationEssentials
import GoldenTesting

/// Goldens that are named from another folder than a run names them from: it would record its own under second names, and
/// pass ever after, or take those for goldens of no document.
struct OtherRoot: Hashable {
  /// What tells of it.
  enum Evidence: Hashable {
    /// A document has this golden, and none by the name that the run gives it. The path is from where the run is.
    case golden(String, ofDocument: String)
    /// This folder of goldens, in which the path of the run's root goes on.
    case folder(String)
  }

  var evidence: Evidence
  /// What names goldens as they are named already: `--root book`.
  var options: String

  var message: String {
    switch evidence {
    case .golden(let golden, let document):
      "'\(golden)' is a golden of '\(document)' and named from another folder: write \(options), or delete it if "
        + "that is over"
    case .folder(let folder): "'\(folder)' holds goldens that are named from another folder: write \(options)"
    }
  }

  /// Looks for goldens of a run's documents, and then for a folder with the path of its root.
  ///
  ///     // goldens/figures/one.txt was recorded in /project; the run is in /project/figures, with --goldens ../goldens
  ///     OtherRoot.find(for: [one], in: folder, root: ".")?.options   // "--root .."
  ///
  /// - Parameters:
  ///   - documents: All that the run finds, and the storyboards that it skips.
  ///   - root: The folder that the run names goldens from, as it was told.
  static func find(for documents: [FoundDocument], in folder: GoldenFolder, root: String) -> OtherRoot? {
    golden(of: documents, in: folder, root: DocumentFinder.absolute(root)) ?? self.folder(in: folder, root: root)
  }
}

// MARK: - By a golden

extension OtherRoot {
  /// A golden of a document by another name than the run's, where more documents have goldens that are named from that
  /// other folder than from the run's: one alone was moved rather.
  ///
  /// Where the folder is not there at all, one of the same path is looked for from each folder above the document: a run
  /// in `/project` of what was recorded in `/project/figures`.
  private static func golden(of documents: [FoundDocument], in folder: GoldenFolder, root: String) -> OtherRoot? {
    let owned = Set(documents.map(\.name))
    let unknown = documents.filter { !folder.hasGeometry(ofDocument: $0.name) }
    let others = unknown.compactMap { document in
      (nameInSameFolder(of: document, in: folder, root: root, besides: owned)
        ?? nameInOtherFolder(of: document, than: folder)).flatMap { document.hasViews ? $0 : nil }
    }
    let known = documents.count - unknown.count
    return others.first { other in others.count { $0.root == other.root && $0.goldens == other.goldens } > known }
      .map { OtherRoot($0, than: folder) }
  }

  /// In the folder of the run's goldens, by a longer or a shorter part of the document's path.
  private static func nameInSameFolder(
    of document: FoundDocument, in folder: GoldenFolder, root: String, besides owned: Set<String>
  ) -> GoldenName? {
    splits(of: DocumentFinder.absolute(document.path)).first { split in
      split.name != document.name && folder.hasGeometry(ofDocument: split.name)
        // Another document can have that name, in this run or in another.
        && !owned.contains(split.name) && !DocumentFinder.hasDocument(named: "\(root)/\(split.name)")
    }
    .map { GoldenName(document: document.path, name: $0.name, root: $0.folder, goldens: folder.path) }
  }

  private static func nameInOtherFolder(of document: FoundDocument, than folder: GoldenFolder) -> GoldenName? {
    guard !folder.path.hasPrefix("/"), FileKind(at: folder.path) == nil else { return nil }
    return splits(of: DocumentFinder.absolute(document.path)).lazy.map { split in
      GoldenName(
        document: document.path, name: split.name, root: split.folder, goldens: "\(split.folder)/\(folder.path)")
    }
    .first { GoldenFolder(path: $0.goldens).hasGeometry(ofDocument: $0.name) }
  }

  /// A document's path as a folder and the rest without an extension, from the longest folder on.
  private static func splits(of path: String) -> [(folder: String, name: String)] {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).map { count in
      (
        "/" + parts.dropLast(count).joined(separator: "/"),
        parts.suffix(count).joined(separator: "/").withoutPathExtension
      )
    }
  }

  private init(_ golden: GoldenName, than folder: GoldenFolder) {
    let isSame = DocumentFinder.absolute(folder.path) == golden.goldens
    let goldens = Self.relative(golden.goldens)
    evidence = .golden(
      GoldenFolder(path: goldens).geometryPath(ofDocument: golden.name), ofDocument: golden.document)
    options = ((isSame ? [] : ["--goldens", goldens]) + ["--root", Self.relative(golden.root)])
      .map(\.quotedForShell).joined(separator: " ")
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

/// What a document's goldens are called by a run with another root.
private struct GoldenName {
  var document: String
  /// In the folder of the goldens, without an extension.
  var name: String
  /// The folder that they are named from, and the one that they are in; both absolute.
  var root: String
  var goldens: String

  init(document: String, name: String, root: String, goldens: String) {
    (self.document, self.name, self.root) = (document, name, root)
    self.goldens = DocumentFinder.absolute(goldens)
  }
}

extension FoundDocument {
  /// Whether it is a figure rather than any other file of its kind.
  fileprivate var hasViews: Bool { isAsked || (try? Document(path: path)).map { Figure.isLikely($0.source) } ?? false }
}

// MARK: - By a folder

extension OtherRoot {
  /// The folder of goldens that has a part of the root's own path: a run in `figures/inner` with the goldens of the whole
  /// project, `--goldens ../../Goldens`, where there is `Goldens/figures/inner`.
  private static func folder(in goldens: GoldenFolder, root: String) -> OtherRoot? {
    let absolute = DocumentFinder.absolute(root)
    let parts = absolute.split(separator: "/")
    return (1...max(1, parts.count)).lazy.map { parts.suffix($0).joined(separator: "/") }.first { path in
      // The root can have a folder of that name in it, too.
      !path.isEmpty && FileKind(at: "\(goldens.path)/\(path)") == .folder && FileKind(at: "\(absolute)/\(path)") == nil
    }
    .map { path in
      let up = path.split(separator: "/").map { _ in ".." }.joined(separator: "/")
      return OtherRoot(
        evidence: .folder("\(goldens.path)/\(path)"), options: "--root \(root == "." ? up : "\(root)/\(up)")")
    }
  }
}
