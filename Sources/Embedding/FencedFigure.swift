package import Diagnostics
import Figures
import Files
package import Strut

/// The figures of a fence: of the document that it holds, or of the file that it names with `file: figures/login.yaml`.
package struct FencedFigure {
  let source: SourceFile
  /// Of the document; its images and what it includes are in it.
  let folder: String
  /// Of the fence.
  private let place: SourceRange
  /// The name of the file that the fence names, without its extension.
  let fileName: String?

  /// Reads what a fence holds.
  ///
  /// - Parameters:
  ///   - fence: The fence's text, as a file whose lines are those of the page.
  ///   - place: Of the fence.
  ///   - folder: Of the page; nothing outside of it is read.
  /// - Throws: Why the file that it names cannot be read. Mistakes in the document are told when it is drawn.
  package init(_ fence: SourceFile, at place: SourceRange, in folder: String) throws(DocumentError) {
    self.place = place
    guard let named = fence.namedFile else {
      (source, fileName, self.folder) = (fence, nil, folder)
      return
    }
    let (file, filePlace) = (named.value, named.range)
    let bytes: [UInt8]
    do throws(ResourceError) {
      bytes = try FolderResources(folder: folder).document(named: file)
    } catch {
      let problem = Diagnostic.error(.unreadableFile, "'\(file)' \(error.message)", at: filePlace)
      throw DocumentError(file: fence, diagnostics: Diagnostics([problem]))
    }
    let (document, diagnostics) = SourceFile.reading(bytes, name: fence.name.sibling(file))
    guard !diagnostics.hasErrors else { throw DocumentError(file: document, diagnostics: diagnostics) }
    source = document
    fileName = file.pathName.withoutPathExtension
    self.folder = folder.appendingFile(file).folderOfFile
  }

  /// How a page shows its figures.
  package struct Manner {
    package var format: PictureFormat
    package var text: RenderOptions.TextForm
    /// Whether a figure has a light and a dark picture, unless it says a theme; or else one for all readers.
    package var hasThemes: Bool
    /// What a figure is called, whatever its title; a file's figures are called after the file.
    package var name: String?
    /// What a figure is called that has no title.
    package var fallback: String
    /// Says what a figure shows that says nothing itself, such as the heading above it.
    package var description: String?

    package init(
      format: PictureFormat, text: RenderOptions.TextForm, hasThemes: Bool = false, name: String? = nil,
      fallback: String = "figure", description: String? = nil
    ) {
      (self.format, self.text, self.hasThemes) = (format, text, hasThemes)
      (self.name, self.fallback, self.description) = (name, fallback, description)
    }
  }

  /// The pictures of the figures, for a page.
  package struct Drawing: Equatable {
    /// One combination of device, orientation, direction and text size, in each theme that the figure has.
    package struct Picture: Equatable {
      /// One at least.
      package var files: [RenderedFile]
      /// For readers who cannot see it.
      package var alternative: String
      package var caption: String?
    }

    package var pictures: [Picture]
    /// Warnings about the document on the page.
    package var diagnostics = Diagnostics()
    /// The messages of warnings about a file that the fence names, with their lines of that file: who keeps figures in
    /// files draws them on pages only. Empty for none.
    package var messages = ""
  }

  /// An SVG that takes more bytes because its text is outlined keeps it live.
  package static let largestOutlines = 30_000

  /// The figures' pictures, at one scale; drawn, or as they were drawn before.
  ///
  /// - Parameter names: Those that other figures have; the figures' own are added.
  /// - Throws: What is wrong with the document.
  package func drawn(
    _ manner: Manner, names: inout FigureNames, cache: FenceCache? = nil
  ) throws(DocumentError) -> Drawing {
    if let drawing = cache?.drawing(of: self, manner, names: &names) { return drawing }
    // 1. Read the figures, name them, and choose their themes.
    var reading = FigureReading(source, name: fileName ?? "figure", imagesIn: folder)
    let titles = reading.figures.map { figure in
      if fileName != nil { return figure.name }
      return manner.name ?? (figure.hasOwnName ? figure.name : figure.title) ?? manner.fallback
    }
    for (index, title) in titles.enumerated() {
      if manner.hasThemes { reading.figures[index].takeThemes() } else { reading.figures[index].takeOneTheme() }
      reading.figures[index].name = names.name(for: title)
      reading.figures[index].scales = Array(reading.figures[index].scales.prefix(1))
    }
    // 2. Draw them.
    let drawing = try draw(reading, manner)
    // 3. Keep what can be known again by what was read; warnings are told every time.
    if drawing.diagnostics.isEmpty, drawing.messages.isEmpty, !reading.hasSearched {
      cache?.store(
        drawing, of: self, manner, titles: titles, names: reading.figures.map(\.name), inputs: reading.inputs)
    }
    return drawing
  }

  private func draw(_ reading: FigureReading, _ manner: Manner) throws(DocumentError) -> Drawing {
    var options = RenderOptions(formats: [manner.format], text: manner.text)
    var rendering = render(reading, options: options)
    if manner.format == .svg, manner.text == .outlines,
      rendering.files.contains(where: { $0.bytes.count > Self.largestOutlines })
    {
      options.text = .live
      rendering = render(reading, options: options)
    }
    guard !rendering.diagnostics.hasErrors else {
      throw DocumentError(file: source, diagnostics: placed(rendering.diagnostics))
    }
    let headings = rendering.pictures.count > 1 ? rendering.pictures.map(\.heading) : [""]
    var pictures: [Drawing.Picture] = []
    var rest = rendering.files[...]
    for figure in reading.figures {
      let description = figure.alt ?? figure.caption ?? figure.title ?? manner.description ?? ""
      for heading in headings {
        let files = rest.prefix(max(1, figure.themes.count))
        rest = rest.dropFirst(files.count)
        guard !files.isEmpty else { continue }
        pictures.append(
          Drawing.Picture(
            files: Array(files), alternative: heading.isEmpty ? description : "\(description) (\(heading))",
            caption: figure.caption))
      }
    }
    guard fileName == nil else {
      return Drawing(pictures: pictures, messages: DiagnosticFormatter(file: source).format(rendering.diagnostics))
    }
    return Drawing(pictures: pictures, diagnostics: placed(rendering.diagnostics))
  }

  /// What is said of a document as a whole is said of its fence: there may be many on the page.
  private func placed(_ diagnostics: Diagnostics) -> Diagnostics {
    guard fileName == nil else { return diagnostics }
    return Diagnostics(
      diagnostics.all.map { diagnostic in
        var placed = diagnostic
        placed.range = diagnostic.range ?? place
        return placed
      })
  }
}

extension SourceFile {
  /// The file that a fence names instead of holding a document.
  fileprivate var namedFile: Located<String>? {
    // Most fences are documents, and all of them are asked.
    let content = text.utf8.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }
    guard content.starts(with: "file:".utf8) else { return nil }
    guard let name = text.wholeMatch(of: /\s*file:["' ]*([^\n]+?)["'\s]*/)?.output.1 else { return nil }
    let before = text[..<name.startIndex].unicodeScalars
    let range = SourceRange(
      line: 1 + before.count { $0 == "\n" }, column: 1 + before.reversed().prefix { $0 != "\n" }.count,
      length: name.unicodeScalars.count)
    return Located(String(name), at: range)
  }
}

extension Figure {
  /// Makes it a figure with one picture for all themes: an SVG that follows its reader, unless the figure says a theme.
  fileprivate mutating func takeOneTheme() {
    (themes, isAdaptive) = (isAdaptive ? [] : Array(themes.prefix(1)), false)
  }

  /// Makes it a figure with a light and a dark picture, unless it says its themes.
  fileprivate mutating func takeThemes() {
    if isAdaptive || themes.isEmpty { (themes, isAdaptive) = ([.light, .dark], false) }
  }
}
