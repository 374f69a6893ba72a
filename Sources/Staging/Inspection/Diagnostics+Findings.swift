public import Diagnostics
import Serialization

extension Diagnostics {
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
