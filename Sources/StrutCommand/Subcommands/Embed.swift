import ArgumentParser
import Diagnostics
import Embedding
import Files
import FoundationEssentials
import Strut

/// `strut embed`: the figures in Markdown pages get pictures below them.
struct Embed: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed", _superCommandName: "strut",
    abstract: "Draws the figures in Markdown pages below their fences.",
    usage: "strut embed [<options>] <pages> ...",
    discussion: """
      A figure is a fence whose language is strut. Its pictures are written to a folder beside the page, with the page's \
      name, and shown below the fence between two comments, light or dark as the reader's page is. What is outside of \
      the comments stays as it is. A fence may stand in a comment or in <details>; its pictures then follow behind. A \
      fence with one line, file: figures/login.yaml, shows the figure of that file.

      Figures that were drawn before are taken from a cache, in XDG_CACHE_HOME or in .cache in the home folder.

      If a figure of any page has an error, nothing is written.

      Prints the names of the written files, one per line.
      """)

  @Argument(help: "Markdown pages.", completion: .file())
  var pages: [String]

  @Option(help: "The languages of fences that are figures, separated by commas.")
  var fences = "strut"

  @Option(help: "svg or png.")
  var format = "svg"

  @Option(help: "How text is drawn: live, outlines, or boxes (bars instead of text).")
  var text = "outlines"

  @Option(help: "The largest width and height, in points, at which a picture is shown.")
  var fit: Double?

  @Flag(help: "Draw all figures, also those that were drawn before; neither read nor write the cache.")
  var noCache = false

  @Flag(help: "Write nothing; the exit status is 1 if a page or a picture is not what the same options draw.")
  var check = false

  @Flag(name: .shortAndLong, help: "Print only warnings and errors.")
  var quiet = false

  func validate() throws {
    _ = try options()
    if let fit, !(fit >= 1) { throw ValidationError("--fit takes a number from 1") }
    if pages.contains("-") { throw ValidationError("pages are files; - is none") }
  }

  func run() throws {
    var options = try options()
    options.cache = noCache ? nil : FenceCache.ofUser(ProcessInfo.processInfo.environment)
    defer { options.cache?.prune() }
    var failed = false
    // 1. Draw all figures of all pages.
    var embedded: [EmbeddedPage] = []
    var told: Set<String> = []
    // What is wrong with a file that several pages show is told once.
    func tell(_ message: String) {
      if told.insert(message).inserted { Terminal.writeError(message) }
    }
    for path in pages.uniqued {
      do throws(DocumentError) {
        let page = try EmbeddedPage(path: path, options: options)
        let diagnostics = page.diagnostics.adding(Diagnostics([page.conflict].compactMap { $0 }))
        Terminal.writeError(DiagnosticFormatter(file: page.file).format(diagnostics))
        if diagnostics.hasErrors { failed = true }
        page.messages.forEach(tell)
        embedded.append(page)
      } catch {
        tell(error.text)
        failed = true
      }
    }
    guard !failed else { throw ExitCode(1) }
    if !embedded.contains(where: \.hasFigures) { Terminal.writeError(absence(in: embedded.map(\.file.name))) }
    // 2. Compare them with what is there, or write them.
    for page in embedded {
      if check ? !isCurrent(page) : !write(page) { failed = true }
    }
    if failed { throw ExitCode(1) }
  }

  /// A warning that no page has a figure, which is more often a mistake than meant.
  private func absence(in pages: [String]) -> String {
    let names = pages.map { "'\($0)'" }.joined(separator: ", ")
    let fence = fences.split(separator: ",").first.map { "'```\($0)'" } ?? "a language that --fences names"
    return "warning: no figures in \(names): a figure's fence begins with \(fence)\n"
  }

  private func isCurrent(_ page: EmbeddedPage) -> Bool {
    let outdated = page.outdated
    let message =
      "the pictures of this figure are out of date, or drawn with other options; 'strut embed' with the same options "
      + "draws them"
    let diagnostics = Diagnostics(outdated.map { .error(.outdatedPictures, message, at: $0) })
    Terminal.writeError(DiagnosticFormatter(file: page.file).format(diagnostics))
    return outdated.isEmpty
  }

  private func write(_ page: EmbeddedPage) -> Bool {
    do throws(WritingError) {
      let paths = try page.write()
      if !quiet { Terminal.writeOutput(paths.lines) }
      return true
    } catch {
      let problem = Diagnostic.error(.unwritablePicture, "the pictures or the page cannot be written: \(error.reason)")
      Terminal.writeError(DiagnosticFormatter(file: page.file).format(problem))
      return false
    }
  }

  private func options() throws -> EmbeddedPage.Options {
    var options = EmbeddedPage.Options()
    options.languages = Set(fences.split(separator: ",").map { $0.filter { $0 != " " }.lowercased() })
    let formats = try list(format, "format", ["svg", "png"]) { PictureFormat(rawValue: $0) }
    guard formats.count == 1, let format = formats.first, format != .pdf else {
      throw ValidationError("--format takes svg or png")
    }
    (options.format, options.largestSide) = (format, fit)
    options.text = try textForm(text)
    return options
  }
}
