import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

@testable import FigurePainting

/// What an author has placed is there before anything else is placed.
@Suite struct PlacedWordsTests {
  /// What the author placed is there before anything else is placed.
  @Test func constraintsKeepOffWordsThatTheirAuthorPlaced() throws {
    var figure = Figure.sample(
      show: [.constraints],
      constraints: [
        ConstraintEquation(.view("box"), .top, .equal, to: .superview, .top, constant: 100),
        ConstraintEquation(.view("box"), .leading, .equal, to: .superview, .leading, constant: 110),
        ConstraintEquation(.view("box"), .width, constant: 100),
        ConstraintEquation(.view("box"), .height, constant: 60),
      ], [ViewDescription(.view, "box", [.backgroundColor: .color(.white)])])
    figure.callouts = [Callout(.text("here", at: Place(.point(Point(160, 50)))))]
    let words = Rect(center: Point(160, 50), size: Size(24, 13))
    let bars = figure.painted().list.groups(withClass: "strut-constraint").flatMap { $0.shapes }
    #expect(!bars.isEmpty)
    for bar in bars { #expect(Rect(enclosing: bar.path.points)?.overlaps(words) == false) }
  }

  /// What an author has placed comes first.
  @Test func wordsOfAnnotationsKeepOffThoseThatAnAuthorHasPlaced() throws {
    let sample = try PaintedSample(
      """
      size: [200, 110]
      show: {centers: door}
      views: [{view: door, frame: [40, 20, 60, 60], anchorPoint: [1, 1], backgroundColor: tan}]
      callouts: [{text: stays, at: door.bottomRight, side: right, offset: 24}]
      """)
    let boxes = try sample.boxes(of: ["stays", "anchor (1, 1)"])
    #expect(!boxes[0].overlaps(boxes[1]), "\(boxes)")
  }
}
