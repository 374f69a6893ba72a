import Geometry
import Testing

/// Numbers, signs and words keep to the side of what they belong to.
@Suite struct NumberSideTests {
  /// Between the bar of a height and its view, the number would lie across the view's edge.
  @Test func theNumberOfAHeightIsOnTheOuterSideOfItsBar() throws {
    let sample = try PaintedSample(
      """
      size: [300, 170]
      views: [{view: box, backgroundColor: khaki}]
      constraints:
        - H:|-20-[box]-20-|
        - V:|-40-[box(>=90)]
        - {equation: box.height == 60 @ high, identifier: tall}
      show: {constraints: {of: [tall], values: solved}}
      """)
    let box = try #require(sample.elements.last { $0.isOfView && $0.ids.last == "box" }).box
    #expect(try sample.boxes(of: ["60 (90) @750"])[0].minX > box.maxX)
  }

  /// In a gap of 16 points the chevrons of both contents met and looked like a cross.
  @Test func chevronsInOneGapKeepApart() throws {
    let sample = try PaintedSample(
      """
      size: [180, 60]
      expect: [clipped, lost]
      show: {intrinsicSizes: {axis: horizontal}}
      views:
        - {label: product, text: Alpine cheese, contentCompressionResistancePriority: 760}
        - {label: note, text: aged for twelve months}
        - {label: price, text: "18.50", contentCompressionResistancePriority: 770}
      constraints:
        - {format: "H:|-16-[product]-16-[note]-16-[price]-16-|", options: [alignAllFirstBaseline]}
        - V:|-20-[product]
      """)
    let signs = sample.list.groups(withClass: "strut-compression").flatMap(\.shapes).flatMap { shape in
      // Each of the two chevrons of a content is three points.
      stride(from: 0, to: shape.path.points.count, by: 3).compactMap { start in
        Rect(enclosing: Array(shape.path.points[start..<start + 3]))
      }
    }
    #expect(signs.count == 4)
    for (index, sign) in signs.enumerated() {
      #expect(signs.dropFirst(index + 1).allSatisfy { !$0.overlaps(sign) }, "\(signs)")
    }
  }

  /// What an author has placed comes first.
  @Test func wordsOfAnnotationsKeepOffThoseThatAnAuthorHasPlaced() throws {
    let sample = try PaintedSample(
      """
      size: [200, 110]
      show: {centers: door}
      views: [{view: door, frame: [40, 20, 60, 60], anchorPoint: [1, 1], backgroundColor: tan}]
      callouts: [{text: stays, at: door.bottomRight, side: right, offset: 24}]
      """)
    let boxes = try sample.boxes(of: ["stays", "anchor (1, 1)"])
    #expect(!boxes[0].overlaps(boxes[1]), "\(boxes)")
  }

  /// A screen beside a console was far below its title.
  @Test func screensBesideAConsoleHangFromTheirTitles() throws {
    let sample = try PaintedSample(
      """
      size: [160, 80]
      expect: conflict
      captions: top
      views: [{view: box, backgroundColor: khaki}]
      constraints: ["H:|-8-[box(60)]", "H:[box(80)]", "V:|-8-[box(40)]"]
      panels: [{title: Screen}, {title: Console, kind: console}]
      """)
    let (title, box) = (
      try sample.boxes(of: ["Screen"])[0],
      try #require(sample.elements.last { $0.isOfView && $0.ids.last?.hasSuffix("box") ?? false }).box
    )
    #expect(box.minY - title.maxY < 40, "\(title) \(box)")
  }
}
