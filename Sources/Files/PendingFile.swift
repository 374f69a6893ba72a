import Synchronization

/// A file that is written completely and waits for others before it takes its place.
///
/// It is removed unless it takes its place, also if a signal ends the process. What is in its place already with the same
/// bytes stays, and is only as new as if it had been written: to make and to remove a file can take a file system longer
/// than all that is in the file takes to draw.
package final class PendingFile: Sendable {
  /// The path that it will have.
  package let path: String
  /// `nil` where the bytes are in their place.
  private let file: Mutex<TemporaryFile?>
  private let isThere: Bool

  /// Writes a file beside its place.
  package init(_ bytes: [UInt8], for path: String) throws(WritingError) {
    self.path = path
    isThere = PresentFile.hasBytes(bytes, at: path)
    guard !isThere else {
      file = Mutex(nil)
      return
    }
    Leftovers.sweepOnce(path.folderOfFile)
    var file = try TemporaryFile(for: path)
    try file.write(bytes)
    // Hundreds of files can wait, which must not be open all the time.
    try file.finish()
    self.file = Mutex(consume file)
  }

  /// Replaces what is at the path.
  package func takePlace() throws(WritingError) {
    if isThere { PresentFile.renew(path) }
    guard let file = file.withLock({ $0.take() }) else { return }
    try file.takePlace()
  }
}
