import Geometry
import Graphics
import Testing

@testable import SVGRendering

@Suite struct SVGPathDataTests {
  @Test(arguments: [
    (Path.rect(Rect(x: 1, y: 2, width: 30, height: 4)), "M1 2H31V6H1Z"),
    (.rect(Rect(x: 101.5, y: 202.25, width: 3, height: 4)), "M101.5 202.25h3v4h-3Z"),
    (.line(from: Point(0.5, 0.25), to: Point(-0.5, 100)), "M.5.25-.5 100"),
    (.polyline([Point(100, 100), Point(101, 102), Point(103, 101)]), "M100 100l1 2 2-1"),
    (Path([.move(Point(5, 5)), .line(Point(5, 5))]), "M5 5H5"),
    (Path([.move(Point(5, 5)), .line(Point(9, 5)), .line(Point(9, 5)), .close, .close]), "M5 5H9Z"),
    (Path([.line(Point(1, 1)), .line(Point(2, 3))]), "M1 1 2 3"),
    (Path([.move(.zero), .quadratic(Point(10, 0), control: Point(5, 5))]), "M0 0Q5 5 10 0"),
    (
      Path([.move(Point(100, 100)), .cubic(Point(110, 100), control1: Point(103, 95), control2: Point(107, 95))]),
      "M100 100c3-5 7-5 10 0"
    ),
    (Path([.move(Point(.nan, 1e300)), .line(.zero)]), "M0 1000000000000V0"),
  ])
  func pathIsWrittenShort(_ path: Path, _ data: String) {
    #expect(SVGPathData.string(path) == data)
  }

  /// A thousand steps of a third of a unit end where they should: differences are taken of rounded points.
  @Test func roundingDoesNotAddUp() {
    let points = (0...1000).map { Point(1000 + Double($0) / 3, 1000 + Double($0 % 7) / 3) }
    let data = SVGPathData.string(.polyline(points))
    var (x, y) = (0, 0)
    let numbers = data.matches(of: /-?(\d+(\.\d+)?|\.\d+)/).map(\.output.0)
    #expect(data.allSatisfy { !$0.isLetter || "Ml".contains($0) })
    for (index, pair) in stride(from: 0, to: numbers.count - 1, by: 2).enumerated() {
      let (dx, dy) = (thousandths(numbers[pair]), thousandths(numbers[pair + 1]))
      (x, y) = index == 0 ? (dx, dy) : (x + dx, y + dy)
    }
    #expect(x == 1_333_333)
    #expect(y == 1_002_000)
  }

  private func thousandths(_ text: Substring) -> Int { Int(((Double(text) ?? .nan) * 1000).rounded()) }
}
