import Testing

@testable import PreviewServer

/// Frames of RFC 6455, sections 5.7 and 7.4.
@Suite struct MessageDecoderTests {
  /// A frame with a mask that changes every byte.
  private static func frame(_ first: UInt8, _ payload: [UInt8], length: [UInt8]? = nil) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    let count = length ?? [UInt8(payload.count)]
    return [first, count[0] | 0x80] + count.dropFirst() + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  private static func events(of bytes: [UInt8], inPartsOf count: Int) throws(MessageDecoder.Violation)
    -> [MessageDecoder.Event]
  {
    var decoder = MessageDecoder()
    var events: [MessageDecoder.Event] = []
    for start in stride(from: 0, to: bytes.count, by: count) {
      decoder.append(bytes[start..<min(bytes.count, start + count)])
      while let event = try decoder.next() { events.append(event) }
    }
    return events
  }

  @Test(arguments: [1, 2, 5, 1000]) func messagesArriveHoweverTheyAreCut(_ count: Int) throws {
    let long = [UInt8](repeating: 0x61, count: 300)
    let bytes =
      Self.frame(0x81, Array("é".utf8)) + Self.frame(0x01, Array("a".utf8)) + Self.frame(0x89, [7])
      + Self.frame(0x00, Array("b".utf8)) + Self.frame(0x80, Array("c".utf8)) + Self.frame(0x8A, [])
      + Self.frame(0x81, long, length: [126, 1, 44]) + Self.frame(0x88, [3, 232])
    let expected: [MessageDecoder.Event] = [
      .text("é"), .ping([7]), .text("abc"), .text(String(repeating: "a", count: 300)), .close,
    ]
    #expect(try Self.events(of: bytes, inPartsOf: count) == expected)
  }

  @Test(arguments: [
    // Not masked, a reserved bit, a kind that does not exist, a ping in parts, one that is too long.
    ([0x81, 0x01, 0x61], MessageDecoder.Violation.protocolError), ([0xC1, 0x80], .protocolError),
    ([0x83, 0x80], .protocolError), ([0x09, 0x80], .protocolError), ([0x89, 0xFE], .protocolError),
    // A continuation of nothing, and a message within a message.
    (frame(0x80, [0x61]), .protocolError), (frame(0x01, []) + frame(0x81, []), .protocolError),
    (frame(0x82, [1]), .unsupportedData), (frame(0x81, [0xFF]), .invalidText),
    // The length alone is enough.
    ([0x81, 0xFF, 0, 0, 0, 0, 6, 64, 0, 0], .tooLong),
    ([0x81, 0xFF, 255, 255, 255, 255, 255, 255, 255, 255], .tooLong),
  ]) func whatNoPageSendsIsRefused(_ bytes: [UInt8], _ violation: MessageDecoder.Violation) {
    #expect(throws: violation) { try Self.events(of: bytes, inPartsOf: 3) }
  }

  @Test func fragmentsAreNoLongerThanAMessage() {
    let part = Self.frame(0x00, [UInt8](repeating: 0x61, count: 0xFFFF), length: [126, 255, 255])
    let bytes = Self.frame(0x01, []) + part + part + part + part
    #expect(throws: Never.self) { try Self.events(of: bytes, inPartsOf: 4096) }
    #expect(throws: MessageDecoder.Violation.tooLong) { try Self.events(of: bytes + part, inPartsOf: 4096) }
  }

  /// The lengths at which its form changes.
  @Test(arguments: [0, 125, 126, 0xFFFF, 0x10000]) func whatIsSentHasItsLength(_ count: Int) {
    let frame = MessageEncoder.text(String(repeating: "a", count: count))
    let head: [UInt8] =
      switch count {
      case ...125: [0x81, UInt8(count)]
      case ...0xFFFF: [0x81, 126, UInt8(count >> 8), UInt8(count & 255)]
      default: [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]
      }
    #expect(frame.starts(with: head) && frame.count == head.count + count)
  }

  /// From FIPS 180-4's examples, and of messages about as long as a block.
  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (String(repeating: "a", count: 55), "c1c8bbdc22796e28c0e15163d20899b65621d65a"),
    (String(repeating: "a", count: 56), "c2db330f6083854c99d4b5bfb6e8f29f201be699"),
    (String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
  ]) func digestsAreThoseOfTheStandard(_ message: String, _ digest: String) {
    let digits = SHA1.digest(of: Array(message.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(digits.joined() == digest)
  }

  /// The example of RFC 6455, section 1.3.
  @Test func aHandshakeIsAnsweredAsTheStandardSays() throws {
    let head = try RequestHead(
      ArraySlice(
        """
        GET /chat HTTP/1.1\r\nHost: server\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
        """.utf8))
    let response = try #require(Response(openingWebSocketFor: head))
    #expect(response.headers.contains { $0.value == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" })
  }
}
