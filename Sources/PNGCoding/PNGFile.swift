/// Writes PNG files of eight bits a channel.
///
/// Rows are not filtered and ISA-L compresses them all at once: filters would make pictures of interfaces larger, and
/// Cairo's own writer takes twenty times as long.
package struct PNGFile {
  package var width: Int
  package var height: Int
  /// Whether a pixel is red, green, blue and alpha, or the first three alone.
  package var hasAlpha: Bool
  /// By which viewers know the size in points; `nil` to say nothing of it.
  package var pixelsPerMeter: UInt32?

  package init(width: Int, height: Int, hasAlpha: Bool, pixelsPerMeter: UInt32? = nil) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.pixelsPerMeter = pixelsPerMeter
  }

  /// Bytes of one row: a filter's number, 0 for none, and the pixels.
  package var rowByteCount: Int { width * (hasAlpha ? 4 : 3) + 1 }

  /// The file of so many rows; `nil` when they are more than one call compresses, 4 GiB.
  package func encode(rows: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let compressed = Compressor.borrowed({ $0.compress(rows) }) else { return nil }
    var file = PNGChunks.signature
    file.reserveCapacity(compressed.count + 96)
    let kind = hasAlpha ? PNGHeader.ColorType.rgbWithAlpha : .rgb
    append(
      "IHDR",
      UInt32(clamping: width).bytes + UInt32(clamping: height).bytes + [8, UInt8(kind.rawValue), 0, 0, 0], to: &file)
    if let pixelsPerMeter {
      append("pHYs", pixelsPerMeter.bytes + pixelsPerMeter.bytes + [1], to: &file)
    }
    append("IDAT", compressed, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += UInt32(clamping: data.count).bytes
    let start = file.count
    file += type.utf8
    file += data
    file += PNGChunks.checksum(of: file, in: start..<file.count).bytes
  }
}

extension UInt32 {
  /// Most significant first.
  fileprivate var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) }
  }
}
