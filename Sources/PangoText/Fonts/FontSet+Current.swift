#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

extension FontSet {
  /// The calling thread's fonts.
  ///
  /// Threads come and go, opened fonts and shaped lines are worth keeping: a thread that ends leaves its sets to
  /// the next that asks.
  ///
  /// - Parameter folders: Folders to look in before the well-known ones.
  public static func current(folders: [String] = []) throws(MissingFonts) -> FontSet {
    let sets = ThreadFontSets.ofCurrentThread
    if let set = sets.byFolders[folders] { return set }
    let set = try FontSet(folders: FontFolders(before: folders))
    sets.byFolders[folders] = set
    return set
  }
}

/// One thread's font sets. It is handed from thread to thread, and used by one at a time.
private final class ThreadFontSets: @unchecked Sendable {
  var byFolders: [[String]: FontSet] = [:]

  static var ofCurrentThread: ThreadFontSets {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadFontSets>.fromOpaque(pointer).takeUnretainedValue()
    }
    let sets = idle.withLock { $0.popLast() } ?? ThreadFontSets()
    pthread_setspecific(key, Unmanaged.passRetained(sets).toOpaque())
    return sets
  }

  private static let idle = Mutex<[ThreadFontSets]>([])

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        let sets = Unmanaged<ThreadFontSets>.fromOpaque(pointer).takeRetainedValue()
        ThreadFontSets.idle.withLock { $0.append(sets) }
      #else
        guard let pointer else { return }
        let sets = Unmanaged<ThreadFontSets>.fromOpaque(pointer).takeRetainedValue()
        ThreadFontSets.idle.withLock { $0.append(sets) }
      #endif
    }
    return key
  }()
}
