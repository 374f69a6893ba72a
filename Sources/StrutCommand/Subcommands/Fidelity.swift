import ArgumentParser
import Foundation
import InterfaceBuilder
import PangoText

/// `strut fidelity`: how many of the frames that Interface Builder stored the layout finds again.
struct Fidelity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
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

  @Argument(help: "Documents, or folders with documents.")
  var paths: [String] = []

  @Option(
    help: """
      A table of scenes that were stored at two sizes, with the columns old_blob, new_blob and root_id; the documents \
      are in the folder 'pairs' beside it.
      """)
  var pairs: String?

  @Flag(help: "List each view that does not match, or does not match exactly after rounding to pixels.")
  var verbose = false

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "The sizes of leaf views: as stored in the document, or measured with the fonts.")
  var sizes = Sizes.stored

  func validate() throws {
    guard paths.isEmpty == (pairs != nil) else { throw ValidationError("name documents, or a table with --pairs") }
  }

  mutating func run() throws {
    let report = FidelityReport(measurer: try PangoTextMeasurer(), lists: verbose)
    if let pairs {
      try report.add(pairsIn: pairs)
    } else {
      let documents = paths.flatMap(documents(in:))
      guard !documents.isEmpty else {
        Terminal.writeError("error: no storyboards or xibs in \(paths.map { "'\($0)'" }.joined(separator: ", "))\n")
        throw ExitCode(1)
      }
      for path in documents { report.add(path, sizes == .stored ? .stored : .measured) }
    }
    Terminal.writeOutput(json ? report.json : report.text)
    if report.hasFailed { throw ExitCode(1) }
  }

  /// The storyboards and xibs of a folder, or the document itself.
  private func documents(in path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { "\(path)/\($0)" }
  }
}
