#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension GoldenFolder {
  /// A golden that is still there.
  package struct DeletionFailure: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// Continues after the file's name: `cannot be deleted: Permission denied`.
    package var reason: String
  }

  /// Deletes goldens, by their paths in the folder.
  ///
  /// - Returns: Those that could not be deleted.
  package func delete(_ names: [String]) -> [DeletionFailure] {
    names.compactMap { name in
      let path = "\(self.path)/\(name)"
      guard unlink(path) != 0 else { return nil }
      return DeletionFailure(path: path, reason: "cannot be deleted: \(String(cString: strerror(errno)))")
    }
  }
}
