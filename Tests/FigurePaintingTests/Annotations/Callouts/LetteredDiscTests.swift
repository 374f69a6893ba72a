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

  /// What is mirrored looks mirrored.
  @Test(arguments: [("leftToRight", -1.0), ("rightToLeft", 1)])
  func discsAreMirrored(_ direction: String, _ side: Double) throws {
    let sample = try PaintedSample(
      """
      size: [240, 100]
      direction: \(direction)
      views: [{view: bubble, backgroundColor: lightgray, subviews: [{label: words, text: Is it running?}]}]
      constraints:
        - bubble.leading == superview.leading + 50
        - V:|-30-[bubble]
        - H:|-12-[words]-12-|
        - V:|-8-[words]-8-|
      callouts: [{label: Z, at: bubble}]
      """)
    let (disc, bubble) = (try sample.box(of: "Z"), try sample.view("bubble"))
    #expect(side < 0 ? disc.maxX < bubble.minX : disc.minX > bubble.maxX, "\(disc) \(bubble)")
  }

  /// A view that others hide is in nobody's way.
  @Test(arguments: ["", "{view: delete, frame: [301, 60, 74, 60], backgroundColor: tomato}"])
  func discsStandOverHiddenViews(_ behind: String) throws {
    let cell = "frame: [0, 60, 375, 60], title: Porto, accessoryType: disclosureIndicator, backgroundColor: white"
    let sample = try PaintedSample(
      """
      size: [375, 180]
      views: [\(behind.isEmpty ? "" : behind + ", "){tableViewCell: cell, \(cell)}]
      callouts: [{label: Z, at: cell.accessory, side: right}]
      """)
    let disc = try sample.box(of: "Z")
    #expect(disc.minX > 375 + 16, "\(disc)")
  }

  /// The box of a line is larger than its letters, and at a corner of it there are none.
  @Test func linesEndAtLetters() throws {
    let sample = try PaintedSample(
      """
      size: [320, 140]
      border: none
      printWidth: 300
      views:
        - view: card
          frame: [16, 16, 288, 96]
          backgroundColor: paleturquoise
          subviews:
            - {label: name, text: Night train, font: headline, frame: [16, 12, 200, 22]}
            - {label: time, text: "23:10", font: body, frame: [224, 12, 48, 22]}
            - label: note
              text: Sleeping cars at the front. Breakfast is served from six.
              font: subheadline
              numberOfLines: 0
              frame: [16, 40, 256, 40]
      callouts:
        - {dimension: [name.firstBaseline, note.firstBaseline], axis: vertical, side: left}
        - {dimension: [card.top, card.bottom], side: right}
        - {label: X, at: name}
        - {label: Y, at: time}
        - {label: Z, at: note.right}
      """)
    let words = try ["Night train", "23:10"].map { text in
      try #require(sample.elements.first { $0.words == text }).box
    }
    let boxes: [Rect] = sample.elements.map(\.box)
    let dots = boxes.filter { box in abs(box.width - 3.6) < 0.1 && abs(box.height - 3.6) < 0.1 }
    #expect(dots.count == 3)
    for dot in dots.prefix(2) {
      #expect(words.contains { $0.insetBy(dx: -2, dy: -2).overlaps(dot) }, "\(dot) \(words)")
    }
  }

  /// Where numbers of gaps are in the column of discs, all of these stand level with what they name beyond the numbers.
  @Test(arguments: ["left", "right"]) func discsStandBeyondNumbersOnTheirSide(_ side: String) throws {
    let sample = try PaintedSample(
      """
      size: [180, 170]
      border: none
      show: {spacing: {side: \(side)}}
      views:
        - stackView: column
          axis: vertical
          spacing: 12
          frame: [10, 10, 160, 156]
          subviews:
            - {view: a, backgroundColor: khaki, constraints: [a.height == 44]}
            - {view: b, backgroundColor: khaki, constraints: [b.height == 44]}
            - {view: c, backgroundColor: khaki}
      callouts:
        - {label: X, at: a.\(side), side: \(side)}
        - {label: Y, at: b.\(side), side: \(side)}
        - {label: Z, at: c.\(side), side: \(side)}
      panels: [{zoom: 0.57}]
      """)
    let discs = try zip(["a", "b", "c"], ["X", "Y", "Z"]).map { (try sample.view($0), try sample.box(of: $1)) }
    for (view, disc) in discs { #expect(abs(view.midY - disc.midY) < 1, "\(view) \(disc)") }
    #expect(Set(discs.map { ($0.1.midX * 2).rounded() }).count == 1, "\(discs)")
  }
}
