// For those that make diagnostics without an identifier, until each has one.
extension Diagnostic {
  public init(_ severity: Severity, _ message: String, at range: SourceRange? = nil, notes: [Note] = []) {
    self.init(severity, .unidentified, message, at: range, notes: notes)
  }

  public static func error(_ message: String, at range: SourceRange? = nil, notes: [Note] = []) -> Diagnostic {
    Diagnostic(.error, .unidentified, message, at: range, notes: notes)
  }

  public static func warning(_ message: String, at range: SourceRange? = nil, notes: [Note] = []) -> Diagnostic {
    Diagnostic(.warning, .unidentified, message, at: range, notes: notes)
  }
}
