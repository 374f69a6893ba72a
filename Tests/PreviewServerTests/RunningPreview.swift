import Foundation
import TestSupport
import Testing

/// `strut preview` in a folder of its own, until it goes out of scope.
final class RunningPreview {
  let command: Command
  private let process: Process
  /// Of the page, as it is printed.
  let address: URL

  init(_ documents: [String: String], _ arguments: [String]) throws {
    command = try Command()
    for (name, text) in documents { try command.write(text, to: name) }
    process = command.process(["preview"] + arguments)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = try #require(URL(string: line.trimmingCharacters(in: .newlines)), "\(line)")
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  var port: Int { address.port ?? 0 }
  /// The path of the page, which ends with a slash.
  var page: String { "/\(address.pathComponents[1])/" }
  var isRunning: Bool { process.isRunning }

  /// What an editor wrote into a file, when it has; empty if it never does.
  func line(in path: String) throws -> String {
    for _ in 0..<500 {
      if command.exists(path), case let text = try command.text(path), text.hasSuffix("\n") { return text }
      usleep(20_000)
    }
    return ""
  }

  /// A connection on which a second is waited at most.
  func connect() throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    var limit = timeval(tv_sec: 1, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return descriptor
  }

  /// Sends bytes and returns all that is answered until the server closes the connection, or for a second at most.
  func answer(to request: String) throws -> String {
    let descriptor = try connect()
    defer { close(descriptor) }
    _ = request.withCString { send(descriptor, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 {
      all += buffer[..<count]
      // What follows the head of an accepted WebSocket does not end.
      if String(decoding: all.prefix(12), as: UTF8.self) == "HTTP/1.1 101" { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// The status of a request.
  ///
  /// - Parameter headers: Besides `Host`, unless it is among them.
  func status(_ path: String, _ headers: [String: String] = [:], method: String = "GET") throws -> String {
    let all = ["Host": "127.0.0.1:\(port)", "Connection": "close"].merging(headers) { $1 }
    let head = all.map { "\($0): \($1)\r\n" }.joined()
    return String(try answer(to: "\(method) \(path) HTTP/1.1\r\n\(head)\r\n").dropFirst(9).prefix(3))
  }
}
