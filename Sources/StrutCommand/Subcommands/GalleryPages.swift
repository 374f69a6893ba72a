import ArgumentParser
import Embedding
import Files
import FoundationEssentials
import Strut

/// `strut gallery`: a page of all of an author's figures.
struct GalleryPages: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", _superCommandName: "strut",
    abstract: "Writes one page with the figures of many documents.",
    usage: "strut gallery [<options>] <files> ...",
    discussion: """
      An .html page contains everything: pictures that follow the reader's light or dark mode, captions, documents \
      and solved geometry. An .md page has SVG pictures in a folder next to it, with the same name. A picture that is larger \
      than 30 kB with text as outlines keeps its text live.

      A file that this command did not write is replaced only with --force.

      Prints the names of the written files, one per line.
      """)

  @Argument(help: "Documents, in the order in which they are shown.", completion: .file())
  var files: [String]

  @Option(name: .shortAndLong, help: "The page to write: .html or .md.")
  var output = "gallery.html"

  @Option(help: "The page's title.")
  var title = "Figures"

  @Option(
    name: .customLong("section"),
    help: ArgumentHelp(
      "A heading for the documents whose names start with PREFIX; can be repeated.", valueName: "PREFIX=TITLE"))
  var sections: [String] = []

  @Option(help: "How text is drawn: live, outlines, or boxes (bars instead of text).")
  var text = "outlines"

  @Flag(help: "Show each document below its picture on an .md page, as an .html page does.")
  var documents = false

  @Flag(help: "Show the code that makes each layout with UIKit below its picture on an .md page, folded.")
  var listings = false

  @Flag(help: "Let what moves play over and over, for readers who do not ask for less motion.")
  var animate = false

  @Flag(name: .shortAndLong, help: "Print only warnings and errors.")
  var quiet = false

  @Flag(help: "Replace a file that this command did not write.")
  var force = false

  func validate() throws {
    guard ["html", "md"].contains(pageExtension) else {
      throw ValidationError("'\(output)' is neither an .html page nor an .md page")
    }
    _ = try headings()
    _ = try textForm(text)
  }

  func run() throws {
    // 1. The documents, and the files that the gallery becomes.
    let files = files.uniqued
    var plan = OutputPlan()
    let documents = RunDocuments<Never>(paths: files, jobs: 1, plan: &plan, .galleryPictures) { [pictures] _, reading in
      guard let pictures else { return [] }
      return GalleryFigure.pictureNames(of: reading).map { .init(path: "\(pictures)/\($0)", name: $0) }
    }
    if let conflict = plan.reserve([.init(path: output, name: output)], for: "-o", .file(of: "-o")) {
      throw Terminal.failure(conflict.message)
    }
    try refuseOtherFile()
    // 2. The figures.
    var failed = false
    var figures: [GalleryFigure] = []
    let text = try textForm(text)
    for (index, path) in files.enumerated() {
      do throws(DocumentError) {
        figures += try GalleryFigure.all(
          of: try documents.takeReading(index), path: path, text: text, isAnimated: animate,
          largestPicture: largestPicture)
      } catch {
        Terminal.writeError(error.text)
        failed = true
      }
    }
    // 3. The page. One without a figure would take the place of one that has some.
    guard !figures.isEmpty else { throw ExitCode(1) }
    try write(Gallery(title: title, figures: figures, headings: try headings()))
    if failed { throw ExitCode(1) }
  }

  /// Ends the command where the page would replace a file of somebody else.
  private func refuseOtherFile() throws {
    let start: [UInt8]?
    do throws(ResourceError) {
      start = try RegularFile.readIfPresent(output, limit: .max, most: 512)
    } catch {
      throw Terminal.failure("'\(output)' \(error.message)")
    }
    guard force || start.map(Gallery.isPage) ?? true else {
      throw Terminal.failure("'\(output)' exists and is no page that 'strut gallery' wrote; --force replaces it")
    }
  }

  private func write(_ gallery: Gallery) throws {
    let page = URL(fileURLWithPath: output)
    do {
      let folder = try OutputFolder(path: page.deletingLastPathComponent().path)
      guard let path = pictures else {
        try folder.write(Array(gallery.html.utf8), as: page.lastPathComponent)
        return printNames([output])
      }
      let pictures = try OutputFolder(path: path)
      for picture in gallery.sections.flatMap(\.figures).flatMap(\.pictures) {
        try pictures.write(Array(picture.svg.utf8), as: picture.name)
      }
      let name = page.deletingPathExtension().lastPathComponent
      let markdown = gallery.markdown(picturesIn: name, showsDocuments: documents, showsListings: listings) { figure in
        figure.path == "-" ? nil : URL(fileURLWithPath: figure.path).path(from: page.deletingLastPathComponent())
      }
      try folder.write(Array(markdown.utf8), as: page.lastPathComponent)
      let names = gallery.sections.flatMap(\.figures).flatMap(\.pictures).map(\.name)
      printNames(names.map { "\(path)/\($0)" } + [output])
    } catch {
      throw Terminal.failure("'\(output)' \(error)")
    }
  }

  private func printNames(_ paths: [String]) {
    if !quiet { Terminal.writeOutput(paths.lines) }
  }

  /// A repository keeps every version of its pictures, so they are small: dumps and reports, which are all text, are
  /// three times as large in outlines.
  private var largestPicture: Int { pageExtension == "md" ? FencedFigure.largestOutlines : .max }

  /// The folder of the pictures of a Markdown page; an HTML page contains them.
  private var pictures: String? { pageExtension == "md" ? String(output.dropLast(".md".count)) : nil }

  private var pageExtension: String { URL(fileURLWithPath: output).pathExtension }

  private func headings() throws -> [Gallery.Heading] {
    try sections.map { section in
      guard let equals = section.firstIndex(of: "="), section.index(after: equals) < section.endIndex else {
        throw ValidationError("'\(section)' is not a section: write PREFIX=TITLE")
      }
      return Gallery.Heading(
        prefix: String(section[..<equals]), title: String(section[section.index(after: equals)...]))
    }
  }
}

extension URL {
  /// The way from a folder to this file, both on this disk.
  fileprivate func path(from folder: URL) -> String {
    let (from, to) = (folder.standardizedFileURL.pathComponents, standardizedFileURL.pathComponents)
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return ([String](repeating: "..", count: from.count - shared) + to.dropFirst(shared)).joined(separator: "/")
  }
}
