import Synchronization

/// A file that is written completely and waits for others before it takes its place.
///
/// It is removed unless it takes its place, also if a signal ends the process.
package final class PendingFile: Sendable {
  /// The path that it will have.
  package let path: String
  private let file: Mutex<TemporaryFile?>

  /// Writes a file beside its place.
  package init(_ bytes: [UInt8], for path: String) throws(WritingError) {
    self.path = path
    Leftovers.sweepOnce(path.folderOfFile)
    var file = try TemporaryFile(for: path)
    try file.write(bytes)
    // Hundreds of files can wait, which must not be open all the time.
    try file.finish()
    self.file = Mutex(consume file)
  }

  /// Replaces what is at the path.
  package func takePlace() throws(WritingError) {
    guard let file = file.withLock({ $0.take() }) else { return }
    try file.takePlace()
  }
}
