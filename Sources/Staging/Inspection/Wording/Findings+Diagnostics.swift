public import Diagnostics
import Geometry
import ViewLayout

extension Findings {
  /// The findings as diagnostics, in the same order.
  public var diagnostics: Diagnostics { Diagnostics(all.map(\.diagnostic)) }
}

extension Findings.Entry {
  /// The finding in words. The message names the pictures and the panels if not all of them have the finding.
  public var diagnostic: Diagnostic {
    let panels = panels.isEmpty ? "" : "in panel\(panels.count == 1 ? "" : "s") \(panels.listed(with: "and"))"
    let found = [panels, circumstances].filter { !$0.isEmpty }.joined(separator: ", ")
    let places = found.isEmpty ? "" : " (\(found))"
    // Views of several scenes have the same names.
    let scene = scene.map { " (scene \($0))" } ?? ""
    let detail = finding.detail
    var told: Set<Diagnostic.Note> = []
    let notes = detail.notes.filter { told.insert($0).inserted }
    return Diagnostic(
      severity, finding.identifier, detail.message + places + scene, at: range, notes: notes,
      fix: fix.map { [$0] } ?? [])
  }

  /// The first way to resolve a conflict. Ambiguity has no fix: the intention is unknown.
  private var fix: Diagnostic.Replacement? {
    guard case .conflict(let conflict) = finding else { return nil }
    return conflict.remedy.changes.first?.replacement
  }
}

extension LayoutChange {
  /// The change of the document. `nil` unless it only adds a priority behind an equation that is written without quotes
  /// and on one line.
  fileprivate var replacement: Diagnostic.Replacement? {
    guard case .setPriority(let requirement, let priority) = self, let range = requirement.range, range.file == nil,
      let written = requirement.written, !written.contains("@"), written.unicodeScalars.count == range.length
    else { return nil }
    let end = SourcePosition(line: range.start.line, column: range.start.column + range.length)
    return Diagnostic.Replacement(inserting: " @ \(priority.rawValue.decimalText())", at: end)
  }
}
