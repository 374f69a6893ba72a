import CairoRendering
import Geometry
import Graphics
import PangoText
import Pixels
import Testing

@Suite struct ImageTests {
  private let frame = Rect(x: 2, y: 2, width: 4, height: 4)

  private func render(_ image: Image) throws -> (picture: Bitmap, problems: [String]) {
    let list = DisplayList(
      name: "image", size: Size(8, 8), background: .color(.white), items: [.image(PlacedImage(image, frame: frame))])
    let rendered = try PNGRenderer(outliner: try PangoTextOutliner()).render(list, options: RendererOptions())
    return (try Bitmap(png: rendered.bytes), rendered.problems)
  }

  @Test func imageFillsItsFrameAndNoMore() throws {
    let (picture, problems) = try render(Example.image)
    #expect(problems.isEmpty)
    #expect(picture.ink.map { [$0.left, $0.top] } == [2, 2])
    #expect(picture[2, 2] == 0xFFFF_0000)
    #expect(picture[5, 2] == 0xFF00_FF00)
    #expect(picture[2, 5] == 0xFF00_00FF)
    #expect(picture[6, 6] == 0xFFFF_FFFF)
  }

  @Test func tileRepeatsFromTheOrigin() throws {
    let area = Path.rect(Rect(x: 0, y: 0, width: 6, height: 6))
    let picture = try Bitmap(width: 8, height: 8, [.shape(Shape(area, fill: .tile(Example.image)))])
    #expect(picture[0, 0] == 0xFFFF_0000)
    #expect(picture[2, 4] == 0xFFFF_0000)
    #expect(picture[3, 5] == 0xFFFF_FFFF)
    #expect(picture[5, 4] == 0xFF00_FF00)
    #expect(picture[6, 0] == 0xFFFF_FFFF)
  }

  @Test func damagedImageIsACrossedBoxAndReported() throws {
    var damaged = Example.image
    damaged.png[45] ^= 0xFF
    let (picture, problems) = try render(damaged)
    #expect(
      problems == ["an image is a damaged PNG file: the checksum of its chunk 'IDAT' at byte 33 is wrong"])
    #expect(picture.ink.map { [$0.left, $0.top, $0.right, $0.bottom] } == [2, 2, 6, 6])
    #expect(
      try render(Image(png: [1, 2, 3], pixelWidth: 1, pixelHeight: 1)).problems == ["an image is not a PNG file"])
  }

  /// A few bytes that claim gigabytes, and a truthful file that an author's document misquotes.
  @Test func headersAreNotBelieved() throws {
    var huge = Example.image
    huge.png.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0, 0, 0, 0x7F, 0])
    huge.pixelWidth = 0x7F00
    huge.pixelHeight = 0x7F00
    #expect(
      try render(huge).problems == ["an image declares 32512 × 32512 pixels, which is too many"])
    var bomb = Example.image
    bomb.png.replaceSubrange(16..<24, with: [0, 0, 0x1F, 0, 0, 0, 0x1F, 0])
    bomb.pixelWidth = 0x1F00
    bomb.pixelHeight = 0x1F00
    #expect(
      try render(bomb).problems == [
        "an image declares 7936 × 7936 pixels, but has too little data for them"
      ])
    var misquoted = Example.image
    misquoted.pixelWidth = 3
    #expect(try render(misquoted).problems == ["an image of 3 by 2 pixels holds 2 by 2"])
  }

  /// Who read the file has decoded it: what is drawn are those pixels, and not a second reading of it.
  @Test func pixelsThatAreKnownAreNotDecodedAgain() throws {
    let blue = PixelBuffer(width: 2, height: 2, filledWith: (red: 0, green: 0, blue: 255, alpha: 255))
    var image = Image(png: [1, 2, 3], pixelWidth: 2, pixelHeight: 2, pixels: blue)
    let (picture, problems) = try render(image)
    #expect(problems.isEmpty)
    #expect(picture[3, 3] == 0xFF00_00FF)
    // Another file has other pixels.
    image.png[0] = 2
    #expect(try render(image).problems == ["an image is not a PNG file"])
  }

  @Test func imageIsReportedOnceHoweverOftenItIsDrawn() throws {
    let bad = Image(png: [], pixelWidth: 1, pixelHeight: 1)
    let items = (0..<5).map { _ in Item.image(PlacedImage(bad, frame: frame)) }
    let list = DisplayList(name: "image", size: Size(8, 8), items: items)
    let picture = try PNGRenderer(outliner: try PangoTextOutliner()).render(list, options: RendererOptions())
    #expect(picture.problems.count == 1)
  }
}
