import Embedding
import Figures
import Geometry
import Serialization
import Strut

/// The lines that show what was drawn of a document on a page.
struct Snippet {
  enum Style: String, CaseIterable, Sendable {
    /// A `<figure>` with the sizes of its pictures.
    case html
    case markdown
    /// The image of an article of DocC, which finds the dark picture and its scales by their names. The ending tells the
    /// picture from the document, which DocC would take for `login` as often where both are in the catalogue.
    case docc
  }

  /// One picture in the themes, scales and formats in which it was drawn.
  private struct Picture {
    /// The name without theme, scale and format.
    var name: String
    var figure: Figure?
    var files: [File] = []
  }

  private struct File {
    var path: String
    var isDark: Bool
    var scale: Double
    var format: PictureFormat
    var size: Size?
  }

  let style: Style
  private let figures: [Figure]
  private var pictures: [Picture] = []

  /// - Parameter figures: The document's.
  init(_ style: Style, of figures: [Figure]) {
    (self.style, self.figures) = (style, figures)
  }

  /// Adds a file that was drawn.
  ///
  /// - Parameter path: Where it is, seen from the page.
  mutating func add(_ file: RenderedFile, at path: String) {
    let name = file.name.replacing(/(~dark)?(@[0-9.]+x)?\.[a-z]+$/, with: "")
    if pictures.last?.name != name {
      let figure = figures.filter { name.hasPrefix($0.name) }.max { $0.name.utf8.count < $1.name.utf8.count }
      pictures.append(Picture(name: name, figure: figure ?? figures.first))
    }
    pictures[pictures.count - 1].files.append(
      File(path: path, isDark: file.isDark, scale: file.scale, format: file.format, size: file.size))
  }

  /// Each line ended.
  var text: String { pictures.map { text(of: $0) }.joined() }

  private func text(of picture: Picture) -> String {
    let formats = [PictureFormat.svg, .png].first { format in picture.files.contains { $0.format == format } }
    let files = picture.files.filter { $0.format == formats }
    let light = files.filter { !$0.isDark }
    guard let first = light.first ?? files.first else { return "" }
    let dark = light.isEmpty ? [] : files.filter(\.isDark)
    let alternative = picture.figure?.alt ?? picture.figure?.title ?? picture.name
    if style == .docc {
      return "![\(alternative.escapedForMarkdown)](\(picture.name).\(first.format.fileExtension))\n"
    }
    if style == .markdown, dark.isEmpty {
      return "![\(alternative.escapedForMarkdown)](\(first.path.addressEncoded))\n"
    }
    let markup = PictureMarkup(
      light: first.path, dark: dark.first?.path, lightScales: Self.scales(light), darkScales: Self.scales(dark),
      alternative: alternative, width: first.size?.width.rounded(.up).decimalText(),
      height: style == .html ? first.size?.height.rounded(.up).decimalText() : nil)
    guard style == .html else { return markup.lines.map { $0 + "\n" }.joined() }
    var page = MarkupWriter(.html)
    page.block("figure", ["class": "strut"]) {
      for line in markup.lines { $0.write(raw: line + "\n") }
      if let caption = picture.figure?.caption { $0.line("figcaption", text: caption) }
    }
    return page.text
  }

  /// The files of several scales; empty for a format without pixels.
  private static func scales(_ files: [File]) -> [PictureMarkup.Scaled] {
    files.filter { $0.format == .png }.map { .init(path: $0.path, scale: $0.scale) }
  }
}
