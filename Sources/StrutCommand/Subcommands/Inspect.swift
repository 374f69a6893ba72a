import ArgumentParser
import Diagnostics
import Figures
import Geometry
import Staging
import Strut

/// `strut inspect`: the solved geometry, to read or for programs.
struct Inspect: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", _superCommandName: "strut",
    abstract: "Prints the solved geometry of documents.",
    usage: "strut inspect [<options>] <files> ...")

  @Argument(help: "Documents to solve; - reads standard input.", completion: .file())
  var files: [String]

  @Flag(help: "Print JSON, one object per figure: per document, or per scene of a storyboard.")
  var json = false

  @Option(
    help:
      "List only the constraints that determine this view's position and size; a view of a storyboard by its id, too."
  )
  var affecting: String?

  @Option(help: "With --json: add what is on the screen so many seconds after the beginning of each animation.")
  var at: Double?

  @OptionGroup var scenes: SceneArguments

  @OptionGroup var layout: LayoutArguments

  func validate() throws {
    if json, affecting != nil { throw ValidationError("--json and --affecting cannot be combined") }
    if let at {
      if !json { throw ValidationError("--at needs --json") }
      if !at.isFinite || at < 0 { throw ValidationError("--at takes seconds from 0 on") }
    }
  }

  mutating func run() throws {
    try printEach(of: files, layout, scenes: scenes.names, affecting: affecting) { path, solved in
      let pictures = solved.flatMap(\.pictures)
      if let affecting, !pictures.contains(where: { $0.shows(affecting) }) {
        let names = pictures.flatMap(\.namesOfViews)
        let hint = NearMisses.hint(for: affecting, among: names)
        Terminal.writeError("\(path): error: '\(affecting)' is not a view of the document\(hint)\n")
        return nil
      }
      if json { return solved.map { (at.map($0.inspection(at:)) ?? $0.inspection) + "\n" }.joined() }
      let tables = solved.flatMap { figure in
        figure.pictures.filter { affecting.map($0.shows) ?? true }.map { picture in
          let scene = solved.count > 1 ? [figure.figure.name].lines : ""
          return scene + (affecting == nil ? picture.table : picture.affectingTable)
        }
      }
      return tables.joined(separator: "\n")
    }
  }
}

extension Picture {
  /// Whether it has a view of a name, or with an id in a storyboard.
  fileprivate func shows(_ view: String) -> Bool {
    panels.contains { panel in panel.views.contains { $0.name == view || $0.identifier == view } }
  }

  /// What its views are called, by name and by id.
  fileprivate var namesOfViews: [String] {
    panels.flatMap(\.views).flatMap { [$0.name] + [$0.identifier].compactMap(\.self) }
  }

  /// For a person: each panel's views with their frames, then its constraints.
  fileprivate var table: String {
    var text = heading + "\n"
    for panel in panels {
      if let title = self.title(of: panel) { text += "\n" + [title].lines }
      let columns = PanelLayout.viewColumns.map { $0.uppercased() } + [""]
      text += TextTable(rows: [columns] + panel.viewRows).text
      for constraint in panel.constraints {
        text += [constraint.text + (constraint.state.map { "  (\($0))" } ?? "")].lines
      }
    }
    return text
  }

  /// A panel's title, and its size where it is another than the picture's heading says.
  private func title(of panel: PanelLayout) -> String? {
    let size = panel.views[0].bounds.size
    let own = size == variant.size ? nil : size.decimalText
    let words = [panel.title, own].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// What gives a view its place and its size in each panel, with the lines where it was written.
  fileprivate var affectingTable: String {
    panels.reduce(heading + "\n") { text, panel in
      let title = self.title(of: panel).map { "\n" + [$0].lines } ?? ""
      let rows = Axis.allCases.flatMap { axis -> [[String]] in
        guard let requirements = panel.determination?[axis] else { return [] }
        let lines = requirements.map { [$0.range.map { "line \($0.start.line)" } ?? "", $0.text] }
        return (lines.isEmpty ? [["", "not determined"]] : lines).map { [axis.rawValue] + $0 }
      }
      return text + title + TextTable(rows: rows).text
    }
  }
}
