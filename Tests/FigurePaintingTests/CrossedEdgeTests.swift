import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Numbers and letters keep off edges that are to be seen, and arrows off letters.
@Suite struct CrossedEdgeTests {
  /// A card turned about its middle, with the frame that it had before.
  private static let turned = """
    size: [230, 180]
    border: none
    root: {backgroundColor: secondarySystemBackground}
    show: {centers: true, originalFrames: true, axes: true}
    views:
      - view: card
        frame: [50, 70, 120, 70]
        backgroundColor: alpha(systemOrange, 0.4)
        transform: rotate(-25deg)
    """

  @Test func theNumberOfAnAngleStandsAtItsArc() throws {
    let sample = try PaintedSample(Self.turned)
    let number = try #require(sample.boxes(of: "−25°").first)
    let arc = try #require(sample.elements.filter { $0.classes.contains("strut-angle") && !$0.isText }.last?.box)
    #expect(arc.insetBy(dx: -8, dy: -14).overlaps(number), "\(number) is far from \(arc)")
  }

  /// The page is seen through the card.
  @Test func theNumberOfAnAngleIsLegibleOnAPaleColour() throws {
    let sample = try PaintedSample(Self.turned)
    let number = try #require(sample.annotationTexts.first { $0.words == "−25°" })
    guard case .text(let run) = number.content else { return }
    let (orange, page, share) = (Color(hex: 0xFF9500), Color(hex: 0xF2F2F7), 0.4)
    func mixed(_ own: Double, _ page: Double) -> Double { own * share + page * (1 - share) }
    let ground = Color(
      red: mixed(orange.red, page.red), green: mixed(orange.green, page.green), blue: mixed(orange.blue, page.blue))
    #expect(run.color.contrast(to: ground) >= 4.5)
  }

