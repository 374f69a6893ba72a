#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is being written, in the same folder as the file that it will replace and with a unique name.
///
/// It is removed unless it replaces its target, also if a signal ends the process (see `TemporaryFileTable`).
struct TemporaryFile: ~Copyable {
  private let target: String
  private let path: String
  private var descriptor: Int32
  private let slot: TemporaryFileTable.Slot?
  private var isInPlace = false

  /// Creates the file, with the permissions of an existing target.
  ///
  /// - Parameter name: Generates names. A name that is taken, even by a dangling link, is skipped.
  init(for target: String, named name: (String) -> String = TemporaryName.beside) throws(WritingError) {
    self.target = target
    while true {
      let path = name(target)
      let slot = TemporaryFileTable.add(path)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      let code = errno
      guard descriptor < 0 else {
        slot?.fileExists()
        (self.path, self.descriptor, self.slot) = (path, descriptor, slot)
        break
      }
      slot?.free()
      guard code == EEXIST || code == EINTR else { throw WritingError(code: code) }
    }
    var status = stat()
    if lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG { fchmod(descriptor, status.st_mode & 0o7777) }
  }

  deinit {
    if !isInPlace { unlink(path) }
    slot?.free()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws(WritingError) {
    let code = bytes.withUnsafeBytes { OpenFile.write($0, to: descriptor) }
    if let code { throw WritingError(code: code) }
  }

  /// Flushes the file to disk.
  func flush() throws(WritingError) {
    guard fsync(descriptor) == 0 else { throw WritingError(code: errno) }
  }

  /// Renames the file to its target.
  consuming func takePlace() throws(WritingError) {
    try finish()
    guard rename(path, target) == 0 else { throw WritingError(code: errno) }
    isInPlace = true
  }

  /// Closes the file, which is complete.
  mutating func finish() throws(WritingError) {
    guard descriptor >= 0 else { return }
    // Some file systems report write errors only when a file is closed.
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed else { throw WritingError(code: errno) }
  }
}
