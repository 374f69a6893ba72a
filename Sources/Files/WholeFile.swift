#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files atomically: if the process ends at any time, the file is either the old or the new one.
///
///     try WholeFile.write(png, to: "out/form.png")
///
/// A temporary file is written in the same folder and renamed. A symbolic link at the path is replaced, not followed.
/// Temporary files of killed processes are removed the next time that their folder is written to, if they are older than
/// an hour.
package enum WholeFile {
  /// Writes a file, or changes nothing if that fails.
  ///
  /// A new file gets the default permissions. A file that replaces another keeps the permissions of the old one.
  ///
  /// - Parameters:
  ///   - isFlushed: Whether the file is flushed to disk before it replaces the old one. This takes a millisecond or more.
  ///   - makesFolders: Whether missing folders are created.
  package static func write(
    _ bytes: [UInt8], to path: String, isFlushed: Bool = false, makesFolders: Bool = false
  ) throws(WritingError) {
    let folder = path.folderOfFile
    Leftovers.sweepOnce(folder)
    let file = try begin(path, in: makesFolders ? folder : nil)
    try file.write(bytes)
    if isFlushed { try file.flush() }
    try file.takePlace()
  }

  /// Replaces the text of a document, which somebody may have written: it is flushed to disk, keeps its permissions,
  /// and a symbolic link to it stays one.
  package static func rewrite(_ bytes: [UInt8], at path: String) throws(WritingError) {
    try write(bytes, to: FilePlace.realPath(path) ?? path, isFlushed: true)
  }

  /// - Parameter folder: The folder to create if it is missing; `nil` to create none.
  private static func begin(_ path: String, in folder: String?) throws(WritingError) -> TemporaryFile {
    do throws(WritingError) {
      return try TemporaryFile(for: path)
    } catch {
      guard let folder, error.code == ENOENT || error.code == ENOTDIR else { throw error }
      try Folder.make(folder)
      return try TemporaryFile(for: path)
    }
  }
}
