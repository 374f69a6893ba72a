import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Words that a screen cuts off are told.
@Suite struct CutWordsTests {
  @Test func wordsThatAScreenCutsOffAreNamedOnce() throws {
    func warnings(_ more: String, _ view: String = "label: price") throws -> [String] {
      try PaintedSample(
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
