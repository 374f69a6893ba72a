import Serialization

/// The figure language as a JSON Schema, for editors and for programs that check documents.
///
/// It is made of the tables that documents are decoded by, so that it has every key, and of each key what the page on
/// the language says. It knows forms and words. It cannot know names: whether there is such a view, metric or style.
package enum LanguageSchema {
  /// The schema, of draft-07, with a line for each definition.
  ///
  ///     LanguageSchema.text.hasPrefix("{\n\"$schema\": \"http://json-schema.org/draft-07/schema#\"")   // true
  package static var text: String {
    var lines = [
      member("$schema", .text("http://json-schema.org/draft-07/schema#")),
      member("title", .text("A figure of Strut")),
      member("description", .text("A layout of iOS with what is to be shown of it, in YAML or JSON.")),
    ]
    lines += Schema.document.members.map { member($0.name, $0.value) }
    var seen: Set<String> = []
    let definitions = SchemaDefinition.all.filter { seen.insert($0.name).inserted }
    let list = definitions.map { member($0.name, $0.schema.json) }.joined(separator: ",\n")
    lines.append("\"definitions\": {\n\(list)\n}")
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func member(_ name: String, _ value: JSONText.Value) -> String {
    var text = ""
    JSONText.write(.object([(name, value)]), to: &text)
    return String(text.dropFirst().dropLast())
  }
}
