import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The lines from a dimension to what it measures.
@Suite struct DimensionEndTests {
  /// One pixel a point: both lie inside of the distance, one in the column of the other. With two, a cap is centred.
  @Test(arguments: [1.0, 2]) func linesThatLeadToAnEndAreInTheColumnOfItsCap(_ scale: Double) throws {
    let text = """
      size: [200, 120]
      views: [{view: a, backgroundColor: khaki, frame: [40, 20, 80, 40]}]
      callouts: [{dimension: [a.left, a.right], side: bottom, offset: 30}]
      """
    let sample = try PaintedSample(text, scale: scale)
    let lines = sample.elements.compactMap { element -> Rect? in
      guard element.classes.contains("strut-dimension"), case .shape(let shape) = element.content,
        let width = shape.stroke?.width, element.box.width < 0.1
      else { return nil }
      return element.box.insetBy(dx: -width / 2, dy: 0)
    }
    let offset = sample.list.size.width / 2 - 100
    #expect(lines.count == 2)
    let reach = scale == 1 ? 0.1 : 0.6
    #expect(lines.allSatisfy { $0.minX > 40 - reach + offset && $0.maxX < 120 + reach + offset }, "\(lines)")
  }

  /// At the middle of a circle the line would lie on its flank for half of its height.
  @Test func linesThatLeadToARoundFlankEndWhereItIsNear() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: a, backgroundColor: khaki, cornerRadius: 20, frame: [80, 40, 40, 40]}]
      callouts: [{dimension: [root.left, a.left], side: top, offset: 20}]
      """)
    let pieces = sample.elements.filter { element in
      guard case .shape(let shape) = element.content else { return false }
      return element.classes.contains("strut-dimension") && shape.stroke?.dash.isEmpty == false
    }.map(\.box)
    // On the page and on the circle.
    let line = try #require(pieces.dropFirst().reduce(pieces.first) { $0?.union($1) })
    // From the cap, 15.5 points above the circle, to where it is 1 point beside the line, 6.2 above its middle.
    #expect(line.width < 0.1 && abs(line.height - (35.5 - 39.0.squareRoot())) < 0.1, "\(pieces)")
  }

  /// Less than three dashes would be specks beside the caps.
  @Test(arguments: [(13, []), (15, [10.5])])
  func linesToEndsAreAtLeastThreeDashesLong(_ offset: Int, _ lengths: [Double]) throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: a, backgroundColor: khaki, frame: [80, 40, 40, 40]}]
      callouts: [{dimension: [root.left, a.left], side: top, offset: \(offset)}]
      """)
    let dashed = sample.elements.filter { element in
      guard element.classes.contains("strut-dimension"), case .shape(let shape) = element.content else { return false }
      return shape.stroke?.dash.isEmpty == false
    }
    // From the cap, which reaches 4.5 points beyond the line.
    #expect(dashed.map(\.box.height) == lengths)
  }

  /// The side of a circle is a point, and the line to it begins where the circle is 1 point from it.
  @Test func aLineToACircleBeginsWhereItNearlyTouches() throws {
    let sample = try PaintedSample(
      """
      size: [300, 160]
      views:
        - {view: a, frame: [40, 40, 60, 60], cornerRadius: 30, backgroundColor: plum}
        - {view: b, frame: [160, 60, 100, 40], backgroundColor: plum}
      callouts: [{dimension: [a.right, b.left], side: bottom}]
      """)
    let leading = sample.dimensions[0].compactMap(\.path.box).filter { $0.width < 1 && $0.height > 8 }
    #expect(leading.contains { abs($0.midX - 100) < 1 && abs($0.minY - 70 - 59.0.squareRoot()) < 1 })
    // The cap at the other end is near its view.
    #expect(!leading.contains { abs($0.midX - 160) < 1 && abs($0.minY - 100) < 1 })
  }

  /// The line to the outer dimension begins behind the cap of the inner one. Close by there is no room for a piece of it.
  @Test(arguments: [("", false), (", offset: 60", true)])
  func linesToAnOuterDimensionLeaveTheInnerOneFree(_ more: String, _ hasLine: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [300, 200]
      views:
        - view: a
          frame: [40, 40, 200, 60]
          subviews: [{view: b, frame: [0, 10, 80, 40]}]
      callouts:
        - {dimension: [b.left, b.right], side: bottom, text: "inner {}"}
        - {dimension: [a.left, a.right], side: bottom, text: "outer {}"\(more)}
      """)
    let bars = sample.dimensions
    let inner = try #require(bars[0].last?.path.box)
    let lines = bars[1].compactMap(\.path.box).filter { $0.width < 1 && abs($0.midX - 40) < 1 }
    #expect(lines.isEmpty != hasLine && lines.allSatisfy { $0.minY >= inner.midY + 4 }, "\(lines)")
  }

  /// Whatever lies under an edge of a guide, a dimension does not end in nothing.
  @Test(arguments: [("root.safeArea.left", true), ("root.left", false)])
  func aDimensionToAGuideEndsAtAPieceOfItsEdge(_ place: String, _ hasPiece: Bool) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      views: [{view: dial, frame: [200, 100, 80, 80], backgroundColor: teal}]
      callouts: [{dimension: [\(place), dial.left], side: bottom}]
      """)
    // Its hairlines are half as wide as the line of a guide.
    let upright = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
      .filter { $0.start.x == $0.end.x && abs($0.end.y - $0.start.y) > 30 }
    let dial = try sample.view("dial")
    #expect(upright.contains { $0.start.x < dial.minX - 20 } == hasPiece, "\(upright)")
  }
}
