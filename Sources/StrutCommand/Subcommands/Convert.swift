import ArgumentParser
import Diagnostics
import Strut

/// `strut convert`: storyboards and xibs become documents of the figure language.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Converts the scenes of storyboards and xibs to the figure language.",
    discussion: """
      Writes each scene to a file DOCUMENT-SCENE.yaml, which solves to the same frames. Prints the names of the \
      written files, one per line.
      """)

  @Argument(help: "Storyboards and xibs; - reads standard input.")
  var files: [String]

  @Option(name: .shortAndLong, help: "The folder to write to.")
  var output = "."

  @Flag(name: .shortAndLong, help: "Print only warnings and errors.")
  var quiet = false

  mutating func run() throws {
    let folder = try OutputFolder.opening(output)
    var owners: [String: String] = [:]
    var failed = false
    for path in files where !convert(path, to: folder, &owners) { failed = true }
    if failed { throw ExitCode(1) }
  }

  /// - Parameter owners: Which document wrote each file: none is written over another's.
  private func convert(_ path: String, to folder: OutputFolder, _ owners: inout [String: String]) -> Bool {
    let document: Document
    do {
      document = try Document(path: path)
    } catch {
      Terminal.writeError(error.text)
      return false
    }
    let conversion = Strut.convert(document.source, name: document.name)
    Terminal.writeError(DiagnosticFormatter(file: document.source).format(conversion.diagnostics))
    var succeeded = !conversion.diagnostics.hasErrors
    for converted in conversion.documents {
      let name = converted.name + ".yaml"
      let owner = owners[name, default: path]
      owners[name] = owner
      let problem =
        owner != path
        ? "was written for \(owner); rename one of them"
        : folder.problem(writing: Array(converted.text.utf8), as: name)
      guard let problem else {
        if !quiet { Terminal.writeOutput(folder.path(of: name) + "\n") }
        continue
      }
      Terminal.writeError("\(path): error: '\(name)' \(problem)\n")
      succeeded = false
    }
    return succeeded
  }
}
