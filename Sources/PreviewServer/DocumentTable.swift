import Foundation

/// What is known of the documents that are previewed. A value, which its owner guards.
struct DocumentTable {
  private(set) var paths: [String]
  /// Another one after every saved file.
  private(set) var revision = 0
  private var signs: [String: String] = [:]
  /// What a document was drawn from last besides itself.
  private var inputs: [String: [String]] = [:]
  private var stamps: [String: FileStamp] = [:]
  /// Those of which the sign is not known, or may have changed.
  private var unjudged: Set<String>

  init(_ paths: [String]) {
    self.paths = paths
    unjudged = Set(paths)
  }

  /// As the page lists them.
  var entries: [Reply.Entry] { paths.map { Reply.Entry(path: $0, sign: signs[$0]) } }

  /// The document of a wish, or the first one if it has none of these.
  func path(for wish: Wish) -> String? { paths.first { $0 == wish.document } ?? paths.first }

  /// The next document of which the sign is to be found.
  mutating func takeUnjudged() -> String? {
    let path = paths.first(where: unjudged.contains)
    if let path { unjudged.remove(path) }
    return path
  }

  var isJudged: Bool { !paths.contains(where: unjudged.contains) }

  /// The file of a place that may be opened: of a document here, or of a file that one was drawn from; `nil` for others,
  /// whatever a page says.
  func file(of place: DocumentLine) -> String? {
    let document = URL(fileURLWithPath: place.document)
    guard paths.contains(place.document) else { return nil }
    guard let file = place.file else { return document.standardizedFileURL.path }
    let path = document.deletingLastPathComponent().appendingPathComponent(file).standardizedFileURL.path
    let isKnown = (inputs[place.document] ?? []).contains { URL(fileURLWithPath: $0).standardizedFileURL.path == path }
    return isKnown ? path : nil
  }

  /// Takes what was found out about a document when it was drawn.
  ///
  /// - Parameter read: The images and the included documents.
  mutating func note(_ reply: Reply, of path: String, from read: [String]) {
    signs[path] = reply.sign
    unjudged.remove(path)
    // A document with a mistake does not name its files for certain.
    inputs[path] = reply.hasErrors ? Array(Set(read + (inputs[path] ?? []))) : read
    for file in inputs[path] ?? [] where stamps[file] == nil { stamps[file] = FileStamp(file) }
  }

  // MARK: Files

  var files: [String] { paths + inputs.values.joined() }

  /// What has changed.
  struct Changes {
    fileprivate var isList: Bool
    fileprivate var files: Set<String>
  }

  /// Takes the state of the files.
  ///
  /// - Parameter listed: The documents that there are now.
  mutating func update(listed: [String], stamps now: [String: FileStamp]) -> Changes {
    // A file that is missing is most often about to be put back.
    let changes = Changes(isList: listed != paths, files: Set(now.filter { stamps[$0] != $1 }.keys))
    stamps.merge(now) { $1 }
    paths = listed
    unjudged.formUnion(listed.filter { signs[$0] == nil || isConcerned($0, by: changes) })
    if changes.isList || !changes.files.isEmpty { revision += 1 }
    return changes
  }

  /// Takes the state of the files as what was drawn.
  mutating func begin(stamps now: [String: FileStamp]) { stamps = now }

  private func isConcerned(_ path: String, by changes: Changes) -> Bool {
    changes.files.contains(path) || !changes.files.isDisjoint(with: inputs[path] ?? [])
  }

  /// Whether what a page shows of a document may be out of date.
  func isOutdated(_ path: String, by changes: Changes) -> Bool { changes.isList || isConcerned(path, by: changes) }
}
