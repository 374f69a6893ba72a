import Figures
import Geometry
import Testing

/// A callout is where its author put it: on the side that the document says, whatever is there, unless it would hide that.
@Suite struct CalloutSideTests {
  private static let callouts = ["{text: note, at: v", "{label: note, at: v", "{circle: v, text: note"]

  @Test(arguments: CalloutLook.Side.allCases.filter { $0 != .center }, callouts)
  func wordsAreOnTheAuthorsSide(_ side: CalloutLook.Side, _ callout: String) throws {
    for surroundings in ["", "- {label: other, text: Something else, frame: [10, 10, 180, 40]}\n"] {
      let sample = try #require(
        try PaintedSample.all(
          in: """
            size: [200, 200]
            show: {names: true, constraints: true}
            views:
            - {view: v, frame: [80, 80, 40, 40], backgroundColor: teal}
            \(surroundings)callouts:
            - \(callout), side: \(side.rawValue)}
            """, name: "side"
        ).first)
      let words = try #require(sample.elements.first { $0.isText && $0.words == "note" }).box
      let view = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("v") }).box
      let direction = side.direction
      if direction.x < -0.1 { #expect(words.maxX <= view.minX, "\(side), \(callout)") }
      if direction.x > 0.1 { #expect(words.minX >= view.maxX, "\(side), \(callout)") }
      if direction.y < -0.1 { #expect(words.maxY <= view.minY, "\(side), \(callout)") }
      if direction.y > 0.1 { #expect(words.minY >= view.maxY, "\(side), \(callout)") }
    }
  }

  /// Beside the point they would lie across the edge of the card.
  @Test func wordsAtAPointStandOffAnEdge() throws {
    let sample = try PaintedSample(
      """
      size: [190, 140]
      border: none
      views: [{view: card, frame: [10, 10, 170, 120], backgroundColor: gainsboro}]
      callouts: [{text: "center {}", at: [95, 110], side: left}]
      """)
    let words = try #require(sample.elements.first { $0.isText && $0.words == "center (95, 110)" }).box
    #expect(try words.maxX < sample.view("card").minX)
  }

  /// A bar that reaches below the keyboard is named where it is seen.
  @Test(arguments: ["label: \"2\"", "text: bar"])
  func whatTheKeyboardCoversIsNamedAboveIt(_ callout: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      keyboard: shown
      views: [{view: bar, backgroundColor: teal}]
      constraints: [bar.leading == superview.leading, bar.trailing == superview.trailing, bar.bottom == superview.bottom, bar.top == root.keyboard.top - 52]
      callouts: [{\(callout), at: bar, side: right}]
      """)
    let bar = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("bar") }).box
    let words = try #require(sample.elements.first { $0.isText && ($0.words == "bar" || $0.words == "2") }).box
    #expect(words.midY > bar.minY && words.midY < bar.minY + 52 * bar.width / 393, "\(words) \(bar)")
  }

  /// In the middle, whatever is there, and without a line.
  @Test(arguments: callouts.dropLast())
  func wordsAreInTheMiddle(_ callout: String) throws {
    let sample = try #require(
      try PaintedSample.all(
        in: """
          size: [200, 200]
          views:
          - {view: v, frame: [60, 80, 80, 40], backgroundColor: teal}
          callouts:
          - \(callout), side: center}
          """, name: "middle"
      ).first)
    let words = try #require(sample.elements.first { $0.isText && $0.words == "note" }).box
    let view = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("v") }).box
    #expect(abs(words.midX - view.midX) < 1 && abs(words.midY - view.midY) < 2)
  }

  /// Close to the dots of a page control, a disc would be one more of them.
  @Test(arguments: ["left", "right"]) func aDiscBesideARowOfDotsIsFartherAway(side: String) throws {
    func distance(_ view: String) throws -> Double {
      let sample = try PaintedSample(
        """
        size: [240, 80]
        views: [{\(view), frame: [90, 20, 55, 37]}]
        callouts: [{label: 4, at: v, side: \(side)}]
        """)
      let view = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("v") }).box
      let letter = try sample.boxes(of: ["4"])[0]
      return side == "left" ? view.minX - letter.maxX : letter.minX - view.maxX
    }
    #expect(try distance("pageControl: v, numberOfPages: 4") >= distance("view: v") + 4)
  }

  /// The dot of its line would hide one of them, and even that of the page that is shown.
  @Test(arguments: ["size: [160, 50]", "device: iphone-8\nchrome: device"])
  func noLineEndsOnOneOfARowOfDots(screen: String) throws {
    let sample = try PaintedSample(
      """
      \(screen)
      views: [{pageControl: dots, numberOfPages: 3, currentPage: 2}]
      constraints: [dots.centerX == superview.centerX, dots.centerY == superview.centerY]
      callouts: [{label: 1, at: dots, side: right}]
      panels: [{zoom: 0.6}]
      """)
    let dots = sample.elements.filter { $0.ids.contains("dots") }.map(\.box)
    let callout = sample.elements.filter { $0.classes.contains("strut-callout") }.map(\.box)
    #expect(dots.count >= 3 && !callout.isEmpty)
    #expect(callout.allSatisfy { mark in dots.allSatisfy { !$0.overlaps(mark) } })
  }

  /// On the screen a disc would seem to be a part of the interface. The screen is 375 wide, its bezel 12.
  @Test(arguments: [("left", -12.0), ("right", 387)])
  func discsOfADeviceStandInAColumnBesideIt(side: String, edge: Double) throws {
    let discs = try boxes(
      "{label: 1, at: v, side: \(side)}", "{label: 2, at: w.\(side), side: \(side)}",
      views: "- {view: v, frame: [80, 80, 40, 40]}\n- {view: w, frame: [150, 300, 100, 40]}\n", x: 80)
    #expect(discs.allSatisfy { side == "left" ? $0.maxX < edge : $0.minX > edge })
    #expect(abs(discs[0].midX - discs[1].midX) < 1)
  }

  /// From the left its line would strike `Cancel` through, or the symbol of a button, or one alone.
  @Test(arguments: ["label: c, text: Cancel", "button: c, image: symbol(heart)", "imageView: c, image: symbol(heart)"])
  func aDiscWhoseLineWouldCrossATextOrASymbolStaysNextToItsView(what: String) throws {
    let views = "- {\(what), frame: [16, 60, 60, 21]}\n- {view: v, frame: [150, 60, 40, 21]}\n"
    let disc = try boxes("{label: 1, at: v, side: left}", views: views, x: 150)[0]
    #expect(disc.minX > 76 && disc.maxX <= 150)
  }

  /// Beside a field there is only the search bar that it is a part of.
  @Test func aDiscOfAPartNextToTheEdgeOfItsControlStandsBesideTheDevice() throws {
    let views = "- {searchBar: v, frame: [8, 60, 359, 56], placeholder: Photos}\n"
    let disc = try boxes("{label: 1, at: v.field}", views: views, x: 8)[0]
    #expect(disc.maxX < -12 || disc.minX > 387)
  }

  /// Half on the bezel it would be neither on the screen nor beside the device. Its line crosses the letter, so it stands in
  /// no column.
  @Test func aDiscKeepsOffTheBezel() throws {
    let views = "- {label: c, frame: [4, 100, 8, 20], text: A}\n- {view: v, frame: [6, 100, 20, 20]}\n"
    let disc = try boxes("{label: 1, at: v, side: left}", views: views, x: 6)[0]
    #expect(disc.maxX < -12)
  }

  /// A disc on the head would leave a line. Which of the two the document names first does not matter.
  @Test(arguments: [true, false], ["left", "right", "top", "bottom"])
  func aDiscKeepsOffTheHeadOfAnArrow(isFirst: Bool, side: String) throws {
    let callouts = ["{label: 1, at: v, side: \(side)}", "{arrow: [[\(Self.starts[side] ?? "")], v.\(side)]}"]
    let sample = try PaintedSample(
      """
      size: [228, 228]
      views: [{view: v, frame: [100, 100, 28, 28], backgroundColor: crimson}]
      callouts: [\((isFirst ? callouts : callouts.reversed()).joined(separator: ", "))]
      """)
    let disc = try sample.boxes(of: ["1"])[0]
    let isLevel = ["left", "right"].contains(side)
    #expect(abs(isLevel ? disc.midY - 114 : disc.midX - 114) > 11, "\(disc)")
    #expect(disc.center.distance(to: Point(114, 114)) < 36, "\(disc)")
  }

  private static let starts = ["left": "10, 114", "right": "218, 114", "top": "114, 10", "bottom": "114, 218"]

  /// A bar ends in the middle of the edge: the words stand above it, on their side and beside their edge, without a line.
  @Test(arguments: ["left", "right"], ["v", "v.left", "v.right"])
  func wordsBesideAnEdgeStandOffTheBarThatEndsThere(side: String, place: String) throws {
    guard place == "v" || place == "v.\(side)" else { return }
    func sample(_ more: String = "") throws -> PaintedSample {
      try PaintedSample(
        """
        size: [300, 120]
        show: constraints
        views: [{view: v, backgroundColor: lavender}]
        constraints: ["H:|-80-[v]-80-|", "V:|-40-[v]-40-|"]
        callouts: [{text: never beyond, at: \(place), side: \(side)\(more)}]
        """)
    }
    let (sample, far) = (try sample(), try sample(", offset: 40"))
    let words = try sample.boxes(of: ["never beyond"])[0]
    let view = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("v") }).box
    #expect(side == "left" ? words.maxX < view.minX : words.minX > view.maxX)
    #expect(words.minY > view.minY - 4 && words.maxY < view.midY - 3)
    let distance = side == "left" ? view.minX - words.maxX : words.minX - view.maxX
    #expect(distance < 8)
    #expect(sample.boxes(ofClass: "strut-callout").isEmpty && !far.boxes(ofClass: "strut-callout").isEmpty)
  }

  /// In the view at which an arrow begins, its words would seem to be a title.
  @Test(arguments: ["[a.right, b.left]", "[b.bottom, c.top]", "[a.right, c.left]"])
  func wordsOfArrowsBetweenViewsStandBesideTheirMiddle(_ arrow: String) throws {
    for text in ["fits", "does not fit in between"] {
      let sample = try PaintedSample(
        """
        size: [400, 300]
        views:
          - {view: a, frame: [40, 60, 140, 80], backgroundColor: gold}
          - {view: b, frame: [240, 60, 120, 80], backgroundColor: gold}
          - {view: c, frame: [240, 200, 120, 60], backgroundColor: gold}
        callouts: [{arrow: \(arrow), text: \(text)}]
        """)
      let words = try sample.boxes(of: [text])[0]
      let views = sample.elements.filter { $0.isOfView && !$0.isText && ["a", "b", "c"].contains($0.ids.last) }
      #expect(views.count == 3 && !views.contains { $0.box.overlaps(words) }, "\(text)")
    }
  }

  /// The places of the words `1` and `2`, in the screen's coordinates.
  ///
  /// - Parameter x: Where the view `v` is.
  private func boxes(_ callouts: String..., views: String, x: Double) throws -> [Rect] {
    let sample = try #require(
      try PaintedSample.all(
        in: """
          device: iphone-6
          chrome: device
          views:
          \(views)callouts:
          \(callouts.map { "- \($0)\n" }.joined())
          """, name: "device"
      ).first)
    let view = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("v") }).box
    return try callouts.indices.map { number in
      let box = try #require(sample.elements.first { $0.isText && $0.words == "\(number + 1)" }).box
      return box.offsetBy(dx: x - view.minX, dy: 0)
    }
  }

  /// Words that begin on a coloured view and end on the page are legible on neither.
  @Test(arguments: ["150, 40", "158, 46"]) func wordsClearTheEdgeOfTheViewThatTheyAreOn(_ place: String) throws {
    let sample = try PaintedSample(
      """
      size: [260, 120]
      border: none
      views:
        - {view: disc, frame: [100, 20, 68, 68], backgroundColor: systemOrange, cornerRadius: 34}
        - {view: wide, frame: [0, 0, 260, 10], backgroundColor: gainsboro}
      callouts:
        - {circle: [\(place)], text: does not reach it, side: right, color: crimson}
      """)
    let words = try #require(sample.boxes(of: "does not reach it").first)
    let disc = try #require(sample.elements.first { $0.ids.last == "disc" }?.box)
    #expect(words.minX > disc.maxX && words.minX < disc.maxX + 8, "\(words) \(disc)")
  }

  /// The line to an end of a dimension has one place, and words beside that end have others.
  @Test(arguments: ["topRight", "bottomRight"]) func wordsLieOnNoLineToADimension(_ corner: String) throws {
    let sample = try PaintedSample(
      """
      size: [200, 160]
      views: [{view: a, frame: [40, 40, 90, 80], backgroundColor: lavender}]
      callouts:
        - {text: a corner, at: a.\(corner), side: right}
        - {dimension: [a.topRight, a.bottomRight], side: right, offset: 24}
      """)
    let words = try #require(sample.boxes(of: "a corner").first)
    let lines = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
    #expect(!lines.isEmpty)
    for line in lines { #expect(!words.isCrossed(from: line.start, to: line.end), "\(words) \(line)") }
  }

  /// Words that begin at the body of a device keep off it.
  @Test func wordsBesideADimensionKeepOffTheDevice() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      printWidth: 300
      screenSize: none
      keyboard: shown
      views: [{view: a}]
      callouts:
        - {text: its top, at: root.keyboard.topRight, side: right}
        - {dimension: [root.keyboard.topRight, root.keyboard.bottomRight], side: right}
      """)
    let words = try #require(sample.boxes(of: "its top").first)
    let body = try #require(sample.elements.filter { $0.classes.contains("strut-chrome") }.map(\.box.maxX).max())
    #expect(words.minX > body + 3, "\(words) \(body)")
  }

  /// A figure of the parts of a row would lose one.
  @Test(arguments: ["leftToRight", "rightToLeft"]) func discsHideNoPartsOfRows(_ direction: String) throws {
    let sample = try PaintedSample(
      """
      size: [320, 88]
      direction: \(direction)
      views:
        - tableView: t
          frame: {inset: 0}
          sections:
            - rows:
                - {image: symbol(tram.fill), title: London, text: "09:00", accessoryType: disclosureIndicator}
                - {image: symbol(tram.fill), title: York, text: "11:20", accessoryType: detailButton}
      callouts:
        - {label: 3, at: t.row(0).detail, side: trailing}
        - {label: 5, at: t.row(1).text, side: leading}
      """)
    func box(_ words: String) throws -> Rect { try #require(sample.elements.last { $0.words == words }).box }
    let (detail, title, three, five) = try (box("09:00"), box("York"), box("3"), box("5"))
    let isMirrored = direction == "rightToLeft"
    #expect(isMirrored ? three.minX > detail.maxX : three.maxX < detail.minX, "\(three) \(detail)")
    #expect(isMirrored ? five.maxX < title.minX : five.minX > title.maxX, "\(five) \(title)")
    #expect(abs(three.midY - detail.midY) < 3 && abs(five.midY - title.midY) < 3)
  }

  /// What is nearest to a number below its view is no bar that could stand elsewhere, and a name is beside all that its view is
  /// in.
  @Test func prioritiesWithASideAreOffTextsAndBars() throws {
    let sample = try PaintedSample(
      """
      size: [340, 150]
      show: {compressionResistance: {of: [a, b], axis: horizontal, side: bottom}, constraints: {of: [equal], style: bare}}
      views:
        - {label: a, text: Password}
        - {textField: b, text: secret}
        - {label: c, text: Forgot your password?}
      constraints:
        - H:|-20-[a]
        - H:[b]-20-|
        - b.leading == superview.leading + 120
        - {equation: b.width == c.width + 20 @700, identifier: equal}
        - b.top == superview.top + 40
        - a.firstBaseline == b.firstBaseline
        - c.leading == a.leading
        - c.top == b.bottom + 34
      """)
    let numbers = sample.annotationTexts.filter { $0.words == "750" }.map(\.box)
    #expect(numbers.count == 2 && abs(numbers[0].midY - numbers[1].midY) < 1, "\(numbers)")
    #expect(!sample.viewTexts.isEmpty)
    #expect(numbers.allSatisfy { number in !sample.viewTexts.contains { $0.box.overlaps(number) } })
  }

  @Test func namesOfViewsInOneAnotherStandInAColumn() throws {
    let sample = try PaintedSample(
      """
      size: [260, 130]
      show: {frames: [card, person, words], names: {of: [card, person, words], side: right}}
      views:
        - view: card
          frame: [16, 10, 228, 110]
          subviews:
            - view: person
              frame: [16, 16, 196, 38]
              subviews: [{view: words, frame: [64, 0, 132, 38]}]
      """)
    let names = try sample.boxes(of: ["card", "person", "words"])
    let card = try #require(sample.elements.first { $0.ids.contains("card") }).box
    // The root ends 16 points behind the card.
    #expect(names.allSatisfy { $0.minX > card.maxX + 16 }, "\(names) \(card)")
    #expect(Set(names.map { $0.midY.rounded() }).count == 3)
  }

  /// Without a line to it, a disc on another view would name that.
  @Test func aDiscIsNotOnTheViewAbove() throws {
    let sample = try PaintedSample(
      """
      size: [250, 150]
      views:
        - view: scroll
          frame: [45, 10, 160, 130]
          borderWidth: 2
          subviews:
            - {view: first, frame: [10, 10, 140, 50], backgroundColor: lavender}
            - {view: second, frame: [10, 68, 140, 50], backgroundColor: lavender}
      callouts:
        - {bracket: [first, second], side: right, text: both of them}
        - {label: 1, at: second, side: right}
      """)
    let disc = try #require(sample.boxes(of: "1").first)
    let first = try #require(sample.elements.first { $0.ids.contains("first") }).box
    #expect(!first.contains(disc.center))
  }

  /// Where a magnifier has no room on the screen, it stands beside it, and its line leads past the words.
  @Test func aMagnifierHidesNoWords() throws {
    let sample = try PaintedSample(
      """
      size: [300, 96]
      views:
        - {label: mono, text: Typology, frame: [120, 43, 84, 21]}
        - {label: small, text: jumping, font: caption1, frame: [216, 48, 48, 15]}
      callouts: [{magnify: mono.firstBaseline, factor: 3, radius: 38}]
      """)
    let small = try #require(
      sample.viewTexts.first { $0.words == "jumping" && !$0.classes.contains("strut-magnifier") }
    ).box
    let ring = try #require(
      sample.elements.filter { $0.classes.contains("strut-callout") && $0.box.width > 70 && $0.box.width < 90 }.first
    ).box
    #expect(!ring.overlaps(small), "\(ring) \(small)")
  }

  @Test func theWordsOfABracketSayItsLength() throws {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      views: [{view: box, frame: [60, 20, 80, 60.333]}]
      callouts:
        - {bracket: box, side: left, text: "{} high", maximumFractionDigits: 1}
        - {bracket: box, side: bottom, text: "{}"}
      """)
    #expect(!sample.boxes(of: "60.3 high").isEmpty && !sample.boxes(of: "80").isEmpty)
  }
}
