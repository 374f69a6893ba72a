import FigureLanguage
import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The skins of a motion, and the times at them.
@Suite struct OnionSkinTests {
  private func skins(_ views: String, _ keys: String, _ steps: String) throws -> (times: [Rect], sample: PaintedSample)
  {
    let sample = try PaintedSample(
      """
      size: [170, 170]
      views:
      \(views)panels:
        - kind: onion
          \(keys)
          animation: {duration: 0.6, \(steps)}
      """)
    return (sample.annotationTexts.filter { $0.words.hasSuffix(" s") }.map(\.box), sample)
  }

  /// Views that cross share their times, which would be taken for each other's; those apart have their own.
  @Test(arguments: [(40, 3), (100, 6)]) func timesOfSkinsThatCrossStandOnce(_ y: Int, _ count: Int) throws {
    let views =
      "  - {view: a, frame: [40, 20, 60, 8], backgroundColor: label}\n"
      + "  - {view: b, frame: [40, \(y), 60, 8], backgroundColor: label}\n"
    let (times, _) = try skins(
      views, "of: [a, b]\n    frames: 3", "do: [a.transform = rotate(45deg), b.transform = rotate(-45deg)]")
    #expect(times.count == count)
  }

  /// Between a ring and the one around it there is no room.
  @Test func timesKeepOffViewsAndSkins() throws {
    let (times, sample) = try skins(
      "  - {view: disc, backgroundColor: pink, cornerRadius: 48, frame: [37, 37, 96, 96]}\n", "times: [0, 0.3]",
      "do: [disc.transform = scale(0.5)]")
    let disc = try #require(sample.elements.first { $0.ids.last == "disc" }?.box)
    #expect(times.count == 2 && times.allSatisfy { !$0.overlaps(disc) }, "\(times)")
    let rings = sample.elements.filter { $0.classes.contains("strut-skins") }.map(\.box)
    // In the square around a ring, but outside of it.
    #expect(!rings.isEmpty)
    #expect(times.allSatisfy { time in rings.allSatisfy { !$0.insetBy(dx: 2, dy: 2).overlaps(time) } }, "\(times)")
  }

  /// A sheet that is round at its top alone: its skins are, too.
  @Test func skinsHaveTheCornersOfTheirView() throws {
    let sample = try PaintedSample(
      """
      size: [160, 300]
      views:
        - {view: sheet, frame: [0, 300, 160, 140], backgroundColor: lightblue, cornerRadius: 12, maskedCorners: [topLeft, topRight]}
      panels:
        - kind: onion
          times: [0.1, 0.4]
          animation: {duration: 0.4, curve: linear, do: [sheet.frame.origin.y = 160]}
      """)
    let skins = sample.elements.filter { $0.classes.contains("strut-skins") && !$0.isText }
    // The lower corners are points of the outline itself.
    let corners = skins.flatMap(\.strokedLines).filter { abs($0.end.y - $0.start.y) < 0.5 }.map {
      ($0.start.x, $0.end.x)
    }
    #expect(corners.contains { abs(abs($0.0 - $0.1) - 160) < 1.5 }, "\(corners)")
  }

  @Test func timesAreNotCutByNeighbours() throws {
    let (times, sample) = try skins(
      """
        - {view: a, frame: [20, 20, 60, 60], backgroundColor: khaki}
        - {view: b, frame: [90, 90, 60, 60], backgroundColor: lightsteelblue}

      """, "of: [a]\n    times: [0, 0.1, 0.2, 0.3]", "spring: {dampingRatio: 0.4}, do: [a.center.y = 120]")
    let other = try #require(sample.elements.first { $0.ids.last == "b" }?.box)
    #expect(times.count == 4 && times.allSatisfy { !$0.overlaps(other) }, "\(times) \(other)")
  }

  /// The lower sides of all skins lie on one line: there, a time would be that of each of them.
  @Test func timesOfSkinsWithCommonSidesStandAtTheirOwnEnds() throws {
    let (times, _) = try skins(
      "  - {view: box, frame: [50, 60, 80, 30]}\n", "times: [0, 0.3, 0.6]",
      "curve: linear, do: [box.transform = translate(16, 0)]")
    #expect(times.count == 3 && times[0].maxX < 66 && times[2].minX > 146, "\(times)")
  }

  /// The lower corners of a sheet are those of all of its outlines, and tell none of them from the others. The line from a
  /// time ends in the middle of an upper one's curve, which is 12 − 12 / √2 below the top.
  @Test func timesOfASheetStandAtItsRoundCorners() throws {
    let sample = try PaintedSample(
      """
      size: [200, 260]
      views: [{view: sheet, backgroundColor: lavender, cornerRadius: 12, maskedCorners: [topLeft, topRight]}]
      constraints: ['H:|[sheet]|', 'V:[sheet]|', {equation: sheet.height == 60, identifier: detent}]
      panels:
        - kind: onion
          times: [0, 0.1, 0.2, 0.4]
          animation: {duration: 0.4, do: [constraint detent.constant = 200]}
      """)
    let times = try sample.boxes(of: ["0 s", "0.1 s", "0.2 s", "0.4 s"])
    let sheet = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "sheet" }).box
    #expect(times.allSatisfy { $0.midY < sheet.maxY - 30 }, "\(times) \(sheet)")
    #expect(times.map(\.midY) == times.map(\.midY).sorted(by: >))
    let tops = sample.boxes(ofClass: "strut-skins").map(\.minY)
    let lines = sample.lines(ofClass: "strut-leader")
    #expect(!lines.isEmpty)
    for line in lines { #expect(tops.contains { abs(line.end.y - $0 - 3.5) < 0.5 }, "\(line.end), \(tops)") }
  }

  /// A time in a skin would seem to be that of the skin.
  @Test func theTimesOfSkinsStandOutsideOfOthers() throws {
    let sample = try PaintedSample(
      """
      size: [160, 180]
      views: [{view: ball, frame: [60, 10, 40, 40], cornerRadius: 20}]
      panels:
        - kind: onion
          times: [0, 0.1, 0.2, 0.3, 0.4]
          animation: {duration: 0.4, curve: easeIn, do: [ball.frame.origin.y = 130]}
      """)
    let times = sample.annotationTexts
    #expect(times.count == 5)
    // The balls are from 60 to 100.
    for time in times { #expect(time.box.maxX < 60 || time.box.minX > 100, "\(time.words)") }
  }

  /// Where the outlines lie over one another, a time above one and a time below another would be in a third.
  @Test func timesThatHaveNoRoomAtTheirSkinsStandInOneColumn() throws {
    let (times, sample) = try skins(
      "  - {view: cabin, frame: [65, 120, 40, 40], backgroundColor: khaki, cornerRadius: 4}\n",
      "from: start\n    times: [0, 0.1, 0.2, 0.35, 0.6]",
      "spring: {dampingRatio: 0.45}, do: [cabin.frame.origin.y = 40]")
    #expect(times.count == 5 && Set(times.map { ($0.maxX * 2).rounded() }).count == 1, "\(times)")
    // Each has its line, and no two lines cross.
    let lines = sample.lines(ofClass: "strut-leader").sorted { $0.start.y < $1.start.y }
    #expect(lines.count == 5 && lines.map(\.end.y) == lines.map(\.end.y).sorted(), "\(lines)")
  }
}
