public import Pixels

/// Decodes a PNG file of any kind to pixels with eight bits per channel.
///
///     let picture = try decodePNG(bytes)
///     picture.pixels[3]   // the first pixel's alpha
///
/// Colour information in the file (`gAMA`, `iCCP`, …) is not applied, so equal samples stay equal. Samples of 16 bits are
/// rounded to 8 bits, and samples of fewer bits are scaled. Palettes and transparent colours (`tRNS`) are resolved.
///
/// - Throws: An error if the file is damaged. A wrong checksum or wrong data anywhere is an error.
public func decodePNG(
  _ file: [UInt8], largestPixelCount: Int = PNGHeader.largestPixelCount
) throws(PNGError) -> PixelBuffer {
  // 1. A file that is whole, and not larger than it may be.
  let chunks = try PNGChunks(file)
  let header = try PNGHeader(file, chunks: chunks, largestPixelCount: largestPixelCount)
  try chunks.verifyChecksums(of: file)
  // 2. Of it what makes the pixels.
  let essence = chunks.essence(of: file)
  // 3. The pixels.
  let decoder = try PNGDecoder(essence)
  let pixels =
    header.bitDepth == 16
    ? try decoder.decodeRounding(sampleCount: 4 * header.width * header.height)
    : try decoder.decode(byteCount: 4 * header.width * header.height)
  return PixelBuffer(width: header.width, height: header.height, pixels: pixels)
}

extension PNGChunks {
  /// The file without chunks that do not affect the pixels, such as texts and colour profiles.
  fileprivate func essence(of file: [UInt8]) -> [UInt8] {
    var essence = Self.signature
    let kept = all.filter { $0.isCritical || $0.type == "tRNS" }
    essence.reserveCapacity(kept.reduce(essence.count) { $0 + $1.range.count })
    for chunk in kept { essence += file[chunk.range] }
    return essence
  }
}
