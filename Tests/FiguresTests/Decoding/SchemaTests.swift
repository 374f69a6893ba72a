import Diagnostics
import FigureLanguage
import Figures
import Foundation
import Testing

/// The schema that `strut schema` prints, and what a program that checks documents by schemas makes of it.
@Suite struct SchemaTests {
  private typealias Members = [String: Any]

  private let schema: Members
  private let definitions: Members
  /// Of all mappings.
  private let keys: [(name: String, schema: Members)]

  init() throws {
    let value = try JSONSerialization.jsonObject(with: Data(LanguageSchema.text.utf8))
    schema = try #require(value as? Members)
    definitions = try #require(schema["definitions"] as? Members)
    keys = Self.mappings(in: schema).flatMap { $0.map { (name: $0.key, schema: $0.value as? Members ?? [:]) } }
  }

  /// The schemas of mappings, wherever they stand.
  private static func mappings(in value: Any) -> [Members] {
    if let list = value as? [Any] { return list.flatMap(mappings) }
    guard let members = value as? Members else { return [] }
    let own = members["additionalProperties"] as? Bool == false ? [members["properties"] as? Members ?? [:]] : []
    return own + members.values.flatMap(mappings)
  }

  @Test func everyKeyIsExplained() {
    for (name, schema) in keys {
      let reference = (schema["$ref"] as? String)?.split(separator: "/").last.map(String.init)
      let explained = reference.flatMap { definitions[$0] as? Members } ?? schema
      for form in ["description", "markdownDescription"] {
        #expect((explained[form] as? String ?? "").count > 5, "\(form) of '\(name)'")
      }
      #expect(!(explained["markdownDescription"] as? String ?? "").contains("]("), "'\(name)' leads nowhere")
    }
  }

  /// The tables that documents are decoded by are the only source of keys.
  @Test(arguments: LanguageWords.topics.filter(\.isOfKeys))
  func everyKeyIsInTheSchema(_ topic: LanguageWords.Topic) {
    let known = Set(keys.map(\.name))
    #expect(topic.words.filter { !known.contains($0) } == [])
  }

  @Test func everyPropertyHasADefinition() {
    #expect(ViewProperty.allCases.filter { definitions["property.\($0.name)"] == nil } == [])
  }

  /// Their patterns are too long for anybody to read.
  @Test(arguments: ["constraint", "place", "step", "property.transform"])
  func editorsSayWhatALongPatternWants(_ name: String) throws {
    let text = String(decoding: try JSONSerialization.data(withJSONObject: #require(definitions[name])), as: UTF8.self)
    #expect(text.contains("patternErrorMessage"))
  }

  /// A reference without a definition would accept nothing.
  @Test func everyReferenceLeadsSomewhere() {
    let names = LanguageSchema.text.matches(of: #/"#\/definitions\/([^"]+)"/#).map { String($0.output.1) }
    #expect(names.count > 200)
    #expect(Set(names).subtracting(definitions.keys) == [])
  }

  /// Readers of YAML disagree on what is a text, so that the schema must take all that they can make of one.
  @Test func aTextCanBeAnyScalar() throws {
    let text = try #require(definitions["text"] as? Members)
    let types = (text["anyOf"] as? [Members] ?? []).compactMap { $0["type"] as? [String] }.flatMap(\.self)
    #expect(Set(types).isSuperset(of: ["string", "number", "boolean", "null"]))
  }

  // MARK: By a real program

  private static let samples = SchemaProgram.folder("samples")
  private static let accepted = SchemaProgram.folder("Tests/FiguresTests/Fixtures/accepted")
  private static let broken = SchemaProgram.folder("Tests/FiguresTests/Fixtures/broken")

  @Test(.enabled(if: SchemaProgram.path != nil, SchemaProgram.missing))
  func samplesAndAcceptedDocumentsAreRight() throws {
    let result = try SchemaProgram.check(Self.samples + Self.accepted, by: LanguageSchema.text)
    #expect(result.errors == [:])
    // Some of the fixtures are no YAML to others, whatever the schema says; all samples are.
    #expect(result.unreadable.count < Self.accepted.count / 5)
    #expect(result.unreadable.filter(Self.samples.contains) == [])
  }

  /// A schema knows no names, and so not every mistake.
  @Test(.enabled(if: SchemaProgram.path != nil, SchemaProgram.missing))
  func mostBrokenDocumentsAreRefused() throws {
    let files = Self.broken.filter { !$0.hasSuffix("brackets-nested-too-deeply.yaml") }
    let result = try SchemaProgram.check(files, by: LanguageSchema.text)
    let readable = files.count - result.unreadable.count
    #expect(Double(result.errors.count) >= 0.7 * Double(readable), "\(result.errors.count) of \(readable)")
    #expect(Double(result.errors.count + result.unreadable.count) >= 0.7 * Double(files.count))
  }
}
