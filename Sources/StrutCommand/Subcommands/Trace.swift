import ArgumentParser
import Figures
import Strut

/// `strut trace`: the hierarchy as the debugger's layout trace prints it.
struct Trace: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", _superCommandName: "strut",
    abstract: "Prints the layout trace of documents: one line per view; ambiguous views are marked.",
    usage: "strut trace [<options>] <files> ...")

  @Argument(help: "Documents to solve; - reads standard input.", completion: .file())
  var files: [String]

  @OptionGroup var layout: LayoutArguments

  mutating func run() throws {
    try printEach(of: files, layout) { _, solved in
      solved.listing(\.trace.text)
    }
  }
}
