import Geometry
import Testing

@testable import FigurePainting

/// Devices of different sizes side by side.
@Suite struct GroundLineTests {
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
}
