#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import Strut

/// Draws documents again whenever one is saved, or a file that it includes or shows.
///
/// It looks at the files ten times a second. Notices of the system would be about files that editors put others in the
/// place of, and differ between systems.
struct DocumentWatch {
  /// What tells one saved state of a file from another.
  private struct Stamp: Hashable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    /// - Returns: `nil` if there is no such file.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int64(status.st_size))
      #if canImport(Darwin)
        (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #else
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #endif
    }
  }

  /// A document with the files that it was drawn from.
  private struct Entry {
    let path: String
    var inputs: [String] = []
    /// When it was drawn, of the document and each input.
    var drawn: [Stamp?] = []
    /// When they were looked at last: a file that is just being written changes from look to look.
    var seen: [Stamp?] = []

    var stamps: [Stamp?] { ([path] + inputs).map { Stamp($0) } }
  }

  private var entries: [Entry]
  private let options: RenderOptions

  /// - Parameter paths: Of the documents, in their state before they are drawn first.
  init(_ paths: [String], options: RenderOptions) {
    self.options = options
    entries = paths.uniqued.map { Entry(path: $0) }
    for index in entries.indices { notice(index) }
  }

  /// Draws what changes until the process is ended.
  mutating func run(_ draw: ([String]) -> Void) -> Never {
    while true {
      usleep(100_000)
      let changed = changedDocuments()
      guard !changed.isEmpty else { continue }
      // What is saved while they are drawn is drawn in the next round.
      for index in changed { notice(index) }
      draw(changed.map { entries[$0].path })
    }
  }

  /// The documents that are there, and of which a file changed that no longer changes.
  private mutating func changedDocuments() -> [Int] {
    entries.indices.filter { index in
      let stamps = entries[index].stamps
      let isSettled = stamps == entries[index].seen
      entries[index].seen = stamps
      return isSettled && stamps != entries[index].drawn && stamps[0] != nil
    }
  }

  /// Takes down the state of a document and of what it reads. A document with a mistake names no files for certain, so it
  /// keeps those that it read before.
  private mutating func notice(_ index: Int) {
    entries[index].drawn = entries[index].stamps
    guard let reading = try? DocumentReading(path: entries[index].path, options: options, accepting: { _ in true })
    else { return }
    let known = reading.figures.diagnostics.hasErrors ? entries[index].inputs : []
    entries[index].inputs = (known + reading.figures.inputs).uniqued
    entries[index].drawn = [entries[index].drawn[0]] + entries[index].inputs.map { Stamp($0) }
    entries[index].seen = entries[index].drawn
  }
}
