#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import Graphics
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
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.packedByteCount, alignment: 16)
      defer { memory.deallocate() }
      bytes = file.encode(packingRowsInto: memory, repeats: repeats, pack: packStraight)
    } else {
      // Three bytes and a filter's number always fit where four were: no second copy of the picture.
      bytes = file.encode(packingRowsInto: pixels, repeats: repeats, pack: packOpaque)
    }
    guard let bytes else { throw .drawingFailed(reason: "out of memory") }
    return bytes
  }

  /// The compressed rows of a part of the picture, which keeps its pixels.
  ///
  /// - Parameter area: In pixels.
  func compress(_ area: PixelArea) throws(RenderingError) -> [UInt8] {
    let start = area.y * stride + 4 * area.x
    let part = PNGEncoder(
      pixels: UnsafeMutableRawBufferPointer(rebasing: pixels[start...]), stride: stride, size: area.size, scale: scale,
      isKnownOpaque: isKnownOpaque)
    let file = PNGFile(width: area.size.width, height: area.size.height, hasAlpha: !isKnownOpaque)
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.packedByteCount, alignment: 16)
    defer { memory.deallocate() }
    let data = file.compress(
      packingRowsInto: memory, repeats: part.repeats, pack: isKnownOpaque ? part.packOpaque : part.packStraight)
    guard let data else { throw .drawingFailed(reason: "out of memory") }
    return data
  }

  var pixelsPerMeter: UInt32? {
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

  private func repeats(_ y: Int) -> Bool {
    guard let row = row(y), let above = self.row(y - 1) else { return false }
    return memcmp(row, above, 4 * size.width) == 0
  }

  /// Pixels are read before anything is written over them, in the same place or before it.
  private func packOpaque(_ y: Int, into row: UnsafeMutableRawPointer) {
    guard let pixels = self.row(y), size.width > 0 else { return }
    // A filter's byte is before the first row, and so after its first pixel the words fall behind what is read.
    var out = row.appendThreeBytes(of: pixels[0].rgb)
    // Four pixels are three words.
    var x = 1
    while x + 4 <= size.width {
      let (a, b, c, d) = (pixels[x].rgb, pixels[x + 1].rgb, pixels[x + 2].rgb, pixels[x + 3].rgb)
      out.storeBytes(of: (a | b << 24).littleEndian, as: UInt32.self)
      out.storeBytes(of: (b >> 8 | c << 16).littleEndian, toByteOffset: 4, as: UInt32.self)
      out.storeBytes(of: (c >> 16 | d << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
      out += 12
      x += 4
    }
    while x < size.width {
      out = out.appendThreeBytes(of: pixels[x].rgb)
      x += 1
    }
  }

  /// With alpha no longer multiplied in.
  private func packStraight(_ y: Int, into row: UnsafeMutableRawPointer) {
    guard let pixels = self.row(y) else { return }
    for x in 0..<size.width {
      let pixel = pixels[x]
      let alpha = pixel >> 24
      var straight = pixel.rgb | alpha << 24
      if alpha == 0 { straight = 0 }
      if alpha > 0, alpha < 255 {
        straight = alpha << 24
        for (shift, place) in [(16, 0), (8, 8), (0, 16)] as [(UInt32, UInt32)] {
          let component = pixel >> shift & 255
          straight |= min(255, (component * 255 + alpha / 2) / alpha) << place
        }
      }
      row.storeBytes(of: straight.littleEndian, toByteOffset: 4 * x, as: UInt32.self)
    }
  }
}

extension UnsafeMutableRawPointer {
  /// Where the next byte goes.
  fileprivate func appendThreeBytes(of rgb: UInt32) -> UnsafeMutableRawPointer {
    for (index, shift) in [(0, 0), (1, 8), (2, 16)] as [(Int, UInt32)] {
      storeBytes(of: UInt8(truncatingIfNeeded: rgb >> shift), toByteOffset: index, as: UInt8.self)
    }
    return self + 3
  }
}

extension UInt32 {
  /// From 0xAARRGGBB: red in the lowest byte, green, blue, and nothing in the highest.
  fileprivate var rgb: UInt32 { byteSwapped >> 8 }
}
