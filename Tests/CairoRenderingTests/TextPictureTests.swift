import CairoRendering
import Geometry
import Graphics
import PangoText
import Testing
import Typography

/// Runs of text: where their letters are inked, in which colour, and what no text may stop.
@Suite struct TextPictureTests {
  private static let font = Font(family: .inter, size: 20)

  private func run(_ text: String, x: Double, color: Color = .black) throws -> Item {
    let line = try PangoTextMeasurer().layOut(text, font: Self.font, fitting: TextFitting()).lines[0]
    return .text(
      TextRun(
        text, font: Self.font, color: color, origin: Point(x, 30), width: line.width,
        isRightToLeft: line.isRightToLeft))
  }

  @Test func textIsInkedFromItsOriginToItsWidth() throws {
    let picture = try Bitmap(width: 100, height: 40, [try run("HIH", x: 20)])
    let ink = try #require(picture.ink)
    #expect((20...23).contains(ink.left))
    #expect(ink.bottom == 30)
    #expect((14...16).contains(ink.bottom - ink.top))
  }

  /// Half a pixel's move shows: glyphs do not snap to whole pixels.
  @Test func glyphsStandBetweenPixels() throws {
    let picture = try Bitmap(width: 40, height: 40, [try run("I", x: 10)])
    let moved = try Bitmap(width: 40, height: 40, [try run("I", x: 10.5)])
    #expect(picture.pixels != moved.pixels)
    func weight(_ picture: Bitmap) -> Double {
      var (mass, moment) = (0.0, 0.0)
      for x in 0..<picture.width {
        mass += Double(255 - picture.red(x, 22))
        moment += Double(255 - picture.red(x, 22)) * Double(x)
      }
      return moment / mass
    }
    #expect(abs(weight(moved) - weight(picture) - 0.5) < 0.1)
  }

  @Test func colorAndOpacityAreTheRuns() throws {
    let picture = try Bitmap(width: 40, height: 40, [.group(Group(opacity: 0.5, items: [try run("■", x: 10)]))])
    #expect(picture.pixels.contains { (0x7F...0x80).contains($0 & 255) })
    #expect(!picture.pixels.contains { $0 & 255 < 0x7F })
  }

  /// A mark that is drawn after the run must still be seen: Cairo draws nothing more once a number has stopped it.
  @Test(.timeLimit(.minutes(1))) func hugeAndHostileRunsAreDrawnInBoundedTime() throws {
    let mark = Item.shape(
      Shape(.rect(Rect(x: 4, y: 4, width: 2, height: 2)), fill: .color(Color(hex: 0xFF0000))))
    let texts = [String(repeating: "word ", count: 20_000), "a\0b\nc", "\u{10FFFF}", ""]
    for text in texts {
      for size in [20, 0, .nan, 1e300] {
        for x in [0, -1e300, .nan] {
          let item = Item.text(
            TextRun(
              text, font: Font(family: .inter, size: size), color: .black, origin: Point(x, 30), width: .infinity))
          let picture = try Bitmap(width: 20, height: 20, [item, mark])
          #expect(picture[4, 4] == 0xFFFF_0000, "\(text.prefix(20)) of size \(size) at \(x)")
        }
      }
    }
  }
}
