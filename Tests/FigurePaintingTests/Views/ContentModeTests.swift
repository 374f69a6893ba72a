import Figures
import Geometry
import Testing
import ViewLayout

@testable import FigurePainting

/// Where an image is drawn in its view, and how numbers are written.
@Suite struct ContentModeTests {
  @Test(arguments: [
    (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 100, height: 60)),
    (.scaleAspectFit, Rect(x: 20, y: 0, width: 60, height: 60)),
    (.scaleAspectFill, Rect(x: 0, y: -20, width: 100, height: 100)),
    (.center, Rect(x: 40, y: 20, width: 20, height: 20)),
    (.topLeft, Rect(x: 0, y: 0, width: 20, height: 20)),
    (.bottomRight, Rect(x: 80, y: 40, width: 20, height: 20)),
  ])
  func contentIsFitted(_ mode: ContentMode, _ frame: Rect) {
    #expect(mode.frame(of: Size(20, 20), in: Rect(x: 0, y: 0, width: 100, height: 60)) == frame)
  }

  /// The box of a missing image and its sign are where the image would be, and not outside the view.
  @Test(arguments: [
    (ContentMode.scaleToFill, Size(20, 60), Rect(x: 0, y: 0, width: 100, height: 60)),
    (.scaleAspectFit, Size(20, 60), Rect(x: 40, y: 0, width: 20, height: 60)),
    (.right, Size(20, 30), Rect(x: 80, y: 15, width: 20, height: 30)),
    (.center, Size(400, 30), Rect(x: 0, y: 15, width: 100, height: 30)),
    (.scaleAspectFill, Size(20, 60), Rect(x: 0, y: 0, width: 100, height: 60)),
    (.center, .zero, Rect(x: 0, y: 0, width: 100, height: 60)),
  ])
  func aMissingImageIsFitted(_ mode: ContentMode, _ size: Size, _ frame: Rect) throws {
    let figure = Figure.sample([
      .box(
        "photo", Rect(x: 10, y: 10, width: 100, height: 60),
        [.image: .image(.missing(size)), .contentMode: .word(mode)], .imageView)
    ])
    let box = try #require(figure.painted().list.group("photo")?.shapes.first)
    #expect(box.path.box == frame)
  }

  @Test(arguments: [(20, "20"), (66.66666, "66.67"), (-8.5, "−8.5"), (0.004, "0"), (-0.001, "0"), (1.05, "1.05")])
  func numbersAreShort(_ number: Double, _ text: String) {
    #expect(formatted(number) == text)
  }

  @Test func numbersThatAreNoneAreNoCrash() {
    #expect(formatted(.nan) == "?")
    #expect(formatted(1e300) == "∞")
    #expect(formatted(-.infinity) == "−∞")
  }
}
