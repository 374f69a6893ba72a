import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

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

  /// Between the body and a word near the edge there is room for a dot, if only just.
  @Test func aLineEndsWithADotBeforeAWordAtTheEdge() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      printWidth: 220
      crop: {top: 500}
      views:
        - {view: sheet, frame: [0, 300, 393, 552], backgroundColor: lavender, subviews: [
            {label: entry, frame: [16, 100, 200, 22], text: Free entry}]}
      callouts: [{label: 2, at: sheet.left(20%), side: left}]
      """)
    let screen = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "sheet" }).box
    let word = try #require(sample.elements.first { $0.words == "Free entry" }).box
    let dots = sample.elements.map(\.box).filter { abs($0.width - 3.6) < 0.1 && abs($0.height - 3.6) < 0.1 }
    #expect(dots.contains { $0.minX >= screen.minX && $0.maxX < word.minX }, "\(dots) \(screen) \(word)")
  }

  /// Nobody sees the edge of the photo through the veil, so the number need not avoid it; through a pale one it does.
  @Test(arguments: [(0.85, true), (0.3, false)])
  func whatAVeilHidesIsNotInTheWay(_ veil: Double, _ isInTheMiddle: Bool) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      printWidth: 300
      crop: {top: 420}
      views:
        - {imageView: photo, image: 'missing(120, 200)', frame: [16, 200, 120, 200], backgroundColor: systemGray4}
        - {view: dim, frame: {inset: 0}, backgroundColor: 'alpha(white, \(veil))'}
        - {view: menu, frame: [16, 120, 250, 132], backgroundColor: gold}
      callouts: [{dimension: [menu.left, menu.right], side: bottom}]
      """)
    let menu = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "menu" }).box
    #expect((abs(try sample.boxes(of: ["250"])[0].midX - menu.midX) < 1) == isInTheMiddle)
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

  /// A word in the middle of a narrow view at the edge of the screen stands beside it, where the screen has room; one that
  /// does not reach the body stays.
  @Test(arguments: [("frameOfPresentedView", false), ("tag", true)])
  func wordsInTheMiddleDoNotLieAcrossTheBody(_ words: String, _ isInTheMiddle: Bool) throws {
    let (sample, screen) = try sample(
      """
      views:
        - {view: list, frame: [0, 0, 393, 852], backgroundColor: white}
        - {view: tag, frame: [330, 100, 63, 60], backgroundColor: lightsteelblue}
      callouts: [{text: \(words), at: tag, side: center}]
      """)
    let tag = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "tag" }).box
    let place = try sample.boxes(of: [words])[0]
    #expect(screen.contains(place) || place.minX > screen.maxX + 5, "\(place) \(screen)")
    #expect(tag.overlaps(place) == isInTheMiddle, "\(place) \(tag)")
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

  /// The hatching leaves the signs of the status bar free, but nothing where the screen is drawn so small that it has none.
  @Test func hatchingLeavesFreeWhatIsThere() throws {
    func drawn(_ width: Int) throws -> (hasClock: Bool, clips: Int) {
      let sample = try PaintedSample(
        """
        device: iphone-15
        chrome: device
        screenSize: none
        printWidth: \(width)
        show: {safeArea: {style: hatched, values: false}}
        views: [{view: all, frame: [0, 0, 393, 852], backgroundColor: lavender}]
        """)
      let groups = sample.list.groups(withClass: "strut-safe-area").flatMap { Item.group($0).groups }
      return (sample.elements.contains { $0.words == "9:41" }, groups.count { $0.clip != nil })
    }
    let (large, small) = (try drawn(393), try drawn(110))
    #expect(large.hasClock && !small.hasClock)
    // The clock and the other signs.
    #expect(large.clips == small.clips + 2)
  }

  /// A bracket beside what fills the screen of a device stands beside the device.
  @Test(arguments: ["left", "right"])
  func aBracketKeepsOffTheRingAroundAScreen(_ side: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      callouts: [{bracket: root, side: \(side), text: all of it}]
      """)
    let body = try #require(sample.boxes(ofClass: "strut-chrome").max { $0.width < $1.width })
    let lines = sample.boxes(ofClass: "strut-callout")
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.maxX < body.minX || line.minX > body.maxX) }
  }

  @Test func discsStandBesideTheBodyOfADevice() throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      chrome: device
      views: [{view: a, frame: [200, 200, 120, 80], backgroundColor: khaki}]
      callouts: [{label: 1, at: a}]
      """)
    let disc = try sample.boxes(of: ["1"])[0]
    let body = try #require(sample.list.groups(withClass: "strut-chrome").first?.items.unitedBounds)
    #expect(disc.minX > body.width)
  }

  /// A level line leads to the end of an edge, and not one across the screen to its middle.
  @Test(arguments: ["row.top", "header.bottom"]) func edgesAreNamedFromBesideTheDevice(_ place: String) throws {
    let sample = try PaintedSample(
      """
      printWidth: 200
      device: iphone-15
      chrome: device
      screenSize: none
      crop: {top: 480}
      views:
        - {view: header, frame: [0, 0, 393, 200], backgroundColor: steelblue}
        - {view: row, frame: [20, 212, 353, 64], backgroundColor: gainsboro}
      callouts: [{label: Z, at: \(place)}]
      """)
    let (disc, header) = (try sample.box(of: "Z"), try sample.view("header"))
    #expect(disc.maxX < header.minX || disc.minX > header.maxX, "\(disc) \(header)")
    let line = try #require(sample.lines(ofClass: "strut-callout").first)
    #expect(abs(line.start.y - line.end.y) < 0.5, "\(line)")
  }

  /// Behind the sensor housing of a phone on its side, a line would end on what is beyond it.
  @Test(arguments: ["left", "right"])
  func linesToWhatBeginsAtTheHousingRunBesideIt(_ side: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      chrome: device
      screenSize: none
      printWidth: 300
      views: [{view: plan, frame: [0, 0, 852, 393], backgroundColor: honeydew}]
      callouts: [{label: 1, at: plan, side: \(side)}]
      """)
    let disc = try sample.box(of: "1")
    let screen = try sample.view("plan")
    // The island is 126 of 393 points long, in the middle of the left side.
    if side == "left" {
      #expect(abs(disc.midY - screen.midY) > screen.height * 63 / 393)
    } else {
      #expect(abs(disc.midY - screen.midY) < 1)
    }
  }
}