  /// The original frame is dashed, and the edges of the card are slanting.
  @Test func numbersAndLettersOfTurnedViewsCrossNoEdge() throws {
    let sample = try PaintedSample(Self.turned)
    let frame = sample.elements.filter { $0.classes.contains("strut-original-frame") }.flatMap(\.strokedLines)
    #expect(!frame.isEmpty)
    for word in ["−25°", "x", "y"] {
      let box = try #require(sample.boxes(of: word).first)
      for line in frame { #expect(!box.isCrossed(from: line.start, to: line.end), "\(word) on an edge") }
    }
  }

  /// The shorter label ends below the last letters of the longer one.
  @Test func arrowsBetweenTwoLabelsPointBesideBoth() throws {
    let sample = try PaintedSample(
      """
      size: [360, 110]
      border: none
      show: spacing
      views:
        - stackView: track
          spacing: 24
          alignment: center
          subviews:
            - {view: cover, backgroundColor: "alpha(systemIndigo, 0.35)", intrinsicContentSize: [72, 72],
               contentHuggingPriority: 751}
            - stackView: words
              axis: vertical
              spacing: 6
              alignment: leading
              subviews:
                - {label: song, text: Night Ferry, font: headline}
                - {label: artist, text: Lighthouse, font: subheadline}
            - {imageView: heart, image: symbol(heart), contentHuggingPriority: 752}
      constraints: ["H:|-40-[track]-40-|", track.centerY == superview.centerY]
      """)
    let heads = sample.elements.filter { element in
      guard element.classes.contains("strut-spacing"), case .shape(let shape) = element.content else { return false }
      return shape.fill != nil
    }
    #expect(!heads.isEmpty)
    for head in heads {
      for text in sample.viewTexts where ["Night Ferry", "Lighthouse"].contains(text.words) {
        #expect(head.box.minX > text.box.maxX, "an arrow in \(text.words)")
      }
    }
  }

  /// Words as wide as the distance to the edge of the window, on a bar at their middle, would lie across it.
  @Test(arguments: ["[192, 200]", "[300, 126]"])
  func wideWordsStandBesideAnUprightBar(_ size: String) throws {
    let sample = try PaintedSample(
      """
      size: \(size)
      root: {backgroundColor: systemGray5}
      views:
        - {view: video, backgroundColor: "alpha(systemPurple, 0.35)"}
      constraints:
        - video.width == 16:9 * video.height
        - video.width <= superview.width
        - {equation: video.height <= superview.height, identifier: maxh}
        - video.width == superview.width @ high
        - video.height == superview.height @ high
        - video.centerX == superview.centerX
        - video.centerY == superview.centerY
      show: {constraints: {of: [maxh], values: solved, side: right}}
      """)
    let words = try #require(sample.annotationTexts.first { $0.words.hasPrefix("superview") }?.box)
    let video = try #require(sample.elements.first { $0.ids.contains("video") }?.box)
    let root = try #require(sample.elements.first { $0.classes.contains("strut-view") }?.box)
    #expect(words.minX > video.maxX)
    #expect(words.minX > root.maxX || words.maxX < root.maxX, "\(words) lies across the edge at \(root.maxX)")
  }

  /// A distance of 40 that the engine broke to 0, at the corner of two views.
  @Test func theNumberOfABrokenDistanceOfNothingStandsInsideOrOutside() throws {
    let sample = try PaintedSample(
      """
      size: [300, 80]
      border: none
      root: {backgroundColor: secondarySystemBackground}
      show: {constraints: true, conflicts: true}
      views:
        - {view: banner, backgroundColor: "alpha(systemGreen, 0.3)"}
      constraints:
        - H:|-40-[banner(>=260)]-40-|
        - V:|-24-[banner]-20-|
      """)
    let root = try #require(sample.elements.first { $0.isOfView }?.box)
    for number in sample.boxes(of: "40") {
      #expect(number.maxX < root.maxX || number.minX > root.maxX, "\(number) across \(root.maxX)")
    }
  }

  /// The most usual margin of iOS, in which a number has no room on its bar.
  @Test func aNumberAboveAMarginOfSixteenLiesOverNoEdge() throws {
    let sample = try PaintedSample(
      """
      size: [300, 140]
      border: none
      show: constraints
      views:
        - view: card
          frame: [20, 20, 260, 100]
          backgroundColor: lightgray
          subviews: [{view: photo, backgroundColor: lavender}]
      constraints: ["H:|-16-[photo]-16-|", "V:|-30-[photo]-30-|"]
      """, scale: 1)
    let pills = sample.elements.filter { $0.isBadge && $0.box.width < 18 && $0.box.height > 13 }
    #expect(pills.count >= 2)
    for pill in pills where pill.box.midX < 60 || pill.box.midX > 240 { #expect(pill.box.width <= 16) }
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

  /// On both screens the number has no room between the label and the edge of the card.
  @Test func aDimensionOfWhatIsInACardStandsOutsideOfItInAllPanels() throws {
    let sample = try PaintedSample(
      """
      size: [240, 180]
      printWidth: 500
      columns: 2
      border: none
      views:
        - view: card
          backgroundColor: gainsboro
          subviews: [{label: heading, text: Lemon cake, font: title2, numberOfLines: 0}]
          constraints: ["H:|-20-[heading]-20-|", "V:|-24-[heading]-24-|"]
      constraints: ["H:|-10-[card]-10-|", "V:|-10-[card]"]
      callouts: [{dimension: [heading.top, heading.bottom], side: left}]
      panels: [{title: One}, {title: Two, do: [heading.text = Lemon cake with poppy seeds]}]
      """)
    let cards = sample.elements.filter { $0.isOfView && !$0.isText && $0.ids.contains { $0.hasSuffix("card") } }
      .map(\.box)
    let numbers = sample.annotationTexts.filter { Double($0.words) != nil }.map(\.box)
    try #require(numbers.count == 2 && cards.count >= 2)
    for number in numbers { #expect(!cards.contains { $0.overlaps(number) }, "\(number) \(cards)") }
  }

  /// The row around the labels ends where their priorities would stand.
  @Test func prioritiesOnASideLieOverNoEdge() throws {
    let sample = try PaintedSample(
      """
      size: [280, 110]
      border: none
      show: {hugging: {axis: horizontal, side: top}}
      views:
        - view: row
          backgroundColor: gainsboro
          subviews: [{label: a, text: Berlin Hbf, contentHuggingPriority: 250}, {label: b, text: Track 7}]
          constraints: ["H:|-20-[a]-16-[b]-20-|", a.centerY == row.centerY, b.centerY == row.centerY]
      constraints: ["H:|-12-[row]-12-|", "V:|-40-[row(52)]"]
      """)
    let row = try #require(sample.elements.first { $0.isOfView && !$0.isText && $0.ids.contains("row") }?.box)
    let numbers = sample.annotationTexts.map(\.box)
    #expect(numbers.count == 2)
    for number in numbers { #expect(number.maxY < row.minY || number.minY > row.minY, "\(number) \(row)") }
  }

  /// The row around the label is as wide as the root.
  @Test func aDimensionStandsOffTheEdgeOfTheViewAround() throws {
    let sample = try PaintedSample(
      """
      size: [300, 92]
      border: none
      views:
        - view: row
          backgroundColor: secondarySystemBackground
          subviews: [{label: genre, text: Krimi, backgroundColor: khaki}]
      constraints:
        - H:|[row]|
        - V:|-30-[row(44)]
        - H:|-16-[genre(120)]
        - genre.centerY == row.centerY
        - genre.height == 28
      callouts: [{dimension: [genre.left, genre.right], side: bottom}]
      """)
    let row = try #require(sample.elements.first { $0.ids.contains("row") }?.box)
    let number = try #require(sample.boxes(of: "120").first)
    #expect(number.minY - 3 > row.maxY, "\(number) on the edge at \(row.maxY)")
  }

  /// The bar of the phone is higher, and its scale is another one.
  @Test func dimensionsAboveDevicesOfARowStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      printWidth: 560
      columns: 2
      crop: {top: 300}
      bars: {navigationBar: {title: Gezeiten}}
      callouts: [{dimension: [root.readable.left, root.readable.right], side: top}]
      panels: [{title: A phone}, {title: A tablet, device: ipad-10th-generation-a16}]
      """)
    let numbers = try sample.boxes(of: ["361", "664"])
    #expect(abs(numbers[0].midY - numbers[1].midY) < 0.5, "\(numbers)")
  }

  /// The size of a screen is written below its device.
  @Test func numbersBelowADeviceStandInTheMiddleOfTheirLines() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      printWidth: 300
      callouts: [{dimension: [root.readable.left, root.readable.right], side: bottom}]
      """)
    let words = try #require(sample.annotationTexts.first { $0.words.hasPrefix("393") }?.box)
    let number = try #require(sample.boxes(of: "361").first)
    #expect(number.minY > words.maxY)
    #expect(abs(number.midX - words.midX) < 1, "\(number) is not below \(words)")
  }

  /// Beside the photo, the numbers would lie across the edge of the card.
  @Test func numbersOnASideStandBeyondTheViewAround() throws {
    let sample = try PaintedSample(
      """
      size: [340, 220]
      border: none
      show: {constraints: {of: [t, h], side: right}}
      views:
        - view: card
          backgroundColor: lightgray
          subviews: [{view: photo, backgroundColor: lavender}]
      constraints:
        - H:|-20-[card]-20-|
        - V:|-20-[card]-20-|
        - H:|-24-[photo]-24-|
        - {equation: photo.top == card.top + 16, identifier: t}
        - {equation: photo.height == 120, identifier: h}
      """)
    let card = try #require(sample.elements.first { $0.ids.contains("card") }?.box)
    for number in try sample.boxes(of: ["16", "120"]) { #expect(number.minX > card.maxX, "\(number) at \(card.maxX)") }
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
}
