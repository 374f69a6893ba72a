import ArgumentParser
import GoldenTesting

/// The documents of a run of `strut test`, and the folder of their goldens.
struct TestRun {
  /// What was searched for documents.
  let paths: [String]
  let finder: DocumentFinder
  let filter: DocumentFilter
  /// `nil` for all documents.
  let shard: Shard?
  let goldens: GoldenFolder
  /// Where goldens are named from another folder than this run's root; `nil` if nothing tells of such.
  let otherRoot: OtherRoot?

  /// - Parameter root: The folder that goldens are named from, as it was given.
  init(
    of paths: [String], finder: DocumentFinder, filter: DocumentFilter, shard: Shard?, goldens: GoldenFolder,
    root: String
  ) {
    (self.paths, self.finder, self.filter, self.shard) = (paths, finder, filter, shard)
    self.goldens = goldens
    otherRoot = OtherRoot.find(for: finder.documents + finder.storyboards, in: goldens, root: root)
  }

  /// The documents that are compared, of all that were found.
  var documents: [FoundDocument] {
    finder.documents.filter { filter.accepts($0.path) && shard?.contains($0.name) ?? true }
  }

  /// Whether there may be documents that it does not know, so that their goldens would count as orphans.
  var isPart: Bool { shard != nil || !filter.patterns.isEmpty || finder.scopes.isEmpty }

  /// That there is nothing to test, and how storyboards are.
  var absence: String {
    let folders = paths.map { "'\($0)'" }.joined(separator: ", ")
    let storyboards = finder.storyboards.count
    let besides = storyboards == 1 ? " but 1 storyboard or xib" : " but \(storyboards) storyboards and xibs"
    return "no documents in \(folders)" + (finder.waysToTestStoryboards.map { "\(besides); \($0)" } ?? "")
  }

  /// Whether any document that was found is a figure, in whichever part of the run.
  var hasFigures: Bool {
    finder.documents.contains { found in
      guard filter.accepts(found.path), let document = try? Document(path: found.path) else { return false }
      return found.isFigure(document, goldens: goldens)
    }
  }

  /// Stops a run that compares nothing, or knows none of the goldens, and warns of one that may.
  ///
  /// - Parameter option: The option that asks for goldens of no document, if one is given: `--prune`.
  /// - Throws: The exit status, once the reason is printed.
  func validate(orphanOption option: String?) throws {
    // 1. A folder that was named wrongly must not pass.
    guard !finder.documents.isEmpty || !finder.problems.isEmpty else {
      throw Terminal.failure(absence)
    }
    if let option, isPart {
      Terminal.writeError(
        "error: \(option) needs a run over whole folders, without --filter and shards; otherwise the goldens of other"
          + " documents would count as orphans\nSee 'strut test --help'.\n")
      throw ExitCode.validationFailure
    }
    // 2. Nor may a filter that lets nothing through.
    let idle = filter.patterns(acceptingNoneOf: finder.documents.map(\.path))
    guard idle.count < filter.patterns.count || idle.isEmpty else {
      throw Terminal.failure("no document's path matches \(idle.map { "--filter '\($0)'" }.joined(separator: " or "))")
    }
    for pattern in idle { Terminal.writeError("warning: no document's path matches --filter '\(pattern)'\n") }
    // 3. Nor goldens elsewhere: what is recorded under a second name passes ever after.
    if let absence = goldens.absence {
      guard absence.severity == .warning else { throw Terminal.failure(absence.message) }
      Terminal.writeError("warning: \(absence.message)\n")
    }
    if let otherRoot {
      guard case .folder = otherRoot.evidence, option == nil else { throw Terminal.failure(otherRoot.message) }
      Terminal.writeError("warning: \(otherRoot.message)\n")
    }
  }
}
