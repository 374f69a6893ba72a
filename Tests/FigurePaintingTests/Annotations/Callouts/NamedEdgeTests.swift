import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Edges and corners that callouts name, and the ends of the lines to them.
@Suite struct NamedEdgeTests {
  private func dots(in sample: PaintedSample) -> [Point] {
    sample.elements.filter { element in
      guard case .shape(let shape) = element.content, shape.fill != nil else { return false }
      return element.classes.contains("strut-callout") && abs(element.box.width - 3.6) < 0.2
    }.map(\.box.center)
  }

  /// Two lines that end at one dot name one thing.
  @Test func linesToTwoEdgesInOnePlaceEndApart() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views:
        - {view: outer, frame: [20, 20, 120, 80], backgroundColor: lightgray, subviews: [{view: inner, frame: [20, 10, 100, 60], backgroundColor: white}]}
      callouts:
        - {label: 1, at: outer.right, side: right}
        - {label: 2, at: inner.right, side: right}
      """)
    let dots = dots(in: sample)
    let edge = try sample.view("outer").maxX
    #expect(dots.count == 2 && dots.allSatisfy { abs($0.x - edge) < 0.5 })
    #expect(abs(dots[0].y - dots[1].y) > 6, "\(dots)")
  }

  /// A dot on the end of a bar, or a line across its arrows, would be read as a part of it.
  @Test func linesToEdgesKeepOffBars() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      show: {constraints: {of: [gap]}}
      views: [{view: card, backgroundColor: lightgray}]
      constraints:
        - {equation: card.trailing == superview.trailing - 40, identifier: gap}
        - card.leading == superview.leading + 20
        - V:|-20-[card]-20-|
      callouts: [{label: 1, at: card.right, side: right}]
      """)
    let bar = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
    let middle = try #require(bar.first { $0.start.y == $0.end.y && abs($0.start.x - $0.end.x) > 20 }).start.y
    let dot = try #require(dots(in: sample).first)
    let edge = try sample.view("card").maxX
    #expect(abs(dot.x - edge) < 0.5 && abs(dot.y - middle) > 6, "\(dot) \(middle)")
  }

  /// Beside a round corner a line would end in the air.
  @Test func linesToRoundCornersEndOnTheCurve() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: card, frame: [20, 20, 120, 80], cornerRadius: 24, backgroundColor: lightgray}]
      callouts: [{label: 1, at: card.topRight, side: right}]
      """)
    let dot = try #require(dots(in: sample).first)
    let inset = 24 * (1 - 0.5.squareRoot())
    let card = try sample.view("card")
    #expect(dot.distance(to: Point(card.maxX - inset, card.minY + inset)) < 0.6, "\(dot)")
  }

  private static func cells(_ callouts: String) -> String {
    """
    size: [360, 160]
    printWidth: 560
    views:
      - view: one
        backgroundColor: transparent
        subviews:
          - {label: t1, text: Hefe ansetzen, font: headline}
          - {label: b1, text: Zwölf Stunden vorher, font: subheadline}
        constraints: ["H:|-80-[t1]", "H:|-80-[b1]", "V:|-14-[t1]-6-[b1]-14-|"]
      - view: two
        backgroundColor: transparent
        subviews:
          - {label: t2, text: Teig kneten, font: headline}
          - {label: b2, text: Eine Viertelstunde, font: subheadline}
        constraints: ["H:|-80-[t2]", "H:|-80-[b2]", "V:|-14-[t2]-6-[b2]-14-|"]
    constraints: ["H:|[one]|", "H:|[two]|", "V:|[one][two]"]
    callouts: [\(callouts)]
    """
  }

  /// The line to the middle of the edge would lead through the words of the cell above.
  @Test func anEdgeIsNamedAtItsEndWhereTheLineToItsMiddleWouldStrikeWords() throws {
    let sample = try PaintedSample(
      Self.cells("{label: 1, at: two.top}, {label: 2, at: t2, side: left}, {label: 3, at: b2, side: left}"))
    let discs = try ["1", "2", "3"].map { word in
      try #require(sample.annotationTexts.first { $0.words == word }?.box)
    }
    // In one column with the others.
    #expect(Set(discs.map { $0.midX.rounded() }).count == 1)
    #expect(discs[0].midY < discs[1].midY)
    #expect(!sample.viewTexts.isEmpty)
    for text in sample.viewTexts { #expect(!discs.contains { $0.overlaps(text.box) }) }
  }

  /// With room above its middle, it stands there.
  @Test func anEdgeIsNamedAtItsMiddleWhereThereIsRoom() throws {
    let sample = try PaintedSample(
      """
      size: [300, 160]
      views: [{view: box, frame: [100, 80, 100, 40], backgroundColor: khaki}]
      callouts: [{label: 1, at: box.top}]
      """)
    let (disc, view) = (
      try #require(sample.annotationTexts.first { $0.words == "1" }?.box),
      try #require(sample.elements.first { $0.ids.contains("box") }?.box)
    )
    #expect(abs(disc.midX - view.midX) < 1 && disc.maxY < view.minY)
  }

  /// Discs on one side stand in that direction, also where that is beyond the border.
  @Test func discsAtEdgesStandOnTheirSide() throws {
    let sample = try PaintedSample(
      """
      size: [300, 150]
      views:
        - {view: one, frame: [24, 20, 252, 44], backgroundColor: khaki}
        - {view: two, frame: [24, 90, 252, 44], backgroundColor: lightsteelblue}
      callouts:
        - {label: A, at: one.right, side: right}
        - {label: B, at: two.right, side: right}
      """)
    for (letter, name) in [("A", "one"), ("B", "two")] {
      let disc = try #require(sample.boxes(of: letter).first)
      #expect(abs(disc.midY - (try sample.view(name)).midY) < 2)
    }
  }

  /// The line to an edge does not run along it, and at a round corner it ends where the edge is straight.
  @Test func aLineToAnEdgeDoesNotRunAlongIt() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      crop: {top: 500}
      views: [{view: cover, backgroundColor: systemIndigo, cornerRadius: 40}]
      constraints:
        - "H:|-40-[cover]-40-|"
        - cover.top == superview.safeArea.top + 64
        - cover.height == cover.width
      callouts: [{label: 1, at: cover.top}, {label: 2, at: cover, side: right}]
      """)
    let cover = try #require(sample.elements.last { $0.isOfView && $0.ids.last == "cover" }).box
    let lines = sample.lines(ofClass: "strut-callout")
    #expect(!lines.isEmpty)
    let along = lines.filter {
      abs($0.start.y - cover.minY) < 2 && abs($0.end.y - cover.minY) < 2 && abs($0.start.x - $0.end.x) > 2
    }
    for line in along { #expect(min(abs(line.start.x - cover.midX), abs(line.end.x - cover.midX)) > 60, "\(line)") }
  }
}
