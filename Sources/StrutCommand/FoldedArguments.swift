import ArgumentParser

/// Arguments in which one stands for many files, so that a thousand files are parsed in the time of a few.
///
///     let folded = FoldedArguments(["--quiet"] + files)   // 10,000 files
///     folded.arguments.count                              // 4
///     folded.unfolding(folded.arguments)                  // all of them
///
/// ArgumentParser notes for a list where each of its values is given, and copies that list for every value: for 10,000
/// files that is longer than to read them.
struct FoldedArguments {
  /// What is parsed.
  private(set) var arguments: [String] = []
  private var runs: [ArraySlice<String>] = []

  /// Fewer files are parsed as fast one by one.
  private static let fewest = 8

  init(_ all: ArraySlice<String>) {
    var rest = all
    while let first = rest.first {
      let run = rest.prefix { !$0.hasPrefix("-") }
      // The first of a run may be the value of the option before it.
      if run.count > Self.fewest {
        arguments += [first, Self.sign(ofRun: runs.count)]
        runs.append(run.dropFirst())
      } else {
        arguments += run
      }
      rest = rest.dropFirst(run.count)
      let options = rest.prefix { $0.hasPrefix("-") }
      arguments += options
      rest = rest.dropFirst(options.count)
    }
  }

  /// Values as they were parsed, with the files in the place of what stood for them.
  func unfolding(_ values: [String]) -> [String] {
    let signs = runs.indices.map(Self.sign(ofRun:))
    return values.flatMap { value in signs.firstIndex(of: value).map { runs[$0] } ?? [value] }
  }

  /// No argument of a process has a zero in it, which ends it.
  private static func sign(ofRun number: Int) -> String { "\0\(number)" }
}

/// A subcommand that is given files, often very many.
protocol FileCommand: ParsableCommand {
  var files: [String] { get set }
}
