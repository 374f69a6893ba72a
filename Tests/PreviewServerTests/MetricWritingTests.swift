import Files
import Foundation
import TestSupport
import Testing

@testable import PreviewServer

/// A number that is written into a document, and why another one is not.
@Suite struct MetricWritingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("metrics-\(UUID().uuidString)")

  private func write(_ name: String, _ value: Double, into text: String?) throws -> (text: String?, problem: String?) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.yaml")
    try text?.write(to: file, atomically: true, encoding: .utf8)
    var problem: String?
    do throws(ResourceError) {
      let change = MetricChange(document: file.path, name: name, value: value)
      try change.write(to: file.path, reader: DocumentReader())
    } catch { problem = error.message }
    return (try? String(contentsOf: file, encoding: .utf8), problem)
  }

  @Test func theNumberAloneIsReplaced() throws {
    let result = try write("gap", 12.5, into: "size: [80, 40]\nmetrics: {gap: 8, wide: gap * 2}   # the gap\n")
    #expect(result.problem == nil)
    #expect(result.text == "size: [80, 40]\nmetrics: {gap: 12.5, wide: gap * 2}   # the gap\n")
  }

  @Test(arguments: [
    ("wide", 12, "has no number for 'wide' that could be replaced"),
    ("gone", 12, "has no number for 'gone' that could be replaced"),
    ("gap", Double.infinity, "has no number for 'gap' that could be replaced"),
  ])
  func whatHasNoNumberIsLeftAsItIs(_ name: String, _ value: Double, _ problem: String) throws {
    let text = "size: [80, 40]\nmetrics: {gap: 8, wide: gap * 2}\n"
    let result = try write(name, value, into: text)
    #expect(result.problem == problem)
    #expect(result.text == text)
  }

  @Test func aDocumentThatIsGoneIsNotMadeAnew() throws {
    let result = try write("gap", 12, into: nil)
    #expect(result.problem == "does not exist")
    #expect(result.text == nil)
  }

  /// Its own file would keep the old number.
  @Test func aLinkToADocumentStaysOne() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appendingPathComponent("real.yaml"), folder.appendingPathComponent("a.yaml"))
    try "metrics: {gap: 8}\nsize: [gap, 40]\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let change = MetricChange(document: link.path, name: "gap", value: 9)
    try change.write(to: link.path, reader: DocumentReader())
    #expect(try String(contentsOf: file, encoding: .utf8) == "metrics: {gap: 9}\nsize: [gap, 40]\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }
}
