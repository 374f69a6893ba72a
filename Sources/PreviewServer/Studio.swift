import Foundation

/// Draws what pages wish, one picture at a time on a thread of its own, and again whenever a file changes.
///
/// A page has one picture under way at most: until it says that it shows it, only its newest wish is kept. So a drag does
/// not queue, and neither does a page that reads slowly.
final class Studio: @unchecked Sendable {
  /// A page that is open.
  struct Reader: Hashable, Sendable {
    fileprivate var number: Int
  }

  private struct State {
    var send: @Sendable (String) -> Void
    /// What it shows or wants to show.
    var wish: Wish?
    /// Whether it has to be drawn, for a new wish or because of a file.
    var isWaiting = false
    /// Whether what was sent last is not on the screen yet.
    var isShowing = false
  }

  private let catalogue: Catalogue
  private let editor: Editor?
  /// Guards everything below.
  private let condition = NSCondition()
  private var readers: [Reader: State] = [:]
  private var count = 0
  private var documents: [String]
  private var signs: [String: String] = [:]
  /// What a document was drawn from last besides itself.
  private var inputs: [String: [String]] = [:]
  private var stamps: [String: FileStamp] = [:]

  /// More pages than these are sent away.
  private static let mostReaders = 32

  init(_ catalogue: Catalogue, openingIn editor: Editor?) {
    (self.catalogue, self.editor) = (catalogue, editor)
    documents = catalogue.documents
  }

  // MARK: Pages

  /// - Returns: `nil` if there are too many pages.
  func welcome(_ send: @escaping @Sendable (String) -> Void) -> Reader? {
    let reader = condition.withLock { () -> Reader? in
      guard readers.count < Self.mostReaders else { return nil }
      count += 1
      readers[Reader(number: count)] = State(send: send)
      return Reader(number: count)
    }
    if reader != nil { send(Welcome(hasEditor: editor != nil).json) }
    return reader
  }

  func dismiss(_ reader: Reader) { condition.withLock { readers[reader] = nil } }

  func take(_ order: Order, from reader: Reader) {
    if let place = order.open { open(place) }
    condition.withLock {
      if let wish = order.draw {
        readers[reader]?.wish = wish
        readers[reader]?.isWaiting = true
      }
      if order.shown == true { readers[reader]?.isShowing = false }
      condition.signal()
    }
  }

  /// Opens a line in the editor: of a document that is previewed, or of a file that it was drawn from. Others are not
  /// opened, whatever a page says.
  private func open(_ place: DocumentLine) {
    let document = URL(fileURLWithPath: place.document)
    let file = place.file.map { document.deletingLastPathComponent().appendingPathComponent($0) }
    let path = (file ?? document).standardizedFileURL.path
    let isKnown = condition.withLock {
      documents.contains(place.document)
        && (file == nil
          || (inputs[place.document] ?? []).contains { URL(fileURLWithPath: $0).standardizedFileURL.path == path })
    }
    if isKnown, place.line > 0 { editor?.open(path, line: place.line) }
  }

  // MARK: Drawing

  func start() {
    let thread = Thread { while true { self.drawNext() } }
    // Deep documents are read and solved by functions that call themselves.
    thread.stackSize = 16 << 20
    thread.start()
  }

  private func drawNext() {
    // 1. Wait for a page that wants a picture and has shown the one before.
    let (reader, wish, path) = condition.withLock { () -> (Reader, Wish, String?) in
      while true {
        if let (reader, state) = readers.first(where: { $1.isWaiting && !$1.isShowing }), let wish = state.wish {
          readers[reader]?.isWaiting = false
          readers[reader]?.isShowing = true
          return (reader, wish, documents.first { $0 == wish.document } ?? documents.first)
        }
        condition.wait()
      }
    }
    // 2. Draw it.
    var (reply, read) = path.map { Reply.drawing(wish, of: $0) } ?? (Reply(number: wish.number), [])
    // 3. Send it with the list of documents.
    let send = condition.withLock {
      if let path {
        signs[path] = reply.hasErrors ? "error" : reply.messages.isEmpty ? "sound" : "warning"
        // A document with a mistake does not name its files for certain.
        inputs[path] = reply.hasErrors ? Array(Set(read + (inputs[path] ?? []))) : read
        for file in inputs[path] ?? [] where stamps[file] == nil { stamps[file] = FileStamp(file) }
      }
      reply.documents = documents.map { Reply.Entry(path: $0, sign: signs[$0]) }
      return readers[reader]?.send
    }
    send?(reply.json)
  }

  // MARK: Files

  /// Draws again what changes.
  func follow(_ watch: FolderWatch) {
    stamps = currentStamps(of: watchedFiles())
    watch.add(watchedFolders())
    let thread = Thread {
      while true {
        watch.wait()
        self.noticeChanges()
        watch.add(self.watchedFolders())
      }
    }
    thread.start()
  }

  private func watchedFiles() -> [String] { condition.withLock { documents + inputs.values.joined() } }

  private func watchedFolders() -> Set<String> { Set(catalogue.folders + watchedFiles().map(Catalogue.folder(of:))) }

  private func currentStamps(of files: [String]) -> [String: FileStamp] {
    Dictionary(files.compactMap { file in FileStamp(file).map { (file, $0) } }) { $1 }
  }

  private func noticeChanges() {
    let listed = catalogue.documents
    let now = currentStamps(of: watchedFiles() + listed)
    condition.withLock {
      // A file that is missing is most often about to be put back.
      let changed = Set(now.filter { stamps[$0] != $1 }.keys)
      stamps.merge(now) { $1 }
      let isListChanged = listed != documents
      documents = listed
      for (reader, state) in readers {
        guard let path = documents.first(where: { $0 == state.wish?.document }) ?? documents.first else { continue }
        if isListChanged || changed.contains(path) || !changed.isDisjoint(with: inputs[path] ?? []) {
          readers[reader]?.isWaiting = state.wish != nil
        }
      }
      condition.signal()
    }
  }
}
