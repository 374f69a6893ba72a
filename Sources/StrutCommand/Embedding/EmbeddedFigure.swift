import Diagnostics
import Figures
import Files
import Foundation
import Strut

/// The pictures of one figure of a page.
struct EmbeddedFigure {
  let files: [RenderedFile]
  let diagnostics: Diagnostics
  private let shown: [PictureMarkup]

  /// Draws the figure of a fence, or of the file that the fence names: `file: figures/login.yaml`.
  init(
    _ fence: MarkdownPage.Fence, beside page: Document, names: inout FigureNames, options: EmbeddedPage.Options
  ) throws(DocumentError) {
    // 1. Read the document.
    var source = fence.source
    var folder = page.folder
    var name: String?
    if let file = fence.namedFile {
      (source, folder) = try fence.read(file, beside: page)
      name = Document.name(of: file)
    }
    var reading = FigureReading(source, name: name ?? "figure", imagesIn: folder)
    // 2. Name it, and draw it in the themes of the page.
    for index in reading.figures.indices {
      let figure = reading.figures[index]
      let base = name == nil ? figure.title ?? fence.heading ?? page.name : figure.name
      reading.figures[index].name = names.name(for: base)
      if figure.isAdaptive || figure.themes.isEmpty {
        (reading.figures[index].themes, reading.figures[index].isAdaptive) = ([.light, .dark], false)
      }
      reading.figures[index].scales = Array(figure.scales.prefix(1))
    }
    var renderOptions = RenderOptions(formats: [options.format], text: options.text)
    var rendering = render(reading, options: renderOptions)
    if options.text == .outlines, rendering.files.contains(where: { $0.bytes.count > GalleryFigure.largestOutlines }) {
      renderOptions.text = .live
      rendering = render(reading, options: renderOptions)
    }
    guard !rendering.diagnostics.hasErrors else {
      throw DocumentError(file: source, diagnostics: rendering.diagnostics)
    }
    files = rendering.files
    diagnostics = fence.namedFile == nil ? rendering.diagnostics : Diagnostics()
    // 3. Say how they are shown: a light picture with its dark one.
    var shown: [PictureMarkup] = []
    var rest = rendering.files[...]
    for figure in reading.figures {
      let headings = rendering.pictures.count > 1 ? rendering.pictures.map(\.heading) : [""]
      let description = figure.alt ?? figure.caption ?? figure.title ?? fence.heading ?? ""
      for heading in headings {
        let themes = rest.prefix(figure.themes.count)
        rest = rest.dropFirst(themes.count)
        guard let light = themes.first else { continue }
        let width = light.shownWidth(fitting: options.largestSide)
        shown.append(
          PictureMarkup(
            light: light.name, dark: themes.count > 1 ? themes.last?.name : nil,
            alternative: heading.isEmpty ? description : "\(description) (\(heading))", width: width))
      }
    }
    self.shown = shown
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

extension MarkdownPage.Fence {
  /// The file that the fence names instead of holding a document.
  fileprivate var namedFile: String? {
    source.text.trimmingCharacters(in: .whitespacesAndNewlines).wholeMatch(of: /file:[ ]*([^\n]+)/)
      .map { $0.output.1.trimmingCharacters(in: .whitespaces.union(["\"", "'"])) }
  }

  /// Reads that file, which is in the page's folder or below.
  ///
  /// - Returns: The document, and the folder of its images.
  fileprivate func read(_ file: String, beside page: Document) throws(DocumentError) -> (SourceFile, String) {
    let path = "\((page.source.name as NSString).deletingLastPathComponent.followedBySlash)\(file)"
    let bytes: [UInt8]
    do throws(ResourceError) {
      bytes = try FolderResources(folder: page.folder).document(named: file)
    } catch {
      let problem = Diagnostic.error(.unreadableFile, "'\(file)' \(error.message)", at: place)
      throw DocumentError(file: page.source, diagnostics: Diagnostics([problem]))
    }
    let (document, diagnostics) = SourceFile.reading(bytes, name: path)
    guard !diagnostics.hasErrors else { throw DocumentError(file: document, diagnostics: diagnostics) }
    return (document, "\(page.folder)/\((file as NSString).deletingLastPathComponent)")
  }
}

extension String {
  fileprivate var followedBySlash: String { isEmpty ? "" : self + "/" }
}

/// Names of files for figures, each different from those before.
struct FigureNames {
  private var taken: Set<String> = []

  /// A name of small letters, digits and hyphens.
  ///
  ///     name(for: "A search row")   // "a-search-row"
  ///     name(for: "A search row!")  // "a-search-row-2"
  mutating func name(for title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    var base = ""
    for word in words where base.isEmpty || base.count + word.count < 60 { base += (base.isEmpty ? "" : "-") + word }
    if base.isEmpty { base = "figure" }
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}
