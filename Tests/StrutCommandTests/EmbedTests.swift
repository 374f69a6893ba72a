import Foundation
import Strut
import TestSupport
import Testing

@testable import Embedding
@testable import StrutCommand

/// Markdown pages with figures, and what `strut embed` makes of them.
@Suite struct EmbedTests {
  private static let figure = """
    size: [40, 40]
    views:
      - view: a
        frame: [0, 0, 10, 10]

    """

  /// A folder that a test has for itself.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("embed-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    var page: String { url.appendingPathComponent("page.md").path }

    func write(_ text: String, to name: String = "page.md") throws {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    func read(_ name: String = "page.md") throws -> String {
      String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Embeds, and returns the names of the written files.
    @discardableResult
    func embed(_ options: EmbeddedPage.Options = EmbeddedPage.Options()) throws -> [String] {
      try EmbeddedPage(path: page, options: options).write().map { String($0.dropFirst(url.path.count + 1)) }
    }

    var pictures: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent("page").path)) ?? []).sorted()
    }
  }

  private static func shown(_ name: String, alt: String, prefix: String = "") -> String {
    [
      MarkdownPage.beginning, "<picture>",
      "<source media=\"(prefers-color-scheme: dark)\" srcset=\"page/\(name)~dark.svg\">",
      "<img alt=\"\(alt)\" src=\"page/\(name).svg\">", "</picture>", MarkdownPage.ending,
    ].map { prefix + $0 + "\n" }.joined()
  }

  /// A repository in continuous integration: what was committed is up to date until the figure changes, and embedding
  /// again changes nothing that git sees.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "skipped: git is not installed"))
  func aRepositoryIsChecked() throws {
    let command = try Command()
    func git(_ arguments: String...) throws -> String {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
      let result = try command.run(URL(fileURLWithPath: "/usr/bin/git"), identity + arguments, input: "")
      #expect(result.status == 0, "\(result.errors)")
      return result.output
    }
    _ = try git("init", "-q", ".")
    let page = "# One\n\n```strut\n\(Self.figure)```\n"
    for path in ["README.md", "docs/guide.md"] { try command.write(page, to: path) }
    #expect(try command.run("embed", "README.md", "docs/guide.md").status == 0)
    try command.write(".in\n.out\n.err\n", to: ".gitignore")
    _ = try git("add", "-A")
    _ = try git("commit", "-qm", "Draw")
    #expect(try command.run("embed", "README.md", "docs/guide.md").status == 0)
    #expect(try git("status", "--porcelain") == "")
    #expect(try command.run("embed", "--check", "README.md", "docs/guide.md").status == 0)
    try command.write(command.text("docs/guide.md").replacing("10, 10", with: "20, 10"), to: "docs/guide.md")
    let checked = try command.run("embed", "--check", "README.md", "docs/guide.md")
    #expect(checked.status == 1 && checked.errors.hasPrefix("docs/guide.md:3:1: error: "), "\(checked.errors)")
    #expect(try git("status", "--porcelain") == " M docs/guide.md\n")
    #expect(try command.run("embed", "README.md", "docs/guide.md").status == 0)
    #expect(try git("diff", "--name-only").split(separator: "\n").allSatisfy { $0.hasPrefix("docs/guide") })
  }

  /// Most likely the fence has another language; of several pages, some may well have no figure.
  @Test func aRunWithoutFiguresIsWarnedOf() throws {
    let command = try Command()
    try command.write("# One\n\n```yaml\n\(Self.figure)```\n", to: "page.md")
    try command.write("# Two\n\n```strut\n\(Self.figure)```\n", to: "other.md")
    let alone = try command.run("embed", "page.md")
    #expect(alone.status == 0 && alone.output == "")
    #expect(alone.errors == "warning: no figures in 'page.md': a figure's fence begins with '```strut'\n")
    #expect(try command.run("embed", "page.md", "other.md").errors == "")
    #expect(try command.run("embed", "--fences", "yaml,strut", "page.md").errors == "")
  }

  @Test func whatIsWrongWithAFenceHasItsPlace() throws {
    let command = try Command()
    try command.write(
      "```strut\n```\n\n```strut\n# Only a comment\n```\n\n```strutt\n```\n\n```yml\n```\n", to: "page.md")
    let embedded = try command.run("embed", "page.md")
    #expect(embedded.status == 1)
    let heads = embedded.errors.split(separator: "\n").filter { $0.hasPrefix("page.md") }
    #expect(
      heads == [
        "page.md:1:1: error: the document is empty", "page.md:4:1: error: the document is empty",
        "page.md:8:1: warning: 'strutt' is no figure; did you mean 'strut'?",
      ], "\(embedded.errors)")
    // A page is no figure.
    let checked = try command.run("check", "page.md")
    #expect(checked.status == 1 && checked.errors.hasPrefix("page.md: error: a Markdown page: 'strut embed'"))
  }

  @Test func aFigureGetsItsPicturesBelowIt() throws {
    let folder = try Folder()
    let text = "# A page\n\n```strut\ntitle: One\nalt: A \"box\".\n\(Self.figure)```\nmore\n"
    try folder.write(text)
    #expect(try folder.embed() == ["page/one.svg", "page/one~dark.svg", "page.md"])
    let shown = Self.shown("one", alt: "A &quot;box&quot;.")
    #expect(try folder.read() == text.replacingOccurrences(of: "```\nmore", with: "```\n\n\(shown)\nmore"))
    // Again, there is nothing to do.
    #expect(try folder.embed() == [])
    #expect(try EmbeddedPage(path: folder.page, options: .init()).outdated == [])
  }

  @Test func whatIsBetweenTheMarksFollowsTheFigure() throws {
    let folder = try Folder()
    try folder.write("```strut\ntitle: One\n\(Self.figure)```\n")
    try folder.embed()
    try folder.write(try folder.read().replacingOccurrences(of: "title: One", with: "title: Two"))
    #expect(try EmbeddedPage(path: folder.page, options: .init()).outdated.map(\.start.line) == [1])
    #expect(try folder.embed() == ["page/two.svg", "page/two~dark.svg", "page.md"])
    #expect(folder.pictures == ["two.svg", "two~dark.svg"])
    // A picture that somebody changed is out of date.
    try folder.write("<svg/>", to: "page/two.svg")
    #expect(try EmbeddedPage(path: folder.page, options: .init()).outdated.map(\.start.line) == [1])
    #expect(try folder.embed() == ["page/two.svg"])
  }

  @Test func quotationsAndListsKeepWhatIndentsThem() throws {
    let folder = try Folder()
    let figure = ("```strut\n" + Self.figure + "```\n").split(separator: "\n").map { "> 1.  text\n>     \($0)\n" }
    let lines = figure.map { String($0.drop { $0 != "\n" }.dropFirst()) }.joined()
    try folder.write("## A *list*\n> 1.  text\n\(lines)> more\n")
    try folder.embed()
    let shown = Self.shown("a-list", alt: "A *list*", prefix: ">     ")
    #expect(try folder.read() == "## A *list*\n> 1.  text\n\(lines)>\n\(shown)>\n> more\n")
  }

  /// A fence on the line of its item's mark, and the ways of other tools to write its language.
  @Test(arguments: ["- ", "1.  ", "> * ", "- 2) "])
  func aFenceBeginsOnTheLineOfAMark(_ mark: String) throws {
    let folder = try Folder()
    let prefix = String(mark.map { $0 == ">" ? ">" : " " })
    let lines = Self.figure.split(separator: "\n").map { "\(prefix)\($0)\n" }.joined()
    let text = "## A list\n\(mark)```{.strut #fig:x width=60%}\n\(lines)\(prefix)```\n"
    try folder.write(text)
    try folder.embed()
    let blank = prefix.contains(">") ? ">\n" : "\n"
    #expect(try folder.read() == text + blank + Self.shown("a-list", alt: "A list", prefix: prefix))
    #expect(try folder.embed() == [])
    try folder.write(text.replacingOccurrences(of: "views:", with: "vews:"))
    let error = try #require(throws: DocumentError.self) { try folder.embed() }
    #expect(error.text.contains(":4:\(mark.count + 1): error: 'vews' is not"))
  }

  @Test(arguments: ["strut", "STRUT", "Strut", " strut more", "{.strut}", "{.strut #a}", "strut,ignore", "strut {#a}"])
  func theFirstWordIsTheLanguage(_ words: String) {
    let page = MarkdownPage(SourceFile(name: "a.md", text: "~~~\(words)\n~~~\n"), languages: ["strut"])
    #expect(page.fences.count == 1)
  }

  @Test(arguments: ["struts", "{strut}", "{#strut}", "{.swift .strut}", "swift strut", "-strut"])
  func otherWordsAreOtherLanguages(_ words: String) {
    let page = MarkdownPage(SourceFile(name: "a.md", text: "~~~\(words)\n~~~\n"), languages: ["strut"])
    #expect(page.fences.isEmpty)
  }

  /// Lines under the text make a heading as signs before it do; what looks so and is none does not.
  @Test(arguments: [
    ("One\n===\n", "One"), ("One\n---\n", "One"), ("  One  \n-\n", "One"), ("One\nmore\n====\n", "One more"),
    ("\u{FEFF}# One\n", "One"), ("\u{FEFF}One\n==\n\ntext\n", "One"), ("## One ##\n", "One"), ("#\tOne\n", "One"),
    ("---\ntitle: One\n---\n", nil), ("One\n\n---\n", nil), ("- One\n---\n", nil), ("#One\n", nil),
    ("# One\n\ntext\n\n---\n", "One"), ("---\ntitle: x\n---\n# One\n", "One"), ("####### One\n", nil),
    ("# One\n```\nTwo\n```\n===\n", "One"),
  ])
  func theHeadingAbove(_ text: String, _ heading: String?) {
    let page = MarkdownPage(SourceFile(name: "a.md", text: text + "\n```strut\n```\n"), languages: ["strut"])
    #expect(page.fences.map(\.heading) == [heading])
  }

  /// What is shown as it is holds no figures, and the end of a quotation is the end of its fences.
  @Test(arguments: [
    "<pre>\n```strut\n```\n</pre>\n", "<PRE class=\"a\">\n\n```strut\n```\n</pre>\n", "> ```\n> text\n\n",
    "> > ~~~\n> > text\n> text\n", "<pre>one line</pre>\n", "text <pre>\n\n", "<preface>\n\n", "\u{FEFF}",
  ])
  func onlyTheLastFenceIsAFigure(_ text: String) {
    let page = MarkdownPage(SourceFile(name: "a.md", text: text + "```strut\n```\n"), languages: ["strut"])
    #expect(page.fences.count == 1 && page.diagnostics.isEmpty)
    #expect(page.fences.first?.lines.upperBound == page.lines.count)
  }

  @Test func aByteOrderMarkStays() throws {
    let folder = try Folder()
    let text = "\u{FEFF}```strut\ntitle: One\n\(Self.figure)```\n"
    try folder.write(text)
    try folder.embed()
    #expect(try Array(folder.read().utf8) == Array((text + "\n" + Self.shown("one", alt: "One")).utf8))
    #expect(try folder.embed() == [])
  }

  @Test func lineEndsStay() throws {
    let folder = try Folder()
    try folder.write("a\n```strut\n\(Self.figure)```\nb".replacingOccurrences(of: "\n", with: "\r\n"))
    try folder.embed()
    let text = try folder.read()
    #expect(text.replacingOccurrences(of: "\r\n", with: "").firstRange(of: "\n") == nil)
    #expect(text.hasSuffix("\r\n\r\nb"))
    #expect(try folder.embed() == [])
  }

  /// The picture stands behind what hides or folds the document.
  @Test(arguments: [("<!--\n", "-->\n"), ("<details>\n<summary>Document</summary>\n\n", "\n</details>\n")])
  func aHiddenFigureIsShown(_ opening: String, _ closing: String) throws {
    let folder = try Folder()
    let text = "\(opening)```strut\ntitle: One\n\(Self.figure)```\n\(closing)"
    try folder.write(text)
    try folder.embed()
    #expect(try folder.read() == text + "\n" + Self.shown("one", alt: "One"))
    #expect(try folder.embed() == [])
  }

  @Test func otherFencesAreLeftAlone() throws {
    let folder = try Folder()
    let text = """
      ````markdown
      ```strut
      size: [1]
      ```
      ````

          ```strut
          in a block of code
          ```

      ~~~yaml
      size: [1]
      ~~~

      """
    try folder.write(text)
    #expect(try folder.embed() == [])
    #expect(try folder.read() == text)
    #expect(throws: DocumentError.self) { try folder.embed(.init(languages: ["yaml"])) }
  }

  @Test func mistakesAreAtTheLinesOfThePage() throws {
    let folder = try Folder()
    try folder.write("text\n\n> ```strut\n> size: [40, 40]\n> vews:\n> ```\n\n```strut\nsize: [40]\n```\n")
    let error = try #require(throws: DocumentError.self) { try folder.embed() }
    #expect(error.text.contains("\(folder.page):5:3: error: 'vews' is not"))
    #expect(error.text.contains("\n  > vews:\n    ^~~~\n"))
    #expect(error.text.contains("\(folder.page):9:7: error: "))
    #expect(folder.pictures == [])
  }

  @Test(arguments: [
    ("```strut\nsize: [4, 4]\n", "1:1: error: the fence has no end"),
    ("> ```strut\n> size: [4, 4]\ntext\n", "1:3: error: the fence has no end in its quotation"),
    ("\n<!-- strut: x -->\n", "2:1: error: the pictures have no end: '<!-- /strut -->' is missing"),
    (
      "```strut\nviews: [{view: a, frame: [0, 0, 4, 4]}]\n```\n<!-- /strut -->\n",
      "4:1: error: these pictures have no beginning"
    ),
    // Else the words between them, and the second figure, would be taken for pictures.
    (
      "```strut\nviews: [{view: a, frame: [0, 0, 4, 4]}]\n```\n<!-- strut: x -->\nwords\n```strut\nviews: [{view: a, frame: [0, 0, 4, 4]}]\n```\n<!-- strut: x -->\n<!-- /strut -->\n",
      "4:1: error: the pictures have no end: '<!-- /strut -->' is missing before line 6"
    ),
    (
      "```strut\nviews: [{view: a, frame: [0, 0, 4, 4]}]\n```\n<!-- strut: x -->\nwords\n<!-- strut: x -->\n<!-- /strut -->\n",
      "4:1: error: the pictures have no end: '<!-- /strut -->' is missing before line 6"
    ),
    (
      "<!-- strut: x -->\n<!-- /strut -->\n",
      "1:1: error: these pictures have no figure above them; remove lines 1 to 2"
    ),
    ("```strut\nfile: no.yaml\n```\n", "2:7: error: 'no.yaml' does not exist"),
    ("text\n\n```strut\nfile: '../no.yaml'\n```\n", "4:8: error: '../no.yaml' "),
  ])
  func malformedPagesAreRefused(_ text: String, _ message: String) throws {
    let folder = try Folder()
    try folder.write(text)
    let error = try #require(throws: DocumentError.self) { try folder.embed() }
    #expect(error.text.hasPrefix("\(folder.page):\(message)"))
  }

  @Test func aFenceNamesAFile() throws {
    let folder = try Folder()
    try folder.write("theme: dark\n" + Self.figure, to: "form.yaml")
    try folder.write("```strut\nfile: form.yaml\n```\n")
    var options = EmbeddedPage.Options(format: .png)
    options.largestSide = 20
    #expect(try folder.embed(options) == ["page/form~dark@2x.png", "page.md"])
    #expect(try folder.read().contains("<img alt src=\"page/form~dark@2x.png\" width=\"20\">"))
  }

  @Test func aNamedFileThatIsNotThereHasASuggestion() throws {
    let folder = try Folder()
    try folder.write(Self.figure, to: "form.yaml")
    try folder.write("```strut\nfile: from.yaml\n```\n")
    let error = try #require(throws: DocumentError.self) { try folder.embed() }
    let words = "'from.yaml' does not exist in the document's folder; did you mean 'form.yaml'?"
    #expect(error.text.contains(":2:7: error: \(words)"))
  }

  @Test func otherOptionsDrawOtherPictures() throws {
    let command = try Command()
    try command.write("```strut\n\(Self.figure)```\n", to: "page.md")
    #expect(try command.run("embed", "page.md", "--format", "png").status == 0)
    #expect(try command.run("embed", "page.md", "--format", "png", "--check").status == 0)
    let result = try command.run("embed", "page.md", "--check")
    #expect(result.status == 1)
    #expect(result.errors.contains("drawn with other options; 'strut embed' with the same options draws them"))
  }

  /// Who keeps figures in files hears of them nowhere else.
  @Test func warningsAboutANamedFileAreToldAtItsLines() throws {
    let folder = try Folder()
    try folder.write("size: [40, 20]\nviews:\n  - {label: a, title: no, frame: [0, 0, 40, 20]}\n", to: "form.yaml")
    try folder.write("```strut\nfile: form.yaml\n```\n")
    let page = try EmbeddedPage(path: folder.page, options: .init())
    #expect(page.diagnostics.isEmpty)
    #expect(page.messages.count == 1 && page.messages[0].contains("form.yaml:3:16: warning: 'title' has no effect"))
  }

  @Test(arguments: ["title: no", "titel: no"])
  func whatIsWrongWithAFileOfSeveralPagesIsToldOnce(_ mistake: String) throws {
    let command = try Command()
    try command.write("size: [40, 20]\nviews:\n  - {label: a, \(mistake), frame: [0, 0, 40, 20]}\n", to: "form.yaml")
    for page in ["one.md", "two.md"] { try command.write("```strut\nfile: form.yaml\n```\n", to: page) }
    let errors = try command.run("embed", "one.md", "two.md").errors
    #expect(errors.ranges(of: "form.yaml:3:16: ").count == 1, "\(errors)")
  }

  @Test func aFileOfSomebodyElseIsKept() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("page"), withIntermediateDirectories: true)
    try folder.write("<svg/>", to: "page/one.svg")
    try folder.write("```strut\ntitle: One\n\(Self.figure)```\n")
    #expect(try EmbeddedPage(path: folder.page, options: .init()).conflict?.range?.start.line == 1)
  }

  @Test func figuresOfOneTitleAreTwo() {
    var names = FigureNames()
    #expect(
      ["A row!", "a  Row", "…", String(repeating: "long ", count: 30)].map { names.name(for: $0) } == [
        "a-row", "a-row-2", "figure", Array(repeating: "long", count: 12).joined(separator: "-"),
      ])
  }

  /// The page of the language shows a picture of every example, and every picture is there.
  @Test func thePageOfTheLanguageShowsEveryExample() throws {
    let docs = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("docs")
    let text = String(decoding: try Data(contentsOf: docs.appendingPathComponent("figure-language.md")), as: UTF8.self)
    let page = MarkdownPage(SourceFile(name: "figure-language.md", text: text), languages: ["yaml", "json"])
    #expect(page.fences.count > 50)
    for fence in page.fences {
      let names = page.pictures(of: fence).joined().matches(of: /(?:src|srcset)="([^"]*)"/).map { String($0.output.1) }
      #expect(!names.isEmpty, "line \(fence.place.start.line) has no picture; 'make gallery' draws it")
      for name in names {
        #expect(
          FileManager.default.fileExists(atPath: docs.path + "/" + (name.removingPercentEncoding ?? name)), "\(name)")
      }
    }
  }
}
