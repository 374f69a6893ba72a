import Diagnostics
import Figures
import Staging
import Strut

/// A figure of a gallery: its pictures as SVG, the text of its document and its solved numbers. A storyboard has one
/// for each of its scenes.
struct GalleryFigure {
  var name: String
  var title: String
  /// The author's, or else what describes the picture.
  var caption: String
  /// What stands for a picture that is a file of its own: its description, unless that is below it already.
  var alternative: String
  /// Where the document was read from.
  var path: String
  /// The document's own text; `nil` for the second and later ones of its scenes.
  var source: String?
  /// The language of that text, as blocks of code name it.
  var language: String
  /// The layout as code for UIKit, with anchors.
  var listing: String
  /// In the order of the figure's combinations.
  var pictures: [GalleryPicture]

  /// Draws the figures of a document for a gallery.
  ///
  /// A figure that lists several themes is drawn once, in the look that follows the reader's: it stands for all.
  ///
  /// - Parameters:
  ///   - text: How pictures hold their text.
  ///   - isAnimated: Whether what moves plays, over and over, instead of being a film.
  ///   - largestPicture: In bytes; a picture that takes more because its text is outlined keeps it live.
  /// - Throws: What is wrong with the document.
  static func all(
    of reading: DocumentReading, path: String, text: RenderOptions.TextForm, isAnimated: Bool = false,
    largestPicture: Int = .max
  ) throws(DocumentError) -> [GalleryFigure] {
    let document = reading.document
    let (figures, problems) = solve(reading.figures.figures, reading.figures.diagnostics)
    guard !figures.isEmpty else { throw DocumentError(file: document.source, diagnostics: problems) }
    var options = RenderOptions(formats: [.svg], text: text)
    if isAnimated { (options.playing.animatesSVG, options.playing.playCount) = (true, 0) }
    var all: [GalleryFigure] = []
    for solved in figures {
      let figure = GalleryFigure(solved, of: document, path: path, isFirst: all.isEmpty)
      all.append(try figure.drawn(solved, of: document, options, largestPicture: largestPicture))
    }
    return all
  }

  /// Without its pictures.
  private init(_ solved: SolvedFigure, of document: Document, path: String, isFirst: Bool) {
    let figure = solved.figure
    let scene = figure.scene?.name
    name = scene.map { "\(document.name)-\($0)" } ?? document.name
    // Half of all scenes are called `ViewController`.
    title = scene.map { "\(document.name): \(figure.title ?? $0)" } ?? figure.title ?? document.name
    caption = figure.caption ?? figure.alt ?? ""
    alternative = figure.caption == nil ? title : figure.alt ?? title
    self.path = path
    source = isFirst ? document.source.text : nil
    language = scene == nil ? "yaml" : "xml"
    listing = figure.listing(in: .anchors, for: solved.pictures.first?.variant)
    pictures = []
  }

  private func drawn(
    _ solved: SolvedFigure, of document: Document, _ options: RenderOptions, largestPicture: Int
  ) throws(DocumentError) -> GalleryFigure {
    let figure = solved.figure.followingReader
    var options = options
    var rendering = render(figure, options: options)
    if options.text == .outlines, rendering.files.contains(where: { $0.bytes.count > largestPicture }) {
      options.text = .live
      rendering = render(figure, options: options)
    }
    guard !rendering.diagnostics.hasErrors else {
      throw DocumentError(file: document.source, diagnostics: rendering.diagnostics)
    }
    var drawn = self
    drawn.pictures = zip(solved.pictures, rendering.files).map { picture, file in
      GalleryPicture(
        name: file.name, heading: solved.pictures.count > 1 ? picture.heading : nil,
        svg: String(decoding: file.bytes, as: UTF8.self), solved: picture)
    }
    return drawn
  }
}

extension GalleryFigure {
  /// The names of the pictures of a document that was read.
  static func pictureNames(of reading: FigureReading) -> [String] {
    reading.figures.flatMap { $0.followingReader.fileNames(in: [.svg], as: .standard) }
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
