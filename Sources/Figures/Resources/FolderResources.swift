public import Files

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
    else { throw ResourceError("is not the path of a file in the document's folder") }
    guard path.lowercased().hasSuffix(".png") else { throw ResourceError("is not a PNG file") }
    // 2. Refuse what leads out by links.
    guard let root = Self.realPath(folder), let file = Self.realPath(folder + "/" + path) else {
      throw ResourceError("does not exist in the document's folder")
    }
    guard file.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw ResourceError("is outside the document's folder")
    }
    return try RegularFile.read(file, limit: FigureLimits.imageBytes)
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}
