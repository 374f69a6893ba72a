import ArgumentParser
import Figures
import Strut

/// `strut tree`: the hierarchy as the books dump it.
struct Tree: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", _superCommandName: "strut",
    abstract: "Prints the view hierarchy of documents: one line per view, with level and class.",
    usage: "strut tree [<options>] <files> ...",
    discussion: "The class is the view's class in the document, or UIKit's class for its kind.")

  @Argument(help: "Documents to solve; - reads standard input.", completion: .file())
  var files: [String]

  @OptionGroup var layout: LayoutArguments

  mutating func run() throws {
    try printEach(of: files, layout) { _, solved in
      solved.map { $0.listing(\.hierarchyDump.text) }.joined(separator: "\n")
    }
  }
}
