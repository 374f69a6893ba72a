import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Upright dimensions are as near to what they measure with words as with numbers.
@Suite struct WordedDimensionTests {
  /// In the other panel a number stands on the same line.
  @Test func wordsStandBesideTheirLine() throws {
    let sample = try PaintedSample(
      """
      size: [160, 100]
      border: none
      views:
        - {view: a, frame: [0, 0, 160, 36], backgroundColor: lightsteelblue}
        - {view: b, frame: [0, 64, 160, 36], backgroundColor: lightsteelblue}
      panels:
        - callouts: [{dimension: [a.bottom, b.top], side: right}]
        - callouts: [{dimension: [a.bottom, b.top], side: right, text: "interGroupSpacing {}"}]
      """)
    let words = try sample.boxes(of: ["interGroupSpacing 28"])[0]
    let view = try #require(sample.elements.last { $0.isOfView && $0.ids.last?.hasSuffix("a") == true }).box
    #expect(words.minX > view.maxX + 11)
  }

  /// Neither half of the words nor the row that they stand in holds the line away from the body.
  @Test func theLineIsNextToTheDevice() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      crop: {top: 420}
      views: [{view: card, frame: [0, 103, 393, 300], backgroundColor: lavender}]
      callouts:
        - {dimension: [root.top, card.top], side: left, text: "the safe area {}"}
        - {dimension: [card.top, card.bottom], side: left, text: "all of the card {}"}
      """)
    let dimensions = sample.elements.filter { $0.classes.contains("strut-dimension") }
    let upright = dimensions.flatMap(\.strokedLines).filter { line in
      let (across, along) = (abs(line.start.x - line.end.x), abs(line.start.y - line.end.y))
      return across < 0.1 && along > 60
    }
    let lines: [Double] = upright.map(\.start.x)
    let card = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "card" }).box
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0 > card.minX - 36 })
  }

  /// An edge that is moved is as long as the edge: beside it is beside the view, and not in its middle.
  @Test func aMovedEdgeIsAnEdge() throws {
    let sample = try PaintedSample(
      """
      size: [320, 160]
      views: [{view: bar, frame: [100, 20, 200, 96], backgroundColor: gold}]
      callouts:
        - {dimension: [bar.top, bar.top + 44], side: left}
        - {dimension: [bar.top + 44, bar.bottom], side: left}
      """)
    let numbers = try sample.boxes(of: ["44", "52"])
    let bar = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "bar" }).box
    #expect(numbers.allSatisfy { $0.maxX < bar.minX })
  }

  /// The border of the screen is in the way of words only where it is drawn.
  @Test(arguments: ["border: none", ""]) func wordsKeepOffABorderThatIsSeen(_ border: String) throws {
    let sample = try PaintedSample(
      """
      size: [240, 200]
      \(border)
      views: [{view: a, frame: [40, 20, 160, 160], backgroundColor: khaki}]
      callouts: [{dimension: [a.top, a.bottom], side: right, text: "bounds.height {}"}]
      """)
    let words = try sample.boxes(of: ["bounds.height 160"])[0]
    let view = try #require(sample.elements.first { $0.isOfView && $0.ids.last == "a" }).box
    #expect((words.minX < view.maxX + 40) == !border.isEmpty, "\(words) \(view)")
  }

  /// A line that has to cross the size of the screen leaves its words free.
  @Test func linesLeaveTheSizeOfTheScreenFree() throws {
    let sample = try PaintedSample(
      """
      device: ipad-10th-generation-a16
      orientation: landscape
      chrome: device
      printWidth: 260
      views: [{view: a, backgroundColor: lavender, frame: [0, 0, 680, 820]}]
      callouts: [{dimension: [a.left, a.right], side: bottom}]
      """)
    let size = try #require(sample.elements.first { $0.words.hasSuffix(" pt") }).box
    let lines = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
    let struck = lines.filter { line in
      (size.minX...size.maxX).contains(line.start.x) && min(line.start.y, line.end.y) < size.midY
        && max(line.start.y, line.end.y) > size.midY
    }
    #expect(!lines.isEmpty && struck.isEmpty, "\(struck) \(size)")
  }

  /// Words that are broader than a bar is long would hide it.
  @Test func wordsOfAShortUprightDimensionStandBesideIt() throws {
    let sample = try PaintedSample(
      """
      size: [200, 160]
      views:
        - {view: a, frame: [20, 20, 80, 40], backgroundColor: teal}
        - {view: b, frame: [20, 86, 80, 40], backgroundColor: teal}
      callouts: [{dimension: [a.bottom, b.top], text: "line spacing {}", side: right}]
      """)
    let words = try sample.box(of: "line spacing 26")
    let lines = sample.elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
      .filter { $0.start.x == $0.end.x && abs($0.end.y - $0.start.y) > 20 }
    #expect(!lines.isEmpty)
    for line in lines { #expect(!words.isCrossed(from: line.start, to: line.end)) }
  }

  /// The pills of constraints stand on the same side.
  @Test func uprightDimensionsStandBesideThePillsOfConstraints() throws {
    let sample = try PaintedSample(
      """
      size: [360, 140]
      border: none
      views:
        - view: cell
          backgroundColor: white
          subviews:
            - {label: heading, text: Teig kneten, font: headline}
            - {label: words, text: Erst wenn der Teig sich vom Rand der Schüssel löst., font: subheadline, numberOfLines: 0}
          constraints:
            - H:|-100-[heading]-16-|
            - H:|-100-[words]-16-|
            - {equation: heading.top == cell.top + 14, identifier: a}
            - {equation: words.top == heading.bottom + 6, identifier: b}
            - {equation: words.bottom == cell.bottom - 14, identifier: c}
      constraints: ["H:|[cell]|", "V:|-10-[cell]"]
      show: {constraints: {of: [a, b, c], side: left, style: bare, labels: {a: above 14, b: between 6, c: below 14}}}
      callouts:
        - {dimension: [heading.top, heading.bottom], side: left, text: "Title {}"}
        - {dimension: [words.top, words.bottom], side: left, text: "Text {}"}
      """)
    let numbers = sample.annotationTexts.filter { $0.words.hasPrefix("T") }.map(\.box)
    #expect(numbers.count == 2)
    let pills = sample.annotationTexts.filter { !$0.words.hasPrefix("T") }
    #expect(!sample.viewTexts.isEmpty && !pills.isEmpty)
    for words in sample.viewTexts + pills { #expect(!numbers.contains { $0.overlaps(words.box) }, "\(words.words)") }
  }

  /// Where words of a view without edges stand close to it, the dimension of a view is on the view, as it is where another view
  /// does.
  @Test(arguments: [12, 24]) func aDimensionIsOnItsViewWhereWordsAreClose(_ gap: Int) throws {
    let sample = try PaintedSample(
      """
      size: [200, 220]
      views:
        - {view: photo, frame: [20, 16, 160, 90], backgroundColor: gainsboro}
        - {label: words, frame: [20, \(106 + gap), 160, 62], text: Fill the pot with cold water and let it sweat., numberOfLines: 0}
      callouts: [{dimension: [photo.left, photo.right], side: bottom}]
      """)
    let (number, photo) = (try sample.box(of: "160"), try sample.view("photo"))
    let line = try #require(sample.lines(ofClass: "strut-dimension").first { $0.end.x - $0.start.x > 40 })
    #expect(line.start.y < photo.maxY - 4 || gap == 24 && line.start.y > photo.maxY + 4, "\(line) \(photo)")
    #expect(!photo.insetBy(dx: 0, dy: -6).contains(number) || photo.insetBy(dx: 0, dy: 4).contains(number))
    #expect(!sample.viewTexts.isEmpty)
    for words in sample.viewTexts { #expect(!words.box.insetBy(dx: 0, dy: -3).overlaps(number)) }
  }
}
