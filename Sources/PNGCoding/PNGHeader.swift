/// The header of a PNG file, read without decoding the pixels.
public struct PNGHeader: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  public let height: Int
  /// The bits per sample: 1, 2, 4, 8 or 16.
  public let bitDepth: Int
  public let colorType: ColorType

  public enum ColorType: Int, Hashable, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayWithAlpha = 4
    case rgbWithAlpha = 6

    /// The samples per pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayWithAlpha: 2
      case .rgb: 3
      case .rgbWithAlpha: 4
      }
    }

    fileprivate var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayWithAlpha, .rgbWithAlpha: [8, 16]
      }
    }
  }

  /// The longest side that drawing allows, so that every drawn picture can be read again.
  public static let longestSide = 32_767
  public static let largestPixelCount = 1 << 27

  /// Reads the header and checks the chunks: the file is complete, its size is within the limit, and it has enough data
  /// for that size. No memory is allocated based on the file's contents.
  ///
  /// - Parameter largestPixelCount: The largest number of pixels that is accepted.
  public init(_ file: [UInt8], largestPixelCount: Int = Self.largestPixelCount) throws(PNGError) {
    try self.init(file, chunks: PNGChunks(file), largestPixelCount: largestPixelCount)
  }

  init(_ file: [UInt8], chunks: PNGChunks, largestPixelCount: Int) throws(PNGError) {
    // 1. The header: 13 bytes that every PNG begins with.
    guard let header = chunks.all.first else { throw .truncated }
    guard header.type == "IHDR", header.data.count == 13 else { throw .noHeader }
    let fields = header.data.lowerBound
    width = file.bigEndianNumber(at: fields)
    height = file.bigEndianNumber(at: fields + 4)
    bitDepth = Int(file[fields + 8])
    guard width > 0, height > 0 else { throw .noPixels }
    guard width <= Self.longestSide, height <= Self.longestSide, width * height <= largestPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
    guard let colorType = ColorType(rawValue: Int(file[fields + 9])), colorType.bitDepths.contains(bitDepth) else {
      throw .unknownKind(bitDepth: bitDepth, colorType: Int(file[fields + 9]))
    }
    self.colorType = colorType
    // 2. The chunks, up to the last.
    guard chunks.isComplete else { throw .truncated }
    // 3. Deflate shrinks to 1/1032 at best: with less data than that the pixels cannot be there.
    let rowBytes = (width * bitDepth * colorType.channels + 7) / 8 + 1
    let dataBytes = chunks.all.reduce(0) { $0 + ($1.type == "IDAT" ? $1.data.count : 0) }
    guard rowBytes * height <= (dataBytes + 64) * 1032 else { throw .tooLittleData(width: width, height: height) }
  }

  /// Checks everything except the pixels, including the checksums of the chunks.
  ///
  /// - Returns: The header.
  @discardableResult
  public static func verify(_ file: [UInt8]) throws(PNGError) -> PNGHeader {
    let chunks = try PNGChunks(file)
    let header = try PNGHeader(file, chunks: chunks, largestPixelCount: largestPixelCount)
    try chunks.verifyChecksums(of: file)
    return header
  }
}
