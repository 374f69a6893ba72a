import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// What stands in for an image or a view without contents, and the words on it.
@Suite struct PlaceholderTests {
  /// A sheet may hide the middle of a map, and a veil dims it.
  @Test func theNameOfAPlaceholderStandsWhereItIsSeen() throws {
    let list = try PaintedSample(
      """
      size: [200, 200]
      views:
        - {view: map, frame: [0, 0, 200, 200], placeholder: Map}
        - {view: dim, frame: [0, 0, 200, 200], backgroundColor: rgb(0, 0, 0, .3)}
        - {view: sheet, frame: [0, 90, 200, 110], backgroundColor: white}
      """
    ).list
    #expect(list.texts == ["Map"])
  }

  /// Where the middle of the image is cut off, its size stands in the middle of what is left.
  @Test(arguments: [true, false]) func theSizeOfAPlaceholderIsSeen(_ isClipped: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [132, 120]
      views:
        - imageView: photo
          frame: [16, 10, 100, 100]
          image: placeholder(160, 90)
          contentMode: topLeft
          clipsToBounds: \(isClipped)
      """)
    let (words, photo) = (
      try #require(sample.elements.first { $0.words == "160 × 90" }?.box),
      try #require(sample.elements.first { $0.ids.contains("photo") }?.box)
    )
    #expect(abs(words.midX - photo.minX - (isClipped ? 50 : 80)) < 1, "\(words) \(photo)")
  }

  /// The name of what a program shows is read on the author's colour, and on that of a view behind it.
  @Test func theNameOfAStandInIsReadOnItsGround() throws {
    let frame = Rect(x: 10, y: 10, width: 200, height: 80)
    func ink(_ ground: UInt32, isBehind: Bool) throws -> Color {
      let color = PropertyValue.color(Color(hex: ground))
      let own = PropertyValue.color(isBehind ? .clear : Color(hex: ground))
      let list = Figure.sample([
        .box(
          "ground", frame, [.backgroundColor: color],
          subviews: [
            .box(
              "map", Rect(origin: .zero, size: frame.size), [.backgroundColor: own, .placeholder: .text("MapView")])
          ])
      ]).painted().list
      return try #require(list.group("map").map { Item.group($0).runs }?.first).color
    }
    for isBehind in [false, true] {
      #expect(try ink(0x101010, isBehind: isBehind).luminance > 0.5)
      #expect(try ink(0xFFFFFF, isBehind: isBehind).luminance < 0.5)
    }
  }
}
