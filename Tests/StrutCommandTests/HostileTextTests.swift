import Foundation
import TestSupport
import Testing

/// What documents hold cannot control a terminal, nor pass for a message of the command.
@Suite struct HostileTextTests {
  private static let names = """
    title: "\\e[31mT\\u202E"
    size: [10, 10]
    views:
    - label: "\\e[2Jx"
      class: "\\e[31mK\\u009B"
    - label: "a\\n::error::y"
    constraints:
    - "'a\\n::error::y'.nonsense == 3"

    """

  private static let drawn = """
    title: "\\e[31mT\\u202E"
    caption: "\\u009B2J"
    size: [10, 10]
    views:
    - view: a
      class: "\\e[31mK\\n::error::y\\u2066"
      frame: [50, 50, 5, 5]

    """

  private static let mapping = "size: [10, 10]\n\"\\e[31mbar\\n::error::x\": \"a\"\n"

  @Test(
    arguments: [
      ["check"], ["check", "--format", "github"], ["check", "--json"], ["check", "--format", "console"], ["inspect"],
      ["inspect", "--json"], ["tree"], ["trace"], ["render", "--diagnostics", "json"], ["render"], ["gallery"],
      ["gallery", "-o", "g.md"], ["test"], ["test", "--junit", "j.xml", "--report", "r"],
    ], [names, drawn, mapping])
  func whatIsPrintedHasNoControlCharacters(_ words: [String], _ document: String) throws {
    let command = try Command()
    try command.write(document, to: "a.yaml")
    let process = command.process([words[0], "a.yaml"] + words.dropFirst())
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let pages = try ["gallery.html", "g.md", "j.xml", "r/index.html"].filter(command.exists).map(command.text)
    for text in [printed] + pages {
      #expect(!text.unicodeScalars.contains { Self.isControl($0) }, "\(text.debugDescription)")
    }
    #expect(words.contains("github") || !printed.contains("\n::error::"))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  @Test func whatWasThereIsTold() throws {
    let command = try Command()
    try command.write(Self.mapping, to: "a.yaml")
    #expect(try command.run("check", "a.yaml").errors.contains("'\\u{1b}[31mbar…' is not a key"))
  }

  // MARK: Files that are no documents

  @Test func aFileNameThatIsNotUTF8IsTold() throws {
    let command = try Command()
    try command.write(Command.box(), to: "a.yaml")
    let path = command.folder.path + "/bad"
    // A letter of Latin 1.
    let name = Array(path.utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)] + Array(".yaml".utf8CString)
    #expect(rename(command.folder.path + "/a.yaml", name) == 0)
    let result = try command.run("test", ".")
    #expect(result.status == 1)
    #expect(result.errors == "bad\u{FFFD}.yaml: error: the file's name is not UTF-8; rename it\n")
  }

  @Test(arguments: ["a.yaml", "a.storyboard", "a.json"]) func aPointerIsNoDocument(_ name: String) throws {
    let command = try Command()
    try command.write("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n", to: name)
    let result = try command.run("check", name)
    #expect(result.status == 1)
    #expect(
      result.errors == "\(name): error: the file is a Git LFS pointer, not the document; 'git lfs pull' fetches it\n")
  }

  @Test func ofManyWarningsAHundredAreListed() throws {
    let command = try Command()
    let views = (0..<150).map { "  - view: v\($0)\n    frame: [0, 0, 9, 9]\n    text: \(0)\n" }
    try command.write("size: [10, 10]\nviews:\n" + views.joined(), to: "a.yaml")
    let result = try command.run("render", "a.yaml")
    #expect(result.errors.matches(of: #/ warning: /#).count == 101)
    #expect(result.errors.hasSuffix("a.yaml: warning: there are 50 more warnings\n"))
    #expect(result.status == 0)
  }
}
