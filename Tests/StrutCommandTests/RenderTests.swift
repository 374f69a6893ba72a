import Foundation
import TestSupport
import Testing

/// What `strut render` and its kin print, and with which status they end.
@Suite struct RenderTests {
  private static let document = Command.box()

  private func command(_ documents: [String: String] = ["a.yaml": Self.document]) throws -> Command {
    let command = try Command()
    for (path, text) in documents { try command.write(text, to: path) }
    return command
  }

  @Test func theFilesThatAreWrittenArePrinted() throws {
    let command = try command()
    let result = try command.run("render", "a.yaml", "--format", "png,svg", "-o", "out/")
    #expect(result.output == "out/a.png\nout/a.svg\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(command.files("out") == ["a.png", "a.svg"])
    #expect(try command.run("render", "a.yaml").output == "a.png\n")
    #expect(try command.run("render", "a.yaml", "--quiet").output == "")
    #expect(try command.run("gallery", "a.yaml", "-o", "g/p.md").output == "g/p/a.svg\ng/p.md\n")
    #expect(try command.run("gallery", "a.yaml", "--quiet").output == "")
  }

  @Test func wordsOfTheCommandLineAreMendedAsThoseOfDocuments() throws {
    let command = try command()
    #expect(try command.run("render", "a.yaml", "--direction", "rtl").errors.contains("did you mean 'rightToLeft'?"))
    let help = try command.run("help", "rendr")
    #expect(help.status == 64)
    #expect(help.errors.contains("'rendr' is not a subcommand; did you mean 'render'?"))
    #expect(try command.run("help", "render").status == 0)
    #expect(try command.run("help").status == 0)
    #expect(try command.run("diff", "a.png", "b.png", "-o", "d.jpg").errors.contains("does not end in .png"))
  }

  /// A text is as large as the reader's size asks, in a picture of its own for each.
  @Test func textSizesAreChosenAsDevicesAre() throws {
    let document = """
      device: iphone-15
      views: [{label: name, frame: [20, 80, 200, 100], text: Name, font: body}]

      """
    let command = try command(["a.yaml": document])
    let sizes = try command.run("inspect", "a.yaml", "--json", "--text-size", "large,accessibilityLarge").output
    #expect(sizes.contains("\"contentSize\": \"accessibilityLarge\""))
    let pictures = try command.run("render", "a.yaml", "-o", "out", "--scale", "1", "--text-size", "small,extraLarge")
    #expect(pictures.status == 0)
    #expect(command.files("out").count == 2)
    #expect(try command.run("check", "a.yaml", "--text-size", "larg").errors.contains("did you mean 'large'?"))
  }

