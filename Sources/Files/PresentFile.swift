#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is there before it would be written.
enum PresentFile {
  /// Whether a file of one's own, which has no other name and is no link, holds just these bytes: to replace it would
  /// change nothing but its age.
  static func hasBytes(_ bytes: [UInt8], at path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1,
      status.st_uid == geteuid(), status.st_size == bytes.count
    else { return false }
    return bytes.withUnsafeBytes { isRest(of: descriptor, $0) }
  }

  private static func isRest(of descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    // So much is compared at a time that a picture is not in memory twice.
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      var rest = bytes
      while let expected = rest.baseAddress, let found = buffer.baseAddress, !rest.isEmpty {
        guard let count = OpenFile.read(descriptor, into: buffer), count > 0, count <= rest.count,
          memcmp(found, expected, count) == 0
        else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }

  /// Gives a file the age of one that is written now.
  static func renew(_ path: String) { _ = utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW) }
}
