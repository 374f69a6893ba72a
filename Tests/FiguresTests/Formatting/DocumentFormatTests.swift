import Diagnostics
import Figures
import Foundation
import TestSupport
import Testing

@testable import FigureLanguage

/// The one way to write a document.
@Suite struct DocumentFormatTests {
  /// Each `Fixtures/formatting/*.yaml` is written as `*.expected`. To add a case, add both files; with the environment
  /// variable `UPDATE_EXPECTATIONS` the second is written.
  @Test(arguments: DocumentFixture.all(in: "formatting"))
  func documentIsWrittenInOneWay(_ fixture: DocumentFixture) throws {
    let text = try #require(DocumentFormat.text(of: fixture.source).text)
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      try Data(text.utf8).write(to: tests.appendingPathComponent("Fixtures/formatting/\(fixture.name).expected"))
    } else {
      #expect(text == fixture.expected)
    }
    try expectOneWay(of: fixture.source)
  }

  /// The project's own documents are written so.
  @Test(arguments: DocumentFixture.samples())
  func samplesAreWrittenInOneWay(_ fixture: DocumentFixture) {
    #expect(DocumentFormat.text(of: fixture.source).text == fixture.source.text)
  }

  @Test(arguments: DocumentFixture.all(in: "accepted"))
  func acceptedDocumentsSayTheSame(_ fixture: DocumentFixture) throws {
    try expectOneWay(of: fixture.source)
    let formatted = SourceFile(
      name: fixture.source.name, text: try #require(DocumentFormat.text(of: fixture.source).text))
    let (first, second) = (fixture.decode(), Figure.decode(formatted, name: fixture.name, resources: fixture.resources))
    #expect(first.diagnostics.all.map(\.message) == second.diagnostics.all.map(\.message))
    #expect(first.figure?.document() == second.figure?.document())
  }

  /// A document with wrong names is formatted like any; one that is no YAML is not, and is told why.
  @Test(arguments: DocumentFixture.all(in: "broken"))
  func brokenDocumentsAreFormattedOrRefused(_ fixture: DocumentFixture) throws {
    let (text, diagnostics) = DocumentFormat.text(of: fixture.source)
    if text == nil {
      #expect(diagnostics.hasErrors)
    } else {
      try expectOneWay(of: fixture.source)
    }
  }

  /// The key begins where its mapping and that of the pair do, which has no brackets of its own.
  @Test func mappingsAsKeysAreRefused() {
    let (text, diagnostics) = DocumentFormat.text(of: SourceFile(name: "a.yaml", text: "callouts: [{a: b}: c]\n"))
    #expect(text == nil)
    #expect(diagnostics.all.map(\.identifier) == [.unformattableDocument])
  }

  /// 2,000 documents with other blanks, comments and marks, some of them damaged.
  @Test(arguments: 0..<20)
  func changedDocumentsSayTheSame(_ seed: Int) throws {
    let fixtures = DocumentFixture.samples() + DocumentFixture.all(in: "accepted")
    var formatted = 0
    for number in 0..<100 {
      var mutator = DocumentMutator(seed: 100 * seed + number)
      let fixture = fixtures[(100 * seed + number) % fixtures.count]
      let isDamaged = number.isMultiple(of: 2)
      let text = mutator.changed(fixture.source.text, damages: isDamaged)
      let source = SourceFile(name: "changed.yaml", text: text)
      let (result, diagnostics) = DocumentFormat.text(of: source)
      // A damage can make YAML that has no one way: a key behind a question mark, a key in braces without a value.
      #expect(isDamaged || !diagnostics.all.contains { $0.identifier == .unformattableDocument }, "\(text)")
      guard result != nil else { continue }
      formatted += 1
      try expectOneWay(of: source)
    }
    #expect(formatted > 50)
  }

  /// Formatting twice changes nothing, what is said is said again, and comments stay.
  private func expectOneWay(of source: SourceFile) throws {
    let once = try #require(DocumentFormat.text(of: source).text)
    let file = SourceFile(name: source.name, text: once)
    #expect(DocumentFormat.text(of: file).text == once, "\(source.text)")
    #expect(Self.nodes(of: source) == Self.nodes(of: file), "\(source.text)")
    #expect(Self.comments(of: source.text) == Self.comments(of: once), "\(source.text)")
    #expect(once.hasSuffix("\n") || !source.text.hasSuffix("\n"))
  }

  /// All texts of a document with the lists and mappings around them, as the decoder reads them.
  private static func nodes(of source: SourceFile) -> String {
    func text(_ node: Node) -> String {
      switch node.content {
      case .scalar(let scalar): "\(scalar.isMissing ? "nothing" : "<\(scalar.text)>")"
      case .sequence(let items, _): "[" + items.map(text).joined(separator: ",") + "]"
      case .mapping(let entries, _):
        "{" + entries.map { "\($0.key.text):\(text($0.value))" }.joined(separator: ",") + "}"
      }
    }
    let reading = NodeReader.read(source, limits: FigureLimits())
    return (reading.root.map(text) ?? "none") + reading.diagnostics.all.map(\.message).joined()
  }

  /// What stands behind `#` signs that may begin comments, in order; marks around texts are not counted.
  private static func comments(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let characters = Array(line)
      guard
        let start = characters.indices.first(where: {
          // Right behind a bracket, too, it begins a comment.
          characters[$0] == "#" && ($0 == 0 || characters[$0 - 1].isWhitespace || "]}".contains(characters[$0 - 1]))
        })
      else { return nil }
      return String(characters[start...].filter { !$0.isWhitespace && !"'\"".contains($0) })
    }
  }
}
