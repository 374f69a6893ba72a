import Geometry
import Graphics
import Testing

@Suite struct PathTests {
  private let curve = Path([
    .move(Point(0, 0)), .line(Point(10, 0)), .quadratic(Point(20, 10), control: Point(30, -5)),
    .cubic(Point(0, 20), control1: Point(15, 40), control2: Point(-8, 30)), .close,
  ])

  @Test func pointsAreThoseThatElementsNameControlsBeforeEnds() {
    let expected = [(0, 0), (10, 0), (30, -5), (20, 10), (15, 40), (-8, 30), (0, 20)].map { Point($0, $1) }
    #expect(curve.points == expected)
  }

  @Test func theBoxHoldsEveryPoint() {
    #expect(curve.box == Rect(x: -8, y: -5, width: 38, height: 45))
    #expect(curve.box == Rect(enclosing: curve.points))
    #expect(Path().box == nil)
    #expect(Path([.close]).box == nil)
    #expect(Path([.move(Point(3, 4))]).box == Rect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test func aTransformMovesEveryPoint() {
    let transform = Transform(a: 0, b: 2, c: -1, d: 0, tx: 5, ty: 6)
    #expect(curve.transformed(by: transform).points == curve.points.map(transform.apply(to:)))
    #expect(curve.transformed(by: .identity) == curve)
  }

  @Test func pathsAreBuiltStepByStep() {
    var path = Path()
    #expect(path.isEmpty)
    path.move(to: Point(0, 0))
    path.line(to: Point(10, 0))
    path.quadratic(to: Point(20, 10), control: Point(30, -5))
    path.cubic(to: Point(0, 20), control1: Point(15, 40), control2: Point(-8, 30))
    path.close()
    #expect(path == curve)
    path.append(.line(from: .zero, to: Point(1, 1)))
    #expect(path.elements.count == 7)
  }

  // MARK: Shapes

  @Test func aRectangleGoesAroundFromItsTopLeftCorner() {
    let path = Path.rect(Rect(x: 1, y: 2, width: 30, height: 4))
    #expect(path == .polyline([Point(1, 2), Point(31, 2), Point(31, 6), Point(1, 6)], closed: true))
    #expect(path.elements.count == 5)
    #expect(Path.polyline([]).isEmpty)
    #expect(Path.polyline([.zero]).elements == [.move(.zero)])
  }

  @Test func aRadiusIsAtMostHalfTheShorterSide() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 10)
    #expect(Path.roundedRect(rect, radius: 99) == .roundedRect(rect, radius: 5))
    #expect(Path.roundedRect(rect, radius: 0) == .rect(rect))
    #expect(Path.roundedRect(rect, radius: -1) == .rect(rect))
    #expect(Path.roundedRect(rect, radius: 3).box == rect)
  }

  /// Four cubics follow a circle to 0.03 % of its radius.
  @Test(arguments: Array(stride(from: 0.0, through: 1, by: 0.125))) func aCircleIsRound(_ time: Double) throws {
    let circle = Path.circle(center: Point(7, -3), radius: 10)
    var start = Point.zero
    var curves = 0
    for element in circle.elements {
      guard case .cubic(let end, let control1, let control2) = element else {
        if case .move(let point) = element { start = point }
        if case .line(let point) = element { start = point }
        continue
      }
      let rest = 1 - time
      let weights = [rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time]
      let points = [start, control1, control2, end]
      let x = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x }
      let y = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }
      #expect(abs(Point(x, y).distance(to: Point(7, -3)) - 10) < 0.003)
      start = end
      curves += 1
    }
    #expect(curves == 4)
  }
}

/// Where dashes begin, so that none begins or ends on a corner.
@Suite struct DashTests {
  private let rect = Path.rect(Rect(x: 0, y: 0, width: 20, height: 10))

  @Test func anOutlineBeginsAPeriodFurtherAndAHairShortOfIt() {
    let expected: [Path.Element] = [
      .move(Point(6.99, 0)), .line(Point(20, 0)), .line(Point(20, 10)), .line(Point(0, 10)), .line(Point(0, 0)),
      .close,
    ]
    #expect(rect.begunForDashes([4, 3]).elements == expected)
  }

  @Test func anOddNumberOfLengthsIsGoneThroughTwice() {
    #expect(rect.begunForDashes([3]) == rect.begunForDashes([3, 3]))
  }

  @Test func aLongPeriodBeginsInTheMiddleOfTheSide() {
    #expect(rect.begunForDashes([40, 40]).points[0] == Point(9.99, 0))
  }

  @Test(arguments: [[], [0, 0], [.infinity, 1], [.nan]]) func aSolidLineBeginsAnywhere(_ dash: [Double]) {
    #expect(rect.begunForDashes(dash) == rect)
  }

  @Test func aLineThatIsOpenStaysAsItIs() {
    let line = Path.polyline([Point(0, 0), Point(10, 0), Point(10, 10)])
    #expect(line.begunForDashes([4, 3]) == line)
  }

  @Test func aFlatOutlineIsGoneAlongOnce() {
    let flat = Path.rect(Rect(x: 2, y: 5, width: 20, height: 0))
    #expect(flat.begunForDashes([4, 3]) == .line(from: Point(2, 5), to: Point(22, 5)))
  }

  @Test func eachOutlineOfAPathIsBegunForItself() {
    var both = rect
    both.append(.line(from: Point(50, 0), to: Point(60, 0)))
    both.append(rect.transformed(by: .translation(x: 100, y: 0)))
    let begun = both.begunForDashes([4, 3])
    #expect(begun.elements.count == 6 + 2 + 6)
    #expect(begun.elements[6] == .move(Point(50, 0)))
    #expect(begun.elements[8] == .move(Point(106.99, 0)))
  }
}
