import ArgumentParser
import Figures
import Strut

/// `strut tree`: the hierarchy as the books dump it.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Prints the view hierarchy of documents: a line a view, with its level and its class.",
    usage: "strut tree [<options>] <files> ...",
    discussion: "The class is the one that the document gives the view, or UIKit's for its kind.")

  @Argument(help: "Documents to solve; - reads standard input.")
  var files: [String]

  @OptionGroup var layout: LayoutArguments

  mutating func run() throws {
    let overrides = try layout.overrides()
    var failed = false
    for path in files {
      guard let solved = solve(path, overrides: overrides) else {
        failed = true
        continue
      }
      Terminal.writeOutput(solved.map { $0.listing(\.hierarchyDump.text) }.joined(separator: "\n"))
    }
    if failed { throw ExitCode(1) }
  }
}
