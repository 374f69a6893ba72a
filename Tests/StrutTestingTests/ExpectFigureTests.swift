import Foundation
import PNGCoding
import Pixels
import StrutTesting
import StrutUIKit
import Testing

/// Expectations as a test would write them, with goldens in `__Goldens__` beside this file.
@Suite struct ExpectFigureTests {
  private static let document = """
    size: [60, 40]
    scale: 1
    views:
      - view: box
        frame: [5, 5, 30, 20]
        backgroundColor: teal
    """

  @Test func aDocument() {
    #expect(expectFigure(Self.document))
  }

  @Test func aDocumentOfSeveralPictures() {
    expectFigure(Self.document.replacing("scale: 1", with: "scale: 1\norientation: [portrait, landscape]"))
  }

  @Test func aTreeOfViews() {
    let card = View(.view, "card", frame: Rect(x: 0, y: 0, width: 60, height: 40))
    let dot = View(.view, "dot")
    dot.backgroundColor = Color(hex: 0x336699)
    card.addSubview(dot)
    card.constraining {
      dot.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
      dot.topAnchor.constraint(equalTo: card.topAnchor, constant: 8)
      dot.widthAnchor.constraint(equalToConstant: 20)
      dot.heightAnchor.constraint(equalToConstant: 20)
    }
    expectFigure(card)
  }

  @Test func aTreeThatMoves() {
    AnimationClock().run {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      screen.backgroundColor = .white
      let dot = UIView(frame: CGRect(x: 4, y: 10, width: 20, height: 20))
      dot.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      screen.addSubview(dot)
      UIView.animate(withDuration: 0.25) {
        dot.center.x += 32
        dot.alpha = 0.25
        dot.layer.cornerRadius = 10
      }
      expectFigure(screen, at: [0, 0.1, 0.25])
    }
  }

  @Test func nothingMovesWithoutAClock() {
    // The failure is what the test looks at.
    withKnownIssue { _ = expectFigure(View(.view, "still"), at: [0]) }
  }

  @Test func aFigure() {
    let box = ViewDescription(.view, "box", [.frame: .rect(Rect(x: 4, y: 4, width: 10, height: 10))])
    expectFigure(Figure(name: "any", size: Size(20, 20), views: [box]))
  }

  @Test func aFile() {
    expectFigure(contentsOf: "Figures/box.yaml")
  }

  @Test func aFileThatIsNotThereHasASuggestion() {
    // The failure is what the test looks at.
    withKnownIssue {
      _ = expectFigure(contentsOf: "Figures/bx.yaml", record: .never)
    } matching: { issue in
      "\(issue.comments)".contains("Figures/bx.yaml: error: no such file; did you mean 'box.yaml'?")
    }
  }

  @Test func aFileOfPixels() {
    expectFigure(png: encodePNG(PixelBuffer(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255])))
  }

  @Test func aPicture() {
    let picture = PixelBuffer(width: 4, height: 4, filledWith: (red: 9, green: 99, blue: 199, alpha: 255))
    expectFigure(picture, named: "blue")
    expectFigure(PixelBuffer(width: 1, height: 1, pixels: [1, 2, 3, 4]), named: "clear")
  }

  @Test(.goldens(text: .boxes)) func textAsBoxes() {
    expectFigure("size: [60, 20]\nscale: 1\nviews:\n  - label: a\n    frame: [0, 0, 60, 20]\n    text: \"6986\"\n")
  }
}
