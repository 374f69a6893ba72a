import Diagnostics
import Embedding
import Figures
import Strut

/// The pictures of one figure of a page.
struct EmbeddedFigure {
  let files: [RenderedFile]
  let diagnostics: Diagnostics
  /// Warnings about the file that the fence names, as messages.
  let messages: String
  private let shown: [PictureMarkup]

  /// Draws the figure of a fence, or of the file that the fence names: `file: figures/login.yaml`.
  init(
    _ fence: MarkdownPage.Fence, beside page: Document, names: inout FigureNames, options: EmbeddedPage.Options
  ) throws(DocumentError) {
    // 1. Draw the document, in the themes of the page.
    let fenced = try FencedFigure(fence.source, at: fence.place, in: page.folder)
    let manner = FencedFigure.Manner(
      format: options.format, text: options.text, hasThemes: true, fallback: fence.heading ?? page.name,
      description: fence.heading)
    let drawing = try fenced.drawn(manner, names: &names, cache: options.cache)
    files = drawing.pictures.flatMap(\.files)
    (diagnostics, messages) = (drawing.diagnostics, drawing.messages)
    // 2. Say how they are shown: a light picture with its dark one.
    shown = drawing.pictures.map { picture in
      let themes = picture.files
      return PictureMarkup(
        light: themes[0].name, dark: themes.count > 1 ? themes.last?.name : nil, alternative: picture.alternative,
        width: themes[0].shownWidth(fitting: options.largestSide))
    }
  }

  /// The lines that show it.
  ///
  /// - Parameter folder: Of the pictures, seen from the page.
  func markup(in folder: String) -> [String] {
    shown.flatMap { picture in
      var picture = picture
      picture.light = "\(folder)/\(picture.light)"
      picture.dark = picture.dark.map { "\(folder)/\($0)" }
      return picture.lines
    }
  }
}
