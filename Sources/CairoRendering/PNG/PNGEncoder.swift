import PNGCoding

/// Writes premultiplied 32-bit pixels as a PNG file: red, green and blue when all pixels are opaque, else with alpha.
struct PNGEncoder {
  let pixels: UnsafeMutableRawBufferPointer
  let stride: Int
  let size: PixelSize
  /// Pixels a point, by which viewers know the size in points.
  let scale: Double

  func encode() throws(RenderingError) -> [UInt8] {
    let file = PNGFile(width: size.width, height: size.height, hasAlpha: !isOpaque, pixelsPerMeter: pixelsPerMeter)
    let bytes: [UInt8]?
    if file.hasAlpha {
      let rows = straightRows(rowCount: file.rowByteCount)
      defer { rows.deallocate() }
      bytes = file.encode(rows: UnsafeRawBufferPointer(rows))
    } else {
      // Three bytes and a filter's number always fit where four were: no second copy of the picture.
      packOpaqueRows()
      bytes = file.encode(rows: UnsafeRawBufferPointer(rebasing: pixels[0..<(file.rowByteCount * size.height)]))
    }
    guard let bytes else { throw .drawingFailed(reason: "out of memory") }
    return bytes
  }

  private var pixelsPerMeter: UInt32? {
    let density = scale * 72 / 0.0254
    return density.isFinite && density >= 1 && density < 1e6 ? UInt32(density.rounded()) : nil
  }

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
    pixels.baseAddress.map { ($0 + y * stride).assumingMemoryBound(to: UInt32.self) }
  }

  private var isOpaque: Bool {
    for y in 0..<size.height {
      guard let row = row(y) else { return false }
      var all: UInt32 = 0xFF00_0000
      for x in 0..<size.width { all &= row[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Moves the rows together in place: a pixel is read before anything is written over it.
  private func packOpaqueRows() {
    guard var out = pixels.baseAddress else { return }
    for y in 0..<size.height {
      guard let row = row(y) else { return }
      // The filter's byte would fall on the first row's first pixel.
      var pixel = row[0]
      out.storeBytes(of: 0, as: UInt8.self)
      out += 1
      for x in 1..<max(size.width, 1) {
        let next = row[x]
        // From 0xAARRGGBB to red, green, blue; the fourth byte is the next pixel's, which overwrites it.
        out.storeBytes(of: (pixel.byteSwapped >> 8).littleEndian, as: UInt32.self)
        out += 3
        pixel = next
      }
      for shift in [16, 8, 0] as [UInt32] {
        out.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> shift), as: UInt8.self)
        out += 1
      }
    }
  }

  /// Rows with alpha no longer multiplied in.
  private func straightRows(rowCount: Int) -> UnsafeMutableBufferPointer<UInt8> {
    let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rowCount * size.height)
    var index = 0
    for y in 0..<size.height {
      guard let row = row(y) else { break }
      rows[index] = 0
      index += 1
      for x in 0..<size.width {
        let pixel = row[x]
        let alpha = pixel >> 24
        for shift in [16, 8, 0] as [UInt32] {
          let component = pixel >> shift & 255
          rows[index] = UInt8(truncatingIfNeeded: alpha == 0 ? 0 : min(255, (component * 255 + alpha / 2) / alpha))
          index += 1
        }
        rows[index] = UInt8(truncatingIfNeeded: alpha)
        index += 1
      }
    }
    return rows
  }
}
