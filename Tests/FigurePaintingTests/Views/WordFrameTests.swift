import Figures
import Geometry
import Testing

@testable import FigurePainting

/// The places that annotations keep free for the words of a view are those in which its words are painted.
@Suite struct WordFrameTests {
  private static let views = [
    "{label: view, text: Tide, frame: [20, 20, 200, 40]}",
    "{label: view, text: Tide, textAlignment: left, frame: [20, 20, 200, 40]}",
    "{label: view, text: Tide, textAlignment: right, frame: [20, 20, 200, 40]}",
    "{label: view, text: Tide, textAlignment: center, frame: [20, 20, 200, 40]}",
    "{textField: view, text: Tide, textAlignment: right, frame: [20, 20, 200, 40]}",
    "{textView: view, text: Tide, textAlignment: center, frame: [20, 20, 200, 60]}",
    "{button: view, title: Tide, frame: [20, 20, 200, 40]}",
    "{button: view, title: Tide, image: symbol(star), frame: [20, 20, 200, 40]}",
  ]

  @Test(arguments: views, ["leftToRight", "rightToLeft"])
  func holdThePaintedWords(_ view: String, _ direction: String) throws {
    let sample = try PaintedSample("size: [240, 100]\ndirection: \(direction)\nviews: [\(view)]\n")
    let solved = try #require(sample.picture.panels[0].views.first { $0.name == "view" })
    let screen = try #require(sample.elements.first { $0.isOfView && $0.words == "Tide" })
    // The margin around the screen is that of all pictures.
    let origin = Point((sample.list.size.width - 240) / 2, (sample.list.size.height - 100) / 2)
    let frames = solved.textFrames(on: .ios).map {
      $0.rect.offsetBy(dx: origin.x + solved.frame.minX, dy: origin.y + solved.frame.minY)
    }
    #expect(frames.contains { $0.insetBy(dx: -1, dy: -1).contains(screen.box) }, "\(frames) \(screen.box)")
    #expect(frames.allSatisfy { $0.width < 60 }, "\(frames)")
  }
}
