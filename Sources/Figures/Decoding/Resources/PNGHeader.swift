/// What a PNG file says of itself, read without decoding it.
struct PNGHeader {
  var width: Int
  var height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the header and walks over the chunks, so that what is handed to a decoder is whole, of a size that can be
  /// drawn, and holds as much data as that size needs.
  init(_ bytes: [UInt8]) throws(ResourceError) {
    guard bytes.starts(with: Self.signature) else { throw ResourceError("is not a PNG file") }
    // 1. The header: 13 bytes that every PNG begins with.
    guard bytes.count >= 33, Self.number(bytes, at: 8) == 13, Self.type(bytes, at: 12) == "IHDR" else {
      throw ResourceError("is a PNG file without a header")
    }
    width = Self.number(bytes, at: 16)
    height = Self.number(bytes, at: 20)
    guard width > 0, height > 0 else { throw ResourceError("is a PNG file without pixels") }
    guard width <= 32_767, height <= 32_767, width * height <= DecodingLimits.imagePixels else {
      throw ResourceError("says that it has \(width) × \(height) pixels, and that is too many")
    }
    // 2. The chunks, each inside the file, up to the last.
    let dataBytes = try Self.dataBytes(bytes)
    // 3. Deflate shrinks to 1/1032 at best: with less data than that the pixels cannot be there.
    let bitsPerPixel = Int(bytes[24]) * Self.channels(colorType: bytes[25])
    guard bitsPerPixel > 0, bytes[24] <= 16 else { throw ResourceError("is a PNG file of an unknown kind") }
    let pixelBytes = height * ((width * bitsPerPixel + 7) / 8 + 1)
    guard pixelBytes <= (dataBytes + 64) * 1032 else {
      throw ResourceError("says that it has \(width) × \(height) pixels, and holds too little data for them")
    }
  }

  private static func dataBytes(_ bytes: [UInt8]) throws(ResourceError) -> Int {
    var offset = 8
    var dataBytes = 0
    while offset + 12 <= bytes.count {
      let length = number(bytes, at: offset)
      guard length <= bytes.count - offset - 12 else { break }
      switch type(bytes, at: offset + 4) {
      case "IDAT": dataBytes += length
      case "IEND": return dataBytes
      default: break
      }
      offset += 12 + length
    }
    throw ResourceError("is a PNG file that ends too early")
  }

  private static func channels(colorType: UInt8) -> Int {
    switch colorType {
    case 0, 3: 1
    case 2: 3
    case 4: 2
    case 6: 4
    default: 0
    }
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func type(_ bytes: [UInt8], at offset: Int) -> String {
    String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }
}
