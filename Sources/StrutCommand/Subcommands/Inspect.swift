import ArgumentParser
import Diagnostics
import Figures
import Staging
import Strut

/// `strut inspect`: the solved geometry, to read or for programs.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Prints the solved geometry of documents.",
    usage: "strut inspect [<options>] <files> ...")

  @Argument(help: "Documents to solve; - reads standard input.")
  var files: [String]

  @Flag(help: "Print JSON, one object per document.")
  var json = false

  @Option(help: "List only the constraints that determine this view's position and size.")
  var affecting: String?

  @OptionGroup var layout: LayoutArguments

  func validate() throws {
    if json, affecting != nil { throw ValidationError("--json and --affecting cannot be combined") }
  }

  mutating func run() throws {
    let overrides = try layout.overrides()
    var failed = false
    for path in files {
      guard let solved = solve(path, overrides: overrides, affecting: affecting) else {
        failed = true
        continue
      }
      let pictures = solved.flatMap(\.pictures)
      if let affecting, !pictures.contains(where: { $0.panels.contains { $0.index(of: affecting) != nil } }) {
        let names = pictures.flatMap { $0.panels.flatMap { $0.views.map(\.name) } }
        let hint = NearMisses.hint(for: affecting, among: names)
        Terminal.writeError("\(path): error: '\(affecting)' is not a view of the document\(hint)\n")
        failed = true
      } else if json {
        Terminal.writeOutput(solved.map { $0.inspection + "\n" }.joined())
      } else {
        let tables = solved.flatMap { figure in
          figure.pictures.map { picture in
            let scene = solved.count > 1 ? "\(figure.figure.name)\n" : ""
            return scene + (affecting == nil ? picture.table : picture.affectingTable)
          }
        }
        Terminal.writeOutput(tables.joined(separator: "\n"))
      }
    }
    if failed { throw ExitCode(1) }
  }
}

/// Reads and solves a document, and prints what there is to say; `nil` when it has errors.
func solve(_ path: String, overrides: FigureOverrides, affecting: String? = nil) -> [SolvedFigure]? {
  let document: Document
  do {
    document = try Document(path: path)
  } catch {
    Terminal.writeError(error.text)
    return nil
  }
  let (solved, diagnostics) = solveFigures(
    document.source, name: document.name, imagesIn: document.folder, overrides: overrides, affecting: affecting)
  var messages = diagnostics
  for solved in solved { messages.add(contentsOf: solved.figure.conflictWarnings(of: solved.pictures)) }
  Terminal.writeError(DiagnosticFormatter(file: document.source).format(messages))
  return diagnostics.hasErrors ? nil : solved
}

extension Picture {
  /// For a person: each panel's views with their frames, then its constraints.
  fileprivate var table: String {
    var text = heading + "\n"
    for panel in panels {
      if let title = panel.title { text += "\n\(title)\n" }
      let columns = PanelLayout.viewColumns.map { $0.uppercased() } + [""]
      text += TextTable(rows: [columns] + panel.viewRows).text
      for constraint in panel.constraints {
        text += constraint.text + (constraint.state.map { "  (\($0))" } ?? "") + "\n"
      }
    }
    return text
  }

  /// What gives a view its place and its size in each panel, with the lines where it was written.
  fileprivate var affectingTable: String {
    panels.reduce(heading + "\n") { text, panel in
      let title = panel.title.map { "\n\($0)\n" } ?? ""
      let rows = panel.explanations.flatMap { explanation -> [[String]] in
        guard case .determination(let axis) = explanation.subject else { return [] }
        let notes = explanation.notes.map { [$0.range.map { "line \($0.start.line)" } ?? "", $0.message] }
        return (notes.isEmpty ? [["", "not determined"]] : notes).map { [axis.rawValue] + $0 }
      }
      return text + title + TextTable(rows: rows).text
    }
  }
}
