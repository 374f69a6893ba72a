public import ImageComparison

/// Writes a picture as a PNG file: red, green and blue where all pixels are opaque, else with alpha.
///
///     try decodePNG(encodePNG(picture)) == picture
///
/// - Precondition: The picture has a pixel, and there is memory for it once more.
public func encodePNG(_ picture: PixelBuffer) -> [UInt8] {
  precondition(picture.pixelCount > 0, "a PNG file of \(picture.size) pixels")
  let file = PNGFile(width: picture.width, height: picture.height, hasAlpha: !picture.isOpaque)
  let channels = file.hasAlpha ? 4 : 3
  let rows = [UInt8](unsafeUninitializedCapacity: file.rowByteCount * picture.height) { rows, count in
    var out = 0
    picture.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<picture.height {
        rows[out] = 0
        out += 1
        for pixel in (y * picture.width)..<((y + 1) * picture.width) {
          for channel in 0..<channels { rows[out + channel] = pixels[4 * pixel + channel] }
          out += channels
        }
      }
    }
    count = out
  }
  guard let bytes = rows.withUnsafeBytes({ file.encode(rows: $0) }) else {
    preconditionFailure("no memory to compress a picture of \(picture.size) pixels")
  }
  return bytes
}

extension PixelBuffer {
  fileprivate var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
