#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files that are neither too large nor something else that has a path.
package enum RegularFile {
  /// The bytes of a file: its size is asked before anything is read, and neither a pipe nor a file that grows meanwhile
  /// is read without end.
  ///
  /// - Parameter limit: In bytes; a larger file is refused.
  package static func read(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    guard let bytes = try readIfPresent(path, limit: limit) else { throw ResourceError("does not exist") }
    return bytes
  }

  /// The same, or `nil` where there is no such file.
  package static func readIfPresent(_ path: String, limit: Int) throws(ResourceError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw ResourceError("cannot be opened: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ResourceError("is not a file")
    }
    guard status.st_size <= limit else { throw ResourceError("is larger than \(limit >> 20) MiB") }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count, let start = buffer.baseAddress {
        let length = Self.readBytes(descriptor, start + count, buffer.count - count)
        failed = length < 0
        guard length > 0 else { break }
        count += length
      }
    }
    guard !failed else { throw ResourceError("cannot be read") }
    return bytes
  }

  /// Goes on where a signal interrupts.
  private static func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    while true {
      let length = systemRead(descriptor, buffer, count)
      if length >= 0 || errno != EINTR { return length }
    }
  }
}

/// The system's `read`, which the type's own method would hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
