import Geometry
import Graphics
import PangoText
import Testing
import Typography

@Suite struct DirectionTests {
  private static let font = Font(family: .inter, size: 17)

  @Test(arguments: [
    ("Hello", false, false), ("Hello", true, false), ("שלום", false, true), ("مرحبا", false, true),
    ("123", false, false), ("123", true, true), ("- שלום", false, true), ("…", true, true),
  ])
  func firstLetterDecidesAndTheLayoutWhereThereIsNone(text: String, layout: Bool, expected: Bool) throws {
    let measurer = try PangoTextMeasurer()
    let block = measurer.layOut(text, font: Self.font, fitting: TextFitting(isRightToLeft: layout))
    #expect(block.lines.map(\.isRightToLeft) == [expected])
  }

  /// In a line from right to left the number after a Hebrew word stands to its left.
  @Test func glyphsComeInVisualOrder() throws {
    let run = TextRun("אב 12", font: Self.font, color: .black, origin: .zero, width: 60, isRightToLeft: true)
    let glyphs = try PangoTextOutliner().outline(run)
    let one = TextRun("1", font: Self.font, color: .black, origin: .zero, width: 10)
    let alef = TextRun("א", font: Self.font, color: .black, origin: .zero, width: 10, isRightToLeft: true)
    let outliner = try PangoTextOutliner()
    #expect(glyphs.first?.key == outliner.outline(one).first?.key)
    #expect(glyphs.last?.key == outliner.outline(alef).first?.key)
    #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.transform.tx < $1.transform.tx })
  }

  @Test func truncatedHebrewKeepsItsBeginningAndIsWithinItsRoom() throws {
    let measurer = try PangoTextMeasurer()
    let block = measurer.layOut(
      "שלום לכולם ולכל העולם", font: Self.font, fitting: TextFitting(maximumWidth: 80, maximumLines: 1))
    #expect(block.lines[0].text.hasPrefix("שלום"))
    #expect(block.lines[0].text.hasSuffix("…"))
    #expect(block.lines[0].isRightToLeft)
    #expect(block.size.width <= 80)
  }

  @Test func arabicIsShaped() throws {
    let measurer = try PangoTextMeasurer()
    func width(_ text: String) -> Double {
      measurer.layOut(text, font: Self.font, fitting: TextFitting()).lines[0].width
    }
    // A joined letter is narrower than one that stands alone.
    #expect(width("ععع") < 3 * width("ع"))
    #expect(measurer.takeMissingCharacters().isEmpty)
  }
}
