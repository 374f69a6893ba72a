/// Why a file is no picture that can be read.
///
/// The description goes on after the file's name: `'photo.png' is not a PNG file`.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  /// Git has the picture elsewhere, and the file only says where.
  case gitLFSPointer
  case notPNG
  case noHeader
  case noPixels
  /// No format that the standard knows.
  case unknownKind(bitDepth: Int, colorType: Int)
  /// More pixels than the reader takes.
  case tooLarge(width: Int, height: Int)
  case truncated
  /// Less data than the pixels could be packed in.
  case tooLittleData(width: Int, height: Int)
  /// A chunk does not match its checksum; the offset is its first byte's in the file.
  case badChecksum(chunk: String, offset: Int)
  /// What the decoder says is wrong.
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
      "is a PNG file of an unknown kind: \(bitDepth) bits, colour type \(colorType)"
    case .tooLarge(let width, let height):
      "says that it has \(width) × \(height) pixels, and that is too many"
    case .truncated: "is a PNG file that ends too early"
    case .tooLittleData(let width, let height):
      "says that it has \(width) × \(height) pixels, and holds too little data for them"
    case .badChecksum(let chunk, let offset):
      "is a damaged PNG file: the checksum of its chunk '\(chunk)' at byte \(offset) is wrong"
    case .damaged(let reason): "is a damaged PNG file: \(reason)"
    case .outOfMemory: "needs more memory than there is"
    }
  }
}
