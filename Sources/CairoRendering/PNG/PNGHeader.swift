/// What a PNG file says of itself before anything is decoded.
struct PNGHeader: Hashable {
  let width: Int
  let height: Int
  /// Bytes of all rows, uncompressed.
  let rawByteCount: Int
  /// Bytes of compressed pixels that the file really holds.
  let compressedByteCount: Int

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let largestArea = 64 * 1_000_000

  /// Deflate makes at most 1032 bytes of one: a header that asks for more is lying.
  var isPlausible: Bool { rawByteCount / 1032 <= compressedByteCount }

  /// Walks the chunks; nothing is allocated by what they say.
  init?(_ file: [UInt8]) {
    guard file.count >= 33, Array(file[0..<8]) == Self.signature, Array(file[12..<16]) == Array("IHDR".utf8) else {
      return nil
    }
    func number(at offset: Int) -> Int {
      file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][file[25]] ?? 0
    guard width > 0, height > 0, width <= 1 << 24, height <= 1 << 24, channels > 0 else { return nil }
    rawByteCount = (width * channels * Int(file[24]) + 7) / 8 * height
    var compressed = 0
    var offset = 8
    while offset + 12 <= file.count {
      let length = number(at: offset)
      guard length <= file.count - offset - 12 else { break }
      if Array(file[(offset + 4)..<(offset + 8)]) == Array("IDAT".utf8) { compressed += length }
      offset += length + 12
    }
    compressedByteCount = compressed
  }
}
