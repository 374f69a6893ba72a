import Foundation

/// What a page is to be sent. The threads that draw put messages in, the server's takes them out.
final class Outbox: @unchecked Sendable {
  private let lock = NSLock()
  private let bell: Bell
  private var messages: [String] = []

  init(ringing bell: Bell) { self.bell = bell }

  func put(_ message: String) {
    lock.withLock { messages.append(message) }
    bell.ring()
  }

  func takeAll() -> [String] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }
}

/// Wakes the server's thread, which waits for callers.
final class Bell: @unchecked Sendable {
  let wire: Descriptor
  private let button: Descriptor

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemTrouble(code: errno) }
    (wire, button) = (try Descriptor(ends[0]), try Descriptor(ends[1]))
  }

  /// Where it rings already, nothing more is heard.
  func ring() {
    var byte: UInt8 = 1
    _ = write(button.number, &byte, 1)
  }

  func silence() {
    var bytes = [UInt8](repeating: 0, count: 512)
    while case .bytes = wire.read(into: &bytes) {}
  }
}
