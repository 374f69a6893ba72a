import Figures
import Foundation
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The sign of the constraint that is broken: a gap between two strokes.
@Suite struct LineGapTests {
  /// The strokes at the gap of what is broken: they cross the line, and its dashes do not.
  private func strokes(in sample: PaintedSample) -> [Rect] {
    sample.elements.filter { $0.classes.contains("strut-broken") }.flatMap(\.strokedLines)
      .filter { line in
        let length = line.start.distance(to: line.end)
        // Half of a stroke is 4.5 points across its line and 1.5 along it.
        return abs(length - 2 * hypot(4.5, 1.5)) < 0.1
      }
      .map { Rect(between: $0.start, $0.end) }
  }

  /// Two tops on one line can be meant to be 40 points apart.
  @Test func aBrokenAlignmentHasAGap() throws {
    let sample = try PaintedSample(
      """
      size: [320, 160]
      expect: conflict
      show: {conflicts: true}
      views: [{view: a, backgroundColor: teal}, {view: b, backgroundColor: teal}]
      constraints:
        - H:|-20-[a(100)]-40-[b(100)]
        - V:|-20-[a(80)]
        - V:|-20-[b(80)]
        - {equation: a.top == b.top + 40, identifier: apart}
      panels: [{do: [breaks apart]}]
      """)
    #expect(strokes(in: sample).count == 2)
  }

  /// Arrows take the place of a bar that is shorter than its gap; one that is longer has the gap itself.
  @Test(arguments: ["height", "top", "bottom"]) func whatIsBrokenIsSeenOnShortBarsToo(broken: String) throws {
    let sample = try PaintedSample(
      """
      size: [220, 130]
      expect: conflict
      show: {conflicts: true}
      views: [{view: card, backgroundColor: lavender}]
      constraints:
        - {equation: card.top == superview.top + 16, identifier: top}
        - {equation: card.bottom == superview.bottom - 24, identifier: bottom}
        - {equation: card.height == 108, identifier: height}
        - H:|-40-[card]-40-|
      panels: [{do: [breaks \(broken)]}]
      """)
    #expect(strokes(in: sample).count == 2)
  }

  /// The number leaves the symbol of an image that is missing free, and so it can be anywhere on the diagonal.
  @Test(arguments: [0.15, 0.25, 0.5, 0.75, 0.85]) func aGapIsBesideLabels(share: Double) throws {
    let line = Segment(Point(0, 150), Point(200, 0))
    var occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 200, height: 150))
    let number = occupancy.take(Size(70, 14), at: line.point(share))
    let gap = try #require(LineGap(on: line, among: occupancy, unit: 1))
    #expect(!gap.strokes(across: line).contains { Rect(between: $0.start, $0.end).overlaps(number) })
  }

  @Test func aShortLineHasNone() {
    let occupancy = Occupancy(root: Rect(x: 0, y: 0, width: 200, height: 150))
    #expect(LineGap(on: Segment(Point(0, 0), Point(24, 18)), among: occupancy, unit: 1) == nil)
  }

  /// Of a ratio, which is no bar, too.
  @Test(arguments: ["ratio", "wide"]) func whatIsBrokenHasAGap(identifier: String) throws {
    let sample = try PaintedSample(
      """
      size: [320, 200]
      expect: conflict
      show: {conflicts: true}
      views: [{view: photo, backgroundColor: teal}]
      constraints:
        - "H:|-20-[photo]"
        - "V:|-20-[photo(150)]"
        - {equation: photo.width == 200, identifier: wide}
        - {equation: photo.height == 9/16 * photo.width, identifier: ratio}
      panels: [{do: [breaks \(identifier)]}]
      """)
    let broken = sample.elements.filter { $0.classes.contains("strut-broken") }.flatMap(\.strokedLines)
    let strokes = broken.filter { line in
      let length = line.start.distance(to: line.end)
      // A cap stands across the end of its line.
      return (6...10).contains(length) && line.start.x != line.end.x && line.start.y != line.end.y
    }
    #expect(strokes.count >= 2, "\(broken)")
  }
}
