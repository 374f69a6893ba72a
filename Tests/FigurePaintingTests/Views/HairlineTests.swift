@testable import FigurePainting
import Geometry
import Testing

/// A view that is wider than nothing is seen at every scale, wherever its edges are between pixels.
@Suite struct HairlineTests {
  @Test(arguments: [0.02, 1.0 / 3, 0.5, 0.9], [1.0, 1.37, 2, 3]) func aThinViewIsAPixel(width: Double, scale: Double) {
    let grid = PixelGrid(scale: scale)
    for step in 0..<40 {
      let thin = Rect(x: 10 + Double(step) * 0.031, y: 4, width: width, height: 20)
      let drawn = grid.rect(thin)
      #expect(drawn.width * scale > 1 - 1e-9)
      #expect(drawn.minX < thin.maxX && drawn.maxX > thin.minX)
      #expect((drawn.minX * scale).isNearWhole && (drawn.maxX * scale).isNearWhole)
    }
  }

  @Test func whatHasNoWidthHasNoPixel() {
    #expect(PixelGrid(scale: 2).rect(Rect(x: 10.1, y: 4, width: 0, height: 20)).width == 0)
    #expect(PixelGrid(scale: 2).rect(Rect(x: 10.1, y: 4, width: 1e-9, height: 20)).width == 0)
  }

  /// On a screen that a print makes small, lines of a point have less than a pixel.
  @Test func linesOfASmallScreenAreSeen() throws {
    let sample = try PaintedSample(
      """
      size: [393, 300]
      printWidth: 200
      views:
        - {view: "line{n}", repeat: 9, frame: [20, "20.3 * {n}", 300, 1], backgroundColor: black}
      """, scale: 1)
    let lines = sample.elements.filter { $0.isOfView && $0.ids.last?.hasPrefix("line") == true }
    #expect(lines.count == 9)
    #expect(lines.allSatisfy { $0.box.height > 0.9 })
  }

  /// Of two lines of one thickness none is seen as the thicker, and none leaves a gap before what begins where it ends.
  @Test(arguments: [1.5, 1.8, 2.7, 3.5], [1.0, 2, 3]) func linesOfOneThicknessAreAlike(pixels: Double, scale: Double) {
    let grid = PixelGrid(scale: scale)
    let drawn = (0..<40).map { step -> Rect in
      let line = Rect(x: 4, y: 10 + Double(step) * 0.031, width: 20, height: pixels / scale)
      let drawn = grid.rect(line)
      #expect(drawn.minY == grid.edge(line.minY) && drawn.maxY >= grid.edge(line.maxY) - 1e-9)
      return drawn
    }
    #expect(drawn.allSatisfy { abs($0.height * scale - pixels.rounded()) < 1e-6 })
  }
}

extension Double {
  fileprivate var isNearWhole: Bool { abs(self - rounded()) < 1e-6 }
}
