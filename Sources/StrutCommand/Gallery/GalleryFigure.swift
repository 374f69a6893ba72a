import Diagnostics
import Figures
import Staging
import Strut

/// One document's part of a gallery: its pictures as SVG, its text and its solved numbers.
struct GalleryFigure {
  var name: String
  var title: String
  /// The author's, or else what describes the picture.
  var caption: String
  /// What stands for a picture that is a file of its own: its description, unless that is below it already.
  var alternative: String
  /// Where the document was read from.
  var path: String
  /// The document's own text.
  var source: String
  /// The layout as code for UIKit, with anchors.
  var listing: String
  /// In the order of the figure's combinations.
  var pictures: [GalleryPicture]

  /// Draws a document for a gallery.
  ///
  /// A figure that lists several themes is drawn once, in the look that follows the reader's: it stands for all.
  ///
  /// - Parameters:
  ///   - text: How pictures hold their text.
  ///   - isAnimated: Whether what moves plays, over and over, instead of being a film.
  ///   - largestPicture: In bytes; a picture that takes more because its text is outlined keeps it live.
  /// - Throws: What is wrong with the document.
  init(
    _ reading: DocumentReading, path: String, text: RenderOptions.TextForm, isAnimated: Bool = false,
    largestPicture: Int = .max
  ) throws(DocumentError) {
    let document = reading.document
    let (figures, problems) = solve(reading.figures.figures, reading.figures.diagnostics)
    guard let solved = figures.first else { throw DocumentError(file: document.source, diagnostics: problems) }
    let figure = solved.figure.followingReader
    var options = RenderOptions(formats: [.svg], text: text)
    if isAnimated { (options.playing.animatesSVG, options.playing.playCount) = (true, 0) }
    var rendering = render(figure, options: options)
    if text == .outlines, rendering.files.contains(where: { $0.bytes.count > largestPicture }) {
      options.text = .live
      rendering = render(figure, options: options)
    }
    guard !rendering.diagnostics.hasErrors else {
      throw DocumentError(file: document.source, diagnostics: rendering.diagnostics)
    }
    name = document.name
    title = figure.title ?? document.name
    caption = figure.caption ?? figure.alt ?? ""
    alternative = figure.caption == nil ? title : figure.alt ?? title
    self.path = path
    source = document.source.text
    listing = solved.figure.listing(in: .anchors, for: solved.pictures.first?.variant)
    pictures = zip(solved.pictures, rendering.files).map { picture, file in
      GalleryPicture(
        name: file.name, heading: solved.pictures.count > 1 ? picture.heading : nil,
        svg: String(decoding: file.bytes, as: UTF8.self), solved: picture)
    }
  }
}

extension GalleryFigure {
  /// The names of the pictures of a document that was read. Of several scenes, the first is shown.
  static func pictureNames(of reading: FigureReading) -> [String] {
    reading.figures.first?.followingReader.fileNames(in: [.svg], as: .standard) ?? []
  }
}

extension Figure {
  /// The figure in the look that follows the reader, if it lists several.
  fileprivate var followingReader: Figure {
    var figure = self
    if themes.count > 1 { (figure.themes, figure.isAdaptive) = ([], false) }
    return figure
  }
}

/// One combination of a figure, drawn and solved.
struct GalleryPicture {
  /// Of its file, with the extension.
  var name: String
  /// Tells it from the figure's other combinations; `nil` where it is the only one.
  var heading: String?
  var svg: String
  var solved: Picture
}
