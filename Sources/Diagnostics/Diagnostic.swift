/// Something wrong with a document: the rule that was broken and the place.
///
/// The message states the rule, leads with the specific word and has no full stop.
public struct Diagnostic: Error, Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
  }

  /// Another place that belongs to the same mistake: the other side of a conflict, a first definition.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  public var severity: Severity
  public var message: String
  /// `nil` when the mistake is the document's as a whole (it cannot be read, a font is missing).
  public var range: SourceRange?
  public var notes: [Note]

  public init(_ severity: Severity, _ message: String, at range: SourceRange? = nil, notes: [Note] = []) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
  }

  public static func error(_ message: String, at range: SourceRange? = nil, notes: [Note] = []) -> Diagnostic {
    Diagnostic(.error, message, at: range, notes: notes)
  }

  public static func warning(_ message: String, at range: SourceRange? = nil, notes: [Note] = []) -> Diagnostic {
    Diagnostic(.warning, message, at: range, notes: notes)
  }
}
