import Geometry
import Graphics
import PangoText
import Testing
import Typography

@Suite struct FontTests {
  @Test func missingFontsNameTheirPackages() {
    let missing = MissingFonts(files: [
      MissingFonts.File(family: .inter, name: "Inter-Regular.otf"),
      MissingFonts.File(family: .dejaVuSans, name: "DejaVuSans.ttf"),
    ])
    #expect(
      missing.messages == [
        "font 'Inter' is missing (Inter-Regular.otf): install the package fonts-inter",
        "font 'DejaVu Sans' is missing (DejaVuSans.ttf): install the package fonts-dejavu-core",
      ])
  }

  @Test func folderThatIsNotThereChangesNothing() throws {
    let font = Font(family: .inter, size: 17)
    let usual = try PangoTextMeasurer().layOut("Same", font: font, fitting: TextFitting())
    let other = try PangoTextMeasurer(fontFolders: ["/nowhere"]).layOut("Same", font: font, fitting: TextFitting())
    #expect(usual == other)
  }

  /// The name of an icon is a ligature: letters alone would be wider, or nothing.
  @Test func everySymbolIsMadeOfIcons() throws {
    let measurer = try PangoTextMeasurer()
    let outliner = try PangoTextOutliner()
    let font = Font(family: .materialIcons, size: 24)
    for name in Symbol.names.flatMap({ [$0, $0 + ".fill"] }) {
      let parts = Symbol(name: name).parts
      // A few that are filled are put together of a disc and what is cut out of it.
      #expect(parts.count == 1 || parts.count == 2 && name.hasSuffix(".circle.fill"), "\(name)")
      for part in parts {
        guard case .icon(let icon) = part.content else {
          Issue.record("'\(name)' is not made of icons")
          continue
        }
        #expect(measurer.layOut(icon, font: font, fitting: TextFitting()).size == Size(24, 24), "\(name): \(icon)")
        let run = TextRun(icon, font: font, color: .black, origin: .zero, width: 24)
        #expect(outliner.outline(run).count == 1, "\(name): \(icon)")
      }
    }
    #expect(measurer.takeMissingCharacters().isEmpty)
  }

  /// Every thread has fonts of its own, and all measure alike.
  @Test func threadsMeasureAlike() async throws {
    let texts = (0..<50).map { "Text number \($0) שלום" }
    let results = try await withThrowingTaskGroup(of: [TextBlock].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let measurer = try PangoTextMeasurer()
          return texts.map {
            measurer.layOut($0, font: Font(family: .inter, size: 15), fitting: TextFitting(maximumWidth: 60))
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(results).count == 1)
  }

  @Test func tracksOnlyWhatIsSetInTheFontItself() throws {
    let measurer = try PangoTextMeasurer()
    func width(_ text: String, size: Double) -> Double {
      measurer.layOut(text, font: Font(family: .inter, size: size), fitting: TextFitting()).lines[0].width
    }
    // DejaVu's Hebrew grows with the size alone, Inter's letters by San Francisco's tracking as well.
    #expect(abs(width("שלום", size: 34) - 2 * width("שלום", size: 17)) < 1e-9)
    #expect(abs(width("Text", size: 34) - 2 * width("Text", size: 17)) > 1)
  }
}
