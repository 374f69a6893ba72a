#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The PNG files of one folder and of the folders in it; nothing outside can be reached.
///
/// Paths that climb, absolute ones and links that lead out are refused before anything is read.
public struct FolderResources: FigureResources, Sendable {
  private let folder: String

  /// - Parameter folder: The document's folder; empty for the working directory.
  public init(folder: String) {
    self.folder = folder.isEmpty ? "." : folder
  }

  public func image(named path: String) throws(ResourceError) -> [UInt8] {
    // 1. Refuse by the name alone.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0"), !path.contains("\\"),
      parts.allSatisfy({ !$0.isEmpty && $0 != ".." })
    else { throw ResourceError("is not the name of a file beside the document") }
    guard path.lowercased().hasSuffix(".png") else { throw ResourceError("is not a PNG file") }
    // 2. Refuse what leads out by links.
    guard let root = Self.realPath(folder), let file = Self.realPath(folder + "/" + path) else {
      throw ResourceError("does not exist beside the document")
    }
    guard file.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw ResourceError("leads out of the document's folder")
    }
    return try Self.read(file)
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The bytes of a regular file that is not too large: its size is asked before anything is read, and neither a
  /// pipe nor a file that grows meanwhile is read without end.
  private static func read(_ path: String) throws(ResourceError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw ResourceError("cannot be opened") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ResourceError("is not a file")
    }
    let limit = DecodingLimits.imageBytes
    guard status.st_size <= limit else { throw ResourceError("is larger than \(limit >> 20) MiB") }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var length = 0
    while length < bytes.count {
      let room = bytes.count - length
      let count = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { readBytes(descriptor, $0 + length, room) } ?? 0
      }
      guard count >= 0 else { throw ResourceError("cannot be read") }
      if count == 0 { break }
      length += count
    }
    return Array(bytes.prefix(length))
  }
}

/// The system's `read`, which the type's own method would hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
