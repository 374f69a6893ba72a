import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The border of a root, and the edge of a picture that ends before what it shows.
@Suite struct BorderTests {
  /// Words of the author across the border of the root are not struck through.
  @Test func theBorderLeavesWordsOfABracketFree() throws {
    let figure = try #require(
      try PaintedSample.all(
        in: """
          size: [200, 120]
          views: [{view: v, frame: [50, 20, 80, 80], backgroundColor: teal}]
          callouts: [{bracket: v, side: left, text: optional, offset: 20}]
          """, name: "border"
      ).first)
    let words = try #require(figure.elements.first { $0.words == "optional" }).box
    let border = figure.list.groups.compactMap(\.clip).filter { $0.elements.count > 6 }
    #expect(border.contains { $0.points.contains { abs($0.x - words.minX) < 3 } })
  }

  /// The border of the root is left out where words lie across it.
  @Test(arguments: [(-20, true), (20, false)])
  func noBorderStrikesWordsThrough(_ x: Int, _ isAcross: Bool) throws {
    let list = try PaintedSample(
      """
      size: [200, 60]
      show: names
      views: [{label: a, text: A few words, frame: [\(x), 20, 120, 20]}]
      """
    ).list
    let holes = list.groups.filter { $0.clip.map { $0.points.count > 5 } ?? false }
    #expect(holes.contains { $0.shapes.contains { $0.path.box?.width ?? 0 > 198 } } == isAcross)
  }

  /// Where a picture ends before what it shows does, a ragged edge says so.
  @Test func whatReachesFarBeyondTheRootEndsInARaggedEdge() throws {
    func clips(_ width: Int) throws -> [Path] {
      try PaintedSample(
        """
        size: [200, 60]
        views: [{view: a, frame: [20, 20, \(width), 20], backgroundColor: khaki}]
        """
      ).list.groups.compactMap(\.clip)
    }
    #expect(try clips(400).isEmpty)
    let edge = try #require(try clips(800).first)
    #expect(edge.points.count > 20)
    #expect(edge.box?.maxX ?? 0 <= 520)
  }
}
