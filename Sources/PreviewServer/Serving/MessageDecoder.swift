/// Puts the messages of a page together from the frames of its WebSocket (RFC 6455, section 5).
///
/// How long a message is stands at the beginning of a frame, so one that is too long is refused before it arrives.
struct MessageDecoder {
  enum Event: Equatable {
    case text(String)
    case ping([UInt8])
    /// The page closes the connection.
    case close
  }

  /// Why the connection has to be closed, by the numbers of section 7.4.1.
  enum Violation: UInt16, Error {
    case protocolError = 1002
    case unsupportedData = 1003
    case invalidText = 1007
    case tooLong = 1009
  }

  private var unread: [UInt8] = []
  /// The fragments of a message that goes on.
  private var fragments: [UInt8]?

  mutating func append(_ bytes: ArraySlice<UInt8>) { unread += bytes }

  /// The next message; `nil` if it is not complete yet.
  mutating func next() throws(Violation) -> Event? {
    while let frame = try nextFrame() {
      switch frame.kind {
      case .text, .continuation:
        guard (frame.kind == .continuation) == (fragments != nil) else { throw .protocolError }
        let message = (fragments ?? []) + frame.payload
        guard message.count <= CallerLimits.message else { throw .tooLong }
        guard frame.isLast else {
          fragments = message
          continue
        }
        fragments = nil
        guard let text = String(validating: message, as: UTF8.self) else { throw .invalidText }
        return .text(text)
      case .ping: return .ping(frame.payload)
      case .pong: continue
      case .close: return .close
      }
    }
    return nil
  }

  private enum Kind: UInt8 {
    case continuation = 0
    case text = 1
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  private mutating func nextFrame() throws(Violation) -> (kind: Kind, isLast: Bool, payload: [UInt8])? {
    // 1. What it is.
    guard unread.count >= 2 else { return nil }
    let (first, second) = (unread[0], unread[1])
    guard first & 0x70 == 0, second & 0x80 != 0 else { throw .protocolError }
    guard first & 0x0F != 2 else { throw .unsupportedData }
    guard let kind = Kind(rawValue: first & 0x0F) else { throw .protocolError }
    let isLast = first & 0x80 != 0
    guard !kind.isControl || isLast && second & 0x7F <= 125 else { throw .protocolError }
    // 2. How long it is.
    let extra = [126: 2, 127: 8][second & 0x7F] ?? 0
    guard unread.count >= 2 + extra else { return nil }
    let length =
      extra == 0 ? UInt64(second & 0x7F) : unread[2..<2 + extra].reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(CallerLimits.message) else { throw .tooLong }
    // 3. What it says, behind the mask.
    let start = 2 + extra + 4
    let end = start + Int(length)
    guard unread.count >= end else { return nil }
    let mask = Array(unread[start - 4..<start])
    let payload = unread[start..<end].enumerated().map { $1 ^ mask[$0 & 3] }
    unread.removeFirst(end)
    return (kind, isLast, payload)
  }
}

/// Frames of the server, which have no masks.
enum MessageEncoder {
  static func text(_ text: String) -> [UInt8] { frame(0x81, Array(text.utf8)) }

  static func pong(_ payload: [UInt8]) -> [UInt8] { frame(0x8A, payload) }

  /// - Parameter code: Of section 7.4.1; 1000 if nothing is wrong.
  static func close(_ code: UInt16) -> [UInt8] { frame(0x88, [UInt8(code >> 8), UInt8(code & 0xFF)]) }

  private static func frame(_ kind: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let count = payload.count
    func bytes(_ many: Int) -> [UInt8] { (0..<many).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } }
    let length = count <= 125 ? bytes(1) : count <= 0xFFFF ? [126] + bytes(2) : [127] + bytes(8)
    return [kind] + length + payload
  }
}
