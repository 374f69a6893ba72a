import ArgumentParser
import Foundation

/// Where pictures are written: each under a temporary name first, so that a picture is there whole or not at all.
struct OutputFolder {
  let path: String

  /// Why a file or a folder cannot be written, in the system's words.
  struct Problem: Error, CustomStringConvertible {
    var description: String

    /// - Parameter code: The system's error number.
    init(_ code: Int32) {
      description = String(cString: strerror(code))
    }
  }

  /// Makes the folder if it is not there.
  init(path: String) throws(Problem) {
    self.path = path
    // mkdir tells what is wrong with which folder; Foundation's own does not on all systems.
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      guard mkdir(made, 0o777) != 0, errno != EEXIST, errno != EISDIR else { continue }
      let code = errno
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: made, isDirectory: &isFolder), isFolder.boolValue else {
        throw Problem(code)
      }
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Problem(ENOTDIR)
    }
  }

  /// The folder of an option; where it cannot be made, the command ends with a message and exit status 1.
  static func opening(_ path: String) throws -> OutputFolder {
    do throws(Problem) {
      return try OutputFolder(path: path)
    } catch {
      Terminal.writeError("error: '\(path)' cannot be written to: \(error)\n")
      throw ExitCode(1)
    }
  }

  /// A file's path as the command's caller would write it.
  func path(of name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  func write(_ bytes: [UInt8], as name: String) throws(Problem) {
    let target = "\(path)/\(name)"
    let temporary = "\(path)/.\(name).\(getpid()).tmp"
    if let code = Self.write(bytes, to: temporary) {
      unlink(temporary)
      throw Problem(code)
    }
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw Problem(code)
    }
  }

  /// What a message says of a file that cannot be written; `nil` where it was.
  func problem(writing bytes: [UInt8], as name: String) -> String? {
    do throws(Problem) {
      try write(bytes, as: name)
      return nil
    } catch {
      return "cannot be written to '\(path)': \(error)"
    }
  }

  /// Foundation's own writing waits for the disk, a millisecond a picture.
  ///
  /// - Returns: The system's error number, or `nil` when all was written.
  private static func write(_ bytes: [UInt8], to path: String) -> Int32? {
    guard let file = fopen(path, "wb") else { return errno }
    let count = fwrite(bytes, 1, bytes.count, file)
    let code = errno
    guard fclose(file) == 0 else { return errno }
    return count == bytes.count ? nil : code
  }
}
