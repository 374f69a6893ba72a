import Geometry
import TestSupport
import Testing

/// Rectangles as Core Graphics reckons with them.
@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(
    arguments: [
      (RectEdge.minX, Rect(x: 10, y: 20, width: 12, height: 40), Rect(x: 22, y: 20, width: 18, height: 40)),
      (.minY, Rect(x: 10, y: 20, width: 30, height: 12), Rect(x: 10, y: 32, width: 30, height: 28)),
      (.maxX, Rect(x: 28, y: 20, width: 12, height: 40), Rect(x: 10, y: 20, width: 18, height: 40)),
      (.maxY, Rect(x: 10, y: 48, width: 30, height: 12), Rect(x: 10, y: 20, width: 30, height: 28)),
    ])
  func divides(_ edge: RectEdge, slice: Rect, remainder: Rect) {
    #expect(rect.divided(atDistance: 12, from: edge) == (slice, remainder))
  }

  @Test(arguments: RectEdge.allCases)
  func anEdgeMovesAlone(_ edge: RectEdge) {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    var moved = rect
    moved[edge] = 25
    #expect(moved[edge] == 25)
    for other in RectEdge.allCases where other != edge { #expect(moved[other] == rect[other]) }
  }

  @Test(arguments: RectEdge.allCases, [-5.0, 0, 0.3, 17, 40, 1000])
  func slicesMakeUpTheWhole(_ edge: RectEdge, distance: Double) {
    let (slice, remainder) = rect.divided(atDistance: distance, from: edge)
    #expect(slice.union(remainder) == rect)
    #expect(!slice.overlaps(remainder))
    #expect((slice.width * slice.height + remainder.width * remainder.height - 1200).magnitude < 1e-9)
  }

  @Test func standardizes() {
    let turned = Rect(x: 40, y: 60, width: -30, height: -40)
    #expect(turned.standardized == rect)
    #expect(rect.standardized == rect)
  }

  @Test func growsToWholeNumbers() {
    #expect(Rect(x: 0.5, y: -0.5, width: 1, height: 1).integral == Rect(x: 0, y: -1, width: 2, height: 2))
    #expect(Rect(x: 0.5, y: 0.25, width: 1, height: 1).integral(scale: 2) == Rect(x: 0.5, y: 0, width: 1, height: 1.5))
    #expect(rect.integral == rect)
  }

  @Test func integralHoldsTheRectangle() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let rect = Rect.random(using: &random)
      for scale in [1.0, 2, 3] {
        let whole = rect.integral(scale: scale)
        #expect(whole.contains(rect))
        #expect(whole.misalignedEdges(scale: scale).isEmpty)
        #expect(whole.width - rect.width < 2 / scale && whole.height - rect.height < 2 / scale)
      }
    }
  }

  @Test func namesEdgesBetweenPixels() {
    let rect = Rect(x: 10.5, y: 20, width: 30, height: 40.25)
    #expect(rect.misalignedEdges(scale: 1) == [.minX, .maxX, .maxY])
    #expect(rect.misalignedEdges(scale: 2) == [.maxY])
    #expect(rect.misalignedEdges(scale: 4).isEmpty)
    #expect(Rect(x: .nan, y: 0, width: 1, height: 1).misalignedEdges(scale: 2) == [.minX, .maxX])
    // A third of a point is a pixel at 3x, however it was rounded.
    #expect(Rect(x: 1.0 / 3, y: 2.0 / 3, width: 1, height: 1).misalignedEdges(scale: 3).isEmpty)
  }

  @Test func farEdgesBelongToTheNeighbour() {
    #expect(rect.contains(Point(10, 20)))
    #expect(rect.contains(Point(39.9, 59.9)))
    #expect(!rect.contains(Point(40, 30)))
    #expect(!rect.contains(Point(20, 60)))
    #expect(!Rect.zero.contains(Point.zero))
    #expect(rect.contains(rect))
    #expect(!rect.contains(rect.offsetBy(dx: 0, dy: 1)))
  }

  @Test func unitesAndIntersects() {
    let other = Rect(x: 30, y: 0, width: 100, height: 30)
    #expect(rect.union(other) == Rect(x: 10, y: 0, width: 120, height: 60))
    #expect(rect.intersection(other) == Rect(x: 30, y: 20, width: 10, height: 10))
    #expect(rect.intersection(Rect(x: 41, y: 0, width: 10, height: 100)) == nil)
    #expect(rect.insetBy(dx: 10, dy: 5) == Rect(x: 20, y: 25, width: 10, height: 30))
    #expect(rect.offsetBy(dx: -10, dy: 5) == Rect(x: 0, y: 25, width: 30, height: 40))
    #expect(rect.centered(in: Rect(x: 0, y: 0, width: 320, height: 480)).center == Point(160, 240))
  }

  @Test func insetsComeFromAnAlignmentRect() {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    let insets = EdgeInsets(alignmentRect: Rect(x: 0, y: 0, width: 180, height: 180), bounds: bounds)
    #expect(insets == EdgeInsets(top: 0, left: 0, bottom: 20, right: 20))
    #expect(bounds.inset(by: insets).inset(by: -insets) == bounds)
  }
}
