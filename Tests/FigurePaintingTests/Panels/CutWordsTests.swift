import Diagnostics
import Figures
import Geometry
import Graphics
import PangoText
import Staging
import Strut
import Testing

@testable import FigurePainting

/// Words that a screen cuts off are told.
@Suite struct CutWordsTests {
  private func painted(
    _ text: String, theme: ThemeName = .light
  ) throws -> (list: DisplayList, diagnostics: Diagnostics) {
    let (solved, _) = solveFigure(SourceFile(name: "seen.yaml", text: text), name: "seen", imagesIn: ".")
    let figure = try #require(solved)
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(
      try #require(figure.pictures.first), of: figure.figure, measuringTextWith: try PangoTextMeasurer(),
      diagnostics: &diagnostics)
    return (DisplayList(painting: annotated, theme: theme, scale: 2), diagnostics)
  }

  @Test func wordsThatAScreenCutsOffAreNamedOnce() throws {
    func warnings(_ more: String, _ view: String = "label: price") throws -> [String] {
      try painted(
        """
        device: iphone-8
        \(more)
        views: [{\(view), text: Total 12.50, frame: [340, 100, 90, 20]}]
        """
      ).diagnostics.all.map(\.message)
    }
    #expect(
      try warnings("chrome: device\npanels: [{title: One}, {title: Two}]")
        == ["the words of 'price' end 48 points beyond the right edge of the screen, which cuts them off"])
    // Drawn, meant, or without words.
    #expect(try warnings("chrome: none").isEmpty)
    #expect(try warnings("chrome: device\nexpect: lost").isEmpty)
  }
}
