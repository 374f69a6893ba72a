#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Creates the folders that files are written to.
package enum Folder {
  /// Creates a folder and its parents if they are missing.
  ///
  /// - Throws: The system's error, with the folder as it is named here.
  package static func make(_ path: String) throws(WritingError) {
    guard !exists(path) else { return }
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      guard mkdir(made, 0o777) != 0, errno != EEXIST, errno != EISDIR else { continue }
      let code = errno
      guard exists(made) else { throw WritingError(code: code, folder: path) }
    }
    guard exists(path) else { throw WritingError(code: ENOTDIR, folder: path) }
  }

  /// Whether a folder, or a symbolic link to one, is at this path.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
