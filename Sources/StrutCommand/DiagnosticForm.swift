import Diagnostics
import Staging

/// How diagnostics are printed: for people, or for programs.
enum DiagnosticForm: String, CaseIterable, Sendable {
  case text, github, json

  /// What is printed of one document, each line ended.
  func text(of diagnostics: Diagnostics, with findings: Findings = Findings(), in file: SourceFile) -> String {
    switch self {
    case .text: DiagnosticFormatter(file: file).format(diagnostics.adding(findings.diagnostics))
    case .github: diagnostics.adding(findings.diagnostics).workflowCommands(of: file)
    case .json: diagnostics.json(of: file, with: findings) + "\n"
    }
  }
}
