#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import ArgumentParser
import Diagnostics
import Files

/// Where the process begins.
@main
enum Main {
  static func main() {
    if let mistake = misspeltSubcommand(in: CommandLine.arguments.dropFirst()) {
      Terminal.writeError(mistake)
      exit(ExitCode.validationFailure.rawValue)
    }
    TemporaryFileTable.removeOnTermination()
    guard var command = subcommand(in: CommandLine.arguments.dropFirst()) else { return StrutCommand.main() }
    do {
      try command.run()
    } catch {
      StrutCommand.exit(withError: error)
    }
  }

  /// The subcommand, parsed without the others: that takes half as long, and a figure takes five times as long as either.
  ///
  /// - Returns: `nil` for mistakes and requests of help, which the whole command answers.
  private static func subcommand(in arguments: ArraySlice<String>) -> (any ParsableCommand)? {
    guard let word = arguments.first,
      let known = StrutCommand.configuration.subcommands.first(where: { $0._commandName == word })
    else { return nil }
    let folded = known is any FileCommand.Type ? FoldedArguments(arguments.dropFirst()) : nil
    guard let command = try? known.parseAsRoot(folded?.arguments ?? Array(arguments.dropFirst())),
      type(of: command) == known
    else { return nil }
    guard let folded, var command = command as? any FileCommand else { return command }
    command.files = folded.unfolding(command.files)
    return command
  }

  /// A first word that is no subcommand is most often a slip, or a document without `render` before it.
  private static func misspeltSubcommand(in arguments: ArraySlice<String>) -> String? {
    let names = StrutCommand.configuration.subcommands.map { $0._commandName } + ["help"]
    // What help is asked about is a subcommand, too.
    let arguments = arguments.first == "help" ? arguments.dropFirst() : arguments
    guard let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    let hint =
      FileKind(at: word) != nil
      ? "; did you mean 'strut render \(word)'?" : NearMisses.hint(for: word, among: names)
    return
      "error: '\(word)' is not a subcommand\(hint)\nThere are \(names.joined(separator: ", ")); see 'strut --help'.\n"
  }
}
