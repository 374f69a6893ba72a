import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FigureLanguage

/// What is read line by line has the events that libyaml finds.
@Suite struct EventReaderTests {
  private func lineEvents(_ text: String) -> (events: [String], isComplete: Bool) {
    var parser = LineParser(reading: Array(text.unicodeScalars))
    var events: [String] = []
    while let event = parser.next() {
      events.append("\(event)")
      if case .streamEnd = event.content { return (events, true) }
    }
    return (events, false)
  }

  /// Those up to the end or to a mistake.
  private func libraryEvents(_ text: String) -> [String] {
    var parser = YAMLParser(reading: Array(text.unicodeScalars))
    var events: [String] = []
    while let event = try? parser.next() {
      events.append("\(event)")
      if case .streamEnd = event.content { break }
    }
    return events
  }

  private static let documents = [
    "a", "a: b", "- a\n- b\n", "a:\n- b\n- c: d\n  e: f\ng:\n",
    "a:\n  - b\n  -\n  - - c\n    - d\n  -   e: [f, g h, {i: j}]\nk: []\n",
    "# c\na: 'b # c' # d\n\n  # e\nf: \"g: h\"   \n", "a:\n  b:\n    c: d\n  e:\n\n\nf: {g: h, 'i': {}}\n",
    "-\n  a: b\n-\n", "a: b c\nd: e#f\n",
    "a: http://b\nb: a:b\n", "a: -1\nb: ->\nc: -\n", "a: b\n c\n", "a: b: c", "a:\n b\n c: d", "a: 'b\n  c'",
    "'a': b\n\"c\": d\n",
    "a: |\n  b\n\n   c\n  d\n\ne: >-\n  f\n  g\n\n  h\n   i\n  j\n", "- >+\n a\n b\n\n- |\n c",
    "a: >\n\n  b\nc: |\nd: e", "a: |\n  b\n", "&a b: *c", "--- a\n...\n", "a: [b, c\n  d]", "[a: b]", "{a, b: }",
    "a : b", "a: [b]: c",
    "- a\nb: c", "a:\n  - b\n c: d",
    "a: b\n- c", "a: - b", "é: ü’s\nπ: \u{E000}b\n", "a\tb: c", "a: [1, 2,]", "{a: [b, c], d: 'e'}\n", "a: [b]c",
    "a: 'b'c", "a: 'b''c'", "a: \"b\\n\"",
  ]

  @Test(arguments: documents) func linesHaveTheEventsOfTheLibrary(text: String) {
    expectSameEvents(text)
  }

  private func expectSameEvents(_ text: String) {
    let (events, isComplete) = lineEvents(text)
    let expected = libraryEvents(text)
    // Where there is a mistake, libyaml may find it before it gives the events of what stands before.
    let count = isComplete ? max(events.count, expected.count) : min(events.count, expected.count)
    let isSame = events.prefix(count) == expected.prefix(count)
    #expect(isSame, "\(text.debugDescription)")
  }

  /// Documents with characters put in, taken out and exchanged.
  @Test func changedDocumentsHaveTheEventsOfTheLibrary() {
    var random = SeededGenerator(seed: 41)
    let signs = Array(" \n:-#,[]{}'\"ab?&*!|>%.\\é".unicodeScalars)
    for number in 0..<20_000 {
      var scalars = Array(Self.documents[number % Self.documents.count].unicodeScalars)
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...scalars.count, using: &random)
        let sign = signs.randomElement(using: &random) ?? " "
        switch Int.random(in: 0...3, using: &random) {
        case 0 where place < scalars.count: scalars.remove(at: place)
        case 1 where place < scalars.count: scalars[place] = sign
        case 2: scalars.insert(contentsOf: scalars.suffix(scalars.count - place).prefix(12), at: place)
        default: scalars.insert(sign, at: place)
        }
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      expectSameEvents(text)
    }
  }

  /// Most of the repository's documents are read without libyaml.
  @Test func samplesAreReadByLines() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../samples").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yaml" }
    var completeCount = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      expectSameEvents(text)
      completeCount += lineEvents(text).isComplete ? 1 : 0
    }
    #expect(completeCount > files.count * 9 / 10, "\(completeCount) of \(files.count)")
  }
}
