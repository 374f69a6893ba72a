import ArgumentParser
import Diagnostics
import Foundation
import Geometry
import InterfaceBuilder
import PangoText

/// `strut fidelity`: how many of the frames that Interface Builder stored the layout finds again.
struct Fidelity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compares the frames stored in storyboards and xibs with those that are solved.",
    discussion: """
      Each document stores the frames that Apple's layout engine gave its views. They are solved anew from constraints,
      masks and stack views; the insets of bars and margins follow rules, and the sizes of labels, buttons and other
      leaves are those that are stored. A coordinate matches within half a point.
      """)

  enum Sizes: String, CaseIterable, ExpressibleByArgument {
    case stored, measured
  }

  @Argument(help: "Documents, or folders of them.")
  var paths: [String] = []

  @Flag(help: "List each view that does not match.")
  var verbose = false

  @Option(help: "Sizes of leaves: stored, or measured with the fonts that are drawn.")
  var sizes = Sizes.stored

  mutating func run() throws {
    let measurer = try PangoTextMeasurer()
    var summary = FidelitySummary()
    var failed = false
    for path in paths.flatMap(documents(in:)) {
      guard let document = read(path) else {
        failed = true
        continue
      }
      let comparisons = document.comparisons(
        measuringTextWith: measurer, contentSizes: sizes == .stored ? .stored : .measured)
      summary.add(comparisons)
      if verbose { Terminal.writeOutput(comparisons.map { $0.text(in: document.source) }.joined()) }
    }
    Terminal.writeOutput(summary.text)
    if failed { throw ExitCode(1) }
  }

  /// - Returns: `nil` for a document that cannot be read, of which it is told why.
  private func read(_ path: String) -> InterfaceDocument? {
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      Terminal.writeError(error.text)
      return nil
    }
    let (read, diagnostics) = InterfaceDocument.read(document.source)
    Terminal.writeError(DiagnosticFormatter(file: document.source).format(diagnostics))
    return read
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

extension ViewComparison {
  /// A line for a view that does not match: where it is, its class, and what it should be.
  fileprivate func text(in source: SourceFile) -> String {
    guard skipped == nil else { return "" }
    guard !matches || isRoundedExactly == false else { return "" }
    let differences = coordinates.filter { $0.stored != $0.solved && $0.evidence != .undetermined }.map {
      "\($0.name.rawValue) \($0.solved.decimalText(places: 3)) for \($0.stored.decimalText(places: 3))"
    }
    return "\(source.name):\(range.start.line): \(scene): \(tag) '\(name)' (\(id)): "
      + differences.joined(separator: ", ") + (matches ? " (pixels)" : "") + (suspicion.map { " (\($0))" } ?? "") + "\n"
  }
}

extension FidelitySummary {
  fileprivate var text: String {
    let rows = [
      ["documents", "\(documents)", ""],
      ["views", views.text, views.percentText],
      ["coordinates tested", tested.text, tested.percentText],
      ["coordinates echoed", echoed.text, echoed.percentText],
      ["coordinates not determined", "\(undetermined)", ""],
      ["views off the pixels, rounded", rounded.text, rounded.percentText],
    ]
    let skips = SkipReason.allCases.map { ["views skipped: \($0.rawValue)", "\(skipped[$0] ?? 0)", ""] }
    return TextTable(rows: rows + skips).text
  }
}

extension FidelitySummary.Share {
  fileprivate var text: String { "\(count) of \(total)" }
  fileprivate var percentText: String { "\(percent.decimalText(places: 2)) %" }
}
