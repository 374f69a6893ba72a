import Diagnostics
public import Files

/// The PNG files and documents of one folder and of the folders in it; nothing outside can be reached.
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
    try RegularFile.read(try place(of: path, endingIn: [".png"], "is not a PNG file"), limit: limits[.imageBytes])
  }

  /// The bytes of a document.
  ///
  /// - Throws: The reason why the file cannot be read, as for images; it exceeds ``DocumentLimit/documentBytes``.
  public func document(named path: String) throws(ResourceError) -> [UInt8] {
    let place = try place(of: path, endingIn: [".yaml", ".yml", ".json"], "is not a document, .yaml or .json")
    return try RegularFile.read(place, limit: limits[.documentBytes])
  }

  private func place(of path: String, endingIn suffixes: [String], _ rule: String) throws(ResourceError) -> String {
    // 1. Refuse by the name alone.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0"), !path.contains("\\"),
      parts.allSatisfy({ !$0.isEmpty && $0 != ".." })
    else { throw ResourceError("is not the path of a file in the document's folder") }
    guard suffixes.contains(where: path.lowercased().hasSuffix) else { throw ResourceError(rule) }
    // 2. Refuse what leads out by links.
    guard FilePlace.realPath(folder + "/" + path) != nil else {
      throw ResourceError(
        "does not exist in the document's folder", meant: withScale(path) ?? neighbour(of: path, endingIn: suffixes))
    }
    guard let file = FilePlace.realPath(folder + "/" + path, inside: folder) else {
      throw ResourceError("is outside the document's folder")
    }
    return file
  }

  /// The path of a file in the same folder whose name is nearly that.
  private func neighbour(of path: String, endingIn suffixes: [String]) -> String? {
    let parent = path.pathFolder
    // Of a folder outside it, nothing is told.
    guard parent.isEmpty || FilePlace.realPath("\(folder)/\(parent)", inside: folder) != nil else { return nil }
    return NearMisses.file(beside: path, in: folder) { name in suffixes.contains(where: name.lowercased().hasSuffix) }
  }

  /// The name with a scale, which UIKit adds and documents here do not, if there is such a file: `photo@2x.png`.
  private func withScale(_ path: String) -> String? {
    guard path.lowercased().hasSuffix(".png") else { return nil }
    return ["@2x", "@3x"].lazy.map { path.dropLast(4) + $0 + path.suffix(4) }
      .first { FilePlace.realPath(folder + "/" + $0, inside: folder) != nil }
  }
}
