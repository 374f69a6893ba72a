#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import ArgumentParser

/// `strut preview`: the process becomes the program `strut-preview` beside it, so that no other subcommand loads what a
/// server needs.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", _superCommandName: "strut",
    abstract: "Shows documents in a browser while they are written.",
    discussion: "'strut preview --help' lists its options.")

  @Argument(parsing: .captureForPassthrough, help: "Documents and folders, and options.", completion: .file())
  var arguments: [String] = []

  func run() throws {
    // Where this program is, behind all links: the system knows on Linux, and elsewhere the caller.
    let path = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments[0], nil)
    defer { free(path) }
    let folder = path.map { String(cString: $0).split(separator: "/").dropLast().map { "/\($0)" }.joined() } ?? ""
    let program = "\(folder)/strut-preview"
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &words)
    Terminal.writeError("error: strut-preview is not beside strut; 'make build' builds both\n")
    throw ExitCode(1)
  }
}
