import Files

/// Reads and writes the files of goldens and reports.
enum GoldenFile {
  private static let largestSize = 1 << 30

  /// The contents of a file, or `nil` if it does not exist.
  static func read(_ path: String) throws(GoldenError) -> [UInt8]? {
    do {
      return try RegularFile.readIfPresent(path, limit: largestSize)
    } catch {
      throw .unreadable(error.message)
    }
  }

  /// Writes a file atomically and creates its folder if necessary.
  ///
  /// - Parameter isFlushed: Whether the file is flushed to disk first, as goldens are.
  static func write(_ bytes: [UInt8], to path: String, isFlushed: Bool = true) throws(GoldenError) {
    do {
      try WholeFile.write(bytes, to: path, isFlushed: isFlushed, makesFolders: true)
    } catch {
      throw .unwritable("cannot be written: \(error.folderProblem ?? error.reason)")
    }
  }
}
