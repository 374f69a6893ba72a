public import Pixels

/// Reads a PNG file of any kind as pixels of eight bits a channel.
///
///     let picture = try decodePNG(bytes)
///     picture.pixels[3]   // the first pixel's alpha
///
/// Samples are taken as they are: what the file says of its colours (`gAMA`, `iCCP`, …) is not applied, so that equal
/// samples stay equal. Samples of 16 bits are rounded to 8, of fewer bits stretched; a palette and a transparent colour
/// (`tRNS`) are looked up.
///
/// - Throws: What is wrong with the file. A file with a wrong checksum or wrong data is an error as a whole.
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
  /// A file of nothing but what makes the pixels: no text to be unpacked, no colour profile to be read.
  fileprivate func essence(of file: [UInt8]) -> [UInt8] {
    var essence = Self.signature
    let kept = all.filter { $0.isCritical || $0.type == "tRNS" }
    essence.reserveCapacity(kept.reduce(essence.count) { $0 + $1.range.count })
    for chunk in kept { essence += file[chunk.range] }
    return essence
  }
}
