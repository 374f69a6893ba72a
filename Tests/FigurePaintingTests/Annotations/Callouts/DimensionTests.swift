import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// What a dimension measures, and on which side and line it stands.
@Suite struct DimensionTests {
  private func dimension(_ from: Place, _ to: Place, side: CalloutLook.Side? = nil) -> [String] {
    var figure = Figure.sample([
      .box("a", Rect(x: 20, y: 20, width: 60, height: 40)), .box("b", Rect(x: 120, y: 90, width: 50, height: 60)),
    ])
    var callout = Callout(.dimension(from: from, to: to))
    callout.look.side = side
    figure.callouts = [callout]
    return figure.painted().list.texts
  }

  private func spot(_ view: String, _ spot: Place.Spot, of part: Place.Part? = nil) -> Place {
    Place(.view(view, part: part, spot, share: nil))
  }

  /// Edges say what is measured between them, and for corners the author's side does.
  @Test func aDimensionFollowsTheEdgesAndTheSideThatItsAuthorNames() {
    #expect(dimension(spot("a", .bottom), spot("b", .bottom)) == ["90"])
    #expect(dimension(spot("a", .topLeft), spot("b", .bottomRight), side: .right) == ["130"])
    #expect(dimension(spot("a", .topLeft), spot("b", .bottomRight), side: .bottom) == ["150"])
    #expect(dimension(spot("a", .topRight), spot("b", .topRight)) == ["90"])
    // Two edges that do not differ along their axis are measured along the other one.
    #expect(dimension(spot("a", .top), spot("a", .top)) == ["0"])
    #expect(dimension(spot("a", .top), Place(.view("a", part: nil, .topRight, share: nil))) == ["30"])
  }

