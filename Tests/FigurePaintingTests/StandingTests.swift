import Diagnostics
@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing

/// Where annotations stand in documents whose author says no more than what is to be seen.
@Suite struct StandingTests {
  private static let nested = """
    size: [340, 260]
    views:
      - view: card
        frame: [50, 40, 240, 150]
        subviews:
          - view: panel
            frame: [60, 40, 140, 80]
            subviews: [{view: dot, frame: [66, 36, 8, 8]}]

    """

  /// What is measured first is nearest, whatever the order of the document.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func aDimensionThatIncludesAnotherStandsOutsideOfIt(_ order: [Int]) throws {
    let dimensions = ["panel", "card", "root"].map {
      "  - {dimension: [\($0).left, dot.left], side: bottom, text: \"in \($0) {}\"}"
    }
    let text = Self.nested + "callouts:\n" + order.map { dimensions[$0] }.joined(separator: "\n")
    let boxes = try PaintedSample(text).boxes(of: ["in panel 66", "in card 126", "in root 176"])
    #expect(boxes[0].maxY < boxes[1].minY && boxes[1].maxY < boxes[2].minY)
  }

  /// The middles of edges are where nobody says on which side.
  @Test(arguments: [("top", true), ("bottom", false)])
  func aDimensionStandsOnTheSideOfBothViews(_ side: String, _ isAbove: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [320, 200]
      views:
        - {view: a, frame: [40, 60, 60, 80]}
        - {view: b, frame: [180, 80, 60, 40]}
      callouts:
        - {dimension: [a.right, b.left], side: \(side)}
      """)
    let number = try sample.boxes(of: ["80"])[0]
    let views = try #require(sample.list.group("a")).items.unitedBounds
    let extent = try #require(views).height
    #expect(extent == 80)
    #expect(isAbove ? number.maxY < 60 + 16 : number.minY > 140)
  }

  /// Beside the panels, a legend takes its width from the screens.
  @Test func aLegendStandsBelowWhereScreensWouldBeSmaller() throws {
    func document(_ width: Int, _ more: String = "") -> String {
      """
      device: iphone-8
      printWidth: \(width)
      \(more)
      views: [{view: a, frame: [20, 40, 100, 40]}]
      callouts: [{label: 1, at: a.right, text: is held to the leading edge}]
      """
    }
    let below = try PaintedSample(document(320))
    let words = try below.boxes(of: ["is held to the leading edge"])[0]
    #expect(below.list.size.width <= 320)
    #expect(words.minY > below.list.size.height * 0.9)
    // There is room, or the author says so.
    for text in [document(700), document(320, "legend: right")] {
      let beside = try PaintedSample(text)
      // Level with the middle of the screen.
      let words = try beside.boxes(of: ["is held to the leading edge"])[0]
      #expect(abs(words.midY - beside.list.size.height / 2) < 2)
    }
  }

  @Test func aMagnifierShowsTheAnnotationsOfWhatItEnlarges() throws {
    let sample = try PaintedSample(
      """
      size: [320, 220]
      show: {constraints: {of: gap}}
      views: [{view: a, backgroundColor: khaki}, {view: b, backgroundColor: khaki}]
      constraints:
        - {equation: b.leading == a.trailing + 40, identifier: gap}
        - H:|-20-[a(40)]
        - b.width == 40
        - V:|-20-[a(40)]
        - V:|-20-[b(40)]
      callouts: [{magnify: a.right + 20, to: [240, 140], radius: 60}]
      """)
    let magnifier = try #require(sample.list.groups(withClass: "strut-magnifier").first)
    #expect(magnifier.texts == ["40"])
    #expect(magnifier.items.flatMap(\.groups).allSatisfy { $0.id == nil })
  }

  /// What is outside of a screen is scaled with it, and no sign that keeps its size.
  @Test func contentOutsideOfAScreenLeavesNoWidthUnused() throws {
    let width = try PaintedSample(
      """
      size: [300, 150]
      printWidth: 640
      views:
        - scrollView: carousel
          frame: [40, 20, 220, 110]
          contentOutside: dim
          contentOffset: [300, 0]
          subviews: [{view: cards, backgroundColor: plum}]
          constraints: ["H:|[cards(1100)]|", "V:|[cards(110)]|"]
      """
    ).list.size.width
    #expect((600...640).contains(width), "\(width)")
  }

  @Test func theDistancesOfAStackStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [260, 80]
      show: {spacing: row}
      views:
        - stackView: row
          distribution: equalCentering
          spacing: 8
          subviews:
            - {label: a, text: Ok}
            - {label: b, text: Archive}
            - {label: c, text: Delete all}
      constraints: ["H:|-16-[row]-16-|", "V:|-24-[row(32)]"]
      """)
    let numbers = sample.annotationTexts.map(\.box.midY)
    #expect(numbers.count == 2)
    #expect(abs(numbers[0] - numbers[1]) < 0.01)
  }

  /// Through texts, at which it is interrupted, nothing would be left of it.
  @Test func theLineOfACommonCentreIsSeenBesideTexts() throws {
    func line(between word: String) throws -> Double {
      let sample = try PaintedSample(
        """
        size: [300, 90]
        show: {constraints: {of: level}}
        views:
          - {label: a, text: \(word)}
          - {view: b, backgroundColor: khaki}
        constraints:
          - {equation: b.centerY == a.centerY, identifier: level}
          - "H:|-60-[a]-4-[b(10)]"
          - V:|-30-[a]
          - b.height == 20
        """)
      let group = try #require(sample.list.groups(withClass: "strut-constraint").first)
      let ends = group.shapes.compactMap { $0.path.box?.minX }
      return try #require(ends.min())
    }
    // 8 points beyond the views, or 24 where most of it is hidden.
    #expect(abs(try line(between: "Resting heart") - 36) < 1)
    #expect(abs(try line(between: "\"\"") - 52) < 1)
  }

  /// A leading edge on the edge of a round screen.
  @Test func aLineAlongTheScreenEndsWhereItIsRounded() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      show: constraints
      views: [{view: sheet, backgroundColor: khaki}]
      constraints: ["H:|[sheet]|", sheet.bottom == superview.bottom, sheet.height == 300]
      """)
    let lines = sample.list.groups(withClass: "strut-constraint").flatMap(\.items).flatMap(\.groups)
    #expect(lines.count { $0.clip != nil } == 3)
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

  @Test func namesKeepOffRings() throws {
    let sample = try PaintedSample(
      """
      size: [240, 140]
      show: names
      views: [{view: pin, frame: [110, 60, 20, 20], backgroundColor: khaki}]
      callouts: [{circle: pin}]
      """)
    let name = try sample.boxes(of: ["pin"])[0]
    // The ring is 4 points outside, and 1.5 wide.
    let ring = Rect(x: 106, y: 56, width: 28, height: 28).insetBy(dx: -0.75, dy: -0.75)
    #expect(!name.overlaps(ring))
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

  /// Two lines would lie across the dashes around the card, or on the other label.
  @Test func aNameAndNumbersStandInOneLineInANarrowGap() throws {
    let sample = try PaintedSample(
      """
      size: [340, 180]
      show: [names, values, frames]
      views:
        - view: card
          frame: [20, 20, 300, 140]
          backgroundColor: aliceblue
          subviews:
            - {imageView: cover, frame: [12, 12, 80, 116], image: "placeholder(80, 116)"}
            - {label: heading, frame: [104, 16, 180, 26], text: The Left Hand, font: title2}
            - {label: author, frame: [104, 46, 180, 20], text: Ursula K. Le Guin}
            - {button: read, frame: [104, 94, 90, 34], title: Read, configuration: tinted}
      """)
    let boxes = try sample.boxes(of: ["heading", "104, 16, 180 × 26"])
    #expect(abs(boxes[0].midY - boxes[1].midY) < 2)
    #expect(boxes[0].maxX < boxes[1].minX)
  }

  /// Numbers of several widths keep off the body of a device.
  @Test func dimensionsBesideADeviceStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      views:
        - {view: a, frame: [0, 100, 393, 60]}
        - {view: b, frame: [8, 200, 377, 60]}
      callouts:
        - {dimension: [a.top, a.bottom], side: right, text: "a long name {}"}
        - {dimension: [b.top, b.bottom], side: right}
      """)
    let lines = sample.list.groups(withClass: "strut-dimension").compactMap { group in
      group.shapes.compactMap(\.path.box).filter { $0.width < 0.01 && $0.height > 50 }.first?.midX
    }
    #expect(lines.count == 2)
    #expect(Set(lines).count == 1)
  }
}
