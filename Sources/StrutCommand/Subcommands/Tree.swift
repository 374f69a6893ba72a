import ArgumentParser
import Diagnostics
import Figures
import Staging
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

  @Flag(help: "Add the name of each view.")
  var names = false

  @OptionGroup var layout: LayoutArguments

  mutating func run() throws {
    let showsNames = names
    try printEach(of: files, layout) { _, solved in
      solved.listing { showsNames ? $0.hierarchyWithNames : $0.hierarchyDump.text }
    }
  }
}

extension PanelLayout {
  /// The hierarchy with the name of each view, which tells those of one class apart.
  fileprivate var hierarchyWithNames: String {
    let shown = views.filter { $0.kind != .layoutGuide }
    return zip(hierarchyDump.rows, shown).map { "\($0.text)  \($1.name.showingControls())" }.lines
  }
}
