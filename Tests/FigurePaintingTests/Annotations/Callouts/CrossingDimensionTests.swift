import Geometry
import Testing

/// Two dimensions are two lines: they neither cross nor lie on one another.
@Suite struct CrossingDimensionTests {
  private func numbers(_ words: [String], _ callouts: String) throws -> (numbers: [Rect], card: Rect, badge: Rect) {
    let sample = try PaintedSample(
      """
      size: [300, 220]
      views:
        - view: card
          frame: [60, 50, 200, 140]
          backgroundColor: gold
          subviews: [{view: badge, frame: [60, 50, 100, 60], backgroundColor: teal}]
      callouts:
      \(callouts)
      """)
    func view(_ name: String) throws -> Rect {
      try #require(sample.elements.last { $0.isOfView && $0.ids.last == name }).box
    }
    return (try sample.boxes(of: words), try view("card"), try view("badge"))
  }

  /// Whichever of them comes first.
  @Test(arguments: [false, true]) func theLongerOneStandsBeyondTheShorterOne(isReversed: Bool) throws {
    var callouts = [
      "- {dimension: [root.left, badge.left], side: top, text: \"in the window {}\"}",
      "- {dimension: [card.top, badge.top], side: left}",
    ]
    if isReversed { callouts.reverse() }
    let (numbers, card, badge) = try numbers(["in the window 120", "50"], callouts.joined(separator: "\n"))
    #expect(numbers[0].maxY < card.minY)
    #expect(numbers[1].minY > card.minY && numbers[1].maxY < badge.minY)
  }

  /// Below the card and below what is in it, 16 points and 44 are nearly one line.
  @Test func offsetsThatLeadToOneLineAreTwoLines() throws {
    let (numbers, card, _) = try numbers(
      ["60", "120"],
      """
      - {dimension: [root.left, card.left], side: bottom, offset: 16}
      - {dimension: [card.left, badge.left], side: bottom, offset: 16}
      - {dimension: [root.left, badge.left], side: bottom, offset: 44}
      """)
    #expect(abs(numbers[0].midY - card.maxY - 16) < 1)
    #expect(numbers[1].midY > numbers[0].midY + 8)
  }

  /// Words that would lie across the border stand beyond it, beside their line, which is as near to it as others are.
  @Test func longWordsBeyondTheBorderStandBesideALineNearIt() throws {
    let words = "as tall as it has to be"
    let (numbers, _, _) = try numbers(
      [words], "- {dimension: [card.topRight, card.bottomRight], side: right, text: \(words)}")
    #expect(numbers[0].minX > 300 && numbers[0].minX < 340, "\(numbers)")
  }

  /// A large view has room for a line along its edge, where the words below it leave none.
  @Test func aLineStrikesNoWordsBelowALargeView() throws {
    let sample = try PaintedSample(
      """
      size: [240, 220]
      views:
        - {view: cover, frame: [20, 10, 200, 150], backgroundColor: indigo}
        - {label: words, text: The Lighthouse Keepers of Iceland, font: 13, frame: [20, 164, 210, 20]}
        - {label: more, text: The Lighthouse Keepers of Norway, font: 13, frame: [20, 184, 210, 20]}
      callouts: [{dimension: [cover.left, cover.right], side: bottom}]
      """)
    let (number, cover) = (
      try sample.boxes(of: ["200"])[0], try #require(sample.elements.last { $0.ids.last == "cover" }).box
    )
    #expect(number.maxY < cover.maxY && number.minY > cover.maxY - 30, "\(number) \(cover)")
  }

