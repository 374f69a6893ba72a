import Geometry
import PangoText
import Testing
import Typography

@Suite struct LineBreakingTests {
  private static let font = Font(family: .liberationSans, size: 16)

  private func lines(
    _ text: String, width: Double?, lines: Int = 0, _ mode: LineBreakMode = .byWordWrapping
  ) throws -> TextBlock {
    let measurer = try PangoTextMeasurer()
    return measurer.layOut(
      text, font: Self.font,
      fitting: TextFitting(maximumWidth: width, maximumLines: lines, lineBreakMode: mode, scale: 2))
  }

  @Test func wordsWrapAtSpacesWhichHangOverTheEnd() throws {
    let block = try lines("The quick brown fox jumps", width: 90)
    #expect(block.lines.map(\.text) == ["The quick", "brown fox", "jumps"])
    #expect(block.size.width <= 90)
    // The whole is rounded up to pixels, and not each line of 19.09 points.
    #expect(block.size.height == 57.5)
    #expect((block.lines[1].baseline - block.lines[0].baseline - 16 * 1.193).magnitude < 1e-9)
    #expect(!block.isTruncated)
  }

  /// Source: Unicode Standard Annex 14, Use of Soft Hyphen: it is seen where a line ends with it, and nowhere else.
  @Test func softHyphenIsSeenAtTheEndOfALine() throws {
    let word = "Kranken\u{AD}versicherung"
    #expect(try lines(word, width: 110).lines.map(\.text) == ["Kranken-", "versicherung"])
    #expect(try lines(word, width: 200).lines.map(\.text) == [word])
    for line in try lines("ab\u{AD}cd\u{AD}ef\u{AD}gh", width: 30).lines { #expect(line.width <= 30.001) }
    #expect(try lines("Kranken\u{AD}", width: 10, lines: 1, .byTruncatingTail).lines.map(\.text) != ["Kranken-"])
  }

  @Test func wordThatHasNoRoomIsBrokenByCharacters() throws {
    let block = try lines("Internationalization", width: 60)
    #expect(block.lines.count > 1)
    #expect(block.lines.map(\.text).joined() == "Internationalization")
    for line in block.lines { #expect(line.width <= 60.001) }
  }

  @Test func characterWrappingFillsEachLine() throws {
    let block = try lines("one two three", width: 40, .byCharWrapping)
    #expect(block.lines.first?.text == "one t")
    #expect(block.lines.map(\.text).joined().filter { $0 != " " } == "onetwothree")
  }

  @Test func paragraphsEndAtEveryKindOfLineEnd() throws {
    let block = try lines("a\nb\r\nc\u{2028}d\re\n", width: nil)
    #expect(block.lines.map(\.text) == ["a", "b", "c", "d", "e", ""])
    #expect(block.lines.last?.width == 0)
  }

  @Test func linesOverTheLimitAreLeftOutOrTruncated() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let wrapped = try lines(text, width: 90, lines: 2)
    #expect(wrapped.lines.map(\.text) == ["The quick", "brown fox"])
    #expect(wrapped.isTruncated)
    let truncated = try lines(text, width: 90, lines: 2, .byTruncatingTail)
    #expect(truncated.lines.map(\.text) == ["The quick", "brown fox…"])
    #expect(truncated.lines.map(\.isTruncated) == [false, true])
    #expect(truncated.size.width <= 90)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "The quick br…"), (.byTruncatingHead, "…the lazy dog"),
    (.byTruncatingMiddle, "The q…zy dog"),
  ])
  func truncationKeepsWhatTheModeNames(mode: LineBreakMode, expected: String) throws {
    let block = try lines("The quick brown fox jumps over the lazy dog", width: 110, lines: 1, mode)
    #expect(block.lines.map(\.text) == [expected])
    #expect(block.size.width <= 110)
    #expect(block.size.width > 90)
    #expect(block.isTruncated)
  }

  @Test func clippedLineKeepsAllItsText() throws {
    let block = try lines("The quick brown fox", width: 50, lines: 1, .byClipping)
    #expect(block.lines.map(\.text) == ["The quick brown fox"])
    #expect(block.size.width == 50)
  }

  @Test func firstParagraphAloneEndsInAnEllipsisWhenMoreFollows() throws {
    let block = try lines("One\nTwo", width: 200, lines: 1, .byTruncatingTail)
    #expect(block.lines.map(\.text) == ["One…"])
  }

  @Test func ellipsisWithoutRoomIsNotDrawn() throws {
    let block = try lines("Something", width: 3, lines: 1, .byTruncatingTail)
    #expect(block.lines.map(\.text) == [""])
    #expect(block.size.width <= 3)
  }

  /// What layout gives a label is at times a hair less than what the label asked for.
  @Test func widthGivenBackWithARoundingErrorStillFits() throws {
    let natural = try lines("Weight", width: nil, lines: 1, .byTruncatingTail)
    let again = try lines("Weight", width: natural.size.width - 1e-9, lines: 1, .byTruncatingTail)
    #expect(again.lines == natural.lines)
  }

  @Test func emptyTextHasALineAndNoWidth() throws {
    let block = try lines("", width: nil)
    #expect(block.lines.map(\.text) == [""])
    #expect(block.size == Size(0, 19.5))
  }
}
