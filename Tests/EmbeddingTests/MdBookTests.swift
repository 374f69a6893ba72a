import Foundation
import TestSupport
import Testing

/// `mdbook-strut`, given the messages that mdBook sends.
@Suite struct MdBookTests {
  private static let program = Command.executable(named: "mdbook-strut")

  private static func figure(_ name: String) -> String {
    "```strut\ntitle: One\nalt: A box.\nsize: [40, 30]\nviews: [{label: \(name), frame: [0, 0, 30, 20], text: Hi}]\n```\n"
  }

  private static func chapter(_ content: String, path: String, below: [Any] = []) -> [String: Any] {
    [
      "Chapter": [
        "name": "A", "content": content, "number": [1], "sub_items": below, "path": path, "source_path": path,
        "parent_names": [String](),
      ] as [String: Any]
    ]
  }

  /// - Parameter key: Of the list of chapters, which changed with mdBook 0.5.
  private static func message(_ chapters: [Any], key: String, root: String = "/book") throws -> String {
    let context: [String: Any] = [
      "root": root, "renderer": "html", "mdbook_version": key == "items" ? "0.5.1" : "0.4.52",
      "config": ["book": ["src": "text", "title": "B"], "preprocessor": ["strut": [String: Any]()]],
    ]
    var book: [String: Any] = [key: chapters]
    if key == "sections" { book["__non_exhaustive"] = NSNull() }
    return String(decoding: try JSONSerialization.data(withJSONObject: [context, book]), as: UTF8.self)
  }

  private static func chapters(of output: String, key: String) throws -> [[String: Any]] {
    let book = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    return try #require(book[key] as? [Any]).compactMap { ($0 as? [String: Any])?["Chapter"] as? [String: Any] }
  }

  @Test(arguments: [("html", 0), ("markdown", 1), ("linkcheck", 1)])
  func htmlIsSupported(_ renderer: String, _ status: Int32) throws {
    #expect(try Command().run(Self.program, ["supports", renderer], input: "").status == status)
  }

  @Test(arguments: ["sections", "items"])
  func chaptersShowTheFigures(_ key: String) throws {
    let below = Self.chapter("## Below\n\n\(Self.figure("b"))", path: "a/b.md")
    let parts: [Any] = [
      ["PartTitle": "Part"], "Separator",
      Self.chapter("before\n\n\(Self.figure("a"))after\n", path: "a.md", below: [below]),
    ]
    let result = try Command().run(Self.program, [], input: try Self.message(parts, key: key))
    #expect(result.errors == "" && result.status == 0)
    let chapter = try #require(try Self.chapters(of: result.output, key: key).first)
    let content = try #require(chapter["content"] as? String)
    #expect(content.hasPrefix("before\n\n\n<figure class=\"strut\">\n<svg "))
    #expect(content.hasSuffix("</figure>\n\nafter\n"))
    // A page shows HTML up to the next empty line.
    let markup = try #require(content.firstMatch(of: /<figure(?s:.*)<\/figure>/)?.output)
    #expect(!markup.contains("\n\n") && !markup.contains("<?xml"))
    #expect(chapter["number"] as? [Int] == [1] && chapter["parent_names"] as? [String] == [])
    // Identifiers of two figures of one title differ.
    let other = try #require((chapter["sub_items"] as? [[String: Any]])?.first?["Chapter"] as? [String: Any])
    let identifiers = [content, other["content"] as? String ?? ""].map { text in
      Set(text.matches(of: /\sid="([^"]*)"/).map(\.output.1))
    }
    #expect(!identifiers[0].isEmpty && !identifiers[1].isEmpty && identifiers[0].isDisjoint(with: identifiers[1]))
    #expect(result.output.contains("\"Separator\"") && result.output.contains("{\"PartTitle\":\"Part\"}"))
    #expect((key == "sections") == result.output.contains("\"__non_exhaustive\":null"))
  }

  /// A quotation's and an item's lines keep what indents them, and a hidden figure's picture stands behind the comment.
  @Test func figuresStandWhereTheirFencesDo() throws {
    let quoted = Self.figure("a").split(separator: "\n").map { "> \($0)\n" }.joined()
    let item = Self.figure("c").split(separator: "\n").enumerated().map { "\($0 == 0 ? "- " : "  ")\($1)\n" }.joined()
    let page = "\(item)\n\(quoted)\n<!--\n\(Self.figure("b"))-->\n"
    let result = try Command().run(
      Self.program, [], input: try Self.message([Self.chapter(page, path: "a.md")], key: "items"))
    let content = try #require(try Self.chapters(of: result.output, key: "items").first?["content"] as? String)
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    let ends = lines.indices.filter { lines[$0].hasSuffix("</figure>") }
    #expect(lines[0] == "- <figure class=\"strut\">" && ends.count == 3)
    #expect(lines[1...ends[0]].allSatisfy { $0.hasPrefix("  ") })
    let start = try #require(lines.firstIndex { $0.hasPrefix(">") })
    #expect(lines[start...ends[1]].allSatisfy { $0.hasPrefix("> ") })
    #expect(content.contains("\n<!--\n\(Self.figure("b"))-->\n\n<figure class=\"strut\">\n"))
  }

  @Test func mistakesAreAtTheLinesOfTheChapter() throws {
    let page = "# A\n\n```strut\nsize: [40, 30]\nvews: []\n```\n"
    let result = try Command().run(
      Self.program, [], input: try Self.message([Self.chapter(page, path: "a/b.md")], key: "items"))
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.contains("text/a/b.md:5:1: error: 'vews' is not"))
  }

  @Test func aFenceNamesAFileOfTheBook() throws {
    let command = try Command()
    try command.write(Command.box(), to: "text/a/figures/box.yaml")
    let message = try Self.message(
      [Self.chapter("```strut\nfile: figures/box.yaml\n```\n", path: "a/b.md")], key: "items",
      root: command.folder.path)
    let result = try command.run(Self.program, [], input: message)
    #expect(result.status == 0 && result.output.contains("<svg "))
    try command.write("size: [1]\n", to: "text/a/figures/box.yaml")
    let broken = try command.run(Self.program, [], input: message)
    #expect(broken.status == 1 && broken.errors.hasPrefix("text/a/figures/box.yaml:1:7: error: "))
  }

  @Test(arguments: ["", "[]", "{}", "[1, 2]"])
  func whatIsNoBookIsRefused(_ input: String) throws {
    let result = try Command().run(Self.program, [], input: input)
    #expect(result.status == 1 && result.errors.contains("[preprocessor.strut]"))
  }
}
