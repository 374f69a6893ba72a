import Geometry
import Graphics
import PangoText
import TestSupport
import Testing
import Typography

/// Text comes from anywhere: nothing in it may stop the program or hold it up.
@Suite struct HostileTextTests {
  private static let font = Font(family: .inter, size: 17)

  private func layOut(_ text: String, font: Font = font, _ fitting: TextFitting = TextFitting()) throws -> TextBlock {
    try PangoTextMeasurer().layOut(text, font: font, fitting: fitting)
  }

  @Test func controlCharactersAreNeitherDrawnNorAnEnd() throws {
    let plain = try layOut("ab")
    let hostile = try layOut("a\0\u{1}\u{7F}\u{9B}\u{FEFF}b")
    #expect(hostile == plain)
  }

  @Test func tabIsASpace() throws {
    #expect(try layOut("a\tb").size.width > layOut("ab").size.width)
  }

  @Test func missingCharactersAreToldOnceEach() throws {
    let measurer = try PangoTextMeasurer()
    let text = "漢字漢 😀👩‍👩‍👧 \u{10FFFF} é"
    let block = measurer.layOut(text, font: Self.font, fitting: TextFitting())
    #expect(block.lines[0].text == text)
    #expect(measurer.takeMissingCharacters() == ["漢", "字", "👩‍👩‍👧", "\u{10FFFF}"].filter { $0 != "😀" })
    #expect(measurer.takeMissingCharacters().isEmpty)
    _ = measurer.layOut(text, font: Self.font, fitting: TextFitting())
    #expect(measurer.takeMissingCharacters().contains("漢"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300, .leastNonzeroMagnitude])
  func fontOfAnySizeHasAFiniteBlock(size: Double) throws {
    let block = try layOut("Any size", font: Font(family: .inter, size: size))
    #expect(block.size.width.isFinite && block.size.width >= 0)
    #expect(block.size.height.isFinite && block.size.height >= 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e-300, 1e300])
  func roomOfAnySizeIsAnswered(width: Double) throws {
    for mode in LineBreakMode.allCases {
      for lines in [-1, 0, 1, 2] {
        let fitting = TextFitting(maximumWidth: width, maximumLines: lines, lineBreakMode: mode, scale: width)
        let block = try layOut("Any room at all", fitting)
        #expect(block.size.width.isFinite && block.size.height.isFinite)
        #expect(width.isNaN || block.size.width <= max(0, width))
      }
    }
  }

  // The limit on the wall is for a hang: it has to be met beside anything else that the machine does.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "word ", "unbreakable", "שלום ", "漢", "e\u{301}\u{302}", "a\n", "()[]{} ", "\u{202E}x\u{202C}",
    ])
  func hugeTextIsSetInBoundedTime(piece: String) throws {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let time = try processorTime {
      _ = try layOut(text, TextFitting(maximumWidth: 200, maximumLines: 0, lineBreakMode: .byWordWrapping))
      _ = try layOut(text, TextFitting(maximumWidth: 200, maximumLines: 1, lineBreakMode: .byTruncatingMiddle))
    }
    #expect(time < .seconds(20), "\(time)")
  }

  @Test(.timeLimit(.minutes(10))) func oneLetterWithThousandsOfMarksIsSet() throws {
    // The time grows with their number, and not with its square.
    let time = try processorTime {
      let block = try layOut("e" + String(repeating: "\u{301}", count: 60_000), TextFitting(maximumWidth: 50))
      #expect(block.size.width <= 50)
    }
    #expect(time < .seconds(20), "\(time)")
  }

  @Test func marksAreShapedWithTheirLetter() throws {
    // A hundred are one piece with it; of a thousand the rest takes no room either.
    let plain = try layOut("\u{5E9}").size.width
    for count in [100, 1_000] {
      let marked = try layOut("\u{5E9}" + String(repeating: "\u{5B0}", count: count)).size.width
      #expect((marked - plain).magnitude < 0.01 * Double(count), "\(count): \(marked)")
    }
  }
}
