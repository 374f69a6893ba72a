import Geometry
import TestSupport
import Testing
import ViewLayout

/// The anchor point, as Core Animation has it.
@Suite struct AnchorPointTests {
  @Test(arguments: 0..<30)
  func itIsTheOnePointThatATransformLeaves(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let view = View(.view, "view")
    root.addSubview(view)
    view.anchorPoint = Point(number(-1...2), number(-1...2))
    let frame = Rect(x: number(-50...50), y: number(-50...50), width: number(1...200), height: number(1...200))
    view.frame = frame
    view.bounds.origin = Point(number(-20...20), number(-20...20))
    // 1. A frame is what it was set to, and the center is where the anchor point is in it.
    #expect(isClose(view.frame, frame))
    let anchor = Point(
      frame.minX + view.anchorPoint.x * frame.width, frame.minY + view.anchorPoint.y * frame.height)
    #expect(view.center.distance(to: anchor) < 1e-9)
    // 2. Whatever the transform, that point stays where it is.
    view.transform = .rotation(radians: number(-3...3)).concatenating(.scale(x: number(0.1...3), y: number(0.1...3)))
    let inside = Point(
      view.bounds.minX + view.anchorPoint.x * frame.width, view.bounds.minY + view.anchorPoint.y * frame.height)
    let outside = try #require(view.convert(inside, to: root))
    #expect(outside.distance(to: anchor) < 1e-9 && isClose(view.originalFrame, frame))
  }

  @Test func settingItKeepsTheCenter() {
    let view = View(.view, "v", frame: Rect(x: 20, y: 20, width: 100, height: 60))
    view.anchorPoint = .zero
    #expect(view.center == Point(70, 50) && view.frame == Rect(x: 70, y: 50, width: 100, height: 60))
  }

  private func isClose(_ one: Rect, _ other: Rect) -> Bool {
    one.origin.distance(to: other.origin) < 1e-9 && (one.width - other.width).magnitude < 1e-9
      && (one.height - other.height).magnitude < 1e-9
  }
}
