import ArgumentParser
import Diagnostics
import Figures
import Geometry
import Strut

/// `strut inspect`: the solved geometry, to read or for programs.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Prints the solved geometry of documents.")

  @Argument(help: "Documents to solve; - reads standard input.")
  var files: [String]

  @Flag(help: "Print JSON, an object a document.")
  var json = false

  @OptionGroup var figure: FigureArguments

  mutating func run() throws {
    let overrides = try figure.overrides()
    var failed = false
    for path in files {
      guard let solved = solve(path, overrides: overrides) else {
        failed = true
        continue
      }
      Terminal.writeOutput(
        json ? solved.inspection + "\n" : solved.pictures.map(\.table).joined(separator: "\n"))
    }
    if failed { throw ExitCode(1) }
  }
}

/// Reads and solves a document, and prints what there is to say; `nil` when it has errors.
func solve(_ path: String, overrides: FigureOverrides) -> SolvedFigure? {
  let document: Document
  do {
    document = try Document(path: path)
  } catch {
    Terminal.writeError("\(error.name): error: \(error.message)\n")
    return nil
  }
  let (solved, diagnostics) = solveFigure(
    document.source, name: document.name, imagesIn: document.folder, overrides: overrides)
  var messages = diagnostics
  for picture in solved?.pictures ?? [] { messages.add(contentsOf: picture.conflictWarnings) }
  Terminal.writeError(DiagnosticFormatter(file: document.source).format(messages))
  return solved
}

extension Picture {
  /// For a person: each panel's views with their frames, then its constraints.
  fileprivate var table: String {
    let screen = variant.device?.name ?? "\(variant.size.width.decimalText()) × \(variant.size.height.decimalText())"
    var text = "\(screen), \(variant.orientation.rawValue)\n"
    for panel in panels {
      if let title = panel.title { text += "\n\(title)\n" }
      let rows = panel.views.map { view in
        let depth = panel.depth(of: view)
        let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map { $0.decimalText(places: 3) }
        let ambiguous = view.isAmbiguous.horizontal || view.isAmbiguous.vertical ? "ambiguous" : ""
        return [String(repeating: "  ", count: depth) + view.name, view.className] + frame + [ambiguous]
      }
      text += TextTable(rows: [["VIEW", "CLASS", "X", "Y", "WIDTH", "HEIGHT", ""]] + rows).text
      for constraint in panel.constraints {
        let state =
          constraint.isBroken ? "broken" : constraint.isSatisfied ? "" : constraint.isActive ? "gives way" : "inactive"
        text += state.isEmpty ? "\(constraint.text)\n" : "\(constraint.text)  (\(state))\n"
      }
    }
    return text
  }
}

extension PanelLayout {
  fileprivate func depth(of view: SolvedView) -> Int {
    var depth = 0
    var next = view.superview
    while let index = next {
      depth += 1
      next = views[index].superview
    }
    return depth
  }
}
