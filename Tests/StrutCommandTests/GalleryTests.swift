import Foundation
import Strut
import TestSupport
import Testing

@testable import StrutCommand

extension GalleryFigure {
  /// Reads and draws a document.
  fileprivate static func all(path: String, isAnimated: Bool = false) throws(DocumentError) -> [GalleryFigure] {
    let reading = try DocumentReading(path: path, options: RenderOptions()) { _ in true }
    return try all(of: reading, path: path, text: .live, isAnimated: isAnimated)
  }

  fileprivate init(path: String, isAnimated: Bool = false) throws(DocumentError) {
    self = try Self.all(path: path, isAnimated: isAnimated)[0]
  }
}

/// A page of figures, made of samples that have one picture, several, and one that follows no reader.
@Suite struct GalleryTests {
  private static func gallery(_ names: [String], headings: [Gallery.Heading] = []) throws -> Gallery {
    let figures = try names.map { name in
      try GalleryFigure(path: Samples.folder.appendingPathComponent("\(name).yaml").path)
    }
    return Gallery(title: "Figures", figures: figures, headings: headings)
  }

  private static let page = Result {
    try gallery(["pios-14-13", "ual-conflict", "media-cell", "dialog", "pios-14-12"])
  }

  @Test func everyIdOnThePageIsThereOnce() throws {
    let html = try Self.page.get().html
    let ids = html.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
    #expect(ids.count > 100)
    #expect(Set(ids).count == ids.count)
    let links = html.matches(of: ##/href="#([^"]*)"|url\(#([^)]*)\)/##).map { String($0.output.1 ?? $0.output.2 ?? "") }
    #expect(Set(links).subtracting(ids).isEmpty)
  }

  @Test func thePageNeedsNothingBesideIt() throws {
    let html = try Self.page.get().html
    #expect(html.matches(of: ##/(src|href)="(?!#|data:)[^"]*"|@import|url\((?!#|data:)/##).isEmpty)
  }

  @Test func thePageSaysWhatTheFiguresAre() throws {
    let html = try Self.page.get().html
    #expect(html.contains("<h3>Springs and struts, before and after a resize <a href=\"#figure-pios-14-13\">"))
    #expect(html.contains("<b>autoresizingMask</b>: [flexibleWidth]"))
    #expect(html.contains("<td>    v2</td><td>view</td><td>0</td><td>0</td><td>172</td><td>10</td>"))
    #expect(html.contains("<em>broken</em>"))
  }

  @Test func whatMovesPlaysOnRequest() throws {
    let menu = Samples.folder.appendingPathComponent("ual-move.yaml").path
    #expect(try !GalleryFigure(path: menu).pictures[0].svg.contains("@keyframes"))
    #expect(try GalleryFigure(path: menu, isAnimated: true).pictures[0].svg.contains(" infinite both ual-move-m1}"))
    let dialog = Samples.folder.appendingPathComponent("dialog.yaml").path
    #expect(
      try GalleryFigure(path: dialog, isAnimated: true).pictures.map(\.svg)
        == GalleryFigure(path: dialog).pictures.map(\.svg))
  }

