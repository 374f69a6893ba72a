import Geometry
import Graphics
import PangoText
import Testing
import Typography

@testable import CairoRendering

/// Text that is drawn by a mask looks as if its outlines were filled.
@Suite struct TextMaskTests {
  private static let texts = ["Label 1", "Ångström, fjord & (jumble)", "שלום", "1 234,5 %"]

  private func run(_ text: String, size: Double, color: Color, at origin: Point) throws -> TextRun {
    let font = Font(family: size < 15 ? .liberationSans : .inter, size: size, weight: size > 30 ? .bold : .regular)
    let line = try PangoTextMeasurer().layOut(text, font: font, fitting: TextFitting()).lines[0]
    return TextRun(text, font: font, color: color, origin: origin, width: line.width, isRightToLeft: line.isRightToLeft)
  }

  /// The pixels of items that are drawn with masks or without.
  private func pixels(
    _ items: [Item], masks: TextMasks?, background: Color? = .white, scale: Double = 2
  ) throws -> [UInt32] {
    let canvas = try Canvas(pixels: try PixelSize(Size(180, 70), scale: scale), opaque: background)
    let text = OutlineTextPainter(outliner: try PangoTextOutliner(), masks: masks)
    canvas.saving {
      guard canvas.concatenate(.scale(x: scale, y: scale)) else { return }
      Painter(canvas: canvas, text: text, images: ImageStore(), meter: PaintingMeter(RendererOptions(), pixels: 0))
        .paint(items)
    }
    let pixels = canvas.withPixels { pixels, _ in
      // What the fourth byte holds is nobody's affair where there is no alpha.
      pixels.bindMemory(to: UInt32.self).map { background == nil ? $0 : $0 | 0xFF00_0000 }
    }
    return try #require(pixels)
  }

  @Test(arguments: 0..<24) func masksAreFilledAsOutlinesAre(place: Int) throws {
    let masks = TextMasks()
    let origin = Point(10 + Double(place) / 7, 40.25 + Double(place % 5) / 3)
    let transforms = [
      Transform.identity, .scale(x: 1.3, y: 0.9), .rotation(radians: 0.2),
      .scale(x: -1, y: 1).concatenating(
        .translation(x: 170, y: 0)),
    ]
    let colors = [Color.black, Color(hex: 0x3366CC), Color(hex: 0xCC3311).opacity(0.4)]
    let run = try run(
      Self.texts[place % 4], size: [9, 13, 17, 34][place / 6], color: colors[place % 3], at: origin)
    for transform in transforms {
      for background in [Color.white, Color(hex: 0xFFCC66), nil] {
        let items = [Item.group(Group(transform: transform, items: [.text(run)]))]
        let expected = try pixels(items, masks: nil, background: background)
        #expect(Set(expected).count > 3)
        // First the outlines are filled, then a mask is made, and then it is there.
        for _ in 1...3 {
          let isSame = try pixels(items, masks: masks, background: background) == expected
          #expect(isSame)
        }
      }
    }
  }

  /// A whole pixel further, the mask is the same, in another place.
  @Test func runsThatAreWholePixelsApartShareAMask() throws {
    let masks = TextMasks()
    let items = try (0..<4).map { line in
      Item.text(
        try run("Shared", size: 12, color: .black, at: Point(8.3 + 20 * Double(line), 15.1 + 15.5 * Double(line))))
    }
    let isSame = try pixels(items, masks: masks) == pixels(items, masks: nil)
    #expect(isSame)
    #expect(masks.count == 1)
  }

  /// What is cut off, by the picture's edge or by a clip, is filled each time.
  @Test func textThatIsCutOffLooksAsItsOutlinesDo() throws {
    let masks = TextMasks()
    let run = try run("Overflowing", size: 34, color: .black, at: Point(100.4, 50))
    let circle = Path.circle(center: Point(125, 38), radius: 28)
    for clip in [nil, Path.rect(Rect(x: 105.25, y: 20.5, width: 30, height: 22)), circle] {
      let items = [Item.group(Group(clip: clip, items: [.text(run)]))]
      let isSame = try pixels(items, masks: masks) == pixels(items, masks: nil)
      #expect(isSame)
    }
  }

  /// Cairo cuts each path with a round clip, which changes edges that it does not cut: what lies inside looks as without it.
  @Test(arguments: [0.0, 0.375, 0.5]) func textInsideARoundClipLooksAsWithoutIt(x: Double) throws {
    let run = try run("Inside (a field)", size: 13, color: .black, at: Point(12 + x, 40))
    let field = Path.roundedRect(Rect(x: 4, y: 20, width: 160, height: 30), radius: 8)
    let masks = TextMasks()
    let expected = try pixels([.text(run)], masks: nil)
    #expect(Set(expected).count > 3)
    // It does not look otherwise when it is met again.
    for _ in 1...3 {
      let isSame = try pixels([.group(Group(clip: field, items: [.text(run)]))], masks: masks) == expected
      #expect(isSame)
    }
  }

  /// Points halfway between two of Cairo's 256ths are rounded alike in all places that are no sums of rounded numbers.
  @Test func textAtExactPlacesHasAMask() throws {
    for (place, hasMask) in [(Point(12, 40), true), (Point(12.5, 40.25), true), (Point(12, 40 + 1e-9), false)] {
      let run = try run("Exact", size: 14, color: .black, at: place)
      let (key, _) = try #require(TextMaskKey.place(run, through: .scale(x: 2, y: 2)))
      var plain = run
      plain.origin = .zero
      let glyphs = try PangoTextOutliner().outline(plain)
      let mask = TextMask(of: glyphs, toPixels: key.toPixels, isExactlyPlaced: key.isExactlyPlaced)
      #expect((mask != nil) == hasMask)
    }
  }

  /// A colour is not part of a mask: what is light in one theme and dark in the other is shaped once.
  @Test func colorsShareAMask() throws {
    let masks = TextMasks()
    for color in [Color.black, .white] {
      _ = try pixels([.text(try run("Name", size: 17, color: color, at: Point(20, 40)))], masks: masks)
    }
    #expect(masks.count == 1)
  }
}
