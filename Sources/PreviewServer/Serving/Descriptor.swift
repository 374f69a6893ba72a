import Foundation

/// What the system knows by a number: a socket or an end of a pipe, which is closed with its last user. Neither reading
/// nor writing waits.
final class Descriptor {
  let number: Int32

  /// - Parameter number: What a call of the system returned.
  init(_ number: Int32) throws {
    guard number >= 0 else { throw SystemTrouble(code: errno) }
    self.number = number
    // An editor that is started must not keep it open.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      set(SO_NOSIGPIPE, of: SOL_SOCKET)
    #endif
  }

  deinit { close(number) }

  static func socket() throws -> Descriptor {
    #if canImport(Darwin)
      try Descriptor(Foundation.socket(AF_INET, SOCK_STREAM, 0))
    #else
      try Descriptor(Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #endif
  }

  /// Switches an option of a socket on.
  func set(_ option: Int32, of level: Int32) {
    var one: Int32 = 1
    setsockopt(number, level, option, &one, socklen_t(MemoryLayout<Int32>.size))
  }

  enum Reading {
    case bytes(Int)
    case nothingYet
    case end
  }

  func read(into buffer: inout [UInt8]) -> Reading {
    let count = Foundation.read(number, &buffer, buffer.count)
    if count > 0 { return .bytes(count) }
    return count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .nothingYet : .end
  }

  /// - Returns: How many of the bytes were taken; `nil` if the other end is gone.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { Foundation.send(number, $0.baseAddress, $0.count, flags) }
    if count >= 0 { return count }
    return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? 0 : nil
  }
}

/// What the system refused.
struct SystemTrouble: Error, CustomStringConvertible {
  var code: Int32
  var description: String { String(cString: strerror(code)) }
}
