import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The lines, the hatching and the names of layout guides.
@Suite struct GuideTests {
  /// A line between rows would strike the name of a guide through.
  @Test func theNameOfAGuideKeepsOffTheLinesBetweenRows() throws {
    let sample = try PaintedSample(
      """
      device: iphone-x
      chrome: device
      printWidth: 110
      screenSize: none
      show: {safeArea: hatched}
      views:
        - tableView: cart
          tableStyle: grouped
          sections: [{header: Cart, rows: [{title: Tea, text: "4.50"}, {title: Cups, text: "18.00"}]}]
      constraints: ["H:|[cart]|", cart.top == superview.safeArea.top, cart.bottom == superview.bottom]
      """)
    let name = try sample.boxes(of: ["safe area"])[0]
    let cups = try #require(sample.elements.first { $0.words == "Cups" }).box
    #expect(name.minY > cups.maxY + 8)
  }

  /// At the guide's edge there is a line wherever it stands.
  @Test(arguments: ["leftToRight", "rightToLeft"])
  func theNameOfAGuideFullOfRowsStandsInOneOfThem(direction: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      crop: {bottom: 180}
      printWidth: 200
      show: safeArea
      direction: \(direction)
      views: [{tableView: list, items: [Wombat, Xerus and other animals, Yak, Zebra], frame: [0, 475, 375, 176]}]
      """)
    let name = try sample.box(of: "safe area")
    let rows = sample.viewTexts.map(\.box.midY)
    #expect(rows.contains { abs($0 - name.midY) < 2 }, "\(name) \(rows)")
  }

  /// A dimension of the guide ends at its edge: a line beside that would be a second edge.
  @Test(arguments: [("[60, 30, 80, 20]", 0.3), ("[34, 30, 80, 20]", 0.3), ("[30, 30, 80, 20]", 1.5)])
  func linesOfTheReadableWidthAreOnItsEdges(_ frame: String, _ distance: Double) throws {
    let sample = try PaintedSample(
      """
      size: [260, 120]
      show: {readable: {values: false}}
      root: {layoutMargins: [0, 30, 0, 30]}
      views: [{label: words, text: Words, frame: \(frame)}]
      callouts: [{dimension: [root.readable.left, root.readable.right], side: bottom}]
      """)
    func left(_ name: String) throws -> Double {
      let lines = sample.elements.filter { $0.classes.contains(name) }.flatMap(\.strokedLines)
      return try #require(lines.filter { $0.start.x == $0.end.x }.map(\.start.x).min())
    }
    let (line, cap) = (try left("strut-readable"), try left("strut-dimension"))
    #expect(abs(cap - line) <= distance + 0.3, "\(line) and \(cap)")
  }

  /// On a view with a name, that of a guide would be read as another one of it; between views there is often room.
  @Test(arguments: [
    ("frame: [8, 8, 184, 104]", "{rule: list.top}", true), ("frame: [8, 8, 184, 104]", "{text: list, at: list}", false),
    ("frame: [8, 30, 184, 82]", "{text: list, at: list}", true),
  ])
  func namesOfGuidesAreNotOnNamedViews(_ frame: String, _ callout: String, _ isThere: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      show: safeArea
      views: [{view: list, backgroundColor: khaki, \(frame)}]
      callouts: [\(callout)]
      """)
    #expect(sample.boxes(of: "safe area").isEmpty != isThere)
  }

  /// A symbol is read as letters are, and a picture in the margin is no part of the margin.
  @Test(arguments: [
    ("symbol(star, 24)", "[18, 36, 28, 28]", true), ("symbol(star, 24)", "[50, 36, 28, 28]", true),
    ("placeholder(28, 28)", "[18, 36, 28, 28]", true), ("placeholder(200, 60)", "[20, 20, 200, 60]", false),
  ])
  func hatchingLeavesImagesFree(_ image: String, _ frame: String, isFree: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [240, 100]
      show: {margins: {of: root, values: false}}
      root: {layoutMargins: [16, 64, 16, 16]}
      views: [{imageView: mark, image: "\(image)", frame: \(frame)}]
      """)
    // Each blank is a clip around the hatching, with the blank as a hole, a point larger than the image.
    let clips = sample.list.groups(withClass: "strut-margins").flatMap(\.items).flatMap(\.clips)
    let hole = try #require(sample.picture.panels[0].views.first { $0.name == "mark" }).frame.insetBy(dx: -1, dy: -1)
    #expect(clips.contains { Set(hole.corners).isSubset(of: $0.points) } == isFree)
  }

  private func device(_ orientation: String) -> String {
    """
    device: iphone-15
    orientation: \(orientation)
    chrome: device
    screenSize: none
    printWidth: 200
    show: {safeArea: {values: false}, readable: {values: false}, margins: {values: false}}
    """
  }

  /// With three sides it would be a box without a lid. At both sides of an upright phone the ring says where it ends.
  @Test(arguments: [("landscape", 4), ("portrait", 2)])
  func theSafeAreaIsABoxOrTwoLines(_ orientation: String, _ count: Int) throws {
    let sample = try PaintedSample(device(orientation))
    let dashes = sample.lines(ofClass: "strut-safe-area").filter { $0.start.distance(to: $0.end) > 1 }
    let level = Set(dashes.filter { $0.start.y == $0.end.y }.map { ($0.start.y * 2).rounded() })
    let upright = Set(dashes.filter { $0.start.x == $0.end.x }.map { ($0.start.x * 2).rounded() })
    #expect(level.count + upright.count == count, "\(dashes)")
  }

  /// Where margins end at the readable width, its dots stand on their edge, and no line fills them.
  @Test func dotsAreTheEdgeOfTheMargins() throws {
    func lines(_ kind: String, showing guides: String) throws -> Set<Double> {
      let sample = try PaintedSample("device: iphone-15\nscreenSize: none\nshow: {\(guides)}")
      return Set(sample.lines(ofClass: "strut-\(kind)").filter { $0.start.x == $0.end.x }.map(\.start.x))
    }
    let (margins, readable) = ("margins: {values: false}", "readable: {values: false}")
    let both = "\(margins), \(readable)"
    #expect(try lines("margins", showing: margins).count == 2)
    #expect(try lines("margins", showing: both).isEmpty)
    let dots = try lines("readable", showing: both)
    #expect(dots.count == 2 && (dots.max() ?? 0) - (dots.min() ?? 0) == 361)
  }

  @Test func diagonalsOfALayoutGuideLeaveItsNameFree() throws {
    let sample = try PaintedSample(
      """
      size: [160, 80]
      show: {guides: true, names: {of: g, side: center}}
      views: [{layoutGuide: g, frame: [20, 16, 120, 48]}]
      """)
    let name = try #require(sample.boxes(of: "g").first)
    let lines = sample.lines(ofClass: "strut-guide").map { Segment($0.start, $0.end) }.filter(\.isDiagonal)
    #expect(lines.count == 4 && lines.allSatisfy { !name.isCrossed(by: $0) }, "\(lines) \(name)")
  }

  /// Around each of a bar's words there would be a patch in the hatching.
  @Test func barsAreNotHatched() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      show: {margins: {values: false}}
      bars: {navigationBar: {title: Harbours}}
      """)
    let bar = try #require(sample.picture.panels[0].surroundings.navigationBar).frame
    #expect(sample.list.groups.compactMap(\.clip).contains { Set(bar.corners).isSubset(of: $0.points) })
  }

  /// Between the edges of margins and readable width the name has no room, and would lie across a line.
  @Test func theNameOfMarginsIsLedToThem() throws {
    let sample = try PaintedSample(
      """
      device: ipad-10th-generation-a16
      chrome: device
      printWidth: 300
      show: [margins, readable]
      """)
    let name = try #require(sample.boxes(of: "margins").first)
    let dots = sample.lines(ofClass: "strut-readable").map(\.start.x)
    #expect(!dots.isEmpty && dots.allSatisfy { $0 < name.minX - 2 || $0 > name.maxX + 2 }, "\(dots) \(name)")
  }

  /// A label that can have several lines may be far wider than its letters.
  @Test(arguments: [0, 1]) func linesHaveGapsAtLettersAlone(_ numberOfLines: Int) throws {
    let sample = try PaintedSample(
      """
      size: [240, 120]
      show: {margins: [outer]}
      views:
        - view: outer
          frame: [10, 10, 220, 100]
          backgroundColor: lavender
          layoutMargins: [12, 40, 12, 40]
          subviews: [{label: words, text: Short, numberOfLines: \(numberOfLines), frame: [18, 28, 184, 24]}]
      """)
    let outer = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "outer" }).box
    func longest(at place: Double) -> Double {
      sample.elements.filter { $0.classes.contains("strut-margins") }.flatMap(\.strokedLines)
        .filter { abs($0.start.x - place) < 1 && abs($0.end.x - place) < 1 }
        .map { abs($0.end.y - $0.start.y) }.max() ?? 0
    }
    #expect(longest(at: outer.maxX - 40) > 74)
    #expect(longest(at: outer.minX + 40) < 60)
  }

  /// Where letters begin at the edge, the dots of the readable width have some space to them.
  @Test func dotsOfTheReadableWidthKeepOffLetters() throws {
    func line(_ views: String, _ show: String = "readable: {values: false}") throws -> Double {
      let sample = try PaintedSample(
        """
        device: iphone-15
        show: {\(show)}
        views: [\(views)]
        """)
      let dots = sample.elements.filter { $0.classes.contains("strut-readable") }.map(\.box)
      return try #require(dots.map(\.midX).min())
    }
    let alone = try line("")
    let beside = try line("{label: story, text: It was a bright day, frame: [16, 200, 361, 20]}")
    let both = "readable: {values: false}, margins: {values: false}"
    #expect(beside <= alone - 0.5)
    #expect(beside >= 16 - 1.25 - 0.5)
    let besideMargins = try line("{label: story, text: It was a bright day, frame: [16, 200, 361, 20]}", both)
    #expect(try besideMargins <= line("", both) - 0.5)
  }

  /// Beyond a round corner the hatching would be seen on the page.
  @Test(arguments: [0, 20])
  func hatchedMarginsEndAtRoundCorners(_ radius: Int) throws {
    let sample = try PaintedSample(
      """
      size: [240, 90]
      show: {margins: v}
      views: [{view: v, frame: [20, 15, 200, 60], cornerRadius: \(radius), layoutMargins: 12}]
      """)
    func clips(in items: [Item]) -> [Path] {
      items.flatMap { item -> [Path] in
        guard case .group(let group) = item else { return [] }
        return [group.clip].compactMap(\.self) + clips(in: group.items)
      }
    }
    let found = sample.list.groups(withClass: "strut-margins").flatMap { clips(in: [.group($0)]) }
    #expect(found.isEmpty == (radius == 0))
  }

  /// The title takes the place at the top of the safe area, and a button the one at its foot.
  @Test(arguments: [(56, 0), (17, 1)])
  func theNameOfAGuideThatWouldLieOnATextIsLeftOut(_ size: Int, _ names: Int) throws {
    let sample = try PaintedSample(
      """
      device: iphone-5
      chrome: device
      printWidth: \(size == 56 ? 100 : 300)
      screenSize: none
      show: safeArea
      views:
        - {label: heading, text: Today, font: {size: \(size), weight: bold}}
        - {view: photo, backgroundColor: lightsteelblue}
        - {button: open, title: Open, font: 44}
      constraints:
        - heading.leading == superview.margins.leading
        - heading.top == superview.safeArea.top + 10
        - photo.top == heading.bottom + 16
        - photo.leading == superview.margins.leading
        - photo.trailing == superview.margins.trailing
        - photo.bottom == open.top - 16
        - open.centerX == superview.centerX
        - open.bottom == superview.safeArea.bottom - 12
      """)
    #expect(sample.boxes(of: "safe area").count == names)
  }

  /// Beside a narrow guide a piece of its edge would be on what is around it, as on the body of a device.
  @Test func aPieceOfAGuideEndsWhereTheGuideDoes() throws {
    let text = """
      size: [240, 170]
      views:
        - {view: page, frame: [100, 20, 40, 120], backgroundColor: lavender, subviews: [{view: line, backgroundColor: teal}]}
      constraints:
        - "|[line]|"
        - {equation: line.top == superview.margins.top + 30, identifier: gap}
        - line.height == 4
      show: {constraints: {of: [gap]}}
      """
    let sample = try PaintedSample(text)
    let dashed = sample.list.items.flatMap(\.shapes).filter { $0.stroke?.dash == [6, 3] }.compactMap { $0.path.box }
    #expect(dashed.count == 1)
    for piece in dashed { #expect(piece.minX >= 99 && piece.maxX <= 141) }
  }

  @Test func aGuideWithoutAWidthIsOneLine() throws {
    let text = try PaintedSample(
      """
      size: [120, 80]
      show: guides
      views: [{layoutGuide: key}]
      constraints: ["V:|[key]|", key.leading == superview.leading + 60, key.width == 0]
      """
    ).marks
    #expect(text.contains("line (60, 0) to (60, 80)") && !text.contains("box"), "\(text)")
  }

  /// Two hatchings on one another would say nothing of either: the card leaves the cell free, whose margins are shown, too.
  @Test(arguments: [("card", 0), ("[card, cell]", 1)])
  func marginsAreNotHatchedTwice(_ views: String, _ holes: Int) throws {
    let sample = try PaintedSample(
      """
      size: [200, 110]
      show: {margins: {of: \(views), values: false}}
      views:
        - view: card
          frame: [0, 0, 200, 110]
          backgroundColor: lightblue
          subviews: [{view: cell, frame: [0, 40, 200, 30], backgroundColor: khaki}]
      """)
    let hatching = try #require(sample.list.groups(withClass: "strut-margins").first)
    #expect(hatching.items.flatMap(\.clips).count == holes)
  }

  /// A cell that is turned, or narrower than its own margins, leaves those of the card: the one has no upright box, and the
  /// other no margins that are drawn.
  @Test(arguments: ["transform: rotate(45deg), layoutMargins: 4", "layoutMargins: 130"])
  func marginsAreHatchedWhereNothingElseIs(_ cell: String) throws {
    let sample = try PaintedSample(
      """
      size: [200, 110]
      show: {margins: {of: [card, cell], values: false}}
      views:
        - view: card
          frame: [0, 0, 200, 110]
          backgroundColor: lightblue
          subviews: [{view: cell, frame: [0, 40, 200, 30], backgroundColor: khaki, \(cell)}]
      """)
    let hatching = try #require(sample.list.groups(withClass: "strut-margins").first)
    #expect(hatching.items.flatMap(\.clips).isEmpty)
  }

  /// The image of a button is what it says, as a word is.
  @Test func diagonalsLeaveTheSymbolOfAButtonFree() throws {
    let sample = try PaintedSample(
      """
      size: [300, 80]
      show: {guides: gap}
      views: [{layoutGuide: gap}, {button: pause, image: "symbol(pause.fill, 30)"}]
      constraints:
        - H:|-8-[gap]-8-|
        - V:|-8-[gap]-8-|
        - pause.centerX == gap.centerX
        - pause.centerY == gap.centerY
      """)
    let diagonals = sample.lines(ofClass: "strut-guide").map { Segment($0.start, $0.end) }.filter(\.isDiagonal)
    #expect(diagonals.count == 4)
    let symbol = Rect(center: try sample.view("pause").center, size: Size(24, 24))
    #expect(diagonals.allSatisfy { $0.shares(within: symbol) == nil })
  }

  /// The upright box around a turned square reaches to edges that the symbol is far from.
  @Test func theOutlineOfATurnedSymbolIsWhole() throws {
    let sample = try PaintedSample(
      """
      size: [180, 180]
      show: {bounds: true}
      views:
        - imageView: kite
          bounds: [0, 0, 80, 120]
          center: [90, 90]
          backgroundColor: pink
          image: symbol(wind, 40)
          contentMode: center
          transform: rotate(45deg)
      """)
    let sides = sample.lines(ofClass: "strut-bounds").map { Segment($0.start, $0.end).length }
    #expect(!sides.isEmpty)
    #expect(abs(sides.reduce(0, +) - 400) < 1)
  }

  /// A photograph is no sign, nor is the name of a stand-in that is not drawn.
  @Test(arguments: [
    "{button: b, image: \"placeholder(200, 60)\", frame: [50, 10, 200, 60]}",
    "{view: b, placeholder: Map, frame: [50, 10, 200, 60], subviews: [{view: c, frame: [0, 0, 9, 9]}]}",
  ])
  func diagonalsCrossWhatIsNoSign(_ view: String) throws {
    let sample = try PaintedSample(
      """
      size: [300, 80]
      show: {guides: gap}
      views: [{layoutGuide: gap}, \(view)]
      constraints: ["H:|-8-[gap]-8-|", "V:|-8-[gap]-8-|"]
      """)
    let diagonals = sample.lines(ofClass: "strut-guide").map { Segment($0.start, $0.end) }.filter(\.isDiagonal)
    #expect(diagonals.count == 2)
  }
}

extension Item {
  /// Of a group and of those in it.
  fileprivate var clips: [Path] {
    guard case .group(let group) = self else { return [] }
    return [group.clip].compactMap(\.self) + group.items.flatMap(\.clips)
  }
}
