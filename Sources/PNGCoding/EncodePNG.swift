#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

public import Pixels

/// Encodes a picture as a PNG file: as RGB if all pixels are opaque, otherwise as RGBA.
///
///     try decodePNG(encodePNG(picture)) == picture
///
/// - Precondition: The picture has at least one pixel, and there is memory for a copy.
public func encodePNG(_ picture: PixelBuffer) -> [UInt8] {
  precondition(picture.pixelCount > 0, "a PNG file of \(picture.size) pixels")
  let (width, rowByteCount) = (picture.width, 4 * picture.width)
  let file = PNGFile(width: width, height: picture.height, hasAlpha: !picture.isOpaque)
  let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.packedByteCount, alignment: 16)
  defer { memory.deallocate() }
  let bytes = picture.pixels.withUnsafeBytes { pixels -> [UInt8]? in
    guard let base = pixels.baseAddress else { return nil }
    return file.encode(packingRowsInto: memory) { y in
      memcmp(base + y * rowByteCount, base + (y - 1) * rowByteCount, rowByteCount) == 0
    } pack: { y, row in
      let pixels = base + y * rowByteCount
      guard !file.hasAlpha else { return row.copyMemory(from: pixels, byteCount: rowByteCount) }
      for x in 0..<width {
        for channel in 0..<3 {
          row.storeBytes(
            of: pixels.load(fromByteOffset: 4 * x + channel, as: UInt8.self), toByteOffset: 3 * x + channel,
            as: UInt8.self)
        }
      }
    }
  }
  guard let bytes else { preconditionFailure("no memory to compress a picture of \(picture.size) pixels") }
  return bytes
}

extension PixelBuffer {
  fileprivate var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
