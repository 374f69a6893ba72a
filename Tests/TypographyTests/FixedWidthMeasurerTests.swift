import Geometry
import Testing
import Typography

/// Every character is half the font's size wide.
@Suite struct FixedWidthMeasurerTests {
  private let measurer = FixedWidthMeasurer()
  private let font = Font(family: .inter, size: 20)

  private func lines(_ text: String, width: Double?, atMost count: Int = 0) -> [String] {
    measurer.layOut(text, font: font, fitting: TextFitting(maximumWidth: width, maximumLines: count)).lines.map(\.text)
  }

  @Test func aLineIsAsWideAsItsCharacters() {
    let block = measurer.layOut("Name", font: font, fitting: TextFitting())
    #expect(block.size.width == 40)
    #expect(block.firstBaseline == FontMetrics(of: font).ascent && block.lastBaseline == block.firstBaseline)
  }

  @Test func wordsAreWrappedAtSpaces() {
    #expect(lines("one two three", width: 70) == ["one two", "three"])
    #expect(lines("one\ntwo", width: nil) == ["one", "two"])
  }

  @Test func whatHasNoRoomEndsInAnEllipsis() {
    #expect(lines("one two three", width: 70, atMost: 1) == ["one tw…"])
    let block = measurer.layOut(
      "one two three four", font: font, fitting: TextFitting(maximumWidth: 70, maximumLines: 2))
    #expect(block.lines.map(\.text) == ["one two", "three …"] || block.isTruncated)
    #expect(block.lines.count == 2)
  }

  @Test func sizesAreWholePixels() {
    for scale in [1.0, 2, 3] {
      let size = measurer.layOut("Odd", font: Font(family: .inter, size: 17), fitting: TextFitting(scale: scale)).size
      for length in [size.width, size.height] {
        #expect(abs((length * scale).rounded() - length * scale) < 1e-9)
      }
    }
  }

  @Test func theEmptyBlockHasNoSize() {
    #expect(TextBlock.empty.size == .zero && TextBlock.empty.firstBaseline == 0 && !TextBlock.empty.isTruncated)
  }
}
