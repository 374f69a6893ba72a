import ArgumentParser
import FoundationEssentials
import GoldenTesting
import Strut

/// `strut test`: documents are drawn and compared with goldens.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", _superCommandName: "strut",
    abstract: "Compares the pictures and the geometry of documents with goldens.",
    discussion: """
      The exit status is 0 if everything is equal, 2 if something differs or had no golden, and 1 if a document could \
      not be drawn or compared, or nothing was tested.

      A missing golden is recorded, and the run fails. --record failed accepts differences. See docs/golden-tests.md.
      """)

  @Argument(
    help: "Documents, and folders to search for .yaml, .yml and .json files with views; by default the current folder.",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var golden: GoldenArguments

  @Option(help: "The folder for an HTML page that shows the differences.")
  var report: String?

  @Option(help: "The file for the results as JUnit XML.")
  var junit: String?

  @Option(name: .shortAndLong, help: "The number of documents drawn in parallel; by default the number of cores.")
  var jobs: Int?

  @Option(help: "How text is drawn: live, or boxes (bars that look the same with all fonts).")
  var text = "live"

  @Flag(help: "List goldens that belong to no document.")
  var orphans = false

  @Flag(help: "Delete goldens that belong to no document; only in a run over whole folders.")
  var prune = false

  @Flag(help: "Treat constraints that cannot be satisfied as errors.")
  var strict = false

  @OptionGroup var figure: FigureArguments

  func validate() throws {
    _ = try options()
    if let junit, DocumentFinder.isDocument(junit) {
      throw ValidationError("'\(junit)' is the name of a document; --junit takes one such as results.xml")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
  }

  func run() throws {
    // 1. Find the documents and their goldens, and see that they belong together.
    let run = try findRun()
    try run.validate(orphanOption: prune ? "--prune" : orphans ? "--orphans" : nil)
    // 2. Draw and compare them.
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let documents = run.documents
    let readings = try read(documents, run.goldens, jobs: jobs)
    let page = try openReport(run.goldens)
    let batch = TestBatch(
      documents: documents, readings: readings, goldens: run.goldens, options: try options(), report: page,
      keepsResults: junit != nil)
    var outcome = batch.run(jobs: jobs)
    outcome.summary.shard = run.shard
    // 3. Say what it came to.
    var isComplete = run.finder.problems.isEmpty && outcome.summary.unusable == 0
    let testsNothing = isComplete && !orphans && !prune && outcome.summary.documents == 0 && !run.hasFigures
    finish(&outcome, run, tellsOfStoryboards: !testsNothing)
    if isComplete, !run.isPart, run.otherRoot == nil, !orphans, !prune { noteOrphans(outcome, run) }
    isComplete = write(page, outcome) && isComplete
    if orphans || prune { isComplete = reportOrphans(outcome, run, isComplete) && isComplete }
    // 4. What compares nothing must not pass: it would go on passing.
    if testsNothing { throw Terminal.failure("nothing was tested: \(run.absence)") }
    if !isComplete { throw ExitCode(1) }
    if outcome.summary.failed > 0 { throw ExitCode(2) }
  }

  private func findRun() throws -> TestRun {
    let shard = try golden.part()
    let paths = paths.isEmpty ? ["."] : paths
    let others = [golden.goldens, report].compactMap { $0 }.map(DocumentFinder.absolute)
    var finder = DocumentFinder(
      root: DocumentFinder.absolute(golden.root), skipped: Set(others), includesStoryboards: golden.storyboards)
    for path in paths { finder.add(path) }
    for problem in finder.problems { Terminal.writeError(problem) }
    return TestRun(
      of: paths, finder: finder, filter: DocumentFilter(patterns: golden.filter), shard: shard,
      // Who asks what is left over has not asked for more.
      goldens: try golden.folder(recording: orphans || prune ? .never : .missing), root: golden.root)
  }

  private func options() throws -> RenderOptions {
    var options = RenderOptions(formats: [.png], text: try textForm(text), overrides: try figure.overrides())
    // What differs is told by the view that it is in.
    options.locatesViews = true
    options.isStrict = strict
    return options
  }

  /// Reads the documents, and sees that nothing of what they are made of is replaced.
  private func read(_ documents: [FoundDocument], _ folder: GoldenFolder, jobs: Int) throws -> RunDocuments<Never> {
    let options = try options()
    var plan = OutputPlan()
    let readings = RunDocuments<Never>(
      paths: documents.map(\.path), options: options, jobs: jobs, plan: &plan, .goldens
    ) {
      documents[$0].isFigure($1, goldens: folder)
    } outputs: { index, reading in
      let figures = reading.figures.map { $0.applying(options.overrides) }
      let pictures = figures.flatMap { $0.fileNames(in: options.formats, as: options.naming) }
      return GoldenSubject.goldens(ofDocument: documents[index].name, pictures: pictures)
        .map { OutputPlan.Output(path: "\(folder.path)/\($0)", name: $0) }
    }
    let files = [("--junit", junit), ("--report", report.map { "\($0)/index.html" })]
    for case (let option, let path?) in files {
      if let conflict = plan.reserve([OutputPlan.Output(path: path, name: path)], for: option, .file(of: option)) {
        throw Terminal.failure(conflict.message)
      }
    }
    return readings
  }

  private func openReport(_ folder: GoldenFolder) throws -> HTMLReport? {
    guard let report else { return nil }
    do throws(GoldenError) {
      return try HTMLReport(folder: report, rule: folder.rule)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// - Parameter tellsOfStoryboards: Whether those that were skipped are told of here, and not by an error.
  private func finish(_ outcome: inout TestBatch.State, _ run: TestRun, tellsOfStoryboards: Bool) {
    // Goldens of storyboards are known by their documents, which this run leaves alone.
    for storyboard in run.finder.storyboards { outcome.claims.protect(storyboard.name) }
    if outcome.summary.failed > 0 {
      outcome.summary.stampChanges = run.goldens.stampChanges
      // Goldens that were missing and are recorded by now need no accepting.
      if !outcome.openPaths.isEmpty {
        let failed = run.finder.isWithinRoot ? outcome.openPaths : paths
        outcome.summary.acceptLine = AcceptLine(goldens: golden, figure: figure, text: text, strict: strict)
          .text(failed: failed, paths: paths)
      }
    }
    var text = outcome.summary.words + "\n"
    if outcome.skipped > 0 {
      text += "\(outcome.skipped) other file\(outcome.skipped == 1 ? "" : "s") without views skipped\n"
    }
    if tellsOfStoryboards, let ways = run.waysToTestStoryboards {
      let count = run.storyboards.count
      text += count == 1 ? "1 storyboard or xib skipped" : "\(count) storyboards and xibs skipped"
      text += "; \(ways)\n"
    }
    if !outcome.summary.stampChanges.isEmpty {
      text += "The goldens were recorded with other versions:\n"
      text += outcome.summary.stampChanges.map { "  \($0)\n" }.joined()
    }
    if let line = outcome.summary.acceptLine { text += "If the new pictures are right, accept them:\n  \(line)\n" }
    Terminal.writeOutput(text)
  }

  private func write(_ page: HTMLReport?, _ outcome: TestBatch.State) -> Bool {
    var problems = [outcome.reportProblem.map { "\(report ?? ""): error: \($0)\n" }].compactMap { $0 }
    do throws(GoldenError) {
      try page?.finish(outcome.summary)
    } catch {
      problems.append("\(report ?? ""): error: \(error)\n")
    }
    do throws(GoldenError) {
      if let junit { try JUnitReport(outcome.results).write(to: junit) }
    } catch {
      problems.append("\(junit ?? ""): error: \(error)\n")
    }
    for problem in problems { Terminal.writeError(problem) }
    return problems.isEmpty
  }

  /// A document that is gone leaves its goldens behind, and nothing else tells of it.
  private func noteOrphans(_ outcome: TestBatch.State, _ run: TestRun) {
    let count = outcome.claims.orphans(in: run.goldens, scopes: run.finder.scopes).count
    guard count > 0 else { return }
    let subject = count == 1 ? "1 golden belongs" : "\(count) goldens belong"
    Terminal.writeOutput("\(subject) to no document: --orphans lists, and --prune deletes such\n")
  }

  private func reportOrphans(_ outcome: TestBatch.State, _ run: TestRun, _ isComplete: Bool) -> Bool {
    let names = outcome.claims.orphans(in: run.goldens, scopes: run.finder.scopes)
    let heading = names.isEmpty ? "No goldens without a document" : "Goldens without a document:"
    Terminal.writeOutput("\(heading)\n" + names.map { "  \($0)\n" }.joined())
    guard prune, !names.isEmpty else { return true }
    guard isComplete else {
      Terminal.writeError("error: no golden is deleted, because some documents could not be drawn\n")
      return false
    }
    let failures = run.goldens.delete(names)
    for failure in failures { Terminal.writeError("\(failure.path): error: \(failure.reason)\n") }
    Terminal.writeOutput("\(names.count - failures.count) deleted\n")
    return failures.isEmpty
  }
}
