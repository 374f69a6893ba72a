import Foundation
import Synchronization

/// Standard error and output, a whole message at a time whatever thread it comes from.
enum Terminal {
  private static let lock = Mutex(())

  static func writeError(_ text: String) {
    _ = lock.withLock { _ in write(text, to: STDERR_FILENO) }
  }

  /// Writes what the command is asked for; where it cannot, the process ends with a message and exit status 1, so that
  /// nobody takes an empty file for an answer.
  static func writeOutput(_ text: String) {
    let problem = lock.withLock { _ in write(text, to: STDOUT_FILENO) }
    // A reader that went away (`| head`) is no reason to complain.
    guard let problem, problem != EPIPE else { return }
    writeError("error: standard output cannot be written to: \(String(cString: strerror(problem)))\n")
    exit(1)
  }

  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// - Returns: The system's error number, or `nil` when all was written.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes -> Int32? in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return nil
    }
  }
}
