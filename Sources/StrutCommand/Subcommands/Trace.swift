import ArgumentParser
import Figures
import Geometry
import Strut

/// `strut trace`: the hierarchy as the debugger's layout trace prints it.
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the layout trace of documents: a line a view, the ambiguous ones marked.")

  @Argument(help: "Documents to solve; - reads standard input.")
  var files: [String]

  @OptionGroup var figure: FigureArguments

  mutating func run() throws {
    let overrides = try figure.overrides()
    var failed = false
    for path in files {
      guard let solved = solve(path, overrides: overrides) else {
        failed = true
        continue
      }
      Terminal.writeOutput(solved.traces)
    }
    if failed { throw ExitCode(1) }
  }
}

extension SolvedFigure {
  /// The traces, each under what it is of where there are several.
  fileprivate var traces: String {
    let panels = pictures.flatMap { picture in picture.panels.map { (picture, $0) } }
    return panels.enumerated().map { number, entry in
      let (picture, panel) = entry
      guard panels.count > 1 else { return panel.trace.text }
      let screen = picture.variant.device?.name ?? picture.variant.size.text
      let heading = [screen, picture.variant.orientation.rawValue, panel.title].compactMap { $0 }
      return (number > 0 ? "\n" : "") + heading.joined(separator: ", ") + "\n" + panel.trace.text
    }.joined()
  }
}

extension Size {
  fileprivate var text: String { "\(width.decimalText()) × \(height.decimalText())" }
}
