#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import Synchronization

/// Removes temporary files of killed processes.
enum Leftovers {
  /// The age in seconds after which a temporary file cannot belong to a running process.
  private static let age = 3600

  private static let swept = Mutex<Set<String>>([])

  /// Sweeps a folder the first time that this process writes to it.
  static func sweepOnce(_ folder: String) {
    if swept.withLock({ $0.insert(folder).inserted }) { sweep(folder) }
  }

  static func sweep(_ folder: String) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    let now = time(nil)
    while let entry = readdir(stream) {
      let name = entry.name
      var status = stat()
      guard TemporaryName.matches(name),
        fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG,
        now - status.modificationTime > age
      else { continue }
      unlinkat(dirfd(stream), name, 0)
    }
  }
}

extension stat {
  /// In seconds since 1970.
  package var modificationTime: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
