#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import ArgumentParser
import Files
import Serialization
import Synchronization

/// Standard error and output, a whole message at a time whatever thread it comes from.
///
/// Names and texts of documents cannot control a terminal: their control characters are shown as numbers.
enum Terminal {
  private static let lock = Mutex(())
  /// Whether standard error is a terminal.
  private static let showsErrors = isatty(STDERR_FILENO) == 1

  static func writeError(_ text: String) { writeError(Array(text.showingControls(keepingLines: true).utf8)) }

  private static func writeError(_ bytes: [UInt8]) {
    _ = lock.withLock { _ in bytes.withUnsafeBytes { OpenFile.write($0, to: OpenFile.standardError) } }
  }

  /// Says why the command cannot go on.
  ///
  /// - Returns: The exit status for that, to throw.
  static func failure(_ message: String) -> ExitCode {
    writeError("error: \(message)\n")
    return .failure
  }

  /// On a terminal, tells in one line how far a long run has come.
  static func showProgress(_ count: Int, of total: Int) {
    guard total > 20, showsErrors else { return }
    writeError(Array("\r\(count) of \(total)\(count == total ? "\n" : "")".utf8))
  }

  /// Writes what the command is asked for; where it cannot, the process ends with a message and exit status 1, so that
  /// nobody takes an empty file for an answer.
  static func writeOutput(_ text: String) { writeOutput(Array(text.showingControls(keepingLines: true).utf8)) }

  static func writeOutput(_ bytes: [UInt8]) {
    let problem = lock.withLock { _ in bytes.withUnsafeBytes { OpenFile.write($0, to: OpenFile.standardOutput) } }
    // A reader that went away (`| head`) is no reason to complain.
    guard let problem, problem != EPIPE else { return }
    writeError("error: standard output cannot be written to: \(String(cString: strerror(problem)))\n")
    exit(1)
  }
}

extension [String] {
  /// Each as a line of its own, whatever is in it.
  var lines: String { map { $0.showingControls() + "\n" }.joined() }
}
