public import Diagnostics
import Figures

/// The findings in the pictures of a figure, each once, however many panels and pictures have it.
public struct Findings: Hashable, Sendable {
  /// A finding with its severity, its location, and the pictures that have it.
  public struct Entry: Hashable, Sendable {
    /// What was found.
    public var finding: Finding
    /// How serious the finding is.
    public var severity: Diagnostic.Severity
    /// The location of the broken constraint or of the view; `nil` if it has none.
    public var range: SourceRange?
    /// The names of the pictures that have the finding; empty if all of them have it.
    public var pictures: [String] = []
    /// The names of the pictures that have it with other numbers.
    public var similarPictures: [String] = []
    /// Which pictures have it, in few words; empty if all of them have it.
    var circumstances = ""
    /// The names of the panels that have the finding in the first of these pictures; empty if all of them have it.
    public var panels: [String] = []
    /// The name of the scene, if the document has several.
    public var scene: String?

    /// - Parameters:
    ///   - finding: What was found.
    ///   - severity: How serious it is.
    ///   - range: The location of the broken constraint or of the view.
    public init(_ finding: Finding, _ severity: Diagnostic.Severity, at range: SourceRange? = nil) {
      self.finding = finding
      self.severity = severity
      self.range = range
    }
  }

  /// All findings, in the order in which they are printed.
  public var all: [Entry]

  /// - Parameter entries: The findings, in the order in which they are printed.
  public init(_ entries: [Entry] = []) {
    all = entries
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { all.isEmpty }
  /// Whether any finding is an error.
  public var hasErrors: Bool { all.contains { $0.severity == .error } }
}

extension Findings {
  /// Merges the findings of several pictures: each is kept once, with the names of the pictures that have it.
  ///
  ///     'photo' is off-screen: its frame (0 700; 320 44) lies below the root … (in portrait; much the same in landscape)
  ///     'email' is partly cut off: … (at accessibilityLarge)
  ///
  /// A finding that all pictures have with the same message gets no names, nor one that all panels have.
  ///
  /// - Parameters:
  ///   - found: The words of each picture, which tell it from the others, and the findings of its panels, with a name
  ///     that tells each from the others of its picture.
  ///   - readsNotes: Whether findings that differ only in a note, for example in the size of the root, are kept
  ///     separately.
  init(
    merging found: [(picture: PictureGroups.Words, panels: [(name: String, entries: [Entry])])], readsNotes: Bool
  ) {
    all = []
    var places: [Kind: Int] = [:]
    // The pictures that have each finding, and those that have it with other numbers.
    var (same, similar): ([[Int]], [[Int]]) = ([], [])
    for (picture, (_, panels)) in found.enumerated() {
      var counts: [Kind: Int] = [:]
      for entry in Self.entries(of: panels, readsNotes: readsNotes) {
        // The panels of a picture can differ in numbers too. The first such finding of one picture is the same as the
        // first of another.
        var kind = Kind(finding: entry.finding.withoutNumbers, severity: entry.severity, range: entry.range)
        counts[kind, default: 0] += 1
        kind.number = counts[kind, default: 0]
        if let place = places[kind] {
          if entry.finding.detail.message == all[place].finding.detail.message {
            same[place].append(picture)
          } else {
            similar[place].append(picture)
          }
        } else {
          places[kind] = all.count
          all.append(entry)
          same.append([picture])
          similar.append([])
        }
      }
    }
    // Most figures have one picture, and need no words for it.
    guard found.count > 1 else { return }
    let groups = PictureGroups(found.map(\.picture))
    for place in all.indices where same[place].count < found.count {
      (all[place].pictures, all[place].similarPictures) = (same[place].map(name), similar[place].map(name))
      all[place].circumstances = groups.words(of: same[place], similarIn: similar[place])
    }
    func name(_ picture: Int) -> String {
      PictureVariant.Property.allCases.compactMap { found[picture].picture[$0] }.joined(separator: " ")
    }
  }

  /// The findings of a picture, each once, with the panels that have it.
  private static func entries(of panels: [(name: String, entries: [Entry])], readsNotes: Bool) -> [Entry] {
    var entries: [Entry] = []
    var places: [Message: Int] = [:]
    for (name, found) in panels {
      for entry in found {
        let message = Message(entry, readsNotes: readsNotes)
        let place = places[message] ?? entries.count
        if place == entries.count {
          places[message] = place
          entries.append(entry)
        }
        if entries[place].panels.last != name { entries[place].panels.append(name) }
      }
    }
    for place in entries.indices where entries[place].panels.count == panels.count { entries[place].panels = [] }
    return entries
  }

  /// A finding without its numbers, and which of several such findings in its picture it is.
  private struct Kind: Hashable {
    var finding: Finding
    var severity: Diagnostic.Severity
    var range: SourceRange?
    var number = 0
  }

  /// What is printed for a finding of one picture.
  private struct Message: Hashable {
    var message: String
    var range: SourceRange?
    var notes: [Diagnostic.Note]

    init(_ entry: Entry, readsNotes: Bool) {
      let detail = entry.finding.detail
      (message, range) = (detail.message, entry.range)
      notes = detail.notes.map { readsNotes ? $0 : Diagnostic.Note("", at: $0.range) }
    }
  }
}
