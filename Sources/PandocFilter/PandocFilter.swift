import Diagnostics
import Embedding
import Figures
import Files
import Foundation
import Geometry
import Strut

/// Draws the figures in blocks of code of a document of pandoc.
struct PandocFilter {
  private let dialect: PandocDialect
  private let format: PictureFormat
  private let cache: FenceCache?
  private var names = FigureNames()
  private var count = 0
  private var pictures: [(path: String, bytes: [UInt8])] = []
  /// What is to be said, formatted.
  private(set) var messages = ""
  private(set) var hasErrors = false

  /// Where the pictures go, seen from the folder in which pandoc runs.
  static let folder = "strut-figures"

  init(dialect: PandocDialect, format: PictureFormat, cache: FenceCache? = nil) {
    (self.dialect, self.format, self.cache) = (dialect, format, cache)
  }

  /// The format in which a writer of pandoc takes pictures: pixels for what knows no vectors.
  ///
  /// - Parameter writer: As pandoc names it, such as `html5` or `latex`.
  static func format(for writer: String) -> PictureFormat {
    let name = writer.prefix { $0 != "+" && $0 != "-" }
    if ["latex", "beamer", "context"].contains(name) { return .pdf }
    if ["docx", "odt", "opendocument", "pptx", "rtf", "icml", "ms", "fb2"].contains(name) { return .png }
    return .svg
  }

  /// The document, or a part of it, with pictures in the place of figures.
  mutating func replacingFigures(in part: Any) -> Any {
    switch part {
    case let parts as [Any]: return parts.flatMap { blocks(for: $0) ?? [replacingFigures(in: $0)] }
    case let members as [String: Any]: return members.mapValues { replacingFigures(in: $0) }
    default: return part
    }
  }

  /// Writes what is not there yet.
  func writePictures() throws {
    guard !pictures.isEmpty else { return }
    try Folder.make(Self.folder)
    for picture in pictures {
      let present = try? RegularFile.readIfPresent(picture.path, limit: picture.bytes.count)
      if present != picture.bytes { try WholeFile.write(picture.bytes, to: picture.path) }
    }
  }

  /// What shows the figure of a block of code: `{"t": "CodeBlock", "c": [[identifier, classes, pairs], text]}`.
  ///
  /// - Returns: `nil` for anything else.
  private mutating func blocks(for element: Any) -> [Any]? {
    guard let element = element as? [String: Any], element["t"] as? String == "CodeBlock",
      let content = element["c"] as? [Any], content.count == 2, let text = content[1] as? String,
      let attributes = content[0] as? [Any], attributes.count == 3, let identifier = attributes[0] as? String,
      let classes = attributes[1] as? [String], classes.contains(where: { $0.lowercased() == "strut" }),
      let pairs = attributes[2] as? [[String]]
    else { return nil }
    count += 1
    let fence = FencePlace(pairs.first { $0.first == "data-pos" }?.last, number: count)
    let kept = PandocDialect.Attributes(
      identifier: identifier, classes: classes.filter { $0.lowercased() != "strut" },
      pairs: pairs.filter { $0.first != "data-pos" })
    let source = fence.source(of: text)
    do throws(DocumentError) {
      let figure = try FencedFigure(source, at: fence.range, in: ".")
      return try draw(figure, source, kept)
    } catch {
      messages += error.text
      hasErrors = true
      return []
    }
  }

  private mutating func draw(
    _ fenced: FencedFigure, _ source: SourceFile, _ attributes: PandocDialect.Attributes
  ) throws(DocumentError) -> [Any] {
    let identifier = attributes.identifier.isEmpty ? nil : attributes.identifier
    let manner = FencedFigure.Manner(format: format, text: .outlines, name: identifier)
    let drawing = try fenced.drawn(manner, names: &names, cache: cache)
    messages += DiagnosticFormatter(file: source).format(drawing.diagnostics) + drawing.messages
    var attributes = attributes
    return drawing.pictures.map { picture in
      let path = Self.path(for: picture.files[0])
      pictures.append((path, picture.files[0].bytes))
      var own = attributes
      let says = { (key: String) in own.pairs.contains { $0.first == key } }
      if format == .png, !says("width"), !says("height"), let size = picture.files[0].size {
        own.pairs.append(["width", "\(Int(size.width.rounded()))px"])
      }
      // An identifier is of one thing.
      attributes.identifier = ""
      return dialect.block(
        showing: path, alternative: picture.alternative, caption: picture.caption, own)
    }
  }

  /// A name that says what is in the file, so that documents of one folder can be converted at once, and that TeX takes:
  /// `strut-figures/login-0f3a….svg`.
  private static func path(for file: RenderedFile) -> String {
    let name = file.name.prefix { $0 != "." && $0 != "~" && $0 != "@" }
    let hash = String(stableHash(file.bytes), radix: 16)
    return "\(folder)/\(name)-\(hash).\(file.format.fileExtension)"
  }
}
