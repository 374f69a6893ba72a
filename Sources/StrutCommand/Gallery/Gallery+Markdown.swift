import Foundation
import Serialization

extension Gallery {
  /// The gallery as Markdown, for a repository: pictures are files in a folder beside it.
  ///
  /// - Parameters:
  ///   - pictures: The folder's name.
  ///   - link: The address of a document, seen from the page; `nil` for one that has none.
  func markdown(picturesIn pictures: String, link: (GalleryFigure) -> String?) -> String {
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
          text += "![\(figure.alternative.escapedForMarkdown)](\(pictures)/\(picture.name.escapedForAddress))\n\n"
        }
        if !figure.caption.isEmpty { text += "\(figure.caption.escapedForMarkdown)\n" }
        if let link = link(figure) { text += "[\(figure.name.escapedForMarkdown)](\(link.escapedForAddress))\n" }
      }
    }
    return text
  }
}

extension String {
  /// With a backslash before every sign that Markdown could take for its own.
  fileprivate var escapedForMarkdown: String {
    var text = ""
    for character in showingControls(keepingLines: true) {
      if "\\`*_[]<>#&|~".contains(character) { text.append("\\") }
      text.append(character.isNewline ? " " : character)
    }
    return text
  }

  fileprivate var escapedForAddress: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "()"))) ?? self
  }
}
