import ArgumentParser
import Diagnostics
import Figures
import Strut

/// `strut check`: what is wrong with a layout, for people and for continuous integration.
struct Check: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "strut",
    abstract: "Reports conflicts, and ambiguous, misplaced, off-screen and empty views.",
    usage: "strut check [<options>] <files> ...",
    discussion: """
      Conflicts, ambiguous views and misplaced views are errors, unless the document expects them: the exit status \
      is 1. Views that are off-screen or have no size are warnings, with --strict errors too.

      A storyboard or xib is checked on its own canvas: its stored frames are compared with the solved ones. With \
      --device, --orientation, --direction or --text-size it is laid out for these instead.

      The format text goes to standard error. The others go to standard output: console (all conflicts, as the system \
      prints them; the rest stays on standard error), github (annotations of a workflow) and json.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, console, github, json

    /// How diagnostics are printed.
    fileprivate var form: DiagnosticForm {
      switch self {
      case .text, .console: .text
      case .github: .github
      case .json: .json
      }
    }
  }

  @Argument(help: "Documents to check; - reads standard input.", completion: .file())
  var files: [String]

  @Option(help: "The output format.")
  var format = Format.text

  @Flag(help: "The same as --format json.")
  var json = false

  @Flag(help: "Warnings make the exit status 1, too.")
  var strict = false

  @Flag(help: "Count what pictures of storyboards and xibs show of their elements and properties, and check nothing.")
  var coverage = false

  @OptionGroup var layout: LayoutArguments

  @OptionGroup var assets: AssetArguments

  /// That of `render` and `inspect`, which would be taken for another option here.
  @Option(name: .customLong("scene"), help: .hidden)
  var scenes: [String] = []

  func validate() throws {
    guard scenes.isEmpty else {
      throw ValidationError("--scene is an option of 'render' and 'inspect': 'check' looks at all scenes")
    }
    if coverage, layout.screen.isChosen {
      throw ValidationError(
        "--coverage counts what the canvas shows: --device, --orientation, --direction and --text-size stand without it"
      )
    }
  }

  mutating func run() throws {
    let overrides = try layout.overrides()
    guard !coverage else { return try reportCoverage(limits: overrides.limits) }
    var failed = false
    for path in files where !check(path, overrides) { failed = true }
    if failed { throw ExitCode(1) }
  }

  /// One report a document, and one of all.
  private func reportCoverage(limits: FigureLimits) throws {
    var total = DocumentCoverage()
    var failed = false
    func report(_ name: String, _ coverage: DocumentCoverage) {
      let report = CoverageReport(name: name, coverage: coverage)
      Terminal.writeOutput(json || format == .json ? report.json : report.text)
    }
    for path in files {
      do {
        let document = try Document(path: path)
        let (found, diagnostics) = Strut.coverage(
          of: document.source, imagesIn: document.folder, assets: assets.folder, limits: limits)
        if diagnostics.hasErrors {
          Terminal.writeError(DiagnosticForm.text.text(of: diagnostics, in: document.source))
          failed = true
        }
        guard let found else { continue }
        report(path, found)
        total.add(found)
      } catch {
        Terminal.writeError(error.text)
        failed = true
      }
    }
    if files.count > 1 { report("all documents", total) }
    if failed { throw ExitCode(1) }
  }

  private func check(_ path: String, _ overrides: FigureOverrides) -> Bool {
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      print(error.diagnostics, of: error.file)
      return false
    }
    let checked = Strut.check(
      document.source, name: document.name, imagesIn: document.folder, assets: assets.folder, overrides: overrides)
    if format == .console, !json {
      // The console tells of conflicts alone; whatever else is wrong has to be told too.
      print(
        checked.diagnostics, Findings(checked.findings.all.filter { $0.finding.expectation != .conflict }),
        of: document.source)
      Terminal.writeOutput(checked.figures.map(\.consoleText).joined())
    } else {
      print(checked.diagnostics, checked.findings, of: document.source)
    }
    return strict ? checked.isWithoutWarnings : checked.isSound
  }

  private func print(_ diagnostics: Diagnostics, _ findings: Findings = Findings(), of source: SourceFile) {
    let form = json ? .json : format.form
    let text = form.text(of: diagnostics, with: findings, in: source)
    if form == .text { Terminal.writeError(text) } else { Terminal.writeOutput(text) }
  }
}

extension SolvedFigure {
  /// The report of every conflict, parted by empty lines; each once, however many panels show it.
  fileprivate var consoleText: String {
    var reports: [String] = []
    for panel in pictures.flatMap(\.panels) {
      for conflict in panel.conflicts where !reports.contains(conflict.report.text) {
        reports.append(conflict.report.text)
      }
    }
    return reports.joined(separator: "\n")
  }
}
