import Diagnostics
import Figures
import Files

/// A document named on the command line, read.
struct Document {
  /// What messages call it: the path as it was given, or `<stdin>`.
  let source: SourceFile
  /// Begins the names of its pictures.
  let name: String
  let isStandardInput: Bool
  /// Where its images are looked for.
  let folder: String

  /// Larger documents are refused: nobody writes them, and a parser should not have to read them.
  static let largestSize = 16 << 20

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameter isPage: Whether it is a Markdown page with figures in it, and no figure itself.
  /// - Throws: What is wrong with the file, with its place where bytes are not UTF-8.
  init(path: String, isPage: Bool = false) throws(DocumentError) {
    isStandardInput = path == "-"
    let label = isStandardInput ? "<stdin>" : path
    let bytes: [UInt8]
    do {
      bytes = try Self.read(isStandardInput ? nil : path, kind: isPage ? "page" : "document")
    } catch {
      throw DocumentError(
        file: SourceFile(name: label, text: ""), diagnostics: Diagnostics([.error(.unreadableFile, error.message)]))
    }
    let (file, diagnostics) = SourceFile.reading(bytes, name: label)
    guard !diagnostics.hasErrors else { throw DocumentError(file: file, diagnostics: diagnostics) }
    let other =
      file.isMarkdown
      ? "a Markdown page: 'strut embed' draws the figures in it, and 'strut embed --check' compares them"
      : OtherFile.problem(with: path)
    if !isPage, let problem = other {
      throw DocumentError(file: file, diagnostics: Diagnostics([.error(.unreadableFile, problem)]))
    }
    source = file
    name = Self.name(of: path)
    folder = isStandardInput ? "." : path.folderOfFile
  }

  /// What the names of a document's pictures begin with.
  static func name(of path: String) -> String {
    path == "-" ? "stdin" : path.pathName.withoutPathExtension
  }

  private struct ReadingError: Error {
    var message: String
  }

  private static let tooLarge = ReadingError(message: "larger than \(largestSize >> 20) MiB, the limit for documents")

  /// - Parameters:
  ///   - path: `nil` for standard input.
  ///   - kind: What the file should be: `document` or `page`.
  private static func read(_ path: String?, kind: String) throws(ReadingError) -> [UInt8] {
    guard let bytes = OpenFile.read(path, limit: largestSize) else {
      if let path { try refuse(path, kind: kind) }
      throw ReadingError(message: "cannot be read")
    }
    guard bytes.count <= largestSize else { throw tooLarge }
    return bytes
  }

  /// Says why nothing can be read at a path, if the path says it.
  private static func refuse(_ path: String, kind wanted: String) throws(ReadingError) {
    guard let kind = FileKind(at: path) else {
      // In place of bytes that are no text, a path has this character.
      guard !path.contains("\u{FFFD}") else { throw ReadingError(message: "the file's name is not UTF-8; rename it") }
      throw ReadingError(message: MissingDocument.message(for: path))
    }
    guard kind != .folder else {
      let files = "\(path)\(path.hasSuffix("/") ? "" : "/")*.\(wanted == "page" ? "md" : "yaml")"
      throw ReadingError(message: "a folder, not a \(wanted); name the \(wanted)s in it, such as \(files)")
    }
  }
}

extension SourceFile {
  /// Whether it is a page with fences, by its name and by what is in it.
  fileprivate var isMarkdown: Bool {
    [".md", ".markdown"].contains { name.lowercased().hasSuffix($0) } && text.contains("```")
  }
}
