import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Discs and numbers that have no room where they would stand first.
@Suite struct EdgeLabelTests {
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

  /// The pills of constraints stand on the same side.
  @Test func uprightDimensionsStandBesideThePillsOfConstraints() throws {
    let sample = try PaintedSample(
      """
      size: [360, 140]
      border: none
      views:
        - view: cell
          backgroundColor: white
          subviews:
            - {label: heading, text: Teig kneten, font: headline}
            - {label: words, text: Erst wenn der Teig sich vom Rand der Schüssel löst., font: subheadline, numberOfLines: 0}
          constraints:
            - H:|-100-[heading]-16-|
            - H:|-100-[words]-16-|
            - {equation: heading.top == cell.top + 14, identifier: a}
            - {equation: words.top == heading.bottom + 6, identifier: b}
            - {equation: words.bottom == cell.bottom - 14, identifier: c}
      constraints: ["H:|[cell]|", "V:|-10-[cell]"]
      show: {constraints: {of: [a, b, c], side: left, style: bare, labels: {a: above 14, b: between 6, c: below 14}}}
      callouts:
        - {dimension: [heading.top, heading.bottom], side: left, text: "Title {}"}
        - {dimension: [words.top, words.bottom], side: left, text: "Text {}"}
      """)
    let numbers = sample.annotationTexts.filter { $0.words.hasPrefix("T") }.map(\.box)
    #expect(numbers.count == 2)
    for text in sample.viewTexts { #expect(!numbers.contains { $0.overlaps(text.box) }) }
    for pill in sample.annotationTexts where !pill.words.hasPrefix("T") {
      #expect(!numbers.contains { $0.overlaps(pill.box) })
    }
  }
}
