package import Serialization

extension Diagnostic {
  /// The diagnostic for programs: severity, message, location, notes, the identifier of the rule, and the replacements that
  /// together fix the mistake.
  package var json: [(String, JSONText.Value)] {
    [("severity", .text(severity.rawValue)), ("message", .text(message))] + range.json
      + [
        ("notes", .array(notes.map { .object([("message", .text($0.message))] + $0.range.json) })),
        ("id", .text(identifier.rawValue)), ("fixes", .array(fix.map(\.json))),
      ]
  }
}

extension Diagnostic.Replacement {
  /// The replacement. A length of 0 inserts.
  fileprivate var json: JSONText.Value {
    .object([
      ("line", .integer(start.line)), ("column", .integer(start.column)), ("length", .integer(length)),
      ("replacement", .text(text)),
    ])
  }
}

extension SourceRange? {
  /// Line and column, counted from 1, and the length; all `null` if there is no location. A range in an included file
  /// has the name of that file.
  package var json: [(String, JSONText.Value)] {
    [
      ("line", self.map { .integer($0.start.line) } ?? .null),
      ("column", self.map { .integer($0.start.column) } ?? .null),
      ("length", self.map { .integer($0.length) } ?? .null),
    ] + (self?.file.map { [("file", .text($0.source.name))] } ?? [])
  }
}
