import Foundation

/// Draws what pages wish, one picture at a time on a thread of its own, and again whenever a file changes.
///
/// A page has one picture under way at most: until it says that it shows it, only its newest wish is kept. So a drag does
/// not queue, and neither does a page that reads slowly. The small pictures that a page wants come when nobody waits for
/// a large one, and surveys go on when there is nothing to draw at all.
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
    /// Small pictures, of which the first comes next.
    var extras: [Wish] = []
    /// A survey that it wants, until it begins.
    var surveyWish: Wish?
    var survey: SizeSurvey?
  }

  private enum Task {
    case large(Wish)
    case small(Wish)
    case beginSurvey(Wish)
    case survey(SizeSurvey)
    case write(MetricChange)
  }

  private let catalogue: Catalogue
  private let editor: Editor?
  /// Guards everything below.
  private let condition = NSCondition()
  private var readers: [Reader: State] = [:]
  private var count = 0
  /// The numbers that are to be written into documents.
  private var writes: [(reader: Reader, change: MetricChange)] = []
  private var revision = 0
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
      if let wishes = order.also { readers[reader]?.extras = wishes }
      if let wish = order.survey {
        readers[reader]?.surveyWish = wish
        readers[reader]?.survey = nil
      }
      if let change = order.write, documents.contains(change.document) { writes.append((reader, change)) }
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
    let thread = Thread {
      // What is read is read on this thread alone.
      let drawing = DocumentDrawing(reader: DocumentReader())
      while true {
        let (reader, task) = self.nextTask()
        self.carryOut(task, for: reader, with: drawing)
      }
    }
    // Deep documents are read and solved by functions that call themselves.
    thread.stackSize = 16 << 20
    thread.start()
  }

  /// Waits until there is something to do, and takes what is most urgent of it.
  private func nextTask() -> (Reader, Task) {
    condition.withLock {
      while true {
        if !writes.isEmpty {
          let (reader, change) = writes.removeFirst()
          return (reader, .write(change))
        }
        if let (reader, state) = readers.first(where: { $1.isWaiting && !$1.isShowing }), let wish = state.wish {
          readers[reader]?.isWaiting = false
          readers[reader]?.isShowing = true
          return (reader, .large(wish))
        }
        if let (reader, state) = readers.first(where: { !$1.extras.isEmpty && !$1.isShowing }) {
          readers[reader]?.extras.removeFirst()
          readers[reader]?.isShowing = true
          return (reader, .small(state.extras[0]))
        }
        // While a picture is on its way another one is likely to be wanted in a moment.
        if !readers.values.contains(where: \.isShowing) {
          if let (reader, state) = readers.first(where: { $1.surveyWish != nil }), let wish = state.surveyWish {
            readers[reader]?.surveyWish = nil
            return (reader, .beginSurvey(wish))
          }
          if let (reader, state) = readers.first(where: { $1.survey != nil }), let survey = state.survey {
            return (reader, .survey(survey))
          }
        }
        condition.wait()
      }
    }
  }

  private func carryOut(_ task: Task, for reader: Reader, with drawing: DocumentDrawing) {
    switch task {
    case .large(let wish): draw(wish, for: reader, with: drawing)
    case .small(let wish):
      let path = condition.withLock { documents.first { $0 == wish.document } ?? documents.first }
      let reply = path.map { drawing.reply(to: wish, of: $0).reply } ?? Reply(number: wish.number, tag: wish.tag)
      condition.withLock { readers[reader]?.send }?(reply.json)
    case .beginSurvey(let wish):
      let path = condition.withLock { documents.first { $0 == wish.document } ?? documents.first }
      let survey = path.flatMap { SizeSurvey(wish, of: $0, reader: drawing.reader) }
      condition.withLock { readers[reader]?.survey = survey }
    case .survey(let survey):
      guard !survey.step() else { return }
      let send = condition.withLock { () -> ((String) -> Void)? in
        // Another one may be wanted by now.
        guard readers[reader]?.survey === survey else { return nil }
        readers[reader]?.survey = nil
        return readers[reader]?.send
      }
      send?(survey.report)
    case .write(let change): change.write(to: change.document, reader: drawing.reader)
    }
  }

  private func draw(_ wish: Wish, for reader: Reader, with drawing: DocumentDrawing) {
    // 1. Draw it.
    let path = condition.withLock { documents.first { $0 == wish.document } ?? documents.first }
    var (reply, read) = path.map { drawing.reply(to: wish, of: $0) } ?? (Reply(number: wish.number), [])
    // 2. Send it with the list of documents.
    let send = condition.withLock {
      if let path {
        signs[path] = reply.sign
        // A document with a mistake does not name its files for certain.
        inputs[path] = reply.hasErrors ? Array(Set(read + (inputs[path] ?? []))) : read
        for file in inputs[path] ?? [] where stamps[file] == nil { stamps[file] = FileStamp(file) }
      }
      reply.revision = revision
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
      if isListChanged || !changed.isEmpty { revision += 1 }
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