  /// A figure that lists a light and a dark look is there once, in the look that follows the reader.
  @Test func severalThemesAreOnePicture() throws {
    let figure = try GalleryFigure(path: Samples.folder.appendingPathComponent("dialog.yaml").path)
    #expect(figure.pictures.map(\.name) == ["dialog-portrait.svg", "dialog-landscape.svg"])
    for picture in figure.pictures { #expect(picture.svg.contains("@media (prefers-color-scheme:dark)")) }
  }

  @Test func theLongestBeginningClaimsAFigure() throws {
    let headings = [
      Gallery.Heading(prefix: "pios", title: "Views"), Gallery.Heading(prefix: "pios-14-13", title: "Thirteen"),
      Gallery.Heading(prefix: "none", title: "Nothing"),
    ]
    let gallery = try Self.gallery(["ual-tie", "pios-14-13", "pios-14-01", "pios-14-12"], headings: headings)
    #expect(gallery.sections.map(\.title) == ["Figures", "Views", "Thirteen"])
    let names = gallery.sections.map { $0.figures.map(\.name) }
    #expect(names == [["ual-tie"], ["pios-14-01", "pios-14-12"], ["pios-14-13"]])
  }

  @Test func markdownNamesPicturesAndDocuments() throws {
    let gallery = try Self.gallery(["media-cell"])
    let markdown = gallery.markdown(picturesIn: "gallery") { "../samples/\($0.name).yaml" }
    #expect(markdown.contains("![A media cell](gallery/media-cell-landscape.svg)"))
    #expect(markdown.contains("[media-cell](../samples/media-cell.yaml)"))
  }

  /// Under a caption, the picture's own description is for those who cannot see it.
  @Test func markdownDescribesPicturesWithACaption() throws {
    let document = "title: A box\nalt: A teal box.\ncaption: Why.\nsize: [10, 10]\nviews:\n  - view: a\n"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("box-\(UUID().uuidString).yaml")
    try document.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let figure = try GalleryFigure(path: file.path)
    let markdown = Gallery(title: "", figures: [figure], headings: []).markdown(picturesIn: "p") { _ in nil }
    #expect(markdown.contains("![A teal box.](p/"))
    #expect(markdown.contains("\nWhy.\n"))
    #expect(!markdown.contains("```"))
  }

  @Test func markdownShowsDocumentsBetweenFencesThatAreLonger() throws {
    let document = "# ``` and ````\nsize: [10, 10]\nviews:\n  - view: a"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("box-\(UUID().uuidString).yaml")
    try document.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let gallery = Gallery(title: "", figures: [try GalleryFigure(path: file.path)], headings: [])
    let markdown = gallery.markdown(picturesIn: "p", showsDocuments: true) { _ in nil }
    #expect(markdown.hasSuffix("\n`````yaml\n\(document)\n`````\n"))
  }

  /// Its text is shown once.
  @Test func aStoryboardHasAFigureForEachScene() throws {
    let scenes = ["Login", "Welcome"].map { name in
      """
      <scene sceneID="s\(name)"><objects><viewController id="c\(name)" customClass="\(name)" sceneMemberID="viewController">
      <view key="view" id="v\(name)"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></view>
      </viewController></objects></scene>
      """
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>\(scenes.joined())</scenes></document>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Main.storyboard")
    try document.write(to: file, atomically: true, encoding: .utf8)
    let figures = try GalleryFigure.all(path: file.path)
    #expect(figures.map(\.name) == ["Main-Login", "Main-Welcome"])
    #expect(figures.map(\.title) == ["Main: Login", "Main: Welcome"])
    #expect(figures.flatMap(\.pictures).map(\.name) == ["Main-Login.svg", "Main-Welcome.svg"])
    let markdown = Gallery(title: "", figures: figures, headings: [])
      .markdown(picturesIn: "p", showsDocuments: true) { _ in nil }
    #expect(markdown.split(separator: "```xml").count == 2)
  }

  @Test func aDocumentWithErrorsIsNoFigure() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("broken-\(UUID().uuidString).yaml")
    try "size: [10, 10]\nviews:\n  - lable: a\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: DocumentError.self) { try GalleryFigure(path: file.path) }
  }
}

@Suite struct DocumentHighlighterTests {
  @Test(arguments: [
    ("title: On # a word", "<b>title</b>: On <i># a word</i>"),
    ("  - label: name", "  - <b>label</b>: name"),
    ("# all of it: yes", "<i># all of it: yes</i>"),
    ("- H:|-[a]-|", "- H:|-[a]-|"),
    ("- \"|-[a(<=100)]-|\"", "- <q>&quot;|-[a(&lt;=100)]-|&quot;</q>"),
    (
      "show: {constraints: {of: [a, b]}, names: true}",
      "<b>show</b>: {<b>constraints</b>: {<b>of</b>: [a, b]}, <b>names</b>: true}"
    ),
    ("{\"size\": [1, 2]}", "{<b>&quot;size&quot;</b>: [1, 2]}"),
    ("text: it's #1, isn't it", "<b>text</b>: it's <i>#1, isn't it</i>"),
    ("a: 1\r\nb: 2", "<b>a</b>: 1\n<b>b</b>: 2"),
    ("a: 'unclosed", "<b>a</b>: <q>'unclosed</q>"),
  ])
  func marksKeysStringsAndComments(_ line: String, _ html: String) {
    #expect(DocumentHighlighter.html(line) == html)
  }

  /// Marks come to the text; nothing of it goes.
  @Test func keepsTheText() throws {
    let text = "size: [3, 4]\n\n# é \"quoted\" <tag> & more\nviews:\n\t- label: a\n    text: \"a # b\" # c\n"
    let html = DocumentHighlighter.html(text)
    var plain = html.replacing(/<\/?[bqi]>/, with: "")
    for (reference, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      plain = plain.replacingOccurrences(of: reference, with: sign)
    }
    #expect(plain == text)
  }
}
