import Geometry
import Graphics
import Testing

/// What explains a screen stands beside the device.
@Suite struct BesideDeviceTests {
  private func sample(_ text: String) throws -> (sample: PaintedSample, screen: Rect) {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: 300
      crop: {top: 560}
      \(text)
      """)
    return (sample, try #require(sample.elements.first { $0.isOfView && $0.ids.last == "list" }).box)
  }

  private let list = """
    - tableView: list
      frame: [0, 103, 393, 749]
      sections: [{rows: [Harbour, Lighthouse, Market, Old Town, Pier, Station, Theatre, Library]}]
    """

  /// The line to the right column would strike a word through.
  @Test func aDiscWhoseLineIsBlockedStandsAtTheOtherSide() throws {
    let (sample, screen) = try sample("views:\n\(list)\ncallouts: [{label: 7, at: list.row(2).left, side: right}]")
    #expect(try sample.boxes(of: ["7"])[0].maxX < screen.minX)
  }

  /// The row that the sheet cuts through is where the line runs, but it is not seen there.
  @Test func wordsUnderASheetAreNotInTheWay() throws {
    let (sample, screen) = try sample(
      """
      views:
      \(list)
      - view: sheet
        frame: [0, 390, 393, 462]
        backgroundColor: white
        subviews: [{view: grabber, frame: [178.5, 5, 36, 5], backgroundColor: gray}]
      callouts: [{label: 7, at: grabber.left, side: left}]
      """)
    #expect(try sample.boxes(of: ["7"])[0].maxX < screen.minX)
  }

  @Test func wordsAtNumbersDoNotLieAcrossTheBody() throws {
    let (sample, screen) = try sample("views:\n\(list)\ncallouts: [{text: dimming view, at: [60, 60], side: left}]")
    #expect(try sample.boxes(of: ["dimming view"])[0].maxX < screen.minX)
  }

  /// What the author places by a distance stays there.
  @Test func wordsWithAnOffsetStay() throws {
    let (sample, screen) = try sample(
      "views:\n\(list)\ncallouts: [{text: dimming view, at: [60, 60], side: left, offset: 6}]")
    #expect(try sample.boxes(of: ["dimming view"])[0].maxX > screen.minX)
  }

  /// Hatching of a view that fills the screen ends at its round corners, as that of the root does.
  @Test func hatchingOfAFullScreenViewEndsAtTheScreen() throws {
    func clips(_ views: String) throws -> Int {
      let sample = try PaintedSample(
        """
        device: iphone-15
        chrome: device
        show: {safeArea: {\(views)style: hatched}}
        views: [{view: all, frame: [0, 0, 393, 852], backgroundColor: lavender}]
        """)
      return sample.list.groups(withClass: "strut-safe-area").flatMap { Item.group($0).groups }.count { $0.clip != nil }
    }
    #expect(try clips("of: all, ") == clips(""))
  }
}
