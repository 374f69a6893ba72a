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
      let kinds = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
      for folder in folders { _ = inotify_add_watch(descriptor, folder, kinds) }
    }

    /// Waits until something was saved, or for two seconds.
    ///
    /// - Returns: Whether the system told of something.
    func wait() -> Bool {
      while true {
        guard let isSaved = events(within: 2000) else { return false }
        if isSaved { break }
      }
      // An editor that puts the old file aside is about to write the new one; until it has, there is half a file.
      for _ in 0..<10 { if events(within: 3) == nil { break } }
      return true
    }

    /// What it is about is found by looking at the files themselves.
    ///
    /// - Returns: Whether something was saved; `nil` if nothing at all is told in so many milliseconds.
    private func events(within milliseconds: Int32) -> Bool? {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      var isSaved = false
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        isSaved = isSaved || buffer[..<count].withUnsafeBytes(Self.matters)
      }
      return isSaved
    }

    /// Whether one of the events is more than the beginning of a file, which is not saved before it is closed.
    private static func matters(_ events: UnsafeRawBufferPointer) -> Bool {
      var start = 0
      while start + MemoryLayout<inotify_event>.size <= events.count {
        let event = events.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        if event.mask & UInt32(IN_CREATE) == 0 || event.mask & UInt32(IN_ISDIR) != 0 { return true }
        start += MemoryLayout<inotify_event>.size + Int(event.len)
      }
      return false
    }
  #else
    init() throws {}

    func add(_ folders: Set<String>) {}

    func wait() -> Bool {
      usleep(100_000)
      return true
    }
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
