import Figures
import Foundation
import Staging

extension Gallery {
  /// The gallery as one page that needs nothing beside it.
  ///
  /// It follows the reader's choice of a light or a dark page, and lets them choose otherwise.
  var html: String {
    let count = sections.reduce(0) { $0 + $1.figures.count }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="Strut">
      <title>\(title.escapedForHTML)</title>
      <style>
      \(GalleryPage.styleSheet)</style>
      </head>
      <body>
      <header>
      <h1>\(title.escapedForHTML)</h1>
      <p>\(count) \(count == 1 ? "figure" : "figures")</p>
      \(GalleryPage.themeSwitch)
      </header>
      <div class="columns">
      \(contents)
      <main>
      \(sections.map(\.html).joined())</main>
      </div>
      <script>
      \(GalleryPage.script)</script>
      </body>
      </html>

      """
  }

  /// The table of contents: beside the figures where there is room, folded above them where there is not.
  private var contents: String {
    let lists = sections.map { section in
      let items = section.figures.map { "<li><a href=\"#\($0.anchor)\">\($0.title.escapedForHTML)</a></li>\n" }
      let heading = section.title.map { "<p><a href=\"#\(section.anchor)\">\($0.escapedForHTML)</a></p>\n" } ?? ""
      return "\(heading)<ol>\n\(items.joined())</ol>\n"
    }
    return "<nav aria-label=\"Contents\"><details open>\n<summary>Contents</summary>\n\(lists.joined())</details></nav>"
  }
}

extension Gallery.Section {
  fileprivate var html: String {
    let heading = title.map { "<h2>\($0.escapedForHTML)</h2>\n" } ?? ""
    return "<section id=\"\(anchor)\">\n\(heading)\(figures.map(\.html).joined())</section>\n"
  }
}

extension GalleryFigure {
  /// Ids of the page begin with a letter of their own, since a picture's begin with its name.
  fileprivate var anchor: String { "figure-" + name.escapedForHTML }

  fileprivate var html: String {
    """
    <article id="\(anchor)">
    <h3>\(title.escapedForHTML) <a href="#\(anchor)">\(name.escapedForHTML)</a></h3>
    <figure>
    \(pictures.map(\.html).joined())\(caption.isEmpty ? "" : "<figcaption>\(caption.escapedForHTML)</figcaption>\n")</figure>
    <details><summary>Document</summary>
    <pre><code>\(DocumentHighlighter.html(source))</code></pre></details>
    <details><summary>Solved numbers</summary>
    \(pictures.map(\.numbers).joined())</details>
    </article>

    """
  }
}

extension GalleryPicture {
  fileprivate var html: String {
    let heading = heading.map { "<h4>\($0.escapedForHTML)</h4>\n" } ?? ""
    return "\(heading)<div class=\"picture\" style=\"--width: \(width)px\" tabindex=\"0\">\n\(svg)</div>\n"
  }

  /// As the picture's root says it, in CSS pixels.
  private var width: Substring {
    let root = svg.prefix { $0 != ">" }
    return root.firstRange(of: " width=\"").map { root[$0.upperBound...].prefix { $0 != "\"" } } ?? "0"
  }

  /// What `strut inspect` prints, as tables.
  fileprivate var numbers: String {
    let panels = solved.panels.map { panel in
      let title = panel.title.map { "<h5>\($0.escapedForHTML)</h5>\n" } ?? ""
      return title + panel.viewTable + panel.constraintList
    }
    return "<h4>\(solved.heading.escapedForHTML)</h4>\n\(panels.joined())"
  }
}

extension PanelLayout {
  fileprivate var viewTable: String {
    let heads = (Self.viewColumns + [""]).map { "<th>\($0)</th>" }
    let rows = viewRows.map { "<tr>\($0.map { "<td>\($0.escapedForHTML)</td>" }.joined())</tr>\n" }
    return """
      <div class="numbers" tabindex="0"><table>
      <thead><tr>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table></div>

      """
  }

  fileprivate var constraintList: String {
    guard !constraints.isEmpty else { return "" }
    let items = constraints.map { constraint in
      let state = constraint.state.map { " <em>\($0)</em>" } ?? ""
      return "<li><code>\(constraint.text.escapedForHTML)</code>\(state)</li>\n"
    }
    return "<ul>\n\(items.joined())</ul>\n"
  }
}

extension String {
  var escapedForHTML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
