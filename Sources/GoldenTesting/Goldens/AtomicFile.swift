import Figures
import Files
import Foundation
import Synchronization

/// Writes files atomically: if the process is killed, the file is either the old or the new one.
enum AtomicFile {
  /// The suffix of temporary files, which are hidden and in the same folder.
  static let temporarySuffix = ".strut-tmp"

  /// Counts the files written, so that two threads never use the same temporary file.
  private static let count = Atomic(0)

  /// Writes a temporary file in the same folder, flushes it to disk and renames it.
  static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    let folder = path.pathFolder
    let name = path.pathName
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let temporary = "\(path.dropLast(name.count)).\(name).\(getpid())-\(number)\(temporarySuffix)"
    do {
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    } catch {
      throw .unwritable("cannot be written: '\(folder)' is not a folder and cannot be created")
    }
    guard writeThrough(bytes, to: temporary), rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw .unwritable("cannot be written: \(reason)")
    }
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let isWritten = bytes.withUnsafeBytes { buffer -> Bool in
      var rest = buffer
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return fsync(descriptor) == 0
    }
    let problem = errno
    let isClosed = close(descriptor) == 0
    if !isWritten { errno = problem }
    return isWritten && isClosed
  }

  /// The contents of a file, or `nil` if it does not exist.
  static func read(_ path: String) throws(GoldenError) -> [UInt8]? {
    do {
      return try RegularFile.readIfPresent(path, limit: largestSize)
    } catch {
      throw .unreadable(error.message)
    }
  }

  private static let largestSize = 1 << 30
}
