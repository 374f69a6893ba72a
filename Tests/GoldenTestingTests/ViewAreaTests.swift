import Geometry
import GoldenTesting
import ImageComparison
import Testing

/// Which view a group of pixels is told by.
@Suite struct ViewAreaTests {
  private static let areas = [
    ViewArea(name: "root", rect: Rect(x: 0, y: 0, width: 200, height: 100)),
    ViewArea(name: "card", rect: Rect(x: 10, y: 10, width: 80, height: 60)),
    ViewArea(name: "ground", rect: Rect(x: 20, y: 20, width: 40.5, height: 20)),
    ViewArea(name: "title", rect: Rect(x: 20, y: 20, width: 40.5, height: 20)),
  ]

  @Test(arguments: [
    // Of two that are alike the front one.
    (Rect(x: 24, y: 24, width: 4, height: 4), "title"),
    // The pixel that is half the view's.
    (Rect(x: 56, y: 24, width: 5, height: 4), "title"),
    // Across a view and the one around it.
    (Rect(x: 58, y: 24, width: 8, height: 4), "card"),
    (Rect(x: 5, y: 24, width: 8, height: 4), "root"),
  ]) func smallestViewThatHoldsTheRegion(_ pixels: Rect, _ name: String) {
    #expect(Self.areas.name(around: Self.region(pixels)) == name)
  }

  @Test func nothingOutsideOfAllViews() {
    #expect(Self.areas.name(around: Self.region(Rect(x: 195, y: 50, width: 20, height: 4))) == nil)
  }

  private static func region(_ pixels: Rect) -> DifferenceRegion {
    DifferenceRegion(
      x: Int(pixels.x), y: Int(pixels.y), width: Int(pixels.width), height: Int(pixels.height), differentPixels: 1)
  }
}
