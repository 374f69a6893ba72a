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

  /// The folder that the file is put in.
  var folder: String {
    path.folderOfFile
  }

  var name: String { path.pathName }
}
