/// The reason why a file cannot be read as a PNG picture.
///
/// The description continues after the file's name: `'photo.png' is not a PNG file`.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  /// The file is a Git LFS pointer.
  case gitLFSPointer
  case notPNG
  case noHeader
  case noPixels
  /// The combination of bit depth and colour type is not in the standard.
  case unknownKind(bitDepth: Int, colorType: Int)
  /// The picture has more pixels than the limit.
  case tooLarge(width: Int, height: Int)
  case truncated
  /// The file has too little data for its pixels.
  case tooLittleData(width: Int, height: Int)
  /// A chunk does not match its checksum. The offset is that of its first byte in the file.
  case badChecksum(chunk: String, offset: Int)
  /// The decoder rejects the file, for the given reason.
  case damaged(reason: String)
  case outOfMemory

  public var description: String {
    switch self {
    case .empty: "is empty"
    case .gitLFSPointer: "is a Git LFS pointer, not the picture; 'git lfs pull' fetches it"
    case .notPNG: "is not a PNG file"
    case .noHeader: "is a PNG file without a header"
    case .noPixels: "is a PNG file without pixels"
    case .unknownKind(let bitDepth, let colorType):
      "is a PNG file of an unsupported kind: \(bitDepth) bits, colour type \(colorType)"
    case .tooLarge(let width, let height):
      "declares \(width) × \(height) pixels, which is too many"
    case .truncated: "is a truncated PNG file"
    case .tooLittleData(let width, let height):
      "declares \(width) × \(height) pixels, but has too little data for them"
    case .badChecksum(let chunk, let offset):
      "is a damaged PNG file: the checksum of its chunk '\(chunk)' at byte \(offset) is wrong"
    case .damaged(let reason): "is a damaged PNG file: \(reason)"
    case .outOfMemory: "needs more memory than is available"
    }
  }
}
