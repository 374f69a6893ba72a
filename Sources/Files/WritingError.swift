#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a file or a folder cannot be written.
package struct WritingError: Error, Hashable, CustomStringConvertible {
  /// The system's error number.
  package var code: Int32
  /// The folder that cannot be created; `nil` if the file itself is the cause.
  package var folder: String?

  package init(code: Int32, folder: String? = nil) {
    self.code = code
    self.folder = folder
  }

  /// The system's message: `No space left on device`.
  package var reason: String { String(cString: strerror(code)) }

  /// Continues after the file's name: `cannot be written: Is a directory`.
  package var description: String { "cannot be written: \(reason)" }

  /// The message about the folder, if it is the cause.
  package var folderProblem: String? { folder.map { "'\($0)' is not a folder and cannot be created" } }
}
