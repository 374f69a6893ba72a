import Strut
import Testing

/// The titles of buttons with a configuration in the room that a button leaves them.
@Suite struct ConfiguredButtonTests {
  /// The lines of the title and of the subtitle of a button 120 points wide.
  private func lines(height: Double, _ properties: String) throws -> (title: [String], subtitle: [String]) {
    let document = """
      size: [200, 200]
      views:
        - {button: save, title: Save and go on, configuration: filled, frame: [10, 10, 120, \(height)]\(properties)}
      """
    let source = SourceFile(name: "a.yaml", text: document)
    let solved = try #require(solveFigure(source, name: "a", imagesIn: ".").0)
    let view = try #require(solved.pictures[0].panels[0].views.first { $0.name == "save" })
    return (view.texts[.main]?.lines.map(\.text) ?? [], view.texts[.detail]?.lines.map(\.text) ?? [])
  }

  @Test func titlesContinueAsFarAsTheButtonReaches() throws {
    #expect(try lines(height: 60, "").title == ["Save and go", "on"])
    #expect(try lines(height: 35, "").title.count == 1)
    #expect(try lines(height: 35, "").title[0].hasSuffix("…"))
    #expect(try lines(height: 35, ", lineBreakMode: byWordWrapping").title == ["Save and go"])
    #expect(try lines(height: 80, ", lineBreakMode: byTruncatingTail").title.count == 1)
  }

  @Test func subtitlesHaveALineBelow() throws {
    let found = try lines(height: 60, ", subtitle: Every day of the week")
    #expect(found.title.count == 1)
    #expect(found.subtitle.count == 1)
  }
}
