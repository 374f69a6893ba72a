import Geometry
import Graphics
import Testing

@Suite struct PixelPackingTests {
  /// A picture without alpha is written three bytes a pixel, four pixels at a time: no width may lose one.
  @Test(arguments: 1...17) func everyPixelKeepsItsPlaceAndColour(width: Int) throws {
    let noise = Noise(width: width, height: 9)
    let opaque = try Bitmap(width: Double(width), height: 9, noise.items)
    let transparent = try Bitmap(width: Double(width), height: 9, background: nil, noise.items)
    #expect(opaque.pixels == noise.pixels)
    #expect(transparent.pixels == noise.pixels)
  }

  /// A row that is the same as the one above is not written again, which must hold in the place of the pixels too.
  @Test(arguments: 1...17) func rowsThatRepeatAreWhereTheyWere(width: Int) throws {
    let noise = Noise(width: width, height: 4)
    let items = [0, 0, 0, 1, 2, 2, 1, 3, 3].enumerated().map { y, row in
      Item.group(
        Group(
          transform: .translation(x: 0, y: Double(y - row)),
          items: Array(noise.items[(row * width)..<((row + 1) * width)])))
    }
    let expected = [0, 0, 0, 1, 2, 2, 1, 3, 3].flatMap { noise.pixels[($0 * width)..<(($0 + 1) * width)] }
    #expect(try Bitmap(width: Double(width), height: 9, items).pixels == expected)
    #expect(try Bitmap(width: Double(width), height: 9, background: nil, items).pixels == expected)
  }

  /// Nothing in noise can be compressed: the file is larger than its pixels, and whole.
  @Test func noiseIsWrittenWhole() throws {
    let noise = Noise(width: 150, height: 120)
    #expect(try Bitmap(width: 150, height: 120, noise.items).pixels == noise.pixels)
  }

  @Test func anOpaqueBackgroundReachesTheEdgeOfAPictureThatEndsWithinAPixel() throws {
    let picture = try Bitmap(width: 3.5, height: 2.25, background: .color(Color(hex: 0x336699)), [])
    #expect(picture.width == 4 && picture.height == 3)
    #expect(Set(picture.pixels) == [0xFF33_6699])
  }
}

/// Pixels of arbitrary colours, as a display list of squares.
private struct Noise {
  let pixels: [UInt32]
  let items: [Item]

  init(width: Int, height: Int) {
    var state: UInt64 = 88_172_645_463_325_252
    pixels = (0..<width * height).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return 0xFF00_0000 | UInt32(truncatingIfNeeded: state >> 20) & 0xFFFFFF
    }
    items = pixels.enumerated().map { index, pixel in
      .shape(
        Shape(
          .rect(Rect(x: Double(index % width), y: Double(index / width), width: 1, height: 1)),
          fill: .color(Color(hex: pixel & 0xFFFFFF))))
    }
  }
}
