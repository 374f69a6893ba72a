/// An error or a warning of a document: the rule that is broken, the source location, and the fix.
///
/// The message states the rule, leads with the specific word and has no full stop. What programs go by is the
/// `identifier`, which stays when a message is worded better.
///
///     let range = SourceRange(line: 14, column: 10, length: 6)
///     let diagnostic = Diagnostic.error(
///       .unknownAttribute, "'leadng' is not a layout attribute; did you mean 'leading'?", at: range,
///       fix: [.init(range, with: "leading")])
///     diagnostic.identifier.rawValue   // "unknown-attribute"
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether a figure can be drawn in spite of it.
  public enum Severity: String, Hashable, Sendable {
    /// The document is not drawn.
    case error
    /// The document is drawn.
    case warning
  }

  /// A related source location: the other side of a conflict, a first definition.
  public struct Note: Hashable, Sendable {
    /// The sentence.
    public var message: String
    /// The source location; `nil` if there is none.
    public var range: SourceRange?

    /// Creates a note.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A range of the document, and its new text.
  public struct Replacement: Hashable, Sendable {
    /// The position of the first replaced character.
    public var start: SourcePosition
    /// How many columns are replaced; 0 where something is only missing.
    public var length: Int
    /// The new text.
    public var text: String

    /// Replaces a range.
    public init(_ range: SourceRange, with text: String) {
      (start, length, self.text) = (range.start, range.length, text)
    }

    /// Inserts a text and replaces nothing.
    public init(inserting text: String, at start: SourcePosition) {
      (self.start, length, self.text) = (start, 0, text)
    }
  }

  /// Its place, and what it says: `14:10: error: 'leadng' is not a layout attribute; did you mean 'leading'?`.
  public var description: String {
    let place = range.map { "\($0.file.map { "\($0.source.name):" } ?? "")\($0.start.line):\($0.start.column): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }

  /// Whether it is an error or a warning.
  public var severity: Severity
  /// The rule that is broken.
  public var identifier: Identifier
  /// The sentence, in lower case and without a full stop.
  public var message: String
  /// `nil` when the mistake is the document's as a whole (it cannot be read, a font is missing).
  public var range: SourceRange?
  /// Related source locations.
  public var notes: [Note]
  /// The replacements that fix it, to be applied together; empty if the intention is unknown.
  public var fix: [Replacement]

  /// Creates a diagnostic.
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

  /// Of a document with nothing in it.
  package static let emptyDocument = error(.emptyDocument, "the document is empty")

  /// Creates an error.
  public static func error(
    _ identifier: Identifier, _ message: String, at range: SourceRange? = nil, notes: [Note] = [],
    fix: [Replacement] = []
  ) -> Diagnostic {
    Diagnostic(.error, identifier, message, at: range, notes: notes, fix: fix)
  }

  /// Creates a warning.
  public static func warning(
    _ identifier: Identifier, _ message: String, at range: SourceRange? = nil, notes: [Note] = [],
    fix: [Replacement] = []
  ) -> Diagnostic {
    Diagnostic(.warning, identifier, message, at: range, notes: notes, fix: fix)
  }
}
