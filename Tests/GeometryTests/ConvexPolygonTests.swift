import Foundation
import Geometry
import TestSupport
import Testing

/// Shapes that share an area, by the separating-axis theorem and by looking.
@Suite struct ConvexPolygonTests {
  let square = ConvexPolygon(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test(arguments: [(4.0, 1.0...9.0 as ClosedRange?), (0, 5...5), (5, 0...10), (10.5, nil)])
  func aLevelLineHasAnExtentInAShape(_ height: Double, _ extent: ClosedRange<Double>?) {
    let diamond = ConvexPolygon([Point(5, 0), Point(10, 5), Point(5, 10), Point(0, 5)])
    #expect(diamond.extent(atHeight: height) == extent)
  }

  @Test func rectanglesInside() {
    let diamond = ConvexPolygon([Point(5, 0), Point(10, 5), Point(5, 10), Point(0, 5)])
    #expect(diamond.contains(Rect(x: 3, y: 3, width: 4, height: 4)))
    #expect(diamond.contains(Rect(x: 2.5, y: 2.5, width: 5, height: 5)))
    #expect(!diamond.contains(Rect(x: 2, y: 2, width: 6, height: 6)))
    #expect(diamond.contains(Rect(x: 2, y: 2, width: 6, height: 6), tolerance: 1))
    // The other way round, and a corner twice.
    let reversed = ConvexPolygon([Point(0, 5), Point(5, 10), Point(5, 10), Point(10, 5), Point(5, 0)])
    #expect(reversed.contains(Rect(x: 3, y: 3, width: 4, height: 4)))
    #expect(!reversed.contains(Rect(x: 20, y: 3, width: 4, height: 4)))
  }

  @Test func dentsAreFound() {
    #expect(ConvexPolygon(checking: [Point(0, 0), Point(8, 0), Point(8, 8), Point(0, 8)]) != nil)
    #expect(ConvexPolygon(checking: [Point(0, 0), Point(0, 8), Point(8, 8), Point(8, 0)]) != nil)
    #expect(ConvexPolygon(checking: [Point(0, 0), Point(4, 0), Point(4, 0), Point(8, 0), Point(8, 8)]) != nil)
    #expect(ConvexPolygon(checking: [Point(0, 0), Point(8, 0), Point(2, 2), Point(0, 8)]) == nil)
    let star = (0..<5).map { index in
      let angle = Double(index) * 4 * .pi / 5
      return Point(cos(angle), sin(angle))
    }
    #expect(ConvexPolygon(checking: star) == nil)
    #expect(ConvexPolygon(checking: [Point(0, 0), Point(5, 5)]) == nil)
    #expect(ConvexPolygon(checking: []) == nil)
  }

  @Test func overlappingFramesAreNotOverlappingShapes() {
    let diamond = ConvexPolygon([Point(18, 8), Point(28, 18), Point(18, 28), Point(8, 18)])
    #expect(!square.intersects(diamond))
    #expect(!diamond.intersects(square))
    let nearer = ConvexPolygon(diamond.points.map { Point($0.x - 4, $0.y - 4) })
    #expect(square.intersects(nearer))
  }

  @Test func touchingIsNotOverlapping() {
    #expect(!square.intersects(ConvexPolygon(Rect(x: 10, y: 0, width: 10, height: 10))))
    #expect(!square.intersects(ConvexPolygon(Rect(x: 10, y: 10, width: 10, height: 10))))
    #expect(square.intersects(ConvexPolygon(Rect(x: 9.99, y: 9.99, width: 10, height: 10))))
  }

  @Test func whatLiesInsideOverlaps() {
    #expect(square.intersects(square))
    #expect(square.intersects(ConvexPolygon(Rect(x: 4, y: 4, width: 1, height: 1))))
  }

  @Test func whatHasNoAreaOverlapsNothing() {
    #expect(!square.intersects(ConvexPolygon(Rect(x: 5, y: 5, width: 0, height: 5))))
    #expect(!square.intersects(ConvexPolygon([])))
  }

  /// Of random pairs of turned and skewed rectangles: where a grid of points finds one inside both, they intersect;
  /// where they intersect, shrinking them a little less than to nothing still leaves a common point to be found.
  @Test func agreesWithSampling() {
    var random = SeededGenerator(seed: 3)
    var (overlapping, apart) = (0, 0)
    for _ in 0..<400 {
      let (first, second) = (Shape(using: &random), Shape(using: &random))
      let found = first.sharesSample(with: second) || second.sharesSample(with: first)
      let answer = first.polygon.intersects(second.polygon)
      #expect(answer == second.polygon.intersects(first.polygon))
      if found { #expect(answer) }
      // The other way a sample may slip through a sliver: a shape a little larger must not reach.
      if !found, answer { #expect(first.smaller.polygon.intersects(second.smaller.polygon) == false) }
      if answer { overlapping += 1 } else { apart += 1 }
    }
    #expect(overlapping > 100 && apart > 50)
  }
}

/// A rectangle under a transform.
private struct Shape {
  var rect: Rect
  var transform: Transform

  init(using random: inout SeededGenerator) {
    rect = Rect(
      x: .random(in: -40...20, using: &random), y: .random(in: -40...20, using: &random),
      width: .random(in: 10...40, using: &random), height: .random(in: 10...40, using: &random))
    transform = Transform.rotation(radians: .random(in: 0...6.3, using: &random))
      .applying(Transform(a: 1, b: 0, c: .random(in: -0.5...0.5, using: &random), d: 1, tx: 0, ty: 0))
  }

  var polygon: ConvexPolygon { ConvexPolygon(rect.corners.map(transform.apply(to:))) }

  /// A twentieth taken off every side, which is more than the samples lie apart.
  var smaller: Shape {
    var shape = self
    shape.rect = rect.insetBy(dx: rect.width / 20, dy: rect.height / 20)
    return shape
  }

  func sharesSample(with other: Shape) -> Bool {
    guard let inverse = other.transform.inverted else { return false }
    let steps = 40
    return (0...steps).contains { row in
      (0...steps).contains { column in
        let point = Point(
          rect.minX + rect.width * (Double(column) + 0.5) / Double(steps + 1),
          rect.minY + rect.height * (Double(row) + 0.5) / Double(steps + 1))
        return other.rect.contains(inverse.apply(to: transform.apply(to: point)))
      }
    }
  }
}
