import Diagnostics
import Embedding
import Figures
import Files
import FoundationEssentials
import Strut

/// A Markdown page with the pictures of its figures, drawn and not yet written.
struct EmbeddedPage {
  let file: SourceFile
  /// The page as it should be.
  let text: String
  /// All pictures, by their names in the folder beside the page.
  let pictures: [(name: String, bytes: [UInt8], fence: SourceRange)]
  /// The folder of the pictures, as the caller would write it.
  let folder: String
  /// Pictures that the page showed and shows no longer.
  let leftovers: [String]
  let hasFigures: Bool
  private let shownNames: Set<String>
  /// Warnings.
  let diagnostics: Diagnostics
  /// Warnings about the files that fences name, as messages.
  let messages: [String]
  /// Figures whose lines are not as they should be.
  private let staleFences: [SourceRange]

  struct Options {
    /// The first words of fences that are figures.
    var languages: Set<String> = ["strut"]
    var format = PictureFormat.svg
    var text = RenderOptions.TextForm.outlines
    /// In points; a picture with a longer side is shown smaller.
    var largestSide: Double?
    /// Where figures are kept that were drawn before; `nil` for nowhere.
    var cache: FenceCache?
  }

  /// Draws the figures of a page.
  ///
  /// - Throws: What is wrong with the page or its figures, at the lines of the page.
  init(path: String, options: Options) throws(DocumentError) {
    let document = try Document(path: path, isPage: true)
    let folderName = path.pathName.withoutPathExtension
    // 1. Find the figures.
    let page = MarkdownPage(document.source, languages: options.languages)
    var diagnostics = page.diagnostics
    // 2. Draw each.
    var names = FigureNames()
    var figures: [EmbeddedFigure] = []
    for fence in page.fences {
      do throws(DocumentError) {
        let figure = try EmbeddedFigure(fence, beside: document, names: &names, options: options)
        diagnostics.add(contentsOf: figure.diagnostics)
        figures.append(figure)
      } catch {
        // A document that the fence names has places of its own.
        guard error.file.name == path else { throw error }
        diagnostics.add(contentsOf: error.diagnostics)
      }
    }
    guard !diagnostics.hasErrors else { throw DocumentError(file: document.source, diagnostics: diagnostics) }
    // 3. See what the page shows now, and what it should show.
    let markup = figures.map { $0.markup(in: folderName) }
    file = document.source
    text = page.text(showing: markup)
    folder = path.withoutPathExtension
    hasFigures = !page.fences.isEmpty
    messages = figures.map(\.messages).filter { !$0.isEmpty }
    pictures = zip(page.fences, figures).flatMap { fence, figure in
      figure.files.map { ($0.name, $0.bytes, fence.place) }
    }
    let current = Set(pictures.map(\.name))
    shownNames = Set(page.fences.flatMap(page.pictures(of:)).flatMap { $0.pictureNames(in: folderName) })
    leftovers = shownNames.subtracting(current).sorted()
    staleFences = zip(page.fences, markup).filter { fence, markup in
      page.pictures(of: fence) != MarkdownPage.pictures(of: fence, showing: markup)
    }.map(\.0.place)
    self.diagnostics = diagnostics
  }

  /// The figures whose pictures, or the lines that show them, are not what they should be.
  var outdated: [SourceRange] {
    var places = Set(staleFences)
    for picture in pictures where !isCurrent(picture) { places.insert(picture.fence) }
    return places.sorted { $0.start.line < $1.start.line }
  }

  /// Why the pictures cannot be written: one would replace a file that is none of Strut's.
  var conflict: Diagnostic? {
    for picture in pictures where !shownNames.contains(picture.name) {
      let path = "\(folder)/\(picture.name)"
      guard let start = try? RegularFile.readIfPresent(path, limit: .max, most: 512) else { continue }
      let isSVG = String(decoding: start, as: UTF8.self).contains(" class=\"strut\" ")
      guard !isSVG, start != Array(picture.bytes.prefix(512)) else { continue }
      return .error(
        .inputReplaced, "'\(path)' would replace a file that this page does not show; give the figure another title",
        at: picture.fence)
    }
    return nil
  }

  /// Writes what has changed: the pictures, then the page; and removes pictures that it showed before.
  ///
  /// - Returns: The paths of the written files.
  func write() throws(WritingError) -> [String] {
    var written: [String] = []
    let changed = pictures.filter { !isCurrent($0) }
    if !changed.isEmpty { try Folder.make(folder) }
    for picture in changed {
      try WholeFile.write(picture.bytes, to: "\(folder)/\(picture.name)")
      written.append("\(folder)/\(picture.name)")
    }
    if text != file.text {
      try WholeFile.rewrite(Array(text.utf8), at: file.name)
      written.append(file.name)
    }
    for name in leftovers { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    return written
  }

  private func isCurrent(_ picture: (name: String, bytes: [UInt8], fence: SourceRange)) -> Bool {
    (try? RegularFile.readIfPresent("\(folder)/\(picture.name)", limit: picture.bytes.count)) == picture.bytes
  }
}

extension String {
  /// The pictures in a folder that a line of the page shows.
  fileprivate func pictureNames(in folder: String) -> [String] {
    let start = "=\"\(folder.addressEncoded)/"
    return split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      let name = String(rest.prefix { $0 != "\"" }).addressDecoded ?? ""
      let isPicture = PictureFormat.allCases.contains { name.hasSuffix(".\($0.fileExtension)") }
      return isPicture && !name.contains("/") ? name : nil
    }
  }
}
