import Figures
import Serialization

/// A JSON Schema of a value, in the words of draft-07.
///
/// Readers of YAML disagree about plain texts: `on` is a boolean to one and a text to another, `12:30` a number, `017`
/// fifteen. So whatever Strut reads as a text, a schema takes as any scalar.
struct Schema {
  private(set) var members: [(name: String, value: JSONText.Value)]

  init(_ members: [(String, JSONText.Value)]) { self.members = members.map { ($0.0, $0.1) } }

  var json: JSONText.Value { .object(members.map { ($0.name, $0.value) }) }

  // MARK: Values

  static let anything = Schema([])
  /// No value is right.
  static let nothing = Schema([("not", .object([]))])

  static func type(_ names: String...) -> Schema {
    Schema([("type", names.count == 1 ? .text(names[0]) : .array(names.map(JSONText.Value.text)))])
  }

  static func reference(_ definition: SchemaDefinition) -> Schema {
    Schema([("$ref", .text("#/definitions/\(definition.name)"))])
  }

  /// A text that a pattern describes as a whole.
  static func text(_ pattern: TextPattern) -> Schema {
    Schema([("type", .text("string")), ("pattern", .text("^(?:\(pattern.text))$"))])
  }

  /// With what an editor says of a text that is of another form, instead of the pattern.
  func orElse(_ message: String) -> Schema { with("patternErrorMessage", .text(message)) }

  static func word(among words: [String]) -> Schema {
    .any(of: [Schema([("enum", .array(words.map(JSONText.Value.text)))]), .reference(.placeholder)])
  }

  static func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> Schema where Word.RawValue == String {
    .word(among: Word.allCases.map(\.rawValue))
  }

  static func words<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> Schema
  where Word.RawValue == String {
    .each(of: .word(type))
  }

  static func any(of choices: [Schema]) -> Schema {
    choices.count == 1 ? choices[0] : Schema([("anyOf", .array(choices.map(\.json)))])
  }

  /// What holds of values for which something else holds.
  static func when(_ condition: Schema, _ consequence: Schema, otherwise: Schema? = nil) -> Schema {
    Schema(
      [("if", condition.json), ("then", consequence.json)] + (otherwise.map { [("else", $0.json)] } ?? []))
  }

  static func not(_ schema: Schema) -> Schema { Schema([("not", schema.json)]) }

  /// This, and what others say as well.
  func and(_ others: Schema...) -> Schema {
    let isAlone = !members.contains { ["$ref", "allOf"].contains($0.name) }
    return isAlone
      ? with("allOf", .array(others.map(\.json))) : Schema([("allOf", .array(([self] + others).map(\.json)))])
  }

  /// With a word of its own, such as `minimum`.
  func with(_ name: String, _ value: JSONText.Value) -> Schema {
    var copy = self
    copy.members.append((name, value))
    return copy
  }

  // MARK: Lists

  static func list(of item: Schema) -> Schema { .type("array").with("items", item.json) }

  static func nonEmptyList(of item: Schema) -> Schema { .list(of: item).with("minItems", .integer(1)) }

  /// A value, or a list of such, each at most once.
  static func each(of item: Schema) -> Schema {
    .any(of: [item, .nonEmptyList(of: item).with("uniqueItems", .boolean(true))])
  }

  /// A list with an item of each of the schemas.
  static func list(_ items: [Schema]) -> Schema {
    Schema([
      ("type", .text("array")), ("items", .array(items.map(\.json))), ("minItems", .integer(items.count)),
      ("maxItems", .integer(items.count)),
    ])
  }

  // MARK: Mappings

  /// A mapping of an author's own names.
  static func byName(_ value: Schema) -> Schema {
    .byText(value).with("propertyNames", Schema.text(.name).json)
  }

  /// A mapping of the names of constraints.
  static func byIdentifier(_ value: Schema) -> Schema {
    .byText(value).with("propertyNames", Schema.text(.identifier).json)
  }

  static func byText(_ value: Schema) -> Schema { .type("object").with("additionalProperties", value.json) }

  /// A mapping with some of these keys, and no others.
  static func mapping(_ keys: [(name: String, schema: Schema)]) -> Schema {
    Schema([
      ("type", .text("object")), ("additionalProperties", .boolean(false)),
      ("properties", .object(keys.map { ($0.name, $0.schema.json) })),
      // Strut takes a comma inside parentheses for no end of an item; what others make of the rest is passed over.
      ("patternProperties", .object([("^[-+.0-9( ]|\\)$", Schema.type("null").json)])),
    ])
  }

  static func mapping<Key: DocumentedKey>(
    _ type: Key.Type, _ isTaken: (Key) -> Bool = { _ in true }
  ) -> Schema {
    .mapping(SchemaKeys.of(type, isTaken))
  }

  /// Of a mapping that says something.
  var nonEmpty: Schema { with("minProperties", .integer(1)) }

  static func required<Key: DocumentedKey>(_ keys: Key...) -> Schema {
    Schema([("required", .array(keys.map { .text($0.rawValue) }))])
  }

  /// What holds of the values of keys, if there are any.
  static func members<Key: DocumentedKey>(_ members: [(key: Key, schema: Schema)]) -> Schema {
    Schema([("properties", .object(members.map { ($0.key.rawValue, $0.schema.json) }))])
  }

  /// Of a mapping without the keys.
  static func without<Key: DocumentedKey>(_ keys: [Key]) -> Schema { .members(keys.map { ($0, .nothing) }) }

  // MARK: Explanations

  /// With what an editor shows: as Markdown where it can, else as a text.
  func explained(_ markdown: String) -> Schema {
    let sentence = markdown.withoutLinks.asSentence
    // Beside a reference, draft-07 reads nothing else.
    let own = members.contains { $0.name == "$ref" } ? Schema([("allOf", .array([json]))]) : self
    return Schema(
      [("description", .text(sentence.filter { $0 != "`" })), ("markdownDescription", .text(sentence))]
        + own.members.map { ($0.name, $0.value) })
  }
}

/// The keys of mappings with their schemas and explanations.
enum SchemaKeys {
  static func of<Key: DocumentedKey>(
    _ type: Key.Type, _ isTaken: (Key) -> Bool = { _ in true }
  ) -> [(name: String, schema: Schema)] {
    Key.allCases.filter(isTaken).map { key in
      let row = key.row
      return (key.rawValue, row.schema.explained(row.explanation))
    }
  }

  static func properties(without refused: Set<ViewProperty> = []) -> [(name: String, schema: Schema)] {
    ViewProperty.allCases.filter { !refused.contains($0) }.map { ($0.name, .reference(.property($0))) }
  }
}

extension String {
  /// With the words of links in their place: a schema has no page that they could lead on from.
  fileprivate var withoutLinks: String {
    var result = ""
    var rest = self[...]
    while let middle = rest.indices.first(where: { rest[$0...].hasPrefix("](") }),
      let start = rest[..<middle].lastIndex(of: "["), let end = rest[middle...].firstIndex(of: ")")
    {
      result += rest[..<start] + rest[rest.index(after: start)..<middle]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// With a capital at its beginning and a full stop.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".") }
}
