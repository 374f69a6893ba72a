import Diagnostics
import FigureLanguage
import Figures
import Foundation
import Testing

/// Every key of the language, from the tables that documents are decoded by, is explained, used, tried with mistakes and
/// known to the fuzzers.
///
/// That `docs/figure-language.md` explains every word is a test of ``LanguageDocumentationTests``.
@Suite struct KeyCoverageTests {
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  private static let topics = LanguageWords.topics.filter(\.isOfKeys)

  /// The texts of all files in a folder whose names end so.
  private static func texts(in folder: String, _ ends: [String]) -> [String] {
    let url = root.appendingPathComponent(folder)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return files.filter { name in ends.contains { name.hasSuffix($0) } }.compactMap {
      try? String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)
    }
  }

  private static func words(of texts: [String]) -> Set<String> {
    Set(texts.flatMap { $0.matches(of: #/[a-zA-Z0-9]+/#).map { String($0.output) } })
  }

  private static let accepted: Set<String> = {
    let page = (try? String(contentsOf: root.appendingPathComponent("docs/figure-language.md"), encoding: .utf8)) ?? ""
    // Every second part is what stands between fences; the page has no others.
    let examples = page.components(separatedBy: "\n```").enumerated().filter { !$0.offset.isMultiple(of: 2) }
    return words(
      of: texts(in: "Tests/FiguresTests/Fixtures/accepted", [".yaml", ".json"])
        + texts(in: "samples", [".yaml", ".json"]) + examples.map(\.element))
  }()

  /// What messages say, and the lines that they show: a key that is only near a mistake is not tried. Some keys are
  /// answered with a warning.
  private static let broken = words(
    of: ["broken", "accepted"].flatMap { texts(in: "Tests/FiguresTests/Fixtures/\($0)", [".expected"]) })

  @Test(arguments: topics) func everyKeyIsUsed(_ topic: LanguageWords.Topic) {
    #expect(topic.words.filter { !Self.accepted.contains($0) } == [])
  }

  /// To add a case, add `NAME.yaml` and `NAME.expected` to `Fixtures/broken`.
  @Test(arguments: topics) func everyKeyIsTriedWithAMistake(_ topic: LanguageWords.Topic) {
    #expect(topic.words.filter { !Self.broken.contains($0) } == [])
  }

  // MARK: Keys in their mappings

  /// The tables of keys that mappings are read by, each as a whole; keys of views and properties are read with their kinds.
  private static let tables: [LanguageWords.Topic] = {
    let known = Set(uses(in: ["samples", "Tests/FiguresTests/Fixtures/accepted"]).map(\.table))
    return topics.filter { $0.table.map(known.contains) ?? false }
  }()

  private static func uses(in folders: [String]) -> [KeyLedger.Use] {
    folders.flatMap { texts(in: $0, [".yaml", ".json"]) }.flatMap(uses(of:))
  }

  private static func uses(of text: String) -> [KeyLedger.Use] {
    Figure.keys(in: SourceFile(name: "document.yaml", text: text))
  }

  private static func keys(_ uses: [KeyLedger.Use]) -> Set<String> { Set(uses.map { "\($0.table).\($0.key)" }) }

  /// A word that stands elsewhere on the page, such as the `title` of a panel, is no example of a legend's.
  @Test func everyKeyHasAnExampleOnThePage() throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("docs/figure-language.md"), encoding: .utf8)
    let examples = page.components(separatedBy: "\n```").enumerated().filter { !$0.offset.isMultiple(of: 2) }
    let shown = Self.keys(
      examples.flatMap { Self.uses(of: $0.element.drop { $0 != "\n" }.description) })
    // An example has no other file beside it, so that what includes one is shown without being drawn. The former name of a
    // key is not to be written.
    let hasNone: Set = ["IncludeKey.include", "IncludeKey.with", "DocumentKey.contentSize"]
    #expect(Self.missing(in: shown).filter { !hasNone.contains($0) } == [])
    #expect(page.contains("include: ") && page.contains("with: {"))
  }

  @Test func everyKeyHasAnAcceptedFixture() {
    #expect(Self.missing(in: Self.keys(Self.uses(in: ["Tests/FiguresTests/Fixtures/accepted"]))) == [])
  }

  /// There is a document in `Fixtures/broken` that is refused because of the key or of what stands behind it, or one that
  /// is warned of.
  @Test func everyKeyIsRefusedSomewhere() {
    var refused: Set<String> = []
    for fixture in ["broken", "accepted"].flatMap(DocumentFixture.all(in:)) {
      let places = fixture.decode().diagnostics.all.compactMap(\.range).filter { $0.file == nil }.map(\.start)
      guard !places.isEmpty else { continue }
      let uses = Figure.keys(in: fixture.source, resources: fixture.resources)
      // The innermost key that the place is behind.
      refused.formUnion(
        Self.keys(
          places.compactMap { place in
            uses.filter { $0.start <= place && place <= $0.end }.max { $0.start < $1.start }
          }))
    }
    #expect(Self.missing(in: refused) == [])
  }

  private static func missing(in keys: Set<String>) -> [String] {
    tables.flatMap { topic in topic.words.map { "\(topic.table ?? "").\($0)" } }.filter { !keys.contains($0) }
  }

  /// The last part of the fuzzers' dictionary is made of the language's words. With the environment variable
  /// `UPDATE_EXPECTATIONS` it is written anew.
  @Test func everyWordIsKnownToTheFuzzers() throws {
    let file = Self.root.appendingPathComponent("Tests/FuzzingTests/Fixtures/words.dict")
    let text = try String(contentsOf: file, encoding: .utf8)
    let heading = "# The words of the figure language, from its tables.\n"
    let own = try #require(text.range(of: heading)).lowerBound
    var seen: Set<String> = []
    let words = LanguageWords.topics.flatMap(\.words).filter { seen.insert($0).inserted }
    let expected = text[..<own] + heading + words.map { "\"\($0)\"\n" }.joined()
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil {
      try Data(expected.utf8).write(to: file)
    } else {
      #expect(text == expected)
    }
  }
}
