import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Discs with letters among views that are like the one that they name.
@Suite struct LetteredDiscTests {
  /// On a tile beside the one that it names, a disc would name that.
  @Test(arguments: ["e.left", "e.topRight", "e.top", "e.right"])
  func discsKeepOffTheTilesBeside(place: String) throws {
    let tiles = [("a", 10, 10), ("b", 72, 10), ("c", 134, 10), ("d", 10, 72), ("e", 72, 72), ("f", 134, 72)].map {
      "  - {view: \($0), frame: [\($1), \($2), 56, 56], backgroundColor: lavender}"
    }
    let sample = try PaintedSample(
      "size: [200, 200]\nviews:\n\(tiles.joined(separator: "\n"))\ncallouts: [{label: Z, at: \(place)}]")
    let disc = try #require(sample.boxes(of: "Z").first)
    let others = sample.elements.filter { "abcdf".contains($0.ids.last ?? "-") }.map(\.box)
    #expect(others.count == 5)
    #expect(!others.contains { $0.contains(disc.center) }, "\(disc)")
  }

  /// In a grid, a disc stands in the cell that it names, and that of a row in none.
  @Test func discsOfGridsStandInWhatTheyName() throws {
    let sample = try PaintedSample(
      """
      size: [300, 230]
      views:
        - view: 'week{n}'
          repeat: 5
          frame: [10, '10 + ({n} - 1) * 42', 280, 38]
          subviews:
            - {view: 'day{n}{m}', repeat: 7, frame: ['({m} - 1) * 40', 0, 36, 38], backgroundColor: steelblue}
      callouts: [{label: Z, at: day35}, {label: Y, at: week4}]
      """)
    let cells = sample.elements.filter { $0.ids.last?.hasPrefix("day") ?? false }
    func cell(of letter: String) throws -> String? {
      let disc = try #require(sample.boxes(of: letter).first)
      return cells.first { $0.box.contains(disc.center) }?.ids.last
    }
    #expect(cells.count == 35)
    #expect(try cell(of: "Z") == "day35")
    #expect(try cell(of: "Y") == nil)
  }
}
