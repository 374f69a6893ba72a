import Foundation
import TestSupport
import Testing

/// `strut fmt` as it is called: arguments in, exit status and files out.
@Suite struct FormatTests {
  private static let written = "size:   [60,40]\nviews:\n- view: 'a'   # a box\n"
  private static let formatted = "size: [60, 40]\nviews:\n  - view: a   # a box\n"

  @Test func documentsAreWrittenAndNamed() throws {
    let command = try Command()
    try command.write(Self.written, to: "a.yaml")
    try command.write(Self.formatted, to: "b.yaml")
    let result = try command.run("fmt", "a.yaml", "b.yaml", "a.yaml")
    #expect((result.status, result.output, result.errors) == (0, "a.yaml\n", ""))
    #expect(try command.text("a.yaml") == Self.formatted)
    #expect(try command.run("fmt", "a.yaml", "b.yaml").output == "")
  }

  @Test func checkingWritesNothing() throws {
    let command = try Command()
    try command.write(Self.formatted, to: "a.yaml")
    try command.write("title: A\n" + Self.written, to: "b.yaml")
    #expect(try command.run("fmt", "--check", "a.yaml").status == 0)
    let result = try command.run("fmt", "--check", "a.yaml", "b.yaml")
    #expect(result.status == 1)
    #expect(result.output == "b.yaml\n")
    #expect(result.errors.hasPrefix("b.yaml:2:1: error: the document is not written as 'strut fmt' writes it"))
    #expect(try command.text("b.yaml") == "title: A\n" + Self.written)
    #expect(try command.run("fmt", "--check", "--quiet", "b.yaml").output == "")
  }

  @Test func standardInputIsPrinted() throws {
    let command = try Command()
    try command.write(Self.written, to: "a.yaml")
    let process = command.process(["fmt", "-"])
    let (input, output) = (
      command.folder.appendingPathComponent("a.yaml"), command.folder.appendingPathComponent("out")
    )
    try Data().write(to: output)
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try command.text("out") == Self.formatted)
    #expect(try command.text("a.yaml") == Self.written)
  }

  /// A document that is no YAML stays, with its mistake and its place; others are written all the same.
  @Test func oneBrokenDocumentKeepsNoOtherFromBeingWritten() throws {
    let command = try Command()
    try command.write("size: [60, 40\nviews:\n", to: "a.yaml")
    try command.write(Self.written, to: "b.yaml")
    let result = try command.run("fmt", "a.yaml", "b.yaml", "missing.yaml")
    #expect(result.status == 1)
    #expect(result.output == "b.yaml\n")
    #expect(result.errors.contains("a.yaml:1:7: error: this '[' is never closed"))
    #expect(result.errors.contains("missing.yaml: error: no such file"))
    #expect(try command.text("a.yaml") == "size: [60, 40\nviews:\n")
  }

  @Test func linksAndPermissionsStay() throws {
    let command = try Command()
    try command.write(Self.written, to: "folder/a.yaml")
    let (file, link) = ("folder/a.yaml", "link.yaml")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: command.folder.appendingPathComponent(file).path)
    try FileManager.default.createSymbolicLink(
      atPath: command.folder.appendingPathComponent(link).path, withDestinationPath: file)
    #expect(try command.run("fmt", link).status == 0)
    #expect(try command.text(file) == Self.formatted)
    let path = command.folder.appendingPathComponent(file).path
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    let linked = command.folder.appendingPathComponent(link).path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: linked) == file)
  }
}
