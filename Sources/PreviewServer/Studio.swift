import Files
import Foundation

/// Draws what pages wish, one picture at a time on a thread of its own, and again whenever a file changes.
///
/// A page has one picture under way at most: until it says that it has come, only its newest wish is kept. So a drag does
/// not queue, and neither does a page that reads slowly. The small pictures that a page wants come when nobody waits for
/// a large one. Surveys, and the signs of documents that nobody has looked at, come when there is nothing to draw at all.
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
    /// Whether the page has not said yet that it has what was sent last.
    var isShowing = false
    /// Small pictures, of which the first comes next.
    var extras: [Wish] = []
    /// A survey that it wants, until it begins.
    var surveyWish: Wish?
    var survey: SizeSurvey?
  }

  private enum Task {
    case write(MetricChange)
    case large(Wish, Reader)
    case small(Wish, Reader)
    case beginSurvey(Wish, Reader)
    case survey(SizeSurvey, Reader)
    case judge(String)
  }

  private let catalogue: Catalogue
  private let editor: Editor?
  /// Guards everything below.
  private let condition = NSCondition()
  private var documents: DocumentTable
  private var readers: [Reader: State] = [:]
  private var count = 0
  /// The numbers that are to be written into documents.
  private var writes: [MetricChange] = []
  /// Why numbers were not written, by the document, until a page was told.
  private var failures: [String: [Reply.Message]] = [:]
  /// When pages were told the signs last.
  private var listed = ContinuousClock.now

  init(_ catalogue: Catalogue, openingIn editor: Editor?) {
    (self.catalogue, self.editor) = (catalogue, editor)
    documents = DocumentTable(catalogue.listing().documents)
  }

  // MARK: Pages

  /// - Returns: `nil` if there are too many pages.
  func welcome(_ send: @escaping @Sendable (String) -> Void) -> Reader? {
    let reader = condition.withLock { () -> Reader? in
      guard readers.count < CallerLimits.pages else { return nil }
      count += 1
      readers[Reader(number: count)] = State(send: send)
      return Reader(number: count)
    }
    if reader != nil { send(Welcome(hasEditor: editor != nil).json) }
    return reader
  }

  func dismiss(_ reader: Reader) { condition.withLock { readers[reader] = nil } }

  func take(_ order: Order, from reader: Reader) {
    if let place = order.open, place.line > 0, let file = condition.withLock({ documents.file(of: place) }) {
      editor?.open(file, line: place.line)
    }
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
      if let change = order.write, documents.paths.contains(change.document) {
        writes.removeAll { $0.document == change.document && $0.name == change.name }
        writes.append(change)
      }
      if order.shown == true { readers[reader]?.isShowing = false }
      condition.signal()
    }
  }

  // MARK: Drawing

  func start() {
    let thread = Thread {
      // What is read is read on this thread alone.
      let drawing = DocumentDrawing(reader: DocumentReader())
      while true { self.carryOut(self.nextTask(), with: drawing) }
    }
    // Deep documents are read and solved by functions that call themselves.
    thread.stackSize = 16 << 20
    thread.start()
  }

  /// Waits until there is something to do, and takes what is most urgent of it.
  private func nextTask() -> Task {
    condition.withLock {
      while true {
        if !writes.isEmpty { return .write(writes.removeFirst()) }
        if let task = nextPicture() ?? nextInquiry() { return task }
        condition.wait()
      }
    }
  }

  private func nextPicture() -> Task? {
    if let (reader, state) = readers.first(where: { $1.isWaiting && !$1.isShowing }), let wish = state.wish {
      readers[reader]?.isWaiting = false
      readers[reader]?.isShowing = true
      return .large(wish, reader)
    }
    if let (reader, state) = readers.first(where: { !$1.extras.isEmpty && !$1.isShowing }) {
      readers[reader]?.extras.removeFirst()
      readers[reader]?.isShowing = true
      return .small(state.extras[0], reader)
    }
    return nil
  }

  private func nextInquiry() -> Task? {
    // While a picture is on its way to a page, another one is likely to be wanted in a moment.
    let resting = readers.filter { !$1.isShowing }
    if let (reader, wish) = resting.lazy.compactMap({ reader, state in state.surveyWish.map { (reader, $0) } }).first {
      readers[reader]?.surveyWish = nil
      return .beginSurvey(wish, reader)
    }
    if let (reader, survey) = resting.lazy.compactMap({ reader, state in state.survey.map { (reader, $0) } }).first {
      return .survey(survey, reader)
    }
    return resting.isEmpty ? nil : documents.takeUnjudged().map { .judge($0) }
  }

  private func carryOut(_ task: Task, with drawing: DocumentDrawing) {
    switch task {
    case .write(let change): write(change, with: drawing)
    case .large(let wish, let reader): draw(wish, for: reader, with: drawing)
    case .small(let wish, let reader):
      let path = condition.withLock { documents.path(for: wish) }
      let reply = path.map { drawing.reply(to: wish, of: $0).reply } ?? Reply(number: wish.number, tag: wish.tag)
      condition.withLock { readers[reader]?.send }?(reply.json)
    case .beginSurvey(let wish, let reader):
      let path = condition.withLock { documents.path(for: wish) }
      let survey = path.flatMap { SizeSurvey(wish, of: $0, reader: drawing.reader) }
      condition.withLock { readers[reader]?.survey = survey }
    case .survey(let survey, let reader): carryOn(survey, for: reader)
    case .judge(let path): judge(path, with: drawing)
    }
  }

  /// Writes a number, and draws the document again to tell why, if that fails; if it is written, its file changes.
  private func write(_ change: MetricChange, with drawing: DocumentDrawing) {
    do throws(ResourceError) {
      try change.write(to: change.document, reader: drawing.reader)
    } catch {
      condition.withLock {
        // No error of the document, which is drawn as it was tried.
        failures[change.document] = [Reply.Message(severity: "warning", text: "the document \(error.message)")]
        for (reader, state) in readers {
          guard let wish = state.wish, documents.path(for: wish) == change.document else { continue }
          readers[reader]?.isWaiting = true
        }
      }
    }
  }

  private func draw(_ wish: Wish, for reader: Reader, with drawing: DocumentDrawing) {
    // 1. Draw it.
    let path = condition.withLock { documents.path(for: wish) }
    var (reply, read) = path.map { drawing.reply(to: wish, of: $0) } ?? (Reply(number: wish.number), [])
    // 2. Send it with the list of documents.
    let send = condition.withLock {
      // One picture of several does not tell whether the document is sound.
      if let path, reply.picture == nil { documents.note(reply, of: path, from: read) }
      if let path, let failed = failures.removeValue(forKey: path) { reply.messages += failed }
      reply.revision = documents.revision
      reply.documents = documents.entries
      return readers[reader]?.send
    }
    send?(reply.json)
  }

  /// Tries one more size.
  private func carryOn(_ survey: SizeSurvey, for reader: Reader) {
    guard !survey.step() else { return }
    let send = condition.withLock { () -> ((String) -> Void)? in
      // Another one may be wanted by now.
      guard readers[reader]?.survey === survey else { return nil }
      readers[reader]?.survey = nil
      return readers[reader]?.send
    }
    send?(survey.report)
  }

  /// Finds the sign of a document that nobody looks at, and tells it to all pages, not more often than they can see.
  private func judge(_ path: String, with drawing: DocumentDrawing) {
    let (reply, read) = drawing.judgement(of: path)
    let (list, sends) = condition.withLock { () -> (String, [@Sendable (String) -> Void]) in
      documents.note(reply, of: path, from: read)
      guard documents.isJudged || listed.duration(to: .now) > .milliseconds(300) else { return ("", []) }
      listed = .now
      return (DocumentList(documents: documents.entries).json, readers.values.map(\.send))
    }
    for send in sends { send(list) }
  }

  // MARK: Files

  /// Draws again what changes.
  func follow(_ watch: FolderWatch) {
    let stamps = Self.stamps(of: condition.withLock { documents.files })
    condition.withLock { documents.begin(stamps: stamps) }
    let thread = Thread {
      var listing = self.catalogue.listing()
      var unlisted = 0
      while true {
        watch.add(listing.folders.union(self.condition.withLock { self.documents.files }.map(Catalogue.folder(of:))))
        // Where nothing is told, files are looked at each time, and folders, of which there may be many, now and then.
        let isTold = watch.wait()
        unlisted = isTold ? 0 : (unlisted + 1) % 15
        if unlisted == 0 { listing = self.catalogue.listing() }
        self.noticeChanges(listing.documents)
      }
    }
    thread.start()
  }

  private static func stamps(of files: [String]) -> [String: FileStamp] {
    Dictionary(files.compactMap { file in FileStamp(file).map { (file, $0) } }) { $1 }
  }

  private func noticeChanges(_ listed: [String]) {
    let now = Self.stamps(of: condition.withLock { documents.files } + listed)
    condition.withLock {
      let changes = documents.update(listed: listed, stamps: now)
      for (reader, state) in readers {
        guard let wish = state.wish, let path = documents.path(for: wish) else { continue }
        if documents.isOutdated(path, by: changes) { readers[reader]?.isWaiting = true }
      }
      condition.signal()
    }
  }
}
