import ArgumentParser
import Files

/// Where pictures are written.
struct OutputFolder {
  let path: String

  /// Makes the folder if it is not there.
  init(path: String) throws(WritingError) {
    try Folder.make(path)
    self.path = path
  }

  /// The folder of an option; where it cannot be made, the command ends with a message and exit status 1.
  static func opening(_ path: String) throws -> OutputFolder {
    do throws(WritingError) {
      return try OutputFolder(path: path)
    } catch {
      Terminal.writeError("error: '\(path)' cannot be written to: \(error.reason)\n")
      throw ExitCode(1)
    }
  }

  /// A file's path as the command's caller would write it.
  func path(of name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  func write(_ bytes: [UInt8], as name: String) throws(WritingError) {
    try WholeFile.write(bytes, to: "\(path)/\(name)")
  }

  /// Writes a file that waits beside its place.
  func begin(_ bytes: [UInt8], as name: String) throws(WritingError) -> PendingFile {
    try PendingFile(bytes, for: "\(path)/\(name)")
  }
}
