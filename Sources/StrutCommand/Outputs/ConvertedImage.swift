import Files
import PNGCoding

/// An image beside converted documents as a file: a comment in it tells whether somebody has changed it since.
enum ConvertedImage {
  /// The bytes of the file: those of the image, with the comment.
  static func bytes(of png: [UInt8]) -> [UInt8] {
    isUnchanged(png) ? png : PNGComment.adding(ConvertedFile.sentence(on: png), to: png)
  }

  /// Whether a file is as this command wrote it.
  static func isUnchanged(_ bytes: [UInt8]) -> Bool {
    guard let (comment, png) = PNGComment.remove(from: bytes) else { return false }
    return comment == ConvertedFile.sentence(on: png)
  }
}
