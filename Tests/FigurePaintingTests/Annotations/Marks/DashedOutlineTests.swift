import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

@testable import FigurePainting

/// Dashes that end where lines do.
@Suite struct DashedOutlineTests {
  /// Lengths of many kinds, from shorter than a dash on, at each scale, in both directions.
  @Test(arguments: [[4.0, 3], [6, 3], [2, 2], [2, 3]], [1.0, 2, 3])
  func aLineBeginsAndEndsWithADash(_ dash: [Double], _ scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    for number in 1...120 {
      let length = Double(number) / scale
      let start = 0.5 / scale
      for (from, to) in [(start, start + length), (start + length, start)] {
        let line = DashedLine(from: Point(from, 7), to: Point(to, 7), dash: dash, grid: grid)
        #expect(line.ends.first?.start == Point(from, 7) && line.ends.last?.end == Point(to, 7))
        guard line.ends.count == 2 else {
          #expect(line.ends.count == 1 && line.middle == nil && length < dash[0] + dash[1] + 1e-9)
          continue
        }
        let (first, last) = (abs(line.ends[0].end.x - from), abs(to - line.ends[1].start.x))
        // Neither is a stub, nor as long as two.
        #expect(min(first, last) >= dash[0] / 2 - 1 / scale, "\(dash) \(length): \(first) \(last)")
        #expect(max(first, last) <= dash[0] + dash[1] / 2 + 1 / scale, "\(dash) \(length): \(first) \(last)")
        let between = abs(line.ends[1].start.x - line.ends[0].end.x)
        let periods = (between - dash[1]) / (dash[0] + dash[1])
        #expect(abs(periods - periods.rounded()) < 1e-6)
        #expect(abs(grid.edge(line.ends[0].end.x) - line.ends[0].end.x) < 1e-6, "not between pixels")
        guard let middle = line.middle else { continue }
        #expect(abs(abs(middle.start.x - line.ends[0].end.x) - dash[1]) < 1e-6)
        #expect(abs(abs(middle.end.x - line.ends[1].start.x) - dash[1]) < 1e-6)
      }
    }
  }

  /// Each corner of a dashed frame is turned by a line, however long its sides are.
  @Test(arguments: [40.0, 41, 42, 43, 44, 45, 46, 47])
  func anOutlineHasWholeCorners(_ side: Double) throws {
    let figure = Figure.sample(show: [.frames], [.box("v", Rect(x: 60, y: 60, width: side, height: side * 2))])
    let group = try #require(figure.painted(scale: 1).list.groups(withClass: "strut-frame").first)
    let box = try #require(Rect(enclosing: group.shapes.flatMap(\.path.points)))
    let solid = try #require(group.shapes.first { $0.stroke?.dash.isEmpty == true })
    let elements = solid.path.elements
    for corner in box.corners {
      // The line comes to it and goes on from it.
      let turn = elements.indices.first { elements[$0] == .line(corner) }
      let next = try #require(turn.map { elements.index(after: $0) })
      #expect(elements.indices.contains(next))
      guard elements.indices.contains(next), case .line = elements[next] else {
        Issue.record("nothing turns the corner at \(corner)")
        continue
      }
    }
  }

  /// A view without a height is outlined once, not there and back with dashes in the other's gaps.
  @Test func aFlatOutlineIsOneLine() throws {
    let figure = Figure.sample(show: [.frames], [.box("v", Rect(x: 60, y: 60, width: 80, height: 0))])
    let shapes = try #require(figure.painted().list.groups(withClass: "strut-frame").first).shapes
    #expect(shapes.count == 1)
    #expect(shapes.first?.stroke?.dash == [4, 3])
  }

  @Test func aDiagonalEndsAtRoundedCorners() throws {
    let ratio = ConstraintEquation(.view("v"), .width, .equal, to: .view("v"), .height)
    let figure = Figure.sample(
      show: [.constraints], constraints: [ratio],
      [.box("v", Rect(x: 60, y: 60, width: 80, height: 80), [.cornerRadius: .number(20)])])
    let group = try #require(figure.painted().list.group("c-0"))
    let box = try #require(Rect(enclosing: group.shapes.flatMap(\.path.points)))
    // The circle's own way to the corner is √2 − 1 of its radius, on each axis 1 − 1/√2.
    let inset = 20 * (1 - 0.5.squareRoot())
    #expect(abs(box.minX - (60 + inset)) < 1e-6 && abs(box.maxY - (140 - inset)) < 1e-6, "\(box)")
  }
}