  @Test func whatIsWrongIsToldToProgramsOneObjectADocument() throws {
    let command = try command(["a.yaml": "titel: A\n" + Self.document, "b.yaml": Self.document])
    let result = try command.run("render", "a.yaml", "b.yaml", "c.yaml", "--diagnostics", "json", "-o", "out")
    let lines = result.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    #expect(
      lines[0].contains(
        #""id": "unknown-key", "fixes": [{"line": 1, "column": 1, "length": 5, "replacement": "title"}]"#))
    #expect(lines[1] == #"{"file": "b.yaml", "diagnostics": []}"#)
    #expect(lines[2].contains(#""id": "unreadable-file""#))
    #expect(result.status == 1)
    #expect(result.output == "out/b.png\n")
    #expect(try command.run("check", "a.yaml", "--format", "json").output == lines[0] + "\n")
    #expect(try command.run("render", "a.yaml", "--diagnostics", "github").status == 64)
  }

  /// What a check calls an error is drawn, with a warning; what is expected is neither.
  @Test func renderWarnsOfWhatCheckFinds() throws {
    let ambiguous = "size: [100, 60]\nviews:\n  - view: a\nconstraints:\n  - H:|-[a(20)]\n  - a.height == 20\n"
    let lost = "size: [100, 60]\nviews:\n  - view: a\n    frame: [200, 0, 20, 20]\n"
    for (document, finding) in [(ambiguous, "ambiguity"), (lost, "lost")] {
      let panels = document + "panels: [{title: One}, {title: Two}]\ntheme: [light, dark]\n"
      let command = try command(["a.yaml": panels, "b.yaml": panels + "expect: \(finding)\n"])
      let drawn = try command.run("render", "a.yaml")
      #expect(drawn.status == 0)
      #expect(drawn.errors.matches(of: #/warning:/#).count == 1, "\(drawn.errors)")
      let checked = try command.run("check", "a.yaml")
      #expect(checked.errors.replacing("error:", with: "warning:") == drawn.errors)
      #expect(try command.run("render", "b.yaml").errors == "")
    }
    let unmet = try command(["a.yaml": Self.document + "expect: conflict\n"]).run("render", "a.yaml")
    #expect(unmet.status == 0 && unmet.errors.contains("warning:"))
  }

  /// One SVG follows its reader; pixels cannot, and are drawn in both themes.
  @Test func anAdaptiveFigureIsOneSVGAndAPNGForEachTheme() throws {
    let command = try command(["a.yaml": Self.document, "b.yaml": Self.document + "theme: adaptive\n"])
    let names = "a.png\na.svg\na~dark.png\n"
    #expect(try command.run("render", "a.yaml", "--format", "png,svg", "--theme", "adaptive").output == names)
    let drawn = try command.run("render", "b.yaml", "--format", "png,svg")
    #expect(drawn.output == names.replacing("a.", with: "b.").replacing("a~", with: "b~"))
    let picture = try command.run("render", "b.yaml", "--format", "svg", "-o", "-").output
    #expect(picture.contains("prefers-color-scheme:dark"))
    #expect(try command.run("render", "b.yaml", "--theme", "light", "--format", "svg").output == "b.svg\n")
    #expect(try command.run("render", "a.yaml", "--theme", "adaptive,dark").status == 64)
  }

  /// The lines to put on a page stand in place of the names, and know alternative text, sizes, themes and scales.
  @Test func aSnippetShowsWhatWasDrawn() throws {
    let command = try command(["a.yaml": Self.document + "alt: A <box>.\ncaption: Why.\n"])
    func snippet(_ style: String, _ option: String, _ value: String, scale: String = "1") throws -> String {
      try command.run("render", "a.yaml", "-o", "out", "--snippet", style, option, value, "--scale", scale).output
    }
    let size = try #require(try snippet("html", "--format", "svg").firstMatch(of: #/ width="\d+" height="\d+"/#)).output
    #expect(
      try snippet("html", "--format", "svg,pdf") == """
        <figure class="strut">
        <img alt="A &lt;box&gt;." src="out/a.svg"\(size)>
        <figcaption>Why.</figcaption>
        </figure>

        """)
    #expect(
      try snippet("html", "--theme", "light,dark", scale: "1,2").contains(
        """
        <picture>
        <source media="(prefers-color-scheme: dark)" srcset="out/a~dark.png 1x, out/a~dark@2x.png 2x">
        <img alt="A &lt;box&gt;." src="out/a.png" srcset="out/a.png 1x, out/a@2x.png 2x"\(size)>
        </picture>

        """))
    #expect(try snippet("markdown", "--format", "svg") == "![A \\<box\\>.](out/a.svg)\n")
    #expect(try snippet("docc", "--theme", "adaptive") == "![A \\<box\\>.](a.png)\n")
    #expect(try command.run("render", "a.yaml", "-o", "-", "--snippet", "html").status == 64)
  }

  @Test func showNoneLeavesAnnotationsOut() throws {
    let command = try command(["a.yaml": Self.document + "show: [frames]\n"])
    let shown = try command.run("render", "a.yaml", "--format", "svg", "-o", "-").output
    let plain = try command.run("render", "a.yaml", "--format", "svg", "-o", "-", "--show", "none").output
    #expect(shown.contains("stroke-dasharray") && !plain.contains("stroke-dasharray"))
  }

  @Test func aGalleryWithoutFiguresIsNotWritten() throws {
    let command = try command()
    let result = try command.run("gallery", "nope.yaml", "-o", "page.html")
    #expect(result.status == 1)
    #expect(result.output == "" && !command.exists("page.html"))
    #expect(try command.run("gallery", "nope.yaml", "a.yaml", "-o", "page.html").status == 1)
    #expect(command.exists("page.html"))
  }

  @Test func charactersThatNoFontHasAreToldOnceATextAndSixAreCounted() throws {
    let document = "size: [90, 40]\nviews:\n  - label: a\n    text: 漢字仮名交文\n    frame: [0, 0, 90, 40]\n"
    let result = try command(["a.yaml": document]).run("render", "a.yaml")
    #expect(result.status == 0)
    #expect(result.errors.contains("a.yaml:4:11: warning: '漢' (U+6F22), '字' (U+5B57), "))
    #expect(result.errors.contains(" and 2 more have no glyph in any font of the figure: PNG and PDF show '\u{FFFD}'"))
    #expect(result.errors.matches(of: #/warning:/#).count == 1)
  }

  /// What bars say is set as the texts of views are.
  @Test func charactersOfBarsThatNoFontHasAreTold() throws {
    let document = "device: iphone-15\nbars: {navigationBar: {title: 漢字}, tabBar: {items: [仮]}}\n"
    let result = try command(["a.yaml": document]).run("render", "a.yaml")
    #expect(result.status == 0)
    #expect(result.errors.contains("warning: '漢' (U+6F22), '字' (U+5B57), '仮' (U+4EEE) have no glyph"))
  }

  @Test func aDescriptionInABlockHasNoLineEndBehindIt() throws {
    let document = "alt: >\n  A box,\n  and nothing else.\n" + Self.document
    let result = try command(["a.yaml": document]).run("render", "a.yaml", "--format", "svg", "-o", "-")
    #expect(result.output.contains(">A box, and nothing else.</desc>"))
  }

  @Test func standardOutputTakesOnePictureAndNothingElse() throws {
    let command = try command()
    let picture = try command.run("render", "a.yaml", "-o", "-")
    try command.run("render", "a.yaml")
    #expect(picture.bytes == (try command.read("a.png")))
    let two = try command.run("render", "a.yaml", "-o", "-", "--theme", "light,dark")
    #expect(two.bytes.isEmpty)
    #expect(two.status == 1)
    #expect(two.errors.contains("standard output takes one picture, but there are 2: a.png, a~dark.png; choose one"))
    #expect(try command.run("render", "a.yaml", "b.yaml", "-o", "-").status == 64)
  }

  /// A path that ends as a picture does is that picture.
  @Test func theOutputCanBeTheNameOfOneFile() throws {
    let command = try command()
    #expect(try command.run("render", "a.yaml", "-o", "new/one.svg").output == "new/one.svg\n")
    #expect(try command.run("render", "a.yaml", "-o", "-", "--format", "svg").bytes == command.read("new/one.svg"))
    try command.run("render", "a.yaml", "-o", "two.png")
    try command.run("render", "a.yaml", "-o", "folder.png/")
    #expect(try command.read("two.png") == command.read("folder.png/a.png"))
    let two = try command.run("render", "a.yaml", "-o", "two.png", "--theme", "light,dark")
    #expect(two.status == 1)
    #expect(two.errors.contains("'two.png' takes one picture, but there are 2: a.png, a~dark.png; choose one"))
    #expect(try command.run("render", "a.yaml", "-o", "one.svg", "--format", "png").status == 64)
    #expect(try command.run("render", "a.yaml", "b.yaml", "-o", "one.svg").status == 64)
  }

  /// What nobody can mean: a folder that is called as pictures of other programs are.
  @Test func theOutputIsNoPictureOfAnotherFormat() throws {
    let command = try command()
    let result = try command.run("render", "a.yaml", "-o", "out/a.jpg")
    #expect(result.status == 64)
    #expect(
      result.errors.hasPrefix(
        "error: -o out/a.jpg: 'jpg' is not a known format: png, svg, pdf, apng; a folder's name ends in /\n"))
    #expect(try command.run("render", "a.yaml", "-o", "a.jpg/").output == "a.jpg/a.png\n")
    #expect(try command.run("render", "a.yaml", "-o", "a.jpg").output == "a.jpg/a.png\n")
  }

  @Test func whatIsWrongWithOneDocumentStopsNoOther() throws {
    let command = try command(["a.yaml": Self.document, "b/a.yaml": Self.document, "c.yaml": "size: 3", "d/e.yaml": ""])
    try FileManager.default.createDirectory(
      at: command.folder.appendingPathComponent("out/a.png"), withIntermediateDirectories: true)
    let result = try command.run("render", "missing.yaml", "x*.yaml", "d", "c.yaml", "a.yaml", "b/a.yaml")
    #expect(result.status == 1)
    #expect(result.output == "a.png\n")
    #expect(
      result.errors.split(separator: "\n").filter { $0.contains("error:") } == [
        "missing.yaml: error: no such file", "x*.yaml: error: no file matches this pattern",
        "d: error: a folder, not a document; name the documents in it, such as d/*.yaml",
        "c.yaml:1:7: error: 'size' takes [width, height], not '3'",
        "b/a.yaml: error: 'a.png' is also a picture of a.yaml; rename one of them, or use different folders with -o",
      ])
    #expect(
      try command.run("render", "a.yaml", "-o", "out").errors
        == "a.yaml: error: 'a.png' cannot be written to 'out': Is a directory\n")
    let file = try command.run("render", "a.yaml", "-o", "a.yaml/b")
    #expect(file.errors == "error: 'a.yaml/b' cannot be written to: Not a directory\n")
    #expect(file.status == 1)
  }

  /// Another letter and another ending are mistakes of the same kind.
  @Test func aFileThatIsNotThereHasASuggestion() throws {
    let command = try command(["b/login.yaml": Self.document, "b/notes.txt": "", "other.yml": Self.document])
    let names = [("b/lgoin.yaml", "b/login.yaml"), ("b/login.yml", "b/login.yaml"), ("othr.yml", "other.yml")]
    for (name, meant) in names {
      for tool in ["render", "check", "fmt"] {
        let errors = try command.run(tool, name).errors
        #expect(errors == "\(name): error: no such file; did you mean '\(meant)'?\n", "\(tool)")
      }
    }
    // That the endings are alike says nothing: 'zoom.yml' is not 'other.yml'.
    for name in ["b/notes.yaml", "c/login.yaml", "b/else.yaml", "zoom.yml"] {
      #expect(try command.run("render", name).errors == "\(name): error: no such file\n")
    }
  }

  @Test func wrongCallsAreErrorsLikeAnyOther() throws {
    let command = try command()
    let calls = [
      ["render"], ["render", "a.yaml", "--formt", "png"], ["inspect", "a.yaml", "--theme", "dark"],
      ["render", "a.yaml", "--animate"], ["render", "a.yaml", "--format", "apng", "--frame-rate", "0"],
      ["render", "a.yaml", "--format", "apng", "--plays", "-1"],
    ]
    for arguments in calls {
      let process = command.process(arguments)
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 64)
      #expect(text.hasPrefix("error: "))
    }
    let device = try command.run("render", "a.yaml", "--device", "iphone15")
    #expect(device.errors.hasPrefix("error: 'iphone15' is not a device; did you mean 'iphone-15'?\n"))
  }

  /// As in a document, or the same picture would be drawn and named twice.
  @Test(
    arguments: [
      ("--device", "iphone-5", "iphone-5"), ("--theme", "light", "light"), ("--scale", "1", "1"),
      ("--format", "svg", "svg"), ("--orientation", "portrait", "portrait"),
    ])
  func nothingIsListedTwice(_ option: String, _ first: String, _ second: String) throws {
    let result = try command().run("render", "a.yaml", option, "\(first), \(second)")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: '\(second)' is listed twice\n"))
  }

  /// As most programs take options: the last one alone would leave out what the others ask for, and say nothing.
  @Test func anOptionThatIsGivenAgainAddsToItsList() throws {
    let result = try command().run(
      "render", "a.yaml", "--scale", "1", "--scale", "2", "--theme", "light", "--theme", "dark", "--format", "png")
    #expect(
      Set(result.output.split(separator: "\n")) == ["a.png", "a@2x.png", "a~dark.png", "a~dark@2x.png"])
    let again = try command().run("render", "a.yaml", "--scale", "1", "--scale", "1")
    #expect(again.errors.hasPrefix("error: '1' is listed twice\n"))
  }

  @Test func whatIsNotInForceIsMarkedInTheTable() throws {
    let constraints = ["box.width == 30, active: false", "box.width == 40, active: false", "box.height == 20"]
    let document = Self.document + "constraints:\n" + constraints.map { "  - {equation: \($0)}\n" }.joined()
    let result = try command(["a.yaml": document]).run("inspect", "a.yaml")
    #expect(result.output.contains("\nbox.width == 30  (inactive)\nbox.width == 40  (inactive)\nbox.height == 20\n"))
    #expect(try command().run("inspect", "a.yaml", "--json").output.hasPrefix(#"{"figure": "a", "title": "a", "#))
  }

  /// A word finds them by any part of their names.
  @Test func symbolsAreListed() throws {
    let all = try command().run("symbols").output.split(separator: "\n")
    #expect(all.count > 400 && all == all.sorted() && all.contains("trash"))
    let some = try command().run("symbols", "airplay", "Trash").output.split(separator: "\n")
    #expect(some.contains("trash") && some.contains("airplayvideo") && some.count < 10)
    let none = try command().run("symbols", "zeppelin")
    #expect(none.status == 64 && none.errors.contains("no symbol has 'zeppelin' in its name"))
  }

  /// A terminal has eighty columns.
  @Test(
    arguments: [
      [], ["render"], ["inspect"], ["check"], ["convert"], ["tree"], ["trace"], ["test"], ["diff"], ["gallery"],
      ["fidelity"], ["devices"], ["symbols"],
    ])
  func helpFitsATerminal(_ subcommand: [String]) throws {
    let command = try command()
    let process = command.process(subcommand + ["--help"], environment: ["COLUMNS": "80"])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("USAGE: strut"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.filter { $0.count > 80 } == [])
    // A line of running text is not broken long before its end, but at a paragraph's.
    for (line, next) in zip(lines, lines.dropFirst()) where !line.hasPrefix(" ") && !next.isEmpty && !line.isEmpty {
      guard !line.hasSuffix(":"), let word = next.split(separator: " ").first, !next.hasPrefix(" ") else { continue }
      #expect(line.count + 1 + word.count > 79, "'\(line)' is broken before '\(word)'")
    }
  }

  @Test func anEmptyPictureIsWarnedOf() throws {
    let command = try command([
      "empty.yaml": "title: Nothing\nsize: [60, 40]\nviews: []\n", "root.yaml": "root: {alpha: 1}\n",
    ])
    let result = try command.run("render", "empty.yaml")
    #expect(result.status == 0)
    #expect(
      result.errors
        == "empty.yaml:3:1: warning: the document has no views: only the root view is drawn\n  views: []\n  ^~~~~\n")
    #expect(try command.run("render", "root.yaml").errors == "")
  }

  /// What is called an error makes the status 1, and a warning does not.
  @Test func theWordAndTheStatusAgree() throws {
    let misplaced = "size: [60, 40]\nviews:\n  - view: a\n    frame: [5, 5, 10, 10]\n    designFrame: [5, 5, 20, 10]\n"
    let lost = "size: [60, 40]\nviews:\n  - view: a\n    frame: [500, 5, 10, 10]\n"
    let command = try command(["misplaced.yaml": misplaced, "lost.yaml": lost, "empty.yaml": "size: [60, 40]\n"])
    let first = try command.run("check", "misplaced.yaml")
    #expect(first.status == 1)
    #expect(first.errors.contains("error: 'a' is misplaced") && !first.errors.contains("warning:"))
    for document in ["lost.yaml", "empty.yaml"] {
      let result = try command.run("check", document)
      #expect(result.status == 0)
      #expect(result.errors.contains("warning: ") && !result.errors.contains("error:"))
    }
  }
}
