public import Diagnostics

/// What there is to find in the pictures of a figure, each thing once, however many panels and pictures show it.
public struct Findings: Hashable, Sendable {
  /// A finding, where it is, and in which pictures.
  public struct Entry: Hashable, Sendable {
    public var finding: Finding
    public var severity: Diagnostic.Severity
    /// Of the constraint that gave way, or of the view.
    public var range: SourceRange?
    /// What tells the pictures that show it from the figure's others; empty where all do.
    public var pictures: [String] = []
    /// The pictures that show it with other numbers.
    public var similarPictures: [String] = []
    /// The scene that it is in, where a document has several.
    public var scene: String?

    public init(_ finding: Finding, _ severity: Diagnostic.Severity, at range: SourceRange? = nil) {
      self.finding = finding
      self.severity = severity
      self.range = range
    }
  }

  public var all: [Entry]

  public init(_ entries: [Entry] = []) {
    all = entries
  }

  public var isEmpty: Bool { all.isEmpty }
  public var hasErrors: Bool { all.contains { $0.severity == .error } }
}

extension Findings {
  /// What was found in several pictures, each thing once with the names of those that show it.
  ///
  ///     'photo' is off-screen: its frame (0 700; 320 44) lies below the root … (in portrait; much the same in landscape)
  ///
  /// What holds in every picture, word by word, needs no names.
  ///
  /// - Parameters:
  ///   - found: What tells a picture from the others, and what it shows.
  ///   - readsNotes: Whether what differs in a note, as the root's size in another panel, is said again.
  init(merging found: [(picture: String, entries: [Entry])], readsNotes: Bool) {
    all = []
    var places: [Kind: Int] = [:]
    for (picture, entries) in found {
      var told: Set<Telling> = []
      var counts: [Kind: Int] = [:]
      for entry in entries where told.insert(Telling(entry, readsNotes: readsNotes)).inserted {
        // Panels of one picture may differ in numbers too; the first of one picture is the first of another.
        var kind = Kind(finding: entry.finding.withoutNumbers, severity: entry.severity, range: entry.range)
        counts[kind, default: 0] += 1
        kind.number = counts[kind, default: 0]
        if let place = places[kind] {
          all[place].add(picture, isSame: entry.finding.detail.message == all[place].finding.detail.message)
        } else {
          places[kind] = all.count
          all.append(entry)
          all[all.count - 1].pictures = [picture]
        }
      }
    }
    for place in all.indices where all[place].pictures.count == found.count || all[place].pictures.contains("") {
      (all[place].pictures, all[place].similarPictures) = ([], [])
    }
  }

  /// Findings that differ in nothing but numbers; which of them in its picture, where there are several.
  private struct Kind: Hashable {
    var finding: Finding
    var severity: Diagnostic.Severity
    var range: SourceRange?
    var number = 0
  }

  /// What is told of a finding in one picture.
  private struct Telling: Hashable {
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

extension Findings.Entry {
  fileprivate mutating func add(_ picture: String, isSame: Bool) {
    guard !pictures.contains(picture), !similarPictures.contains(picture) else { return }
    if isSame { pictures.append(picture) } else { similarPictures.append(picture) }
  }
}
