public import Diagnostics
import Serialization

extension Diagnostics {
  /// The diagnostics as annotations of a GitHub workflow, one per line:
  ///
  ///     ::error file=login.yaml,line=14,col=11,title=unknown-attribute::'leadng' is not a layout attribute
  ///
  /// Notes are part of the message, because GitHub has no annotations for them. A message can have several lines.
  ///
  /// - Parameter source: The document.
  public func workflowCommands(of source: SourceFile) -> String {
    listed.map { diagnostic in
      let file = diagnostic.range?.file?.source ?? source
      var properties = ["file=\(file.name.escaped(for: .property))"]
      if let start = diagnostic.range?.start { properties += ["line=\(start.line)", "col=\(start.column)"] }
      properties.append("title=\(diagnostic.identifier.rawValue)")
      let notes = diagnostic.notes.map { "\nnote: \($0.message)" + ($0.range.map { " (line \($0.start.line))" } ?? "") }
      let message = ([diagnostic.message] + notes).joined().escaped(for: .message)
      return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(message)\n"
    }.joined()
  }

  /// The diagnostics of a document as one JSON object, in line order.
  ///
  /// Each has `severity`, `message`, its location as `line`, `column` and `length`, `notes`, the identifier of the rule
  /// as `id`, and `fixes`: replacements that together fix the mistake.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - findings: Findings to add, with their views, constraints and remedies as values.
  public func json(of source: SourceFile, with findings: Findings = Findings()) -> String {
    let values = Dictionary(findings.all.map { ($0.diagnostic, $0.json) }) { first, _ in first }
    let entries = adding(findings.diagnostics).listed.map { JSONText.Value.object($0.json + (values[$0] ?? [])) }
    var text = ""
    JSONText.write(.object([("file", .text(source.name)), ("diagnostics", .array(entries))]), to: &text)
    return text
  }
}

extension Diagnostic {
  fileprivate var json: [(String, JSONText.Value)] {
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
  var json: [(String, JSONText.Value)] {
    [
      ("line", self.map { .integer($0.start.line) } ?? .null),
      ("column", self.map { .integer($0.start.column) } ?? .null),
      ("length", self.map { .integer($0.length) } ?? .null),
    ] + (self?.file.map { [("file", .text($0.source.name))] } ?? [])
  }
}

extension String {
  fileprivate enum WorkflowPart {
    case property, message
  }

  /// The text with percent escapes for the characters that would end this part of a workflow command.
  fileprivate func escaped(for part: WorkflowPart) -> String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      case ":" where part == .property: text += "%3A"
      case "," where part == .property: text += "%2C"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
