import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Where the names of views stand.
@Suite struct NameTests {
  @Test func namesKeepOffRings() throws {
    let sample = try PaintedSample(
      """
      size: [240, 140]
      show: names
      views: [{view: pin, frame: [110, 60, 20, 20], backgroundColor: khaki}]
      callouts: [{circle: pin}]
      """)
    let name = try sample.boxes(of: ["pin"])[0]
    // The ring is 4 points outside, and 1.5 wide.
    let ring = Rect(x: 106, y: 56, width: 28, height: 28).insetBy(dx: -0.75, dy: -0.75)
    #expect(!name.overlaps(ring))
  }

  /// At the middle of its side, another view lies on the card.
  @Test func theLineOfANameEndsOnItsOwnView() throws {
    let sample = try PaintedSample(
      """
      size: [200, 130]
      show: {names: {side: left}}
      views:
        - view: card
          frame: [16, 16, 168, 98]
          backgroundColor: lightblue
          subviews: [{view: cell, frame: [0, 28, 168, 44], backgroundColor: khaki}]
      """)
    let cell = try sample.view("cell")
    let name = try #require(sample.boxes(of: "card").first)
    let line = try #require(
      sample.lines(ofClass: "strut-leader").first { abs($0.start.y - name.midY) < 1 && $0.end.x > name.maxX })
    #expect(line.end.y < cell.minY || line.end.y > cell.maxY, "\(line) \(cell)")
  }

  /// Beside the row, its name would lie across the edge of the column, whose name stands beside the screen.
  @Test func namesOfOneSideShareAColumn() throws {
    let sample = try PaintedSample(
      """
      size: [320, 200]
      views:
        - stackView: column
          axis: vertical
          spacing: 20
          isLayoutMarginsRelativeArrangement: true
          layoutMargins: 16
          backgroundColor: lightblue
          subviews:
            - stackView: row
              backgroundColor: lavender
              subviews: [{view: low, intrinsicContentSize: [40, 20], backgroundColor: moccasin}]
            - {view: more, intrinsicContentSize: [40, 35], backgroundColor: steelblue}
      constraints: ["H:|-20-[column]-20-|", column.top == superview.top + 16]
      show: {names: {of: [column, row], side: right}}
      """)
    let (row, column) = (try sample.box(of: "row"), try sample.box(of: "column"))
    #expect(abs(row.minX - column.minX) < 1, "\(row) \(column)")
  }

  /// Two lines would lie across the dashes around the card, or on the other label.
  @Test func aNameAndNumbersStandInOneLineInANarrowGap() throws {
    let sample = try PaintedSample(
      """
      size: [340, 180]
      show: [names, values, frames]
      views:
        - view: card
          frame: [20, 20, 300, 140]
          backgroundColor: aliceblue
          subviews:
            - {imageView: cover, frame: [12, 12, 80, 116], image: "placeholder(80, 116)"}
            - {label: heading, frame: [104, 16, 180, 26], text: The Left Hand, font: title2}
            - {label: author, frame: [104, 46, 180, 20], text: Ursula K. Le Guin}
            - {button: read, frame: [104, 94, 90, 34], title: Read, configuration: tinted}
      """)
    let boxes = try sample.boxes(of: ["heading", "104, 16, 180 × 26"])
    #expect(abs(boxes[0].midY - boxes[1].midY) < 2)
    #expect(boxes[0].maxX < boxes[1].minX)
  }
}
