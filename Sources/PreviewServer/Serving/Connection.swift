import Foundation

/// A caller, from the first byte to the last. Of the server's thread.
final class Connection {
  private enum Stage {
    /// The request is not complete.
    case asking
    /// It is a page's WebSocket.
    case page(Studio.Reader, Outbox)
    /// It takes the rest of an answer, and is closed behind it.
    case leaving
  }

  let caller: Descriptor
  private let answers: Answers
  private var stage = Stage.asking
  private var head: [UInt8] = []
  private var decoder = MessageDecoder()
  private var unsent: [UInt8] = []
  /// How many of the unsent bytes were sent.
  private var sent = 0
  private var hasEnded = false
  private(set) var isOpen = true
  /// When it is closed if nothing happens; `nil` for never.
  private(set) var deadline: ContinuousClock.Instant?

  init(_ caller: Descriptor, answers: Answers) {
    (self.caller, self.answers) = (caller, answers)
    deadline = .now + CallerLimits.timeToAsk
  }

  var isAsking: Bool { if case .asking = stage { true } else { false } }
  var isLeaving: Bool { if case .leaving = stage { true } else { false } }
  var hasUnsent: Bool { sent < unsent.count }
  private var unsentCount: Int { unsent.count - sent }

  func close() {
    isOpen = false
    if case .page(let reader, _) = stage { answers.studio.dismiss(reader) }
    stage = .leaving
  }

  // MARK: What comes

  /// Reads what has come, a part at a time, so that nobody keeps the others waiting.
  func receive(with buffer: inout [UInt8]) {
    switch caller.read(into: &buffer) {
    case .nothingYet: break
    case .end: close()
    case .bytes(let count):
      switch stage {
      case .asking: receiveHead(buffer[..<count])
      case .page(let reader, _): receiveMessages(buffer[..<count], of: reader)
      // Who still talks is not listened to.
      case .leaving: break
      }
    }
  }

  private func receiveHead(_ bytes: ArraySlice<UInt8>) {
    let start = head.count
    head += bytes
    guard let length = RequestHead.length(in: head, from: start), length <= CallerLimits.head else {
      if head.count > CallerLimits.head { leave(with: Response.refusal(431).bytes) }
      return
    }
    let rest = head[length...]
    let answer = answers.answer(to: head[..<length], at: caller.localHost ?? "")
    switch answer {
    case .response(let response): leave(with: response.bytes)
    case .webSocket(let response):
      let outbox = Outbox(ringing: answers.bell)
      guard let reader = answers.studio.welcome({ outbox.put($0) }) else {
        leave(with: Response.refusal(503).bytes)
        return
      }
      (stage, deadline) = (.page(reader, outbox), nil)
      post(response.bytes)
      receiveMessages(rest, of: reader)
    }
    head = []
  }

  private func receiveMessages(_ bytes: ArraySlice<UInt8>, of reader: Studio.Reader) {
    decoder.append(bytes)
    do throws(MessageDecoder.Violation) {
      while let event = try decoder.next() {
        switch event {
        case .text(let text):
          guard let order = Order(text) else { throw .unsupportedData }
          answers.studio.take(order, from: reader)
        // Who sends pings and takes nothing would fill the memory with answers.
        case .ping(let payload): if unsentCount < CallerLimits.head { post(MessageEncoder.pong(payload)) }
        case .close:
          leave(with: MessageEncoder.close(1000))
          return
        }
      }
    } catch {
      leave(with: MessageEncoder.close(error.rawValue))
    }
  }

  // MARK: What goes

  /// Sends what was put into the page's outbox.
  func emptyOutbox() {
    guard case .page(_, let outbox) = stage else { return }
    for message in outbox.takeAll() {
      guard unsentCount < CallerLimits.unread else {
        close()
        return
      }
      post(MessageEncoder.text(message))
    }
  }

  private func leave(with bytes: [UInt8]) {
    if case .page(let reader, _) = stage { answers.studio.dismiss(reader) }
    stage = .leaving
    post(bytes)
  }

  private func post(_ bytes: [UInt8]) {
    if hasUnsent {
      unsent += bytes
    } else {
      (unsent, sent) = (bytes, 0)
      deadline = .now + CallerLimits.timeToTake
    }
    send()
  }

  func send() {
    while hasUnsent {
      guard let count = caller.send(unsent[sent...]) else {
        close()
        return
      }
      // It has no room for more.
      guard count > 0 else { return }
      sent += count
      deadline = .now + CallerLimits.timeToTake
    }
    (unsent, sent) = ([], 0)
    switch stage {
    case .asking: break
    case .page: deadline = nil
    case .leaving where !hasEnded:
      // The answer arrives before the connection is closed, even if not all that was asked has been read.
      hasEnded = true
      shutdown(caller.number, Int32(SHUT_WR))
      deadline = .now + .seconds(1)
    case .leaving: break
    }
  }
}
