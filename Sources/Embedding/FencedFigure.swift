package import Diagnostics
package import Figures
import Files
import Foundation
package import Strut

/// The figures of a fence: of the document that it holds, or of the file that it names with `file: figures/login.yaml`.
package struct FencedFigure {
  /// The figures, to be given names and themes before they are drawn.
  package var figures: [Figure] {
    get { reading.figures }
    set { reading.figures = newValue }
  }
  /// The name of the file that the fence names, without its extension.
  package let fileName: String?
  private let source: SourceFile
  private var reading: FigureReading

  /// Reads what a fence holds.
  ///
  /// - Parameters:
  ///   - fence: The fence's text, as a file whose lines are those of the page.
  ///   - place: Of the fence.
  ///   - folder: Of the page; nothing outside of it is read.
  /// - Throws: Why the file that it names cannot be read. Mistakes in the document are told when it is drawn.
  package init(_ fence: SourceFile, at place: SourceRange, in folder: String) throws(DocumentError) {
    guard let file = fence.namedFile else {
      (source, fileName) = (fence, nil)
      reading = FigureReading(fence, name: "figure", imagesIn: folder)
      return
    }
    let bytes: [UInt8]
    do throws(ResourceError) {
      bytes = try FolderResources(folder: folder).document(named: file)
    } catch {
      let problem = Diagnostic.error(.unreadableFile, "'\(file)' \(error.message)", at: place)
      throw DocumentError(file: fence, diagnostics: Diagnostics([problem]))
    }
    let pageFolder = (fence.name as NSString).deletingLastPathComponent
    let (document, diagnostics) = SourceFile.reading(bytes, name: (pageFolder as NSString).appendingPathComponent(file))
    guard !diagnostics.hasErrors else { throw DocumentError(file: document, diagnostics: diagnostics) }
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    (source, fileName) = (document, name)
    let documentFolder = (folder as NSString).appendingPathComponent((file as NSString).deletingLastPathComponent)
    reading = FigureReading(document, name: name, imagesIn: documentFolder)
  }

  /// The pictures of one figure, for a page.
  package struct Drawing {
    /// One combination of device, orientation, direction and text size, in each theme that the figure has.
    package struct Picture {
      package let files: [RenderedFile]
      /// For readers who cannot see it.
      package let alternative: String
      package let figure: Figure
    }

    package let pictures: [Picture]
    /// Warnings about the document on the page; those about a file are told where that file is drawn.
    package let diagnostics: Diagnostics
  }

  /// An SVG that takes more bytes because its text is outlined keeps it live.
  package static let largestOutlines = 30_000

  /// Draws the figures, at one scale.
  ///
  /// - Parameter description: Says what a figure shows that says nothing itself, such as the heading above it.
  /// - Throws: What is wrong with the document.
  package func drawn(
    as format: PictureFormat, text: RenderOptions.TextForm, description: String? = nil
  ) throws(DocumentError) -> Drawing {
    var reading = reading
    reading.figures = reading.figures.map { figure in
      var figure = figure
      figure.scales = Array(figure.scales.prefix(1))
      return figure
    }
    var options = RenderOptions(formats: [format], text: text)
    var rendering = render(reading, options: options)
    if format == .svg, text == .outlines, rendering.files.contains(where: { $0.bytes.count > Self.largestOutlines }) {
      options.text = .live
      rendering = render(reading, options: options)
    }
    guard !rendering.diagnostics.hasErrors else {
      throw DocumentError(file: source, diagnostics: rendering.diagnostics)
    }
    let headings = rendering.pictures.count > 1 ? rendering.pictures.map(\.heading) : [""]
    var pictures: [Drawing.Picture] = []
    var rest = rendering.files[...]
    for figure in reading.figures {
      let description = figure.alt ?? figure.caption ?? figure.title ?? description ?? ""
      for heading in headings {
        let files = rest.prefix(max(1, figure.themes.count))
        rest = rest.dropFirst(files.count)
        guard !files.isEmpty else { continue }
        pictures.append(
          Drawing.Picture(
            files: Array(files), alternative: heading.isEmpty ? description : "\(description) (\(heading))",
            figure: figure))
      }
    }
    return Drawing(pictures: pictures, diagnostics: fileName == nil ? rendering.diagnostics : Diagnostics())
  }
}

extension SourceFile {
  /// The file that a fence names instead of holding a document.
  fileprivate var namedFile: String? {
    text.trimmingCharacters(in: .whitespacesAndNewlines).wholeMatch(of: /file:[ ]*([^\n]+)/)
      .map { $0.output.1.trimmingCharacters(in: .whitespaces.union(["\"", "'"])) }
  }
}

extension Figure {
  /// The figure with one picture for all themes: an SVG that follows its reader, unless the figure says a theme.
  package var inOneTheme: Figure {
    var figure = self
    (figure.themes, figure.isAdaptive) = (isAdaptive ? [] : Array(themes.prefix(1)), false)
    return figure
  }
}
