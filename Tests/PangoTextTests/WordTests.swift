import TestSupport
import Testing
import Typography

@testable import PangoText

/// A line whose words were shaped apart has the glyphs that it has when it is shaped as a whole.
@Suite struct WordTests {
  private static let words = [
    "box", "1", "of", "200,", "AV", "To", "“fi", "ffl”", "by", "Ångström", "(jumble)", "a-b", "1/2", "->", "fjord",
    "Ty.",
    "", "W", "–", "3.5", "x²", "don’t", "LT", "P,",
  ]

  @Test(arguments: FontFamily.allCases) func joinedWordsAreShapedAsTheLineIs(family: FontFamily) throws {
    let fonts = try FontSet(folders: FontFolders())
    var random = SeededGenerator(seed: 5)
    var joinedCount = 0
    for weight in [FontWeight.regular, .bold] {
      let face = try #require(fonts.face(family, weight: weight))
      for _ in 0..<300 {
        let text = (0..<Int.random(in: 2...7, using: &random)).map { _ in
          Self.words.randomElement(using: &random) ?? ""
        }.joined(separator: " ")
        let segment = TextSegment(plain: text, face: face)
        guard text.unicodeScalars.allSatisfy(face.hasGlyph(for:)), let joined = fonts.joinWords(of: text, in: face),
          let whole = fonts.withShape(of: segment, in: text, { $0.glyphs(of: segment) })
        else { continue }
        joinedCount += 1
        #expect(joined.map(Numbers.init) == whole.map(Numbers.init), "\(text)")
      }
    }
    if family != .materialIcons { #expect(joinedCount > 20) }
  }

  @Test func wordsAreShapedOnce() throws {
    let fonts = try FontSet(folders: FontFolders())
    for text in ["box 1 of 200, by box 2", "box 2 of 1"] {
      _ = fonts.shape(text, family: .dejaVuSans, weight: .regular, isRightToLeft: false)
    }
    // With the space behind them, or without: "box ", "1 ", "of ", "200, ", "by ", "2"; "2 ", "1".
    #expect(fonts.words.count == 8)
  }

  /// Inter makes a multiplication sign of it.
  @Test func letterBetweenNumbersIsShapedByThem() throws {
    let fonts = try FontSet(folders: FontFolders())
    let face = try #require(fonts.face(.inter, weight: .regular))
    #expect(fonts.joinWords(of: "2 x 3", in: face) == nil)
    #expect(fonts.joinWords(of: "name and place", in: face)?.count == 14)
  }
}

/// A glyph without its face.
private struct Numbers: Equatable {
  let glyph: UInt32
  let numbers: [Double]
  let cluster: Int
  let flags: [Bool]

  init(_ glyph: ShapedGlyph) {
    self.glyph = glyph.glyph
    numbers = [glyph.xOffset, glyph.yOffset, glyph.advance]
    cluster = glyph.cluster
    flags = [glyph.endsCluster, glyph.isTracked]
  }
}
