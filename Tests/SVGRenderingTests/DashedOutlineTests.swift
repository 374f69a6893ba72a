import Geometry
import Graphics
import Testing

@testable import SVGRendering

/// Where a dashed line begins, which is where renderers disagree.
@Suite struct DashedOutlineTests {
  private let rect = Rect(x: 0, y: 0, width: 20, height: 10)

  @Test func anOutlineBeginsAlmostAPeriodFromItsCorner() {
    let corners = [Point(6.99, 0), Point(20, 0), Point(20, 10), Point(0, 10), Point(0, 0)]
    #expect(Path.rect(rect).begunForDashes([4, 3]) == .polyline(corners, closed: true))
  }

  @Test func oddDashesAreGoneThroughTwice() {
    #expect(Path.rect(rect).begunForDashes([3]).elements.first == .move(Point(5.99, 0)))
  }

  @Test func aShortSideIsBegunInItsMiddle() {
    #expect(Path.rect(rect).begunForDashes([20, 5]).elements.first == .move(Point(9.99, 0)))
  }

  @Test func whatHasNoCornerAtItsBeginningStays() {
    let open = Path.polyline([Point(0, 0), Point(9, 0), Point(9, 9)])
    #expect(open.begunForDashes([4, 3]) == open)
    let circle = Path([
      .move(Point(0, 0)), .cubic(Point(2, 0), control1: Point(0, 2), control2: Point(2, 2)),
      .cubic(Point(0, 0), control1: Point(2, -2), control2: Point(0, -2)), .close,
    ])
    #expect(circle.begunForDashes([4, 3]) == circle)
    #expect(Path.rect(rect).begunForDashes([]) == .rect(rect))
    #expect(Path.rect(rect).begunForDashes([-4, .infinity]) == .rect(rect))
  }

  @Test func aFlatOutlineIsALine() {
    let flat = Path.rect(Rect(x: 3, y: 5, width: 20, height: 0))
    #expect(flat.begunForDashes([4, 3]) == .line(from: Point(3, 5), to: Point(23, 5)))
    let dot = Path.rect(Rect(x: 3, y: 5, width: 0, height: 0))
    #expect(dot.begunForDashes([4, 3]) == dot)
  }

  @Test func everyOutlineOfAPathIsBegun() {
    var two = Path.rect(rect)
    two.append(.rect(rect.offsetBy(dx: 0, dy: 30)))
    let moves = two.begunForDashes([4, 3]).elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves == [.move(Point(6.99, 0)), .move(Point(6.99, 30))])
  }

  @Test func theSVGBeginsThereToo() {
    let stroke = Stroke(color: .black, dash: [4, 3])
    let list = DisplayList(name: "dashed", size: Size(20, 10), items: [.shape(Shape(.rect(rect), stroke: stroke))])
    #expect(list.svg().string.contains("d=\"M6.99 0H20V10H0V0Z"))
  }
}
