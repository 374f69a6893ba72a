import Foundation

/// Tells when something was saved in folders.
///
/// On Linux the system tells at once: of files that were closed after writing, renamed, and removed, which covers editors
/// that write a new file and put it in the old one's place. Where it tells nothing, as of folders of other machines,
/// someone has to look, so the wait ends every two seconds.
final class FolderWatch: Sendable {
  #if canImport(Glibc)
    private let descriptor: Int32

    init() throws {
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else {
        throw Main.Failure(description: "files cannot be watched: \(String(cString: strerror(errno)))")
      }
    }

    deinit { close(descriptor) }

    /// Watches more folders; those that are watched already stay so.
    func add(_ folders: Set<String>) {
      let kinds = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      for folder in folders { _ = inotify_add_watch(descriptor, folder, kinds) }
    }

    /// Waits until something was saved, or for two seconds.
    func wait() {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 2000) > 0 else { return }
      // What it is about is found by looking at the files themselves.
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while read(descriptor, &buffer, buffer.count) > 0 {}
    }
  #else
    init() throws {}

    func add(_ folders: Set<String>) {}

    func wait() { usleep(100_000) }
  #endif
}

/// What tells one saved state of a file from another.
struct FileStamp: Hashable, Sendable {
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// - Returns: `nil` if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (number, size) = (UInt64(status.st_ino), Int64(status.st_size))
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}
