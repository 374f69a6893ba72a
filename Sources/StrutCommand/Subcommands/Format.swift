import ArgumentParser
import Diagnostics
import FigureLanguage
import Files
import InterfaceBuilder

/// `strut fmt`: documents in the one way to write them down.
struct Format: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", _superCommandName: "strut",
    abstract: "Writes documents in the same form.",
    discussion: """
      Indentation, blanks, blank lines and quotation marks become those of the project's own documents. Comments, the \
      order of keys and what is drawn stay as they are. For - the document is read from standard input and written to \
      standard output.

      A document that is no YAML is left as it is; the others are written. Prints the names of the changed files, one \
      per line.
      """)

  @Argument(help: "Documents; - reads standard input.", completion: .file())
  var files: [String]

  @Flag(help: "Write nothing; print the files that would change, and exit with status 1 if there are any.")
  var check = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  func run() throws {
    var failed = false
    for path in files.uniqued where !format(path) { failed = true }
    if failed { throw ExitCode(1) }
  }

  /// - Returns: Whether the document is as it should be, or was written so.
  private func format(_ path: String) -> Bool {
    let document: Document
    do throws(DocumentError) {
      document = try Document(path: path)
    } catch {
      Terminal.writeError(error.text)
      return false
    }
    // 1. Format the text.
    guard !InterfaceDocument.isLikely(document.source) else {
      return refuse(document, .error(.unformattableDocument, "storyboards and xibs are for Xcode to write"))
    }
    let (text, diagnostics) = DocumentFormat.text(of: document.source)
    guard let text else {
      Terminal.writeError(DiagnosticFormatter(file: document.source).format(diagnostics))
      return false
    }
    let isChanged = text != document.source.text
    // 2. Compare, print or write it.
    if check {
      guard isChanged else { return true }
      if !quiet { Terminal.writeOutput([document.source.name].lines) }
      let message = "the document is not written as 'strut fmt' writes it"
      return refuse(
        document, .error(.unformattedDocument, message, at: SourceRange(start: document.source.firstChange(to: text))))
    }
    if document.isStandardInput {
      Terminal.writeOutput(Array(text.utf8))
      return true
    }
    guard isChanged else { return true }
    do throws(WritingError) {
      try WholeFile.rewrite(Array(text.utf8), at: path)
    } catch {
      return refuse(document, .error(.unwritablePicture, "the document cannot be written: \(error.reason)"))
    }
    if !quiet { Terminal.writeOutput([path].lines) }
    return true
  }

  private func refuse(_ document: Document, _ problem: Diagnostic) -> Bool {
    Terminal.writeError(DiagnosticFormatter(file: document.source).format(Diagnostics([problem])))
    return false
  }
}

extension SourceFile {
  /// The place of the first line that another text has not.
  fileprivate func firstChange(to other: String) -> SourcePosition {
    let lines = zip(
      text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false),
      other.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false))
    return SourcePosition(line: 1 + lines.prefix { $0.elementsEqual($1) }.count, column: 1)
  }
}
