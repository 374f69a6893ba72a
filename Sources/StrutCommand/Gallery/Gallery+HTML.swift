import Figures
import Serialization
import Staging

extension Gallery {
  /// The gallery as one page that needs nothing beside it.
  ///
  /// It follows the reader's choice of a light or a dark page, and lets them choose otherwise.
  var html: String {
    var page = MarkupWriter(.html)
    page.write(raw: "<!DOCTYPE html>\n\(Self.mark)\n")
    page.block("html", ["lang": "en"]) {
      $0.block("head", content: writeHead)
      $0.block("body") {
        $0.block("header", content: writeHeader)
        $0.block("div", ["class": "columns"]) {
          writeContents(to: &$0)
          $0.block("main") { for section in sections { section.write(to: &$0) } }
        }
        $0.block("script") { $0.write(raw: GalleryPage.script) }
      }
    }
    return page.text
  }

  private func writeHead(to page: inout MarkupWriter) {
    page.emptyLine("meta", ["charset": "utf-8"])
    page.emptyLine("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    page.emptyLine("meta", ["name": "generator", "content": "Strut"])
    page.line("title", text: title)
    page.block("style") { $0.write(raw: GalleryPage.styleSheet) }
  }

  private func writeHeader(to page: inout MarkupWriter) {
    let count = sections.reduce(0) { $0 + $1.figures.count }
    page.line("h1", text: title)
    page.line("p", text: "\(count) \(count == 1 ? "figure" : "figures")")
    GalleryPage.writeThemeSwitch(to: &page)
  }

  /// The table of contents: beside the figures where there is room, folded above them where there is not.
  private func writeContents(to page: inout MarkupWriter) {
    page.line("nav", ["aria-label": "Contents"]) {
      $0.inline("details", ["open": ""]) {
        $0.newline()
        $0.line("summary", text: "Contents")
        for section in sections { section.writeContents(to: &$0) }
      }
    }
  }
}

extension Gallery.Section {
  fileprivate func writeContents(to page: inout MarkupWriter) {
    if let title {
      page.line("p") { $0.inline("a", ["href": "#\(anchor)"], text: title) }
    }
    page.block("ol") {
      for figure in figures {
        $0.line("li") { $0.inline("a", ["href": "#\(figure.anchor)"], text: figure.title) }
      }
    }
  }

  fileprivate func write(to page: inout MarkupWriter) {
    page.block("section", ["id": anchor]) {
      if let title { $0.line("h2", text: title) }
      for figure in figures { figure.write(to: &$0) }
    }
  }
}

extension GalleryFigure {
  /// Ids of the page begin with a letter of their own, since a picture's begin with its name.
  fileprivate var anchor: String { "figure-" + name }

  fileprivate func write(to page: inout MarkupWriter) {
    page.block("article", ["id": anchor]) {
      $0.line("h3") {
        $0.write(title + " ")
        $0.inline("a", ["href": "#\(anchor)"], text: name)
      }
      $0.block("figure") {
        for picture in pictures { picture.write(to: &$0) }
        if !caption.isEmpty { $0.line("figcaption", text: caption) }
      }
      if let source {
        $0.line("details") {
          $0.line("summary", text: "Document")
          $0.inline("pre") { $0.inline("code") { DocumentHighlighter.write(source, to: &$0) } }
        }
      }
      $0.line("details") {
        $0.line("summary", text: "Solved numbers")
        for picture in pictures { picture.writeNumbers(to: &$0) }
      }
    }
  }
}

extension GalleryPicture {
  fileprivate func write(to page: inout MarkupWriter) {
    if let heading { page.line("h4", text: heading) }
    page.block("div", ["class": "picture", "style": "--width: \(width)px", "tabindex": "0"]) { $0.write(raw: svg) }
  }

  /// As the picture's root says it, in CSS pixels.
  private var width: Substring {
    let root = svg.prefix { $0 != ">" }
    return root.firstRange(of: " width=\"").map { root[$0.upperBound...].prefix { $0 != "\"" } } ?? "0"
  }

  /// What `strut inspect` prints, as tables.
  fileprivate func writeNumbers(to page: inout MarkupWriter) {
    page.line("h4", text: solved.heading)
    for panel in solved.panels {
      if let title = panel.title { page.line("h5", text: title) }
      panel.writeViews(to: &page)
      panel.writeConstraints(to: &page)
    }
  }
}

extension PanelLayout {
  fileprivate func writeViews(to page: inout MarkupWriter) {
    page.line("div", ["class": "numbers", "tabindex": "0"]) {
      $0.inline("table") {
        $0.newline()
        $0.line("thead") { $0.writeRow(Self.viewColumns + [""], of: "th") }
        $0.block("tbody") {
          for row in viewRows {
            $0.writeRow(row, of: "td")
            $0.newline()
          }
        }
      }
    }
  }

  fileprivate func writeConstraints(to page: inout MarkupWriter) {
    guard !constraints.isEmpty else { return }
    page.block("ul") {
      for constraint in constraints {
        $0.line("li") {
          $0.inline("code", text: constraint.text)
          guard let state = constraint.state else { return }
          $0.write(" ")
          $0.inline("em", text: state)
        }
      }
    }
  }
}

extension MarkupWriter {
  fileprivate mutating func writeRow(_ cells: [String], of cell: StaticString) {
    inline("tr") { for text in cells { $0.inline(cell, text: text) } }
  }
}
