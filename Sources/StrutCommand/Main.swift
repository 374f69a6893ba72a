import ArgumentParser
import Diagnostics
import Files
import Foundation

/// Where the process begins.
@main
enum Main {
  static func main() {
    if let mistake = misspeltSubcommand(in: CommandLine.arguments.dropFirst()) {
      Terminal.writeError(mistake)
      exit(ExitCode.validationFailure.rawValue)
    }
    TemporaryFileTable.removeOnTermination()
    StrutCommand.main()
  }

  /// A first word that is no subcommand is most often a slip, or a document without `render` before it.
  private static func misspeltSubcommand(in arguments: ArraySlice<String>) -> String? {
    let names = StrutCommand.configuration.subcommands.map { $0._commandName } + ["help"]
    // What help is asked about is a subcommand, too.
    let arguments = arguments.first == "help" ? arguments.dropFirst() : arguments
    guard let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    let hint =
      FileManager.default.fileExists(atPath: word)
      ? "; did you mean 'strut render \(word)'?" : NearMisses.hint(for: word, among: names)
    return
      "error: '\(word)' is not a subcommand\(hint)\nThere are \(names.joined(separator: ", ")); see 'strut --help'.\n"
  }
}
