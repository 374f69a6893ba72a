import Foundation
import Synchronization

/// Standard error and output, a whole message at a time whatever thread it comes from.
enum Terminal {
  private static let lock = Mutex(())

  static func writeError(_ text: String) {
    write(text, to: .standardError)
  }

  static func writeOutput(_ text: String) {
    write(text, to: .standardOutput)
  }

  static var errorIsTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

  private static func write(_ text: String, to handle: FileHandle) {
    guard !text.isEmpty else { return }
    // A reader that went away (`| head`) is no reason to complain.
    lock.withLock { _ in try? handle.write(contentsOf: Data(text.utf8)) }
  }
}
