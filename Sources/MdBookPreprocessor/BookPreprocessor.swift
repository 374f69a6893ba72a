import Diagnostics
import Embedding
import Figures
import Foundation
import Serialization
import Strut

/// Draws the figures in the chapters of a book of mdBook into the chapters: mdBook would build again without end if
/// files were written beside them.
struct BookPreprocessor {
  private let root: String
  /// The folder of chapters, seen from the root.
  private let sources: String
  private let cache: FenceCache?
  /// One for all chapters: the page for printing holds them all.
  private var names = FigureNames()
  /// What is to be said, formatted.
  private(set) var messages = ""
  private(set) var hasErrors = false

  /// - Parameter context: What mdBook says about the book: its `root` and its configuration.
  init(_ context: [String: Any], cache: FenceCache? = nil) {
    self.cache = cache
    root = context["root"] as? String ?? "."
    let book = (context["config"] as? [String: Any])?["book"] as? [String: Any]
    sources = book?["src"] as? String ?? "src"
  }

  /// The book, or a part of it, with pictures in the place of figures. What it does not know stays as it is: mdBook 0.4
  /// keeps chapters in `sections`, 0.5 in `items`.
  mutating func drawingFigures(in part: Any) -> Any {
    if let parts = part as? [Any] { return parts.map { drawingFigures(in: $0) } }
    guard var members = part as? [String: Any] else { return part }
    if let chapter = members["Chapter"] as? [String: Any] {
      members["Chapter"] = drawing(chapter)
      return members
    }
    for key in ["sections", "items"] where members[key] != nil {
      members[key] = members[key].map { drawingFigures(in: $0) }
    }
    return members
  }

  private mutating func drawing(_ chapter: [String: Any]) -> [String: Any] {
    var chapter = chapter
    // A chapter without a file is a draft.
    if let path = chapter["source_path"] as? String ?? chapter["path"] as? String,
      let content = chapter["content"] as? String
    {
      let file = "\(sources)/\(path)"
      chapter["content"] = drawing(SourceFile(name: file, text: content))
    }
    chapter["sub_items"] = chapter["sub_items"].map { drawingFigures(in: $0) }
    return chapter
  }

  private mutating func drawing(_ chapter: SourceFile) -> String {
    let page = MarkdownPage(chapter, languages: ["strut"])
    var diagnostics = page.diagnostics
    var text = ""
    var next = 0
    for fence in page.fences {
      do throws(DocumentError) {
        let markup = try pictures(of: fence, in: chapter, &diagnostics)
        // A figure that a comment hides, or that can be folded, stays; its picture goes behind.
        let isShown = fence.pictures.lowerBound == fence.lines.upperBound
        text += page.lines[next..<(isShown ? fence.lines.lowerBound : fence.pictures.lowerBound)].joined()
        let opening = String(page.lines[fence.lines.lowerBound].prefix(fence.prefix.count))
        // The mark of an item stays, on the line of the picture.
        let isMarked = isShown && opening.contains { !" \t>".contains($0) }
        text += isMarked ? opening : "\(fence.prefix)\n\(fence.prefix)"
        text += markup.joined(separator: "\n\(fence.prefix)") + "\n\(fence.prefix)\n"
        next = fence.pictures.upperBound
      } catch {
        if error.file.name == chapter.name {
          diagnostics.add(contentsOf: error.diagnostics)
        } else {
          messages += error.text
          hasErrors = true
        }
      }
    }
    messages += DiagnosticFormatter(file: chapter).format(diagnostics)
    if diagnostics.hasErrors { hasErrors = true }
    return text + page.lines[next...].joined()
  }

  /// The lines that show a figure; none is empty, since that would end the HTML.
  private mutating func pictures(
    of fence: MarkdownPage.Fence, in chapter: SourceFile, _ diagnostics: inout Diagnostics
  ) throws(DocumentError) -> [String] {
    let folder = ("\(root)/\(chapter.name)" as NSString).deletingLastPathComponent
    let fenced = try FencedFigure(fence.source, at: fence.place, in: folder)
    let manner = FencedFigure.Manner(
      format: .svg, text: .outlines, fallback: fence.heading ?? "figure", description: fence.heading)
    let drawing = try fenced.drawn(manner, names: &names, cache: cache)
    diagnostics.add(contentsOf: drawing.diagnostics)
    messages += drawing.messages
    return drawing.pictures.flatMap { picture in
      let svg = String(decoding: picture.files[0].bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      let lines = svg.filter { !$0.hasPrefix("<?xml") && !$0.allSatisfy(\.isWhitespace) }.map(String.init)
      var markup = MarkupWriter(.html)
      markup.block("figure", ["class": "strut"]) {
        for line in lines { $0.write(raw: line + "\n") }
        if let caption = picture.caption {
          $0.line("figcaption", text: caption.split(whereSeparator: \.isNewline).joined(separator: " "))
        }
      }
      return markup.text.split(separator: "\n").map(String.init)
    }
  }
}
