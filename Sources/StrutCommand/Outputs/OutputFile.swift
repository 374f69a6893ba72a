import Files
import Strut

/// The file that `-o` names for one picture: `-o figures/login.svg`.
///
/// A path that ends as pictures do names a file, unless a folder has that name.
struct OutputFile: Sendable {
  let path: String
  let format: PictureFormat

  /// - Returns: `nil` for a folder, and for `-`.
  init?(_ path: String) {
    let ending = path.pathExtension.lowercased()
    guard FileKind(at: path) != .folder, !path.hasSuffix("/"),
      let format = PictureFormat.allCases.first(where: { $0.fileExtension == ending })
    else { return nil }
    self.path = path
    self.format = format
  }

  /// The ending of a path that names a file, but of a kind that no picture has: `jpg` of `login.jpg`.
  ///
  /// - Returns: `nil` for a folder that is there, for a path that ends in `/`, and for endings that a folder may have.
  static func unknownEnding(of path: String) -> String? {
    let ending = path.pathExtension.lowercased()
    guard otherEndings.contains(ending), !path.hasSuffix("/"), FileKind(at: path) != .folder else { return nil }
    return ending
  }

  /// Endings of pictures and documents that no figure is written as.
  private static let otherEndings: Set = [
    "avif", "bmp", "eps", "gif", "heic", "htm", "html", "ico", "jpeg", "jpg", "json", "md", "mov", "mp4", "ps", "tex",
    "tif", "tiff", "txt", "webp", "yaml", "yml",
  ]

  /// The folder that the file is put in.
  var folder: String {
    path.folderOfFile
  }

  var name: String { path.pathName }
}
