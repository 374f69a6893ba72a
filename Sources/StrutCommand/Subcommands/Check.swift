import ArgumentParser
import Diagnostics
import Figures
import Strut

/// `strut check`: what is wrong with a layout, for people and for continuous integration.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reports conflicts, ambiguity and misplaced views.",
    discussion: "Exit status 1 if there are any that the document does not expect.")

  @Argument(help: "Documents to check; - reads standard input.")
  var files: [String]

  @OptionGroup var figure: FigureArguments

  mutating func run() throws {
    let overrides = try figure.overrides()
    var failed = false
    for path in files where !check(path, overrides) { failed = true }
    if failed { throw ExitCode(1) }
  }

  private func check(_ path: String, _ overrides: FigureOverrides) -> Bool {
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      Terminal.writeError("\(error.name): error: \(error.message)\n")
      return false
    }
    let (solved, diagnostics) = solveFigure(
      document.source, name: document.name, imagesIn: document.folder, overrides: overrides)
    var findings = diagnostics
    if let solved { findings.add(contentsOf: solved.findings) }
    Terminal.writeError(DiagnosticFormatter(file: document.source).format(findings))
    return solved != nil && !findings.hasErrors
  }
}
