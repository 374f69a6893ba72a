import Diagnostics
import Geometry
import PangoText
import Testing

@testable import FigurePainting

/// The lines from labels to what they name cross neither what is on the screen nor one another, where there is another way.
@Suite struct LeaderWayTests {
  /// A level line from the column would strike the symbol of the second button through.
  @Test func wordsStandHigherOrLowerWhereALevelLineWouldCrossASymbol() throws {
    let buttons = "- {button: a, image: symbol(play), frame: [270, 300, 40, 40]}"
    func way(_ views: String) throws -> Segment {
      try #require(
        try leaders(in: "\(views)\ncallouts:\n- {text: what readers do with it, at: a, side: right}\n").first)
    }
    let level = try way("views:\n\(buttons)")
    #expect(!level.isDiagonal && level.start.x > 387)
    let other = try way("views:\n\(buttons)\n- {button: b, image: symbol(heart), frame: [320, 300, 40, 40]}")
    #expect(other.isDiagonal && other.start.x > 387)
    let symbol = Rect(x: 330, y: 310, width: 20, height: 20)
    #expect(other.shares(within: symbol) == nil, "\(other)")
  }

  /// On the diagonal through both corners, a line to the inner one would lead through the dot of the outer one.
  @Test func linesLeadPastTheDotsOfOthers() throws {
    let sample = try PaintedSample(
      """
      size: [240, 200]
      border: none
      views:
        - {view: page, frame: [20, 20, 160, 120], backgroundColor: khaki}
        - {view: part, frame: [60, 50, 70, 40], backgroundColor: gold}
      callouts:
        - {text: the corner of a part, at: part.bottomRight, side: bottomRight}
        - {text: that of the page, at: page.bottomRight, side: right}
      """)
    let corner = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "page" }).box
    let dot = Rect(center: Point(corner.maxX, corner.maxY), size: Size(4, 4))
    let lines = sample.lines(ofClass: "strut-callout").map { Segment($0.start, $0.end) }.filter {
      !dot.contains($0.end)
    }
    #expect(!lines.isEmpty && lines.allSatisfy { !dot.isCrossed(by: $0) }, "\(lines)")
    // Words at a corner begin behind the edge that they would cross.
    let words = try #require(sample.boxes(of: "the corner of a part").first)
    #expect(words.minX > corner.maxX)
  }

  /// The signs of the status bar are letters and symbols as any others. The island is round: a line ends where it is seen.
  @Test func theLineToTheIslandLeavesTheStatusBarFree() throws {
    let way = try #require(
      try leaders(
        in: """
          printWidth: 460
          screenSize: none
          crop: {top: 200}
          views: [{view: a, frame: [16, 100, 361, 60], backgroundColor: lavender}]
          callouts:
            - {text: Dynamic Island, at: root.cutout, side: right}
            - {text: status bar, at: root.statusBar, side: left}
          """, device: "iphone-15"
      ).first)
    #expect(way.isDiagonal && way.start.x > 393)
    // Its box is 37 points high in the middle of the status bar, and half a circle at each end.
    let end = Point(196.5 + 126 / 2 - 18.5, 29.5)
    #expect(abs(way.end.distance(to: end) - 18.5) < 2, "\(way)")
  }

  /// A line to a disc that leads through the ring around something else, or along its edge, is read with that.
  @Test func discsKeepTheirLinesOutOfRings() throws {
    let sample = try PaintedSample(
      """
      size: [361, 96]
      border: none
      views:
        - {view: card, frame: [0, 0, 361, 96], backgroundColor: lavender}
        - {view: cover, frame: [12, 12, 72, 72], backgroundColor: gainsboro}
        - {label: song, text: Night train, font: headline, frame: [96, 14, 150, 22]}
        - {button: play, image: "symbol(play.fill, 28)", frame: [300, 26, 44, 44]}
      callouts:
        - {label: 1, at: cover}
        - {label: 2, at: song}
        - {label: 3, at: play}
        - {circle: play, inset: 0, line: dashed}
      """)
    let disc = try sample.box(of: "2")
    let words = try #require(sample.viewTexts.first { $0.words == "Night train" }).box
    #expect(abs(disc.midY - words.midY) < 2 && disc.minX - words.maxX < 16, "\(disc) \(words)")
  }

  /// Behind the start of an arrow is a field, and above it its head: its words stand beside it.
  @Test func wordsOfAnArrowAreNotStruckByIt() throws {
    let sample = try PaintedSample(
      """
      size: [240, 150]
      views:
        - {textField: message, text: Bring the crumbs, frame: [16, 90, 160, 34]}
        - {button: send, image: "symbol(arrow.up.circle.fill, 28)", frame: [190, 90, 34, 34]}
      callouts: [{arrow: [[150, 92], [150, 60]], text: moves up}]
      """)
    let words = try sample.box(of: "moves up")
    let lines = sample.lines(ofClass: "strut-callout").map { Segment($0.start, $0.end) }
    #expect(!lines.isEmpty && lines.allSatisfy { !words.isCrossed(by: $0) }, "\(words) \(lines)")
    #expect(try !words.overlaps(sample.view("message")))
  }

  /// The words of a bracket whose line would lead from its middle through a digit are beside that.
  @Test(arguments: ["bottom", "top"]) func bracketsHaveTheirWordsPastDigits(_ side: String) throws {
    let (cells, digits) = side == "bottom" ? (10, 68) : (68, 10)
    let sample = try PaintedSample(
      """
      size: [200, \(side == "bottom" ? 150 : 128)]
      views:
        - {view: 'cell{n}', repeat: 3, backgroundColor: lavender, frame: ['10 + ({n} - 1) * 65', \(cells), 50, 50]}
        - label: 'digit{n}'
          repeat: 3
          text: '{n}'
          textAlignment: center
          backgroundColor: lavender
          frame: ['10 + ({n} - 1) * 65', \(digits), 50, 50]
      callouts:
        - {bracket: [cell1.\(side)Left, cell3.\(side)Right], side: \(side), text: "3 × 50 + 2 × 15 = {}"}
      """)
    let digit = Rect(center: try sample.view("digit2").center, size: Size(10, 14))
    let lines = sample.lines(ofClass: "strut-callout").map { Segment($0.start, $0.end) }
    #expect(!lines.isEmpty && lines.allSatisfy { !digit.isCrossed(by: $0) }, "\(lines) \(digit)")
  }

  /// The middle of an edge that the sensor housing hides is named beside that, and not beyond it.
  @Test(arguments: [("root.left", "landscape", Axis.horizontal), ("root.top", "portrait", .vertical)])
  func theEdgeBehindTheHousingIsNamedBesideIt(_ place: String, _ orientation: String, _ axis: Axis) throws {
    let way = try #require(
      try leaders(
        in: """
          orientation: \(orientation)
          callouts: [{text: the edge, at: \(place), side: \(axis == .horizontal ? "left" : "top")}]
          """, device: "iphone-15"
      ).first)
    // The island is 126 points long, in the middle of the edge, and begins 11 points from it.
    #expect(way.end[axis] > 0 && way.end[axis] < 11, "\(way)")
    #expect((way.end[axis.other] - 196.5).magnitude > 63 && !way.isDiagonal, "\(way)")
  }

  /// Beside a thumb there is only its own track.
  @Test(arguments: ["text: what is dragged", "label: 1"]) func theLineToAThumbRunsAlongItsTrack(callout: String) throws
  {
    let way = try #require(
      try leaders(
        in: """
          views:
            - {slider: a, value: 0.3, frame: [60, 300, 260, 31]}
            - {label: b, text: "-2:31", font: caption2, frame: [280, 334, 40, 14]}
          callouts: [{\(callout), at: a.thumb, side: right}]
          """
      ).first)
    #expect(!way.isDiagonal && way.start.x > 387 && way.end.x < 200, "\(way)")
  }

  @Test func linesDoNotCrossOneAnother() throws {
    let ways = try leaders(
      in: """
        views:
          - {view: a, frame: [60, 290, 40, 20]}
          - {button: b, image: symbol(play), frame: [60, 320, 40, 20]}
          - {label: c, text: Words, frame: [110, 290, 60, 21]}
          - {label: d, text: Words, frame: [110, 320, 60, 21]}
        callouts:
          - {text: what is above, at: a, side: right}
          - {text: what is below, at: b, side: right}
        """)
    try #require(ways.count == 2)
    #expect(!ways[0].crosses(ways[1]), "\(ways)")
  }

  /// A line to words below the screen's size would strike that through, and without a line the words would say nothing.
  @Test func wordsBelowADeviceStandBesideTheSizeOfItsScreen() throws {
    let ways = try leaders(
      in: """
        bars: {tabBar: {items: [symbol(house) Home, symbol(map) Map, symbol(star) Saved]}}
        callouts: [{text: "where one looks for all that is near", at: root.tabBar.item(1), side: bottom}]
        """)
    let way = try #require(ways.first)
    #expect(ways.count == 1 && way.start.y > 667 && abs(way.start.x - 187.5) > 20, "\(way)")
  }

  /// On the home indicator a disc would seem to be a part of the device.
  @Test(arguments: ["none", "points"]) func aDiscOfATabStandsBelowTheDevice(size: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: \(size)
      printWidth: 300
      bars: {tabBar: {items: [symbol(house) Home, symbol(map) Map, symbol(star) Saved]}}
      views: [{view: v, frame: [0, 0, 393, 852], backgroundColor: white}]
      callouts: [{label: 1, at: root.tabBar.item(1), side: bottom}]
      """)
    let screen = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("v") }).box
    let disc = try #require(sample.elements.first { $0.words == "1" }).box
    #expect(disc.minY > screen.maxY + 6, "\(disc) \(screen)")
  }

  /// Words have no ground, so that the line would seem to go through them.
  @Test func wordsStandBeyondADimensionOnTheirSide() throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      chrome: device
      views: [{view: box, frame: [40, 60, 295, 240], backgroundColor: khaki}]
      callouts:
        - {dimension: [box.top, box.bottom], side: right}
        - {text: the window in front, at: box, side: right}
      """)
    let box = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("box") }).box
    let words = try #require(sample.elements.first { $0.words == "the window in front" }).box
    let bars = sample.elements.filter { !$0.isOfView }.flatMap(\.strokedLines)
      .filter { abs($0.start.x - $0.end.x) < 0.1 && abs($0.end.y - $0.start.y) > 100 && $0.start.x > box.maxX + 30 }
    #expect(!bars.isEmpty && bars.allSatisfy { words.minX > $0.start.x }, "\(words) \(bars)")
  }

  /// Before the middle of the label there is a bar.
  @Test func aDiscStandsBesideWhatLiesBeforeTheMiddleOfItsSide() throws {
    let sample = try PaintedSample(
      """
      size: [300, 200]
      border: none
      show: spacing
      views:
        - stackView: card
          axis: vertical
          spacing: 40
          subviews:
            - {label: words, text: Lisbon, font: title2, textAlignment: center}
            - {label: degrees, text: 24°, font: {size: 44, weight: light}, textAlignment: center}
      constraints: ["H:|-20-[card]-20-|", "V:|-20-[card]"]
      callouts: [{label: 1, at: words, side: bottom}]
      """)
    let disc = try #require(sample.elements.first { $0.words == "1" }).box
    let bar = try #require(sample.elements.first { $0.words == "40" }).box
    let words = try #require(sample.elements.first { $0.words == "Lisbon" }).box
    #expect(abs(disc.midX - bar.midX) > 14 && disc.minY > words.maxY && disc.maxY < words.maxY + 32, "\(disc) \(bar)")
  }

  /// Words beyond the border have a line, which ends at the ring around their place, at any scale of the print.
  @Test(arguments: ["", "printWidth: 560\ncolumns: 2\npanels: [{title: A}, {title: B}]\n"])
  func aLineEndsAtTheRingAroundItsPlace(print: String) throws {
    let sample = try PaintedSample(
      """
      size: [240, 140]
      \(print)views: [{view: badge, frame: [130, 40, 70, 40], backgroundColor: orange}]
      callouts: [{circle: badge.topRight}, {text: "(70, 0) in badge", at: badge.topRight, side: right}]
      """)
    let badge = try #require(sample.elements.first { $0.isOfView && $0.ids.contains { $0.hasSuffix("badge") } }).box
    let words = try #require(sample.elements.first { $0.words == "(70, 0) in badge" }).box
    let scale = badge.width / 70
    #expect(words.minX > badge.maxX + 40 * scale, "\(words) \(badge)")
    let lines = sample.elements.filter { $0.classes.contains("strut-callout") }.flatMap(\.strokedLines)
    let line = try #require(lines.first { abs($0.start.y - $0.end.y) < 0.5 && abs($0.start.x - words.minX) < 12 })
    #expect((3...7).contains(line.end.x - badge.maxX), "\(line) \(badge)")
  }

  /// In the middle of a layer are its letters.
  @Test func discsOfLayersWithLettersEndAtTheirEdges() throws {
    let sample = try PaintedSample(
      """
      size: [240, 160]
      views:
        - {button: ok, title: OK, configuration: filled, frame: [120, 76, 68, 32]}
      panels: [{kind: exploded, callouts: [{label: 1, at: ok}]}]
      """)
    let letters = try #require(sample.elements.first { $0.words == "OK" }).box
    let dots = sample.elements.filter { !$0.isText && abs($0.box.width - 3.6) < 0.1 && abs($0.box.height - 3.6) < 0.1 }
    #expect(!dots.isEmpty && dots.allSatisfy { !letters.overlaps($0.box) }, "\(letters)")
  }

  /// Across the edge of the view around it, a disc would seem to name that.
  @Test func aDiscWithoutALineStandsOffTheEdgesAroundWhatItNames() throws {
    let sample = try PaintedSample(
      """
      size: [240, 100]
      views:
        - view: tray
          frame: [20, 20, 200, 60]
          backgroundColor: khaki
          subviews: [{view: card, frame: [8, 8, 184, 44], backgroundColor: white, subviews: [{label: n, text: Card, frame: [60, 12, 60, 20]}]}]
      callouts: [{label: A, at: card}]
      """)
    let tray = try #require(sample.elements.first { $0.isOfView && $0.ids.contains { $0.hasSuffix("tray") } }).box
    let letter = try #require(sample.elements.first { $0.words == "A" }).box
    let lines = sample.elements.filter { $0.classes.contains("strut-callout") }.flatMap(\.strokedLines)
    let disc = letter.insetBy(dx: -5, dy: -5)
    #expect(!lines.isEmpty || tray.contains(disc) || !tray.overlaps(disc), "\(letter) \(tray)")
  }

  /// A bracket is a line, which another may cross, and no number.
  @Test func wordsBehindABracketHaveTheirLine() throws {
    let sample = try PaintedSample(
      """
      size: [200, 160]
      views:
        - view: box
          frame: [20, 20, 140, 120]
          backgroundColor: white
          subviews: [{view: dot, frame: [100, 80, 30, 30], backgroundColor: systemBlue}]
      callouts:
        - {bracket: box, side: right, text: "the\\nbox"}
        - {text: the dot, at: dot, side: right}
      """)
    let dot = try #require(sample.elements.first { $0.isOfView && $0.ids.contains { $0.hasSuffix("dot") } }).box
    let words = try #require(sample.elements.first { $0.words == "the dot" }).box
    let lines = sample.elements.filter { $0.classes.contains("strut-callout") }.flatMap(\.strokedLines)
    let isLed = lines.contains { abs($0.start.x - words.minX) < 12 && abs($0.end.x - dot.maxX) < 12 }
    #expect(isLed, "\(lines) \(words)")
  }

  /// The letters of the keyboard are letters as any others.
  @Test func theLineToTheTopOfTheKeyboardLeavesItsKeysFree() throws {
    let way = try #require(
      try leaders(
        in: """
          keyboard: shown
          printWidth: 320
          crop: {bottom: 380}
          screenSize: none
          views: [{view: bar, frame: [0, 501, 393, 40], backgroundColor: systemTeal}]
          callouts: [{label: 3, at: root.keyboard.top}]
          """, device: "iphone-15"
      ).first)
    #expect(way.start.y <= way.end.y + 1, "\(way)")
  }

  @Test func linesThatShareAnEndDoNotCross() {
    let (left, right) = (Segment(Point(0, 0), Point(10, 10)), Segment(Point(10, 0), Point(0, 10)))
    #expect(left.crosses(right) && right.crosses(left))
    #expect(!left.crosses(Segment(Point(10, 10), Point(20, 0))))
    #expect(!left.crosses(Segment(Point(0, 1), Point(9, 10))))
  }

  /// The lines of callouts on a phone of 375 × 667 points, in its coordinates.
  private func leaders(in views: String, device: String = "iphone-6") throws -> [Segment] {
    let sample = try PaintedSample("device: \(device)\nchrome: device\n\(views)")
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(
      sample.picture, of: sample.figure, measuringTextWith: try PangoTextMeasurer(), diagnostics: &diagnostics)
    guard case .layout(let annotations)? = annotated.panels.first?.content else { return [] }
    return annotations.marks.compactMap { $0 as? MarkGroup }.filter { $0.classes == ["strut-callout"] }
      .compactMap { $0.marks.first as? LineMark }.flatMap(\.segments)
  }

  /// A dot on a key would name that key. Beside those of the second row is room.
  @Test(arguments: [200, 400]) func theLineToTheKeyboardEndsOnNoKey(printWidth: Int) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: \(printWidth)
      keyboard: shown
      views: [{textField: message, frame: [16, 430, 300, 34]}]
      callouts: [{label: B, at: message, side: right}, {label: D, at: root.keyboard, side: right}]
      """)
    let chrome = sample.elements.filter { $0.classes.contains("strut-chrome") && !$0.isText }.map(\.box)
    let keys = chrome.filter { box in (6.0...120).contains(box.width) && (8.0...60).contains(box.height) }
    let ends = sample.lines(ofClass: "strut-callout").map(\.end)
    #expect(keys.count > 20)
    let end = try #require(ends.max { $0.y < $1.y })
    #expect(keys.allSatisfy { !$0.insetBy(dx: -1, dy: -1).contains(end) }, "\(end)")
  }

  /// From above or below no way leads beside the keys.
  @Test(arguments: ["top", "bottom"]) func aLabelAboveOrBelowTheKeyboardIsOnNoKey(side: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      printWidth: 300
      screenSize: none
      keyboard: shown
      callouts: [{label: K, at: root.keyboard, side: \(side)}, {text: what it is, at: root.keyboard, side: \(side)}]
      """)
    let chrome = sample.elements.filter { $0.classes.contains("strut-chrome") && !$0.isText }.map(\.box)
    let keys = chrome.filter { box in (6.0...120).contains(box.width) && (8.0...60).contains(box.height) }
    let letter = try #require(sample.annotationTexts.last { $0.words == "K" }).box
    let words = try sample.box(of: "what it is")
    #expect(keys.count > 20)
    for key in keys { #expect(!key.overlaps(letter) && !key.overlaps(words), "\(key) \(letter) \(words)") }
  }
}
