import PNGCoding
import Pixels
import TestSupport
import Testing

@Suite struct DecodePNGTests {
  /// Every kind of the standard, in one piece and interlaced, in a picture with sides that fill no byte.
  @Test(
    arguments: [
      (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
      (6, 16),
    ],
    [false, true])
  func kindIsReadAsEightBitsAChannel(kind: (colorType: Int, bitDepth: Int), isInterlaced: Bool) throws {
    let largest = 1 << kind.bitDepth - 1
    let channels = try #require([0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind.colorType])
    func samples(_ x: Int, _ y: Int) -> [Int] {
      (0..<channels).map { (x * 7919 + y * 104_729 + $0 * 31 + x * y * 17) % (largest + 1) }
    }
    let palette = (0...255).map { [UInt8($0), UInt8(255 - $0), UInt8($0 / 2)] }
    var png = RawPNG(
      width: 19, height: 13, bitDepth: kind.bitDepth, colorType: kind.colorType, isInterlaced: isInterlaced,
      samples: samples)
    if kind.colorType == 3 { png.extras = [("PLTE", Array(palette.prefix(largest + 1).joined()))] }
    let picture = try decodePNG(png.bytes)
    var expected: [UInt8] = []
    for y in 0..<13 {
      for x in 0..<19 {
        let all = samples(x, y)
        let values = all.map { UInt8((Double($0) * 255 / Double(largest)).rounded()) }
        switch kind.colorType {
        case 0: expected += [values[0], values[0], values[0], 255]
        case 2: expected += values + [255]
        case 3: expected += palette[all[0]] + [255]
        case 4: expected += [values[0], values[0], values[0], values[1]]
        default: expected += values
        }
      }
    }
    #expect(picture == PixelBuffer(width: 19, height: 13, pixels: expected))
  }

  @Test func transparentColorsAreTransparent() throws {
    let gray = RawPNG(
      width: 2, height: 1, bitDepth: 8, colorType: 0, extras: [("tRNS", [0, 7])], samples: { x, _ in [x == 0 ? 7 : 8] })
    #expect(try decodePNG(gray.bytes).pixels == [7, 7, 7, 0, 8, 8, 8, 255])
    let rgb = RawPNG(
      width: 2, height: 1, bitDepth: 8, colorType: 2, extras: [("tRNS", [0, 1, 0, 2, 0, 3])],
      samples: { x, _ in [1, 2, 3 + x] })
    #expect(try decodePNG(rgb.bytes).pixels == [1, 2, 3, 0, 1, 2, 4, 255])
    let palette = RawPNG(
      width: 2, height: 1, bitDepth: 1, colorType: 3, extras: [("PLTE", [9, 8, 7, 6, 5, 4]), ("tRNS", [128])],
      samples: { x, _ in [x] })
    #expect(try decodePNG(palette.bytes).pixels == [9, 8, 7, 128, 6, 5, 4, 255])
  }

  /// Equal samples stay equal, whatever a file says of how they are to be seen.
  @Test func colorsAreTakenAsTheyAre() throws {
    for (type, channels) in [(0, 1), (2, 3), (4, 2), (6, 4)] {
      for bitDepth in [8, 16] {
        var png = RawPNG(
          width: 4, height: 4, bitDepth: bitDepth, colorType: type,
          samples: { x, y in Array(repeating: (x * 4 + y) * (bitDepth == 8 ? 16 : 4112), count: channels) })
        let plain = try decodePNG(png.bytes)
        png.extras = [("gAMA", RawPNG.number(100_000)), ("cHRM", Array(repeating: 1, count: 32)), ("sBIT", [1])]
        #expect(try decodePNG(png.bytes) == plain)
      }
    }
  }

  @Test func colorsUnderNoOpacityAreKept() throws {
    let picture = PixelBuffer(width: 1, height: 1, pixels: [10, 20, 30, 0])
    #expect(try decodePNG(encodePNG(picture)) == picture)
  }

  @Test(arguments: 1...60) func picturesAreReadAsTheyWereWritten(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let picture = PixelBuffer.random(using: &generator, isOpaque: seed % 2 == 0)
    let file = encodePNG(picture)
    #expect(try decodePNG(file) == picture)
    #expect(try PNGHeader(file).colorType == (picture.pixels.isOpaque ? .rgb : .rgbWithAlpha))
  }
}

extension PixelBuffer {
  static func random(using generator: inout SeededGenerator, isOpaque: Bool) -> PixelBuffer {
    let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
    let pixels = (0..<(4 * width * height)).map { index in
      isOpaque && index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator)
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}

extension [UInt8] {
  fileprivate var isOpaque: Bool { indices.allSatisfy { $0 % 4 != 3 || self[$0] == 255 } }
}
