import ArgumentParser
import Files
import InterfaceBuilder
import PangoText

/// `strut fidelity`: how many of the frames that Interface Builder stored the layout finds again.
struct Fidelity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity", _superCommandName: "strut",
    abstract: "Compares the frames stored in storyboards and xibs with the solved frames.",
    usage: "strut fidelity [<options>] [<paths> ...]",
    discussion: """
      Each document stores the frames that Apple's layout engine computed. Strut solves the frames again from \
      constraints, masks and stack views. Insets of bars and margins follow rules; labels, buttons and other leaf \
      views have their stored sizes. A coordinate matches if it differs by at most half a point.
      """)

  enum Sizes: String, CaseIterable, ExpressibleByArgument {
    case stored, measured
  }

  @Argument(help: "Documents, or folders with documents.", completion: .file())
  var paths: [String] = []

  @Option(
    help: """
      A table of documents, with the columns file and repo; the documents are in the folder 'documents' beside it.
      """)
  var table: String?

  @Option(
    help: """
      A table of scenes that were stored at two sizes, with the columns old_blob, new_blob and root_id; the documents \
      are in the folder 'pairs' beside it.
      """)
  var pairs: String?

  @Option(help: "Of a table, only the rows whose column half says this.")
  var half: String?

  @Flag(
    help: """
      List each view that does not match, or does not match exactly after rounding to pixels, and those that are not \
      compared because their frames are stale or their constraints contradict each other.
      """)
  var verbose = false

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "The sizes of leaf views: as stored in the document, or measured with the fonts.")
  var sizes = Sizes.stored

  @Option(
    help: """
      Move the frames that are to be found by so many points before the layout is solved. What is found does not change, \
      unless the layout rests on what it is compared with.
      """)
  var displaced = 0.0

  func validate() throws {
    guard [!paths.isEmpty, table != nil, pairs != nil].filter({ $0 }).count == 1 else {
      throw ValidationError("name documents, or a table with --table or --pairs")
    }
  }

  mutating func run() throws {
    let report = FidelityReport(measurer: try PangoTextMeasurer(), lists: verbose)
    if let pairs {
      let table = TableFile(path: pairs)
      try report.add(pairsIn: table, folder: "\(table.folder)/pairs", half: half)
    } else {
      let documents = try documents()
      guard !documents.isEmpty else {
        throw Terminal.failure("no storyboards or xibs in \(paths.map { "'\($0)'" }.joined(separator: ", "))")
      }
      for document in documents {
        report.add(
          document.path, sizes == .stored ? .stored : .measured, displacedBy: displaced, of: document.repository)
      }
    }
    Terminal.writeOutput(json ? report.json : report.text)
    if report.hasFailed { throw ExitCode(1) }
  }

  /// Of documents that no table tells of, the folder that they are in stands for the repository.
  private func documents() throws -> [(path: String, repository: String)] {
    if let table = table.map(TableFile.init) {
      return try table.rows(with: ["file", "repo"], half: half).map {
        ("\(table.folder)/documents/\($0["file"])", $0["repo"])
      }
    }
    return paths.flatMap(documents(in:)).map { ($0, $0.folderOfFile) }
  }

  /// The storyboards and xibs of a folder, or the document itself.
  private func documents(in path: String) -> [String] {
    guard FileKind(at: path) == .folder else { return [path] }
    let names = Folder.paths(below: path)
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") || isDocument("\(path)/\($0)") }
      .map { "\(path)/\($0)" }
  }

  /// Of a document's declaration and its first element, in bytes.
  private static let longestOpening = 1024

  /// Whether a file of XML under another name is a document of Interface Builder, for its content says so.
  private func isDocument(_ path: String) -> Bool {
    guard path.hasSuffix(".xml"),
      let bytes = try? RegularFile.readIfPresent(path, limit: .max, most: Self.longestOpening)
    else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("com.apple.InterfaceBuilder3.CocoaTouch")
  }
}