  /// The numbers of spacings beside a stack view are a row that its own dimension passes on the outside.
  @Test func theDimensionOfAStackViewStandsBeyondItsSpacings() throws {
    let sample = try PaintedSample(
      """
      size: [320, 260]
      views:
        - stackView: stack
          axis: vertical
          spacing: 12
          distribution: fillEqually
          frame: [40, 30, 200, 200]
          subviews:
            - {view: a, backgroundColor: teal}
            - {view: b, backgroundColor: teal}
            - {view: c, backgroundColor: teal}
      show: {spacing: {side: right}}
      callouts: [{dimension: [stack.top, stack.bottom], side: right}]
      """)
    let (whole, spacings) = (try sample.boxes(of: ["200"])[0], try sample.boxes(of: ["12"]))
    #expect(spacings.allSatisfy { whole.midX > $0.maxX }, "\(whole) \(spacings)")
  }

  /// Words of annotations below a view are passed, too.
  @Test func aDimensionStaysOnItsSideBesideWordsOfAnnotations() throws {
    let sample = try PaintedSample(
      """
      size: [140, 120]
      show: {centers: door}
      views: [{view: door, frame: [40, 20, 60, 60], anchorPoint: [1, 1], backgroundColor: tan}]
      callouts: [{dimension: [door.bottomLeft, door.bottomRight], side: bottom}]
      """)
    let boxes = try sample.boxes(of: ["60", "anchor (1, 1)"])
    #expect(boxes[0].minY > boxes[1].maxY, "\(boxes)")
  }

  /// A row of numbers has its line below a control that would be under one of them, and none stands around an end.
  @Test func aRowOfDimensionsStandsBelowAControl() throws {
    let sample = try PaintedSample(
      """
      size: [420, 110]
      border: none
      views:
        - {view: a, frame: [20, 10, 170, 40], backgroundColor: lightsteelblue}
        - {view: b, frame: [190, 10, 180, 40], backgroundColor: khaki}
        - {view: c, frame: [370, 10, 20, 40], backgroundColor: lightsteelblue}
        - {pageControl: dots, numberOfPages: 4, frame: [245, 62, 70, 26]}
      callouts:
        - {dimension: [a.left, a.right], side: bottom, text: "first width {}"}
        - {dimension: [b.left, b.right], side: bottom, text: "second width {}"}
        - {dimension: [c.left, c.right], side: bottom, text: "third width {}"}
      """)
    let numbers = try sample.boxes(of: ["first width 170", "second width 180", "third width 20"])
    let views = try ["a", "b", "c", "dots"].map { name in
      try #require(sample.elements.last { $0.isOfView && $0.ids.last == name }).box
    }
    #expect(numbers.allSatisfy { $0.minY > views[3].maxY && abs($0.midY - numbers[0].midY) < 1 }, "\(numbers)")
    for (number, view) in zip(numbers, views) { #expect(abs(number.midX - view.midX) < 2, "\(number) \(view)") }
  }

  /// The words of the anchor point are there before the dimension, whose line leads past them to the frame.
  @Test func aLineToAnEndLeavesWordsFree() throws {
    let sample = try PaintedSample(
      """
      annotationScale: 1.6
      size: [230, 210]
      border: none
      root: {backgroundColor: lavender}
      show: {frames: {of: card, values: false}, bounds: card, centers: card, originalFrames: card}
      views: [{view: card, frame: [55, 70, 120, 70], backgroundColor: moccasin, anchorPoint: [0, 0]}]
      panels:
        - do: ["card.frame = [55, 70, 120, 70]", card.transform = rotate(25deg)]
          callouts: [{dimension: [card.frame.topLeft, card.frame.topRight], side: top, text: "frame {}"}]
      """)
    let words = try #require(sample.annotationTexts.first { $0.words.hasPrefix("anchor") }).box
    let lines = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
    let upright = lines.filter {
      abs($0.start.x - $0.end.x) < 0.5 && words.minX < $0.start.x && $0.start.x < words.maxX
    }
    #expect(!upright.isEmpty)
    for line in upright {
      #expect(!words.overlaps(Rect(between: line.start, line.end).insetBy(dx: -0.5, dy: 0)), "\(line)")
    }
  }
}
