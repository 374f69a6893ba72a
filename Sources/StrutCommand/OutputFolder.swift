import Foundation

/// Where pictures are written: each under a temporary name first, so that a picture is there whole or not at all.
struct OutputFolder {
  let path: String

  /// Makes the folder if it is not there.
  init(path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], as name: String) throws {
    let target = URL(fileURLWithPath: path).appendingPathComponent(name)
    let temporary = URL(fileURLWithPath: path)
      .appendingPathComponent(".\(name).\(ProcessInfo.processInfo.processIdentifier).tmp")
    do {
      try Data(bytes).write(to: temporary)
      guard rename(temporary.path, target.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target.path])
      }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }
}
