/// Something wrong with a document: the rule that was broken, the place, and what would mend it.
///
/// The message states the rule, leads with the specific word and has no full stop. What programs go by is the
/// `identifier`, which stays when a message is worded better.
///
///     let range = SourceRange(line: 14, column: 10, length: 6)
///     let diagnostic = Diagnostic.error(
///       .unknownAttribute, "'leadng' is not a layout attribute; did you mean 'leading'?", at: range,
///       fix: [.init(range, with: "leading")])
///     diagnostic.identifier.rawValue   // "unknown-attribute"
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

  /// A stretch of the document, and what should stand there.
  public struct Replacement: Hashable, Sendable {
    public var start: SourcePosition
    /// How many columns are replaced; 0 where something is only missing.
    public var length: Int
    public var text: String

    public init(_ range: SourceRange, with text: String) {
      (start, length, self.text) = (range.start, range.length, text)
    }

    public init(inserting text: String, at start: SourcePosition) {
      (self.start, length, self.text) = (start, 0, text)
    }
  }

  public var severity: Severity
  public var identifier: Identifier
  public var message: String
  /// `nil` when the mistake is the document's as a whole (it cannot be read, a font is missing).
  public var range: SourceRange?
  public var notes: [Note]
  /// The changes, made all together, after which the mistake is gone; empty where nobody knows what was meant.
  public var fix: [Replacement]

  public init(
    _ severity: Severity, _ identifier: Identifier, _ message: String, at range: SourceRange? = nil,
    notes: [Note] = [], fix: [Replacement] = []
  ) {
    self.severity = severity
    self.identifier = identifier
    self.message = message
    self.range = range
    self.notes = notes
    self.fix = fix
  }

  public static func error(
    _ identifier: Identifier, _ message: String, at range: SourceRange? = nil, notes: [Note] = [],
    fix: [Replacement] = []
  ) -> Diagnostic {
    Diagnostic(.error, identifier, message, at: range, notes: notes, fix: fix)
  }

  public static func warning(
    _ identifier: Identifier, _ message: String, at range: SourceRange? = nil, notes: [Note] = [],
    fix: [Replacement] = []
  ) -> Diagnostic {
    Diagnostic(.warning, identifier, message, at: range, notes: notes, fix: fix)
  }
}
