import Geometry
import Testing

@testable import FigurePainting

/// Panels of a row are compared: they stand on one line, at equal distances, whatever is beside one of them.
@Suite struct PanelRowTests {
  /// The outlines of the devices, from left to right.
  private func bodies(_ text: String) throws -> [Rect] {
    let sample = try #require(PaintedSample.all(in: text, name: "ground").first)
    let chrome = sample.elements.filter { $0.classes.contains("strut-chrome") && $0.box.height > 60 }.map(\.box)
    return chrome.sorted { ($0.minX, -$0.height) < ($1.minX, -$1.height) }.reduce(into: [Rect]()) { all, box in
      if let last = all.last, last.overlaps(box) { all[all.count - 1] = last.union(box) } else { all.append(box) }
    }
  }

  /// A phone whose body is thicker at the top and at the bottom, and a tablet.
  private static func document(_ more: String, callouts: String = "") -> String {
    """
    printWidth: 500
    chrome: device
    screenSize: none
    \(more)
    views: [{view: card, frame: [40, 80, 100, 60], backgroundColor: lavender}]
    panels:
      - {title: Phone, device: iphone-8, callouts: [\(callouts)]}
      - {title: Tablet, device: ipad-mini-6th-generation}
    """
  }

  /// A dimension below one of them is no part of it.
  @Test func devicesStandOnOneLineWhateverIsBelowOne() throws {
    for callouts in ["", "{dimension: [root.bottomLeft, root.bottom], side: bottom}"] {
      let all = try bodies(Self.document("", callouts: callouts))
      try #require(all.count == 2)
      #expect(abs(all[0].maxY - all[1].maxY) <= 1.5, "\(all)")
    }
  }

  /// Below their titles they hang from one, with the body of one that is thicker.
  @Test func devicesHangFromOneLineBelowTheirTitles() throws {
    let all = try bodies(Self.document("captions: top"))
    try #require(all.count == 2)
    #expect(abs(all[0].minY - all[1].minY) <= 1.5, "\(all)")
  }

  /// A title beside the row is beside the middle of each.
  @Test func devicesAreCentredBesideTheTitleOfTheirRow() throws {
    let all = try bodies(Self.document("rowTitles: [Upright]"))
    try #require(all.count == 2)
    #expect(abs(all[0].midY - all[1].midY) <= 1.5, "\(all)")
  }

  /// Beside a view that begins far above its screen, a graph would stand far below its title.
  @Test(arguments: [-60, 10]) func graphsBeginWithWhatIsAboveScreens(_ y: Int) throws {
    let sample = try PaintedSample(
      """
      size: [140, 170]
      columns: 2
      captions: top
      views: [{view: toast, frame: [20, \(y), 100, 36], backgroundColor: gold}]
      panels:
        - {title: Way, kind: onion, times: [0, 0.7], animation: {duration: 0.7, do: [toast.frame.origin.y = 34]}}
        - title: Graph
          from: start
          kind: graph
          of: toast.position.y
          animation: {duration: 0.7, do: [toast.frame.origin.y = 34]}
      """)
    let title = try #require(sample.boxes(of: "Graph").first)
    let value = try #require(sample.boxes(of: "toast.position.y").first)
    #expect(value.minY - title.maxY < 50, "\(value) \(title)")
  }

  private func sample(words: String) throws -> PaintedSample {
    try PaintedSample(
      """
      size: [120, 100]
      columns: 3
      views: [{view: box, frame: [20, 20, 80, 60], backgroundColor: gold}]
      panels:
        - title: One
        - title: Two
          callouts: [{bracket: box, side: right, text: "\(words)"}]
        - title: Three
      """)
  }

  /// The distances between the boxes, which are as wide as the screens without 20 points at either side.
  private func distances(_ sample: PaintedSample) -> [Double] {
    let boxes = sample.elements.filter { $0.isOfView && $0.box.width == 80 }.map(\.box.minX)
    return zip(boxes, boxes.dropFirst()).map { $1 - $0 }
  }

  @Test func wordsBesideOneScreenWidenAllDistances() throws {
    let distances = distances(try sample(words: "words beside\\nthe second"))
    #expect(distances.count == 2 && distances[0] == distances[1] && distances[0] > 190)
  }

  /// Words that are as wide as a screen would leave more white than screens.
  @Test func manyWordsTakeTheirRoomOnce() throws {
    let distances = distances(try sample(words: "more words than a screen is wide"))
    #expect(distances.count == 2 && distances[0] == 144 && distances[1] > 250)
  }

  /// The border of the screen is 16 points from the edge of the picture.
  @Test func wordsBehindTheBorderDoNotTouchIt() throws {
    let sample = try sample(words: "words")
    let words = try sample.boxes(of: ["words"])[0]
    let box = try #require(sample.elements.filter { $0.isOfView && $0.box.width == 80 }.dropFirst().first?.box)
    #expect(words.minX >= box.maxX + 20 + 3)
  }

  /// Titles share a line, below the dimension of the first: the second would be nearer to the row below.
  @Test func titlesAreNearerToTheirPanelsThanToTheNextRow() throws {
    let sample = try PaintedSample(
      """
      size: [100, 60]
      columns: 2
      border: none
      views: [{view: box, frame: [20, 10, 60, 40], backgroundColor: khaki}]
      panels:
        - {title: First, callouts: [{dimension: [box.left, box.right], side: bottom}]}
        - {title: Second}
        - {title: Third}
        - {title: Fourth}
      """)
    let boxes = sample.elements.filter { $0.isOfView && $0.box.width == 60 }.map(\.box)
    let title = try sample.box(of: "Second")
    #expect(boxes.count == 4)
    #expect(title.minY - boxes[1].maxY < boxes[3].minY - title.maxY)
  }

  /// Where the numbers of one screen have no room on their lines, all stand beside them, and all lines as far from the bodies.
  @Test func dimensionsStandAtOneDistanceFromDevices() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: 400
      columns: 2
      views: [{view: bar, frame: [0, 600, 393, 56], backgroundColor: gold}]
      callouts: [{dimension: [bar.top, bar.bottom], side: right}]
      panels:
        - additionalCallouts: [{dimension: [bar.bottom, root.bottom], side: right}]
        - do: ["bar.frame = [0, 400, 393, 56]"]
          additionalCallouts: [{dimension: [bar.bottom, root.bottom], side: right}]
      """)
    let bars = sample.elements.filter { $0.isOfView && $0.ids.contains { $0.hasSuffix("-bar") } }.map(\.box)
    let lines = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
      .filter { $0.start.x == $0.end.x && abs($0.end.y - $0.start.y) > 8 }
    let distances = Set(
      lines.compactMap { line in bars.map(\.maxX).filter { $0 < line.start.x }.max().map { line.start.x - $0 } })
    #expect(bars.count == 2 && lines.count >= 4 && (distances.max() ?? 0) - (distances.min() ?? 0) < 1, "\(distances)")
  }

  @Test(arguments: [("left", 0.0), ("center", 0.5), ("right", 1)])
  func titlesAreAlignedAsTheirPanels(_ alignment: String, _ share: Double) throws {
    let sample = try PaintedSample(
      """
      size: [300, 40]
      columns: 1
      panelAlignment: \(alignment)
      captions: top
      panels:
        - title: Wide
        - {title: A title that is longer, size: [100, 40]}
      """)
    let (wide, long) = (try sample.box(of: "Wide"), try sample.box(of: "A title that is longer"))
    let edges = [wide, long].map { $0.minX + $0.width * share }
    #expect(abs(edges[0] - edges[1]) < 1.5, "\(edges)")
  }

}
