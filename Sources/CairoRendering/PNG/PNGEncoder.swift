import PNGCoding

/// Writes premultiplied 32-bit pixels as a PNG file: red, green and blue when all pixels are opaque, else with alpha.
struct PNGEncoder {
  let pixels: UnsafeMutableRawBufferPointer
  let stride: Int
  let size: PixelSize
  /// Pixels a point, by which viewers know the size in points.
  let scale: Double
  /// All alpha is known to be one; the fourth byte of a pixel then says nothing.
  let isKnownOpaque: Bool

  func encode() throws(RenderingError) -> [UInt8] {
    let file = PNGFile(
      width: size.width, height: size.height, hasAlpha: !(isKnownOpaque || allPixelsAreOpaque),
      pixelsPerMeter: pixelsPerMeter)
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

  private var allPixelsAreOpaque: Bool {
    for y in 0..<size.height {
      guard let row = row(y) else { return false }
      var all: UInt32 = 0xFF00_0000
      for x in 0..<size.width { all &= row[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Moves the rows together in place: pixels are read before anything is written over them.
  private func packOpaqueRows() {
    guard var out = pixels.baseAddress else { return }
    for y in 0..<size.height {
      guard let row = row(y), size.width > 0 else { return }
      // The filter's byte falls on the first row's first pixel.
      let first = row[0].rgb
      out.storeBytes(of: 0, as: UInt8.self)
      out = out.appendThreeBytes(of: first, at: 1)
      // Four pixels are three words.
      var x = 1
      while x + 4 <= size.width {
        let (a, b, c, d) = (row[x].rgb, row[x + 1].rgb, row[x + 2].rgb, row[x + 3].rgb)
        out.storeBytes(of: (a | b << 24).littleEndian, as: UInt32.self)
        out.storeBytes(of: (b >> 8 | c << 16).littleEndian, toByteOffset: 4, as: UInt32.self)
        out.storeBytes(of: (c >> 16 | d << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
        out += 12
        x += 4
      }
      while x < size.width {
        out = out.appendThreeBytes(of: row[x].rgb, at: 0)
        x += 1
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

extension UnsafeMutableRawPointer {
  /// Where the next byte goes.
  fileprivate func appendThreeBytes(of rgb: UInt32, at offset: Int) -> UnsafeMutableRawPointer {
    for (index, shift) in [(0, 0), (1, 8), (2, 16)] as [(Int, UInt32)] {
      storeBytes(of: UInt8(truncatingIfNeeded: rgb >> shift), toByteOffset: offset + index, as: UInt8.self)
    }
    return self + offset + 3
  }
}

extension UInt32 {
  /// From 0xAARRGGBB: red in the lowest byte, green, blue, and nothing in the highest.
  fileprivate var rgb: UInt32 { byteSwapped >> 8 }
}
