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

  /// The storyboards and xibs that are left out, of those that the run asks for.
  var storyboards: [FoundDocument] { finder.storyboards.filter { filter.accepts($0.path) } }

  /// How the storyboards and xibs that are left out are tested; `nil` if there are none.
  ///
  ///     to test them: strut test app/Main.storyboard app/Cell.xib, or --storyboards for all in folders
  var waysToTestStoryboards: String? {
    guard !storyboards.isEmpty else { return nil }
    let paths = storyboards.prefix(AcceptLine.mostPaths).map(\.path.quotedForShell).joined(separator: " ")
    let more = storyboards.count > AcceptLine.mostPaths ? " …" : ""
    let object = storyboards.count == 1 ? "it" : "them"
    return "to test \(object): strut test \(paths)\(more), or --storyboards for all in folders"
  }

  /// That there is nothing to test, and how storyboards are.
  var absence: String {
    let folders = paths.map { "'\($0)'" }.joined(separator: ", ")
    let filters = filter.patterns.isEmpty ? "" : " match \(Self.options(filter.patterns))"
    let storyboards = storyboards.count
    let besides = storyboards == 1 ? " but 1 storyboard or xib" : " but \(storyboards) storyboards and xibs"
    return "no documents in \(folders)\(filters)" + (waysToTestStoryboards.map { "\(besides); \($0)" } ?? "")
  }

  private static func options(_ patterns: [String]) -> String {
    patterns.map { "--filter '\($0)'" }.joined(separator: " or ")
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
    guard filter.patterns.isEmpty || finder.documents.contains(where: { filter.accepts($0.path) }) else {
      guard storyboards.isEmpty else { throw Terminal.failure(absence) }
      throw Terminal.failure("no document's path matches \(Self.options(filter.patterns))")
    }
    for pattern in filter.patterns(acceptingNoneOf: (finder.documents + finder.storyboards).map(\.path)) {
      Terminal.writeError("warning: no document's path matches --filter '\(pattern)'\n")
    }
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