  /// A number that is longer than its bar stands on the author's side of it, and not over what is measured.
  @Test(arguments: [CalloutLook.Side.top, .bottom])
  func aLongNumberStandsAwayFromWhatIsMeasured(_ side: CalloutLook.Side) throws {
    var figure = Figure.sample([
      .box("a", Rect(x: 40, y: 90, width: 80, height: 60)), .box("b", Rect(x: 140, y: 90, width: 80, height: 60)),
    ])
    let corners: (Place.Spot, Place.Spot) = side == .top ? (.topRight, .topLeft) : (.bottomRight, .bottomLeft)
    var callout = Callout(.dimension(from: spot("a", corners.0), to: spot("b", corners.1)), text: "between them {}")
    callout.look.side = side
    figure.callouts = [callout]
    let words = try #require(
      figure.painted().list.items.flatMap { $0.elements() }.first { $0.words == "between them 20" })
    #expect(side == .top ? words.box.maxY < 90 : words.box.minY > 150)
  }

  /// The frame of a switch is wider than what Auto Layout aligns.
  @Test func theAlignmentRectangleIsAPlace() {
    var figure = Figure.sample([.box("a", Rect(x: 20, y: 20, width: 51, height: 31), [:], .switch)])
    let ends = [Place.Spot.left, .right].map { spot("a", $0, of: .alignmentRect) }
    figure.callouts = [Callout(.dimension(from: ends[0], to: ends[1]))]
    #expect(figure.painted().list.texts == ["49"])
  }

  @Test(arguments: [
    ("scale(1.5)", "in: card, side: bottom", "120"), ("scale(1.5)", "side: bottom", "180"),
    ("rotate(30deg) scale(1.5)", "in: card", "120"), ("rotate(30deg) scale(1.5)", "in: root", "180"),
    ("scale(1.5)", "in: badge, axis: horizontal", "60"),
  ]) func countsThePointsOfTheView(_ transform: String, _ keys: String, _ number: String) throws {
    let sample = try PaintedSample(
      """
      size: [300, 300]
      views:
        - view: card
          frame: [90, 110, 120, 80]
          transform: \(transform)
          backgroundColor: gold
          subviews: [{view: badge, frame: [10, 10, 20, 20], transform: scale(2), backgroundColor: teal}]
      callouts: [{dimension: [card.left, card.right], \(keys)}]
      """)
    #expect(try sample.boxes(of: [number]).count == 1)
  }

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

  /// Seen from each view, they would stand on two lines.
  @Test func dimensionsWithOneOffsetStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [240, 100]
      views:
        - view: card
          backgroundColor: khaki
          frame: [0, 10, 160, 50]
          subviews: [{view: dot, backgroundColor: white, frame: [60, 10, 40, 20]}]
      callouts:
        - {dimension: [card.left, dot.left], side: bottom, offset: 30}
        - {dimension: [dot.left, dot.right], side: bottom, offset: 30}
      """)
    let numbers = ["60", "40"].flatMap { sample.boxes(of: $0) }
    #expect(numbers.count == 2)
    #expect(abs(numbers[0].midY - numbers[1].midY) < 0.5)
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

  /// Between the rows there is no room for the number.
  @Test func aDimensionIsNotOnTheViewOfTheNextRow() throws {
    let sample = try PaintedSample(
      """
      size: [240, 150]
      views:
        - {view: a, frame: [16, 16, 88, 50], backgroundColor: lightsteelblue}
        - {view: b, frame: [16, 80, 88, 50], backgroundColor: lightsteelblue}
      callouts: [{dimension: [a.left, a.right], side: bottom}]
      """)
    let (number, next) = (try sample.box(of: "88"), try sample.view("b"))
    #expect(!number.insetBy(dx: 0, dy: -3).overlaps(next), "\(number) \(next)")
  }

  /// At that distance, it would stand behind the view below and seem to measure that.
  @Test func aDimensionDoesNotGoBehindAnotherViewToStandAsInOtherPanels() throws {
    let sample = try PaintedSample(
      """
      size: [300, 150]
      columns: 1
      panels:
        - title: Alone
          views: [{view: a, frame: [40, 10, 200, 40], backgroundColor: lavender}]
          callouts:
            - {dimension: [a.left, a.right], side: bottom}
            - {dimension: [a.left, a.centerX], side: bottom}
        - title: Above another one
          views:
            - {view: a, frame: [40, 10, 200, 40], backgroundColor: lavender}
            - {view: b, frame: [40, 74, 200, 40], backgroundColor: khaki}
          callouts: [{dimension: [a.left, a.right], side: bottom}]
      """)
    let numbers = sample.boxes(of: "200").sorted { $0.midY < $1.midY }
    let next = try #require(sample.elements.last { $0.isOfView && $0.ids.last?.hasSuffix("b") == true }).box
    #expect(numbers.count == 2 && numbers[1].maxY < next.minY + 4, "\(numbers) \(next)")
  }

  /// In the other panel nothing is between it and the view.
  @Test(arguments: [false, true]) func aDimensionOutsideOfAnotherIsAsFarAwayInAllPanels(_ comesLast: Bool) throws {
    let inner = "additionalCallouts: [{dimension: [box.topRight, box.right], side: right, text: \"half {}\"}]"
    let sample = try PaintedSample(
      """
      size: [260, 130]
      border: none
      columns: 2
      views: [{view: box, frame: [60, 20, 90, 90], backgroundColor: lavender}]
      callouts: [{dimension: [box.topRight, box.bottomRight], side: right, text: "frame {}"}]
      panels:
        - {title: One\(comesLast ? "" : ", \(inner)")}
        - {title: Two\(comesLast ? ", \(inner)" : "")}
      """)
    let numbers = sample.boxes(of: "frame 90").map(\.minX).sorted()
    let views = sample.elements.filter { $0.isOfView && abs($0.box.width - 90) < 1 }.map(\.box.maxX).sorted()
    #expect(numbers.count == 2 && views.count == 2)
    #expect(abs((numbers[1] - views[1]) - (numbers[0] - views[0])) < 1, "\(numbers) \(views)")
  }

  /// Just inside of the border there is no room for its number, which would stand beyond it alone.
  @Test func aDimensionAndItsNumberAreOnOneSideOfTheBorder() throws {
    let sample = try PaintedSample(
      """
      size: [280, 90]
      show: {constraints: {of: most, side: bottom}}
      views: [{view: field, backgroundColor: paleturquoise}]
      constraints:
        - field.centerX == superview.centerX
        - field.centerY == superview.centerY
        - field.height == 30
        - field.width == superview.width - 48
        - {equation: field.width <= 360, identifier: most}
      callouts: [{dimension: [field.left, field.right], side: bottom}]
      """)
    let number = try sample.box(of: "232")
    let line = try #require(
      sample.lines(ofClass: "strut-dimension").filter { $0.start.y == $0.end.y }.map(\.start.y).first)
    #expect(number.minY < line && line < number.maxY, "\(number) \(line)")
  }

  /// Where the readable width is shown, a dimension of it adds no second line to its edges.
  @Test func aDimensionOfAShownGuideAddsNoEdges() throws {
    func upright(_ show: String) throws -> Int {
      let sample = try PaintedSample(
        """
        size: [320, 120]
        show: \(show)
        root: {layoutMargins: [0, 30, 0, 30]}
        views: [{view: words, frame: [60, 30, 80, 20]}]
        callouts: [{dimension: [root.readable.left, root.readable.right], side: bottom}]
        """)
      return sample.lines(ofClass: "strut-dimension").filter { abs($0.start.y - $0.end.y) > 60 }.count
    }
    #expect(try upright("{readable: root}") == 0)
    #expect(try upright("{frames: [words]}") == 2)
  }

  /// What shows the readable width of another view does not show the edges that are measured.
  @Test func aDimensionOfAGuideHasEdgesBesideAnother() throws {
    let sample = try PaintedSample(
      """
      size: [320, 120]
      show: {readable: card}
      root: {layoutMargins: [0, 30, 0, 30]}
      views: [{view: card, frame: [100, 30, 120, 40], backgroundColor: lavender}]
      callouts: [{dimension: [root.readable.left, root.readable.right], side: bottom}]
      """)
    #expect(sample.lines(ofClass: "strut-dimension").filter { abs($0.start.y - $0.end.y) > 60 }.count == 2)
  }

  /// Beside a label close to the control, its lines would lead across that.
  @Test func dimensionsInAControlBesideALabelStandOnIt() throws {
    let sample = try PaintedSample(
      """
      size: [260, 130]
      border: none
      views:
        - {button: add, configuration: filled, title: Add, frame: [60, 20, 140, 70]}
        - {label: note, text: Another line of text, frame: [60, 94, 180, 21]}
      callouts: [{dimension: [add.left, add.text.left], axis: horizontal, side: bottom}]
      """)
    let level = sample.lines(ofClass: "strut-dimension").filter { $0.start.y == $0.end.y }
    let end = try sample.view("add").maxY
    #expect(!level.isEmpty && level.allSatisfy { $0.start.y < end })
  }

  /// On the control, the lines would be parts of it.
  @Test(arguments: ["button: add, configuration: filled, title: Add", "textField: add, text: Add"])
  func dimensionsOfTheTextInAControlStandBesideIt(control: String) throws {
    let sample = try PaintedSample(
      """
      size: [260, 130]
      border: none
      views: [{\(control), frame: [60, 20, 140, 70]}]
      callouts:
        - {dimension: [add.left, add.text.left], axis: horizontal, side: bottom}
        - {dimension: [add.text.left, add.text.right], axis: horizontal, side: bottom}
        - {dimension: [add.top, add.text.top], axis: vertical, side: left}
        - {dimension: [add.text.top, add.text.bottom], axis: vertical, side: left}
      """)
    let box = try sample.view("add")
    // The middles of the bars and their caps, without the dashes that lead to them.
    let bars = sample.dimensions.flatMap { shapes in
      shapes.compactMap { shape in
        shape.stroke.flatMap { $0.dash.isEmpty ? Rect(enclosing: shape.path.points)?.center : nil }
      }
    }
    #expect(bars.count >= 4 && bars.allSatisfy { $0.x < box.minX || $0.y > box.maxY }, "\(bars) \(box)")
  }

  /// They lead across it to something else, as in technical drawings.
  @Test func linesToTheEndsOfADimensionLeaveWordsFree() throws {
    let sample = try PaintedSample(
      """
      size: [300, 200]
      views:
        - {view: sheet, frame: [100, 20, 120, 80], backgroundColor: khaki}
        - {label: note, text: "Leg. M. Lindqvist, Åland, 14 June 1911", font: caption1, frame: [40, 130, 230, 16]}
      callouts: [{dimension: [sheet.left, sheet.right], side: bottom, offset: 70}]
      """)
    let note = try sample.view("note")
    let upright = sample.lines(ofClass: "strut-dimension").map { Segment($0.start, $0.end) }
      .filter { $0.start.x == $0.end.x && $0.length > 10 }
    // Above the words and below them, at both ends; the right one is where the words are, too.
    #expect(upright.count >= 3)
    #expect(upright.allSatisfy { $0.shares(within: note.insetBy(dx: 30, dy: 3)) == nil })
  }
}
