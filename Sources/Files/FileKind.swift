#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is at a path.
package enum FileKind {
  case file
  case folder
  case symbolicLink
  /// A pipe, a socket, a device.
  case other

  /// - Parameter followsLinks: Whether a symbolic link counts as what it leads to.
  /// - Returns: `nil` if nothing is there.
  package init?(at path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
  }
}
