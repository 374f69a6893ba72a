public import Files

/// The PNG files of one folder and of the folders in it; nothing outside can be reached.
///
/// Paths that climb, absolute ones and links that lead out are refused before anything is read.
public struct FolderResources: FigureResources, Sendable {
  private let folder: String
  private let limits: FigureLimits

  /// - Parameter folder: The document's folder; empty for the working directory.
  public init(folder: String, limits: FigureLimits = FigureLimits()) {
    self.limits = limits
    self.folder = folder.isEmpty ? "." : folder
  }

  /// The bytes of a PNG file.
  ///
  /// - Throws: The reason why the file cannot be read: its path leaves the folder, it is no PNG file, it does not exist,
  ///   or it exceeds ``DocumentLimit/imageBytes``.
  public func image(named path: String) throws(ResourceError) -> [UInt8] {
    // 1. Refuse by the name alone.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0"), !path.contains("\\"),
      parts.allSatisfy({ !$0.isEmpty && $0 != ".." })
    else { throw ResourceError("is not the path of a file in the document's folder") }
    guard path.lowercased().hasSuffix(".png") else { throw ResourceError("is not a PNG file") }
    // 2. Refuse what leads out by links.
    guard FilePlace.realPath(folder + "/" + path) != nil else {
      throw ResourceError("does not exist in the document's folder")
    }
    guard let file = FilePlace.realPath(folder + "/" + path, inside: folder) else {
      throw ResourceError("is outside the document's folder")
    }
    return try RegularFile.read(file, limit: limits[.imageBytes])
  }
}
