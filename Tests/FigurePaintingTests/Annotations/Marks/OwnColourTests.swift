import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Signs on views of nearly their own colour, and on the edges of such views.
@Suite struct OwnColourTests {
  /// As blue as the signs of the light theme, and a little lighter than they.
  private static let grounds = ["0A5FDC", "2F7FDC"]

  private func sample(on ground: String) throws -> PaintedSample {
    try PaintedSample(
      """
      size: [200, 120]
      show: constraints
      views:
        - {view: card, backgroundColor: '#\(ground)'}
      constraints:
        - card.leading = superview.leading + 6
        - card.top = superview.top + 20
        - card.width = 120
        - card.height = 80
      """)
  }

  private func fills(_ group: Group) -> [(box: Rect, color: Color)] {
    group.shapes.compactMap { shape in
      guard case .color(let color)? = shape.fill, let box = shape.path.box else { return nil }
      return (box, color)
    }
  }

  /// An arrow on a view of its colour is white, and the one on the white page beside it is not.
  @Test(arguments: grounds) func arrowsAtTheEdgeOfAViewOfTheirColourAreSeen(ground: String) throws {
    let sample = try sample(on: ground)
    let card = Color(hex: try #require(UInt32(ground, radix: 16)))
    let groups = sample.list.groups(withClass: "strut-constraint")
    let heads = groups.flatMap(fills).filter { $0.box.width < 6 && $0.box.height < 6 }
    #expect(heads.count == 2, "\(heads)")
    for (box, color) in heads {
      let behind = box.midX < 6 ? Color.white : card
      #expect(color.contrast(to: behind) > 2, "\(color) at \(box)")
    }
  }

  /// A number's badge that lies on such a view has an outline.
  @Test func badgesOnAViewOfTheirColourHaveAnOutline() throws {
    let sample = try sample(on: "2F7FDC")
    let badges = sample.list.groups(withClass: "strut-constraint").flatMap(\.shapes).filter { shape in
      if case .color? = shape.fill, let box = shape.path.box { box.height > 10 } else { false }
    }
    let card = Rect(x: 6, y: 20, width: 120, height: 80)
    let outlined = badges.filter { $0.stroke != nil }
    #expect(!outlined.isEmpty && outlined.count < badges.count, "\(badges)")
    #expect(outlined.allSatisfy { $0.path.box?.overlaps(card) ?? false })
  }
}

/// Where discs and words stand among views and bars.
@Suite struct NeighbourTests {
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

  /// Words below the title of a bar do not stand on its edge.
  @Test func wordsKeepOffTheEdgesOfBars() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      bars: {navigationBar: {title: Inbox}}
      callouts: [{text: the title, at: root.navigationBar.title, side: bottom}]
      """)
    let words = try #require(sample.boxes(of: "the title").first)
    #expect(abs(words.midY - 103) > words.height / 2 - 1, "\(words)")
  }

  /// The edge of the safe area is as dark as the page's signs on the page alone.
  @Test func edgesOfTheSafeAreaAreSeenOnViewsThatTheyCross() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      show: safeArea
      views: [{view: card, frame: [20, 40, 800, 100], backgroundColor: '#20304a'}]
      """)
    let lines = sample.list.groups(withClass: "strut-safe-area").flatMap(\.shapes)
    let ground = Color(hex: 0x20304A)
    let onCard = lines.filter { shape in
      shape.path.box.map { $0.width < 2 && $0.minY > 35 && $0.maxY < 145 } ?? false
    }
    #expect(onCard.count >= 2, "\(lines)")
    #expect(onCard.allSatisfy { $0.stroke.map { $0.color.contrast(to: ground) > 3 } ?? false })
  }
}
