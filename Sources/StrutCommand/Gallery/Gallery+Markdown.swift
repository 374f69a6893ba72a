import Serialization

extension Gallery {
  /// The gallery as Markdown, for a repository: pictures are files in a folder beside it.
  ///
  /// - Parameters:
  ///   - pictures: The folder's name.
  ///   - showsDocuments: Whether each picture is followed by its document.
  ///   - showsListings: Whether it is followed by the code that makes it with UIKit, folded.
  ///   - link: The address of a document, seen from the page; `nil` for one that has none.
  func markdown(
    picturesIn pictures: String, showsDocuments: Bool = false, showsListings: Bool = false,
    link: (GalleryFigure) -> String?
  ) -> String {
    var text = "\(Self.mark)\n# \(title.escapedForMarkdown)\n"
    for section in sections {
      if let title = section.title { text += "\n- [\(title.escapedForMarkdown)](#\(section.anchor))" }
    }
    if sections.contains(where: { $0.title != nil }) { text += "\n" }
    for section in sections {
      // An address of our own: those that are made of headings differ from site to site.
      if let title = section.title { text += "\n<a id=\"\(section.anchor)\"></a>\n\n## \(title.escapedForMarkdown)\n" }
      for figure in section.figures {
        text += "\n### \(figure.title.escapedForMarkdown)\n\n"
        for picture in figure.pictures {
          if let heading = picture.heading { text += "\(heading.escapedForMarkdown)\n\n" }
          text += "![\(figure.alternative.escapedForMarkdown)](\(pictures)/\(picture.name.addressEncoded))\n\n"
        }
        if !figure.caption.isEmpty { text += "\(figure.caption.escapedForMarkdown)\n" }
        if let link = link(figure) { text += "[\(figure.name.escapedForMarkdown)](\(link.addressEncoded))\n" }
        if showsDocuments, let source = figure.source {
          text += "\n\(source.fenced(in: figure.language))"
        }
        if showsListings {
          text += "\n<details>\n<summary>With UIKit, in Swift</summary>\n\n"
          text += "\(figure.listing.fenced(in: "swift"))\n</details>\n"
        }
      }
    }
    return text
  }
}

extension String {
  /// With a backslash before every sign that Markdown could take for its own.
  var escapedForMarkdown: String {
    var text = ""
    for character in showingControls(keepingLines: true) {
      if "\\`*_[]<>#&|~".contains(character) { text.append("\\") }
      text.append(character.isNewline ? " " : character)
    }
    return text
  }

  /// As a block of code, between fences that are longer than any in it.
  fileprivate func fenced(in language: String) -> String {
    let ticks = split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, ticks + 1))
    let text = showingControls(keepingLines: true)
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }
}
