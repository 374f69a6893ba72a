#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads and writes what is open, by its number in this process. Calls that a signal interrupted are made again.
package enum OpenFile {
  package static let standardInput = STDIN_FILENO
  package static let standardOutput = STDOUT_FILENO
  package static let standardError = STDERR_FILENO

  /// Writes all bytes.
  ///
  /// - Returns: The system's error number; `nil` when all was written.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
      let count = systemWrite(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return nil
  }

  /// Reads what is there, at most as much as the buffer holds.
  ///
  /// - Returns: How many bytes were read: 0 at the end; `nil` if they cannot be read.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { return nil }
    }
  }

  /// The bytes of whatever a path leads to, a pipe too, or of standard input, until they end.
  ///
  /// - Parameter path: `nil` for standard input.
  /// - Returns: At most `limit` bytes and one more, by which it is seen that there are more; `nil` if it cannot be read.
  package static func read(_ path: String?, limit: Int) -> [UInt8]? {
    let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? standardInput
    guard descriptor >= 0 else { return nil }
    defer { if path != nil { close(descriptor) } }
    // All of a file at once, and room for a byte more: if that stays empty, there is its end.
    var status = stat()
    let size = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let room = min(limit + 1 - bytes.count, bytes.count < size ? size - bytes.count + 1 : 1 << 16)
      var length: Int?
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        length = read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
        count = length ?? 0
      }
      guard let length else { return nil }
      if length == 0 { break }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if bytes.count == size, length < room { break }
    }
    return bytes
  }
}

/// The system's, which the methods of the same names would hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
