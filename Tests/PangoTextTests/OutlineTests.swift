import Geometry
import Graphics
import PangoText
import Testing
import Typography

@Suite struct OutlineTests {
  private static let font = Font(family: .inter, size: 20)

  private func outline(_ text: String, font: Font = font, at origin: Point = .zero, width: Double? = nil) throws
    -> [PlacedGlyph]
  {
    let natural = try PangoTextMeasurer().layOut(text, font: font, fitting: TextFitting()).lines[0].width
    return try PangoTextOutliner().outline(
      TextRun(text, font: font, color: .black, origin: origin, width: width ?? natural))
  }

  @Test func glyphStandsOnTheBaselineAboveIt() throws {
    let glyph = try #require(try outline("H", at: Point(100, 50)).first)
    let ink = try #require(Rect(enclosing: glyph.outline.transformed(by: glyph.transform).points))
    #expect(ink.maxY == 50)
    // Inter's capitals are .727 of the size high.
    #expect(abs(ink.height - 14.54) < 0.05)
    #expect(ink.minX > 100 && ink.maxX < 116)
  }

  @Test func keysNameTheFaceAndTheGlyph() throws {
    let glyphs = try outline("ABA")
    #expect(glyphs.map(\.key.isEmpty) == [false, false, false])
    #expect(glyphs[0].key == glyphs[2].key)
    #expect(glyphs[0].key != glyphs[1].key)
    #expect(glyphs[0].key.hasPrefix("Inter-Regular-"))
    #expect(glyphs[0].outline == glyphs[2].outline)
    #expect(try outline("A", font: Font(family: .inter, size: 9, weight: .bold))[0].key.hasPrefix("Inter-Bold-"))
  }

  @Test func weightsAreFacesOfTheirOwn() throws {
    let names = try [FontWeight.regular, .medium, .semibold, .bold].map { weight in
      try outline("A", font: Font(family: .inter, size: 20, weight: weight))[0].key
    }
    #expect(Set(names).count == 4)
  }

  @Test func spacesHaveNoOutline() throws {
    #expect(try outline("a b").count == 2)
  }

  @Test func sizeOnlyScales() throws {
    let small = try outline("g")[0]
    let large = try outline("g", font: Font(family: .inter, size: 40))[0]
    #expect(small.outline == large.outline)
    #expect(abs(large.transform.a - 2 * small.transform.a) < 1e-12)
  }

  /// Layout's width is binding: what it is wider by goes between the letters.
  @Test func runIsStretchedToTheWidthThatLayoutGave() throws {
    let natural = try outline("lll")
    let advance = natural[1].transform.tx - natural[0].transform.tx
    let wide = try outline("lll", width: 3 * advance + 6)
    #expect(abs(wide[2].transform.tx - (natural[2].transform.tx + 4)) < 1e-9)
  }
}
