import Strut
import Testing

/// How files are named by a pattern of the author's own.
@Suite struct PictureNamingTests {
  private func names(_ pattern: String, _ change: (inout Figure) -> Void = { _ in }) throws -> [String] {
    var figure = Figure(name: "box", size: Size(20, 10))
    figure.scales = [1]
    change(&figure)
    return figure.fileNames(in: [.png], as: try PictureNaming(pattern))
  }

  @Test func whatStandsBetweenPartsGoesWithThem() throws {
    let pattern = "fig-{name}-{orientation}_{theme}"
    #expect(try names(pattern) == ["fig-box.png"])
    #expect(try names(pattern) { $0.themes = [.light, .dark] } == ["fig-box.png", "fig-box_dark.png"])
    #expect(
      try names(pattern) { $0.orientations = [.portrait, .landscape] } == [
        "fig-box-portrait.png", "fig-box-landscape.png",
      ])
    #expect(try names("{orientation}-{name}") == ["box.png"])
    #expect(try names("{name}, {theme}, drawn") == ["box, drawn.png"])
    #expect(try names("one") == ["one.png"])
  }

  /// The standard is a pattern as any other.
  @Test func theStandardCanBeWritten() throws {
    let pattern = "{name}-{device}-{orientation}-{direction}-{contentSizeCategory}~{theme}@{scale}"
    #expect(try PictureNaming(pattern) == .standard)
    let dark = try names(pattern) {
      ($0.themes, $0.scales, $0.directions) = ([.dark], [2], [.leftToRight, .rightToLeft])
    }
    #expect(dark == ["box~dark@2x.png", "box-rtl~dark@2x.png"])
  }

  @Test(arguments: [
    "{nam}": "'{nam}' is not a part of a name", "{name": "a brace in '{name' has no other one",
    "name}": "a brace in 'name}' has no other one", "": "a name is empty",
    "a/{name}": "'a/{name}' names a folder; pictures are written to that of -o",
  ])
  func saysWhatIsWrong(_ pattern: String, _ message: String) {
    #expect { try PictureNaming(pattern) } throws: { ($0 as? PictureNaming.Mistake)?.message == message }
  }
}
