import Foundation
import TestSupport
import Testing

/// `strut-pandoc`, run by the real pandoc: Debian's, and the one that pypandoc_binary brings.
@Suite struct PandocTests {
  private static let programs: [String] = {
    let project = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let libraries = project.appendingPathComponent(".build/python/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []
    return (["/usr/bin/pandoc"] + versions.map { "\(libraries.path)/\($0)/site-packages/pypandoc/files/pandoc" })
      .filter { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private static let filter = Command.executable(named: "strut-pandoc")

  private static let figure = """
    title: One
    alt: A box "here".
    size: [40, 30]
    views: [{view: a, frame: [0, 0, 10, 10]}]

    """

  private func pandoc(_ program: String, _ arguments: String..., page: String, in command: Command) throws
    -> Command.Result
  {
    try command.write(page, to: "page.md")
    return try command.run(
      URL(fileURLWithPath: program), ["page.md", "--filter", Self.filter.path] + arguments, input: "")
  }

  @Test(.enabled(if: !programs.isEmpty, "skipped: pandoc is not installed"), arguments: programs)
  func pagesShowTheFigures(_ program: String) throws {
    let command = try Command()
    let page = """
      Text.

      ```{.strut #fig:one .wide width=60%}
      caption: A *plain* caption.
      \(Self.figure)```

      > 1.  ```strut
      >     \(Self.figure.replacingOccurrences(of: "\n", with: "\n>     "))
      >     ```

      ```swift
      let code = 1
      ```
      """
    let result = try pandoc(program, "-t", "html", "--wrap=none", page: page, in: command)
    #expect(result.errors == "" && result.status == 0)
    let files = command.files("strut-figures")
    #expect(files.count == 2 && files.allSatisfy { $0.hasSuffix(".svg") })
    #expect(files.first?.hasPrefix("fig-one-") == true)
    #expect(files.last?.hasPrefix("one-") == true)
    for file in files { #expect(result.output.contains("src=\"strut-figures/\(file)\"")) }
    #expect(result.output.contains("<figcaption>A *plain* caption.</figcaption>"))
    #expect(result.output.components(separatedBy: "alt=\"A box &quot;here&quot;.\"").count == 3)
    #expect(result.output.contains("id=\"fig:one\"") && result.output.contains("width:60"))
    #expect(result.output.contains("sourceCode swift"))
    #expect(!result.output.contains("data-pos"))
    // Again, the same files.
    _ = try pandoc(program, "-t", "html", page: page, in: command)
    #expect(command.files("strut-figures") == files)
  }

  @Test(
    .enabled(if: !programs.isEmpty, "skipped: pandoc is not installed"), arguments: programs,
    [("latex", "pdf", "%PDF"), ("epub3", "svg", "<"), ("docx", "png", "\u{89}PNG"), ("odt", "png", "\u{89}PNG")])
  func eachFormatHasItsOwn(_ program: String, _ format: (writer: String, suffix: String, beginning: String)) throws {
    let command = try Command()
    let result = try pandoc(
      program, "-t", format.writer, "-o", "page.out", "--metadata", "title=Page",
      page: "```strut\ncaption: One.\n\(Self.figure)```\n", in: command)
    #expect(result.errors == "" && result.status == 0)
    let files = command.files("strut-figures")
    #expect(files.count == 1 && files[0].hasSuffix(format.suffix))
    let start = try command.read("strut-figures/\(files[0])").prefix(format.beginning.unicodeScalars.count)
    #expect(start.elementsEqual(format.beginning.unicodeScalars.map { UInt8($0.value) }))
    if format.writer == "latex" {
      #expect(try command.text("page.out").contains("strut-figures/\(files[0])"))
    } else {
      // The archive holds the picture, which it would not if pandoc had not found it.
      let names = try command.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-m", "zipfile", "-l", "page.out"], input: ""
      ).output
      #expect(names.contains(".\(format.suffix)"))
    }
  }

  @Test(.enabled(if: !programs.isEmpty, "skipped: pandoc is not installed"), arguments: programs)
  func mistakesEndTheRunAndNothingIsWritten(_ program: String) throws {
    let command = try Command()
    let second = "> ```strut\n> size: [40, 30]\n> vews: []\n> ```\n"
    let page = "```strut\n\(Self.figure)```\n\n\(second)\n```strut\nsize: [4]\n```\n"
    let result = try pandoc(program, "-t", "html", page: page, in: command)
    #expect(result.status != 0)
    #expect(result.errors.contains("<figure 2>:2:1: error: 'vews' is not"))
    #expect(result.errors.contains("<figure 3>:1:7: error: "))
    #expect(command.files("strut-figures") == [])
    // With source positions, the place on the page is known.
    let placed = try pandoc(program, "-f", "commonmark_x+sourcepos", "-t", "html", page: page, in: command)
    let line = page.components(separatedBy: "> vews")[0].count { $0 == "\n" } + 1
    #expect(placed.errors.contains("page.md:\(line):3: error: 'vews' is not"))
  }

  /// What is no figure comes back as it was, whatever it is.
  @Test(arguments: ["[1, 22]", "[1, 23, 1]"])
  func theRestOfTheDocumentStays(_ version: String) throws {
    let document = """
      {"blocks":[{"c":[[2,{"t":"Decimal"}],[0.1,true,null,"a/b"]],"t":"Unknown"},\
      {"c":["",["strut"],[]],"t":"CodeBlock"}],"meta":{"x":{"c":false,"t":"MetaBool"}},"pandoc-api-version":\(version)}
      """
    let command = try Command()
    let result = try command.run(Self.filter, ["html"], input: document)
    #expect(result.output == document.replacingOccurrences(of: ", ", with: ","))
    #expect(result.status == 0 && command.files("strut-figures") == [])
  }

  @Test(arguments: ["", "[]", "{}", "no JSON"])
  func whatIsNoDocumentIsRefused(_ input: String) throws {
    let result = try Command().run(Self.filter, ["html"], input: input)
    #expect(result.status == 1 && result.errors.contains("pandoc --filter strut-pandoc"))
  }
}
