#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import Synchronization

/// The temporary files that this process is writing, in a form that a signal handler can use.
///
/// A signal handler must not allocate memory or wait for locks, so the paths are stored in preallocated memory.
package enum TemporaryFileTable {
  /// Removes the temporary files if the process is ended by SIGINT, SIGTERM or SIGHUP. The signal still ends the process.
  ///
  /// Only a command should call this: a library must not install signal handlers.
  package static func removeOnTermination() {
    // Initializes all lazy globals and metadata that the handler uses, because it must not do so itself.
    isWatched.store(true, ordering: .sequentiallyConsistent)
    let slot = add("")
    slot?.fileExists()
    removeAll()
    slot?.free()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let former = signal(number, end)
      // Signals that the parent process has set to be ignored stay ignored.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// An entry of the table.
  struct Slot {
    fileprivate let index: Int

    fileprivate enum State {
      static let free: UInt8 = 0
      static let taken: UInt8 = 1
      /// The path is complete, and the file is about to be created.
      static let opening: UInt8 = 2
      /// The file exists.
      static let filled: UInt8 = 3
    }

    /// Says that the file has been created.
    func fileExists() { states[index].store(State.filled, ordering: .sequentiallyConsistent) }

    func free() { states[index].store(State.free, ordering: .releasing) }
  }

  /// Adds a file before it is created.
  ///
  /// - Returns: `nil` if no handler is installed or the table is full. Then the file is not removed by a signal.
  static func add(_ path: String) -> Slot? {
    guard isWatched.load(ordering: .relaxed), path.utf8.count < longestPath,
      let index = (0..<slotCount).first(where: { take($0) })
    else { return nil }
    path.withCString { _ = strcpy(paths + index * longestPath, $0) }
    let slot = Slot(index: index)
    states[index].store(Slot.State.opening, ordering: .sequentiallyConsistent)
    // Either the handler sees this entry, or it is seen here that the handler runs: then the process is about to end,
    // and no further file may be created.
    if isEnding.load(ordering: .sequentiallyConsistent) {
      slot.free()
      while true { pause() }
    }
    return slot
  }

  private static func take(_ index: Int) -> Bool {
    states[index].compareExchange(
      expected: Slot.State.free, desired: Slot.State.taken, ordering: .acquiringAndReleasing
    ).exchanged
  }

  // MARK: The table

  /// The number of files that can be written, or wait for their places, at the same time.
  private static let slotCount = 4096
  private static let longestPath = 4096
  private static let isWatched = Atomic(false)
  private static let isEnding = Atomic(false)

  nonisolated(unsafe) private static let states: UnsafeMutablePointer<Atomic<UInt8>> = {
    let states = UnsafeMutablePointer<Atomic<UInt8>>.allocate(capacity: slotCount)
    for index in 0..<slotCount { (states + index).initialize(to: Atomic(Slot.State.free)) }
    return states
  }()

  nonisolated(unsafe) private static let paths = UnsafeMutablePointer<CChar>.allocate(
    capacity: slotCount * longestPath)

  // MARK: The handler

  private static let end: @convention(c) (Int32) -> Void = { number in
    isEnding.store(true, ordering: .sequentiallyConsistent)
    removeAll()
    // The process ends as without a handler.
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func removeAll() {
    var index = 0
    while index < slotCount {
      waitForFile(index)
      if states[index].load(ordering: .sequentiallyConsistent) >= Slot.State.opening {
        unlink(paths + index * longestPath)
      }
      index += 1
    }
  }

  /// Lets another thread finish creating its file; if it is this thread that the signal interrupted, it never will.
  private static func waitForFile(_ index: Int) {
    var milliseconds = 0
    while milliseconds < 20, states[index].load(ordering: .sequentiallyConsistent) == Slot.State.opening {
      _ = poll(nil, 0, 1)
      milliseconds += 1
    }
  }
}
