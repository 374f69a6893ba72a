import Foundation
import TestSupport
import Testing

/// `strut render --watch`, with the ways in which editors save.
@Suite struct WatchTests {
  /// The command, watching until the test ends.
  private final class Watch {
    let command: Command
    private let process: Process

    init(_ documents: [String: String], _ arguments: String...) throws {
      command = try Command()
      for (path, text) in documents { try command.write(text, to: path) }
      process = command.process(["render", "--watch", "-o", "out"] + arguments)
      let errors = command.folder.appendingPathComponent("errors")
      try Data().write(to: errors)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    }

    deinit {
      // A process that a test starts inherits that other signals are blocked.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// Waits until something is so, as long as a busy machine may need.
    func wait(until isSo: () throws -> Bool) throws -> Bool {
      for _ in 0..<600 {
        if (try? isSo()) == true { return true }
        guard process.isRunning else { return false }
        usleep(50_000)
      }
      return false
    }

    func picture(_ name: String = "out/a.svg", shows text: String) throws -> Bool {
      try wait { try command.text(name).contains(text) }
    }
  }

  private static func document(_ text: String) -> String {
    "size: [90, 40]\nviews:\n  - label: a\n    text: \(text)\n    frame: [5, 5, 80, 20]\n"
  }

  @Test func savedDocumentsAreDrawnAgain() throws {
    let watch = try Watch(
      ["a.yaml": Self.document("one"), "b.yaml": Self.document("other")], "a.yaml", "b.yaml", "--format", "svg")
    #expect(try watch.picture(shows: ">one<"))
    #expect(try watch.picture("out/b.svg", shows: ">other<"))
    // By writing into the file, with another file in its place, and removed before.
    try watch.command.write(Self.document("two"), to: "a.yaml")
    #expect(try watch.picture(shows: ">two<"))
    let (new, old) = (
      watch.command.folder.appendingPathComponent("new"), watch.command.folder.appendingPathComponent("a.yaml")
    )
    try Data(Self.document("three").utf8).write(to: new)
    #expect(rename(new.path, old.path) == 0)
    #expect(try watch.picture(shows: ">three<"))
    try FileManager.default.removeItem(at: old)
    usleep(300_000)
    #expect(try watch.command.text("out/a.svg").contains(">three<"))
    try watch.command.write(Self.document("four"), to: "a.yaml")
    #expect(try watch.picture(shows: ">four<"))
    // The other document was drawn once.
    #expect(try watch.command.text("errors") == "")
  }

  @Test func aBrokenDocumentKeepsItsPicture() throws {
    let watch = try Watch(["a.yaml": Self.document("one")], "a.yaml", "--format", "svg")
    #expect(try watch.picture(shows: ">one<"))
    try watch.command.write("vews: []\n" + Self.document("two"), to: "a.yaml")
    #expect(try watch.wait { try watch.command.text("errors").contains("a.yaml:1:1: error: 'vews'") })
    #expect(try watch.command.text("out/a.svg").contains(">one<"))
    try watch.command.write(Self.document("three"), to: "a.yaml")
    #expect(try watch.picture(shows: ">three<"))
  }

  @Test func includedFilesAreWatched() throws {
    let part = { (text: String) in "views:\n  - label: a\n    text: \(text)\n    frame: [5, 5, 80, 20]\n" }
    let watch = try Watch(
      ["a.yaml": "size: [90, 40]\nviews:\n  - include: parts/b.yaml\n", "parts/b.yaml": part("one")], "a.yaml",
      "--format", "svg")
    #expect(try watch.picture(shows: ">one<"))
    try watch.command.write(part("two"), to: "parts/b.yaml")
    #expect(try watch.picture(shows: ">two<"))
  }

  @Test func standardInputIsNotWatched() throws {
    let result = try Command().run("render", "--watch", "-")
    #expect(result.status == 64 && result.errors.contains("--watch takes files"))
  }
}
