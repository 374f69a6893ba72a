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
    let target = "\(path)/\(name)"
    let temporary = "\(path)/.\(name).\(getpid()).tmp"
    guard Self.write(bytes, to: temporary), rename(temporary, target) == 0 else {
      unlink(temporary)
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target])
    }
  }

  /// Foundation's own writing waits for the disk, a millisecond a picture.
  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
