#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads regular files up to a size limit.
package enum RegularFile {
  /// The bytes of a file. The size is checked before reading, so pipes and growing files are never read without end.
  ///
  /// - Parameter limit: The largest size in bytes.
  package static func read(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    guard let bytes = try readIfPresent(path, limit: limit) else { throw ResourceError("does not exist") }
    return bytes
  }

  /// The bytes of a file, or `nil` if it does not exist.
  ///
  /// - Parameter most: Of a longer file, as many bytes of its start are read.
  package static func readIfPresent(_ path: String, limit: Int, most: Int = .max) throws(ResourceError) -> [UInt8]? {
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
    let bytes = [UInt8](unsafeUninitializedCapacity: min(most, Int(status.st_size))) { buffer, count in
      while count < buffer.count {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let length = OpenFile.read(descriptor, into: UnsafeMutableRawBufferPointer(rest))
        failed = length == nil
        guard let length, length > 0 else { break }
        count += length
      }
    }
    guard !failed else { throw ResourceError("cannot be read") }
    return bytes
  }
}
