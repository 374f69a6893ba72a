#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
      not be drawn or compared.

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
    // 1. Which documents, and which part of them.
    let shard = try golden.part()
    let finder = try find()
    // A folder that was named wrongly must not pass.
    guard !finder.documents.isEmpty || !finder.problems.isEmpty else {
      let folders = (paths.isEmpty ? ["."] : paths).map { "'\($0)'" }.joined(separator: ", ")
      let hint = finder.storyboards.first.map { "; to test a storyboard or xib, name it: strut test \($0.path)" }
      throw failure("no documents in \(folders)\(hint ?? "")")
    }
    let isPart = shard != nil || !golden.filter.isEmpty || finder.scopes.isEmpty
    if (prune || orphans) && isPart {
      Terminal.writeError(
        "error: \(prune ? "--prune" : "--orphans") needs a run over whole folders, without --filter and shards;"
          + " otherwise the goldens of other documents would count as orphans\nSee 'strut test --help'.\n")
      throw ExitCode.validationFailure
    }
    let filter = DocumentFilter(patterns: golden.filter)
    // Nor may a filter that lets nothing through.
    let idle = filter.patterns(acceptingNoneOf: finder.documents.map(\.path))
    guard idle.count < filter.patterns.count || idle.isEmpty else {
      throw failure("no document's path matches \(idle.map { "--filter '\($0)'" }.joined(separator: " or "))")
    }
    for pattern in idle { Terminal.writeError("warning: no document's path matches --filter '\(pattern)'\n") }
    let documents = finder.documents.filter { filter.accepts($0.path) && shard?.contains($0.name) ?? true }
    // 2. Draw and compare them.
    // Who asks what is left over has not asked for more.
    let folder = try golden.folder(recording: orphans || prune ? .never : .missing)
    if let absence = folder.absence {
      guard absence.severity == .warning else { throw failure(absence.message) }
      Terminal.writeError("warning: \(absence.message)\n")
    }
    // What is recorded under a second name passes ever after.
    let all = finder.documents + finder.storyboards
    if let other = GoldenOfOtherRoot.first(of: all, in: folder, root: finder.root) {
      throw failure(other.message(folder: folder.path))
    }
    let isNamedElsewhere = try reportOtherRoot(of: folder, finder)
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let readings = try read(documents, folder, jobs: jobs)
    let page = try openReport(folder)
    let batch = TestBatch(
      documents: documents, readings: readings, goldens: folder, options: try options(), report: page,
      keepsResults: junit != nil)
    var outcome = batch.run(jobs: jobs)
    outcome.summary.shard = shard
    // 3. Say what it came to.
    finish(&outcome, folder, finder)
    // They are known by their documents, which this run leaves alone.
    for storyboard in finder.storyboards { outcome.claims.protect(storyboard.name) }
    var isComplete = finder.problems.isEmpty && outcome.summary.unusable == 0
    if isComplete, !isPart, !isNamedElsewhere, !orphans, !prune { noteOrphans(outcome, folder, finder.scopes) }
    isComplete = write(page, outcome) && isComplete
    if orphans || prune { isComplete = reportOrphans(outcome, folder, finder.scopes, isComplete) && isComplete }
    if !isComplete { throw ExitCode(1) }
    if outcome.summary.failed > 0 { throw ExitCode(2) }
  }

  /// Tells of goldens that are named from another folder.
  ///
  /// - Returns: Whether there are such.
  /// - Throws: Where the run would take them for orphans.
  private func reportOtherRoot(of folder: GoldenFolder, _ finder: DocumentFinder) throws -> Bool {
    guard let path = GoldenRoot.path(of: finder.root, inNamesOf: folder.path) else { return false }
    let up = path.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    let root = golden.root == "." ? up : "\(golden.root)/\(up)"
    let message = "'\(folder.path)/\(path)' holds goldens that are named from another folder: write --root \(root)"
    guard !prune, !orphans else { throw failure(message) }
    Terminal.writeError("warning: \(message)\n")
    return true
  }

  private func failure(_ message: String) -> ExitCode {
    Terminal.writeError("error: \(message)\n")
    return ExitCode(1)
  }

  private func options() throws -> RenderOptions {
    var options = RenderOptions(formats: [.png], text: try textForm(text), overrides: try figure.overrides())
    // What differs is told by the view that it is in.
    options.locatesViews = true
    options.isStrict = strict
    return options
  }

  private func find() throws -> DocumentFinder {
    let others = [golden.goldens, report].compactMap { $0 }.map(DocumentFinder.absolute)
    var finder = DocumentFinder(root: DocumentFinder.absolute(golden.root), skipped: Set(others))
    for path in paths.isEmpty ? ["."] : paths { finder.add(path) }
    for problem in finder.problems { Terminal.writeError(problem) }
    return finder
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
        throw failure(conflict.message)
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

  private func finish(_ outcome: inout TestBatch.State, _ folder: GoldenFolder, _ finder: DocumentFinder) {
    if outcome.summary.failed > 0 {
      outcome.summary.stampChanges = folder.stampChanges
      // Goldens that were missing and are recorded by now need no accepting.
      if !outcome.openPaths.isEmpty {
        let failed = finder.isWithinRoot ? outcome.openPaths : paths
        outcome.summary.acceptLine = AcceptLine(goldens: golden, figure: figure, text: text, strict: strict)
          .text(failed: failed, paths: paths)
      }
    }
    var text = outcome.summary.words + "\n"
    if outcome.skipped > 0 {
      text += "\(outcome.skipped) other file\(outcome.skipped == 1 ? "" : "s") without views skipped\n"
    }
    if let storyboard = finder.storyboards.first {
      let count = finder.storyboards.count
      text += count == 1 ? "1 storyboard or xib skipped" : "\(count) storyboards and xibs skipped"
      text += "; name them to test them: strut test \(storyboard.path)\n"
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
  private func noteOrphans(_ outcome: TestBatch.State, _ folder: GoldenFolder, _ scopes: [String]) {
    let count = outcome.claims.orphans(in: folder.path, scopes: scopes).count
    guard count > 0 else { return }
    let subject = count == 1 ? "1 golden belongs" : "\(count) goldens belong"
    Terminal.writeOutput("\(subject) to no document: --orphans lists, and --prune deletes such\n")
  }

  private func reportOrphans(
    _ outcome: TestBatch.State, _ folder: GoldenFolder, _ scopes: [String], _ isComplete: Bool
  ) -> Bool {
    let names = outcome.claims.orphans(in: folder.path, scopes: scopes)
    let heading = names.isEmpty ? "No goldens without a document" : "Goldens without a document:"
    Terminal.writeOutput("\(heading)\n" + names.map { "  \($0)\n" }.joined())
    guard prune, !names.isEmpty else { return true }
    guard isComplete else {
      Terminal.writeError("error: no golden is deleted, because some documents could not be drawn\n")
      return false
    }
    var problems = 0
    for name in names where unlink("\(folder.path)/\(name)") != 0 {
      Terminal.writeError("\(folder.path)/\(name): error: cannot be deleted: \(String(cString: strerror(errno)))\n")
      problems += 1
    }
    Terminal.writeOutput("\(names.count - problems) deleted\n")
    return problems == 0
  }
}
