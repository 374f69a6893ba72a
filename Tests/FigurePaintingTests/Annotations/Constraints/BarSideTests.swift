import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// On which side of their views bars stand, and their numbers beside them.
@Suite struct BarSideTests {
  /// A bar from a baseline would lie on the text of that view, beside the smaller one alone.
  @Test func aBarBetweenBaselinesStandsBesideBothTexts() throws {
    let sample = try PaintedSample(
      """
      size: [320, 150]
      show: {constraints: {of: [above, below], side: right}}
      views:
        - {label: heading, text: Harbour at dawn, font: title1}
        - {label: body, text: The ferry leaves at seven from the old pier., numberOfLines: 0}
        - {label: credit, text: Photo by Ada, font: footnote}
      constraints:
        - H:|-20-[heading]-60-|
        - H:|-20-[body]-60-|
        - H:|-20-[credit]
        - heading.top == superview.top + 16
        - {equation: body.firstBaseline == heading.lastBaseline + 36, identifier: above}
        - {equation: credit.firstBaseline == body.lastBaseline + 30, identifier: below}
      """)
    let numbers = try sample.boxes(of: ["36", "30"])
    #expect(abs(numbers[0].midX - numbers[1].midX) < 1)
    #expect(numbers.allSatisfy { $0.minX > 260 })
  }

  /// A number wider than the step from one bar to the next lies on the next bar, unless that stands farther away.
  @Test func aBarStandsBeyondTheWideNumberOfAnother() throws {
    let sample = try PaintedSample(
      """
      size: [260, 128]
      border: none
      show: {constraints: {of: [height, lower], side: left}}
      views:
        - view: cell
          backgroundColor: khaki
          subviews: [{view: photo, backgroundColor: teal}]
          constraints:
            - H:|-100-[photo]-24-|
            - photo.top == cell.top + 24
            - {equation: photo.height == 60, identifier: height}
            - {equation: photo.bottom == cell.bottom - 24 @ 999, identifier: lower}
      constraints: ["H:|-16-[cell]-16-|", cell.top == superview.top + 8, cell.height == 44]
      """)
    let (wide, bar) = (try sample.boxes(of: ["24 @999"])[0], try sample.boxes(of: ["60"])[0])
    #expect(bar.maxX < wide.minX)
  }

  /// A text that a field cuts off takes no more room than the field.
  @Test func aTextThatIsCutOffMovesNoBarBesideItsField() throws {
    let sample = try PaintedSample(
      """
      size: [300, 90]
      show: {constraints: {axis: horizontal}}
      views: [{textField: field, text: a much longer text than its field has room for}]
      constraints: ["H:|-160-[field]-32-|", "V:|-24-[field]"]
      """)
    let numbers = try sample.boxes(of: ["160", "32"])
    #expect(abs(numbers[0].midY - numbers[1].midY) < 1)
  }

  /// The edge of the row would run through the caps of bars below the icon.
  @Test func barsOnASideKeepOffTheEdgesOfViewsAround() throws {
    let sample = try PaintedSample(
      """
      size: [300, 90]
      show: {constraints: {of: start, side: bottom, style: bare}}
      views:
        - view: row
          backgroundColor: lavender
          subviews: [{view: icon, backgroundColor: tomato}]
          constraints:
            - {equation: icon.leading == row.leading + 16, identifier: start}
            - icon.centerY == row.centerY
            - icon.width == 20
            - icon.height == 20
      constraints: ["H:|[row]|", "V:|-10-[row(44)]"]
      """)
    let caps = sample.elements.filter {
      $0.classes.contains("strut-constraint") && !$0.isText && abs($0.box.height - 9) < 0.1
    }
    let row = try #require(sample.list.group("row")?.items.unitedBounds)
    #expect(!caps.isEmpty)
    #expect(caps.allSatisfy { $0.box.minY > row.maxY }, "\(caps.map(\.box)) \(row)")
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

  /// Without the line, each would stand beside the view that ends first.
  @Test func barsOnOneSideStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [300, 160]
      views:
        - {view: wide, backgroundColor: khaki, frame: [20, 30, 200, 30]}
        - {view: narrow, backgroundColor: khaki, frame: [20, 90, 150, 30]}
      constraints:
        - {equation: wide.top == superview.top + 30, identifier: first}
        - {equation: narrow.top == wide.bottom + 30, identifier: second}
        - {equation: superview.bottom == narrow.bottom + 40, identifier: third}
      show: {constraints: {of: [first, second, third], side: right}}
      """)
    let numbers = ["30", "40"].flatMap { sample.boxes(of: $0) }
    #expect(numbers.count == 3)
    #expect(numbers.allSatisfy { abs($0.midX - numbers[0].midX) < 1.5 }, "\(numbers)")
  }

  /// Above the bar too, where it stands above what it connects, and not between both.
  @Test func numbersStandOnTheSideOfTheirBars() throws {
    let sample = try PaintedSample(
      """
      size: [220, 84]
      border: none
      show: {constraints: {of: [gap], side: top}}
      views:
        - {view: one, backgroundColor: "alpha(systemBlue, 0.2)", frame: [20, 24, 80, 36]}
        - {view: other, backgroundColor: "alpha(systemBlue, 0.2)", frame: [112, 24, 80, 36]}
      constraints: [{equation: other.leading == one.trailing + 12, identifier: gap}]
      """)
    let number = try #require(sample.boxes(of: "12").first)
    #expect(number.midY < 16 + 14)
  }

  /// Between the bar of a height and its view, the number would lie across the view's edge.
  @Test func theNumberOfAHeightIsOnTheOuterSideOfItsBar() throws {
    let sample = try PaintedSample(
      """
      size: [300, 170]
      views: [{view: box, backgroundColor: khaki}]
      constraints:
        - H:|-20-[box]-20-|
        - V:|-40-[box(>=90)]
        - {equation: box.height == 60 @ high, identifier: tall}
      show: {constraints: {of: [tall], values: solved}}
      """)
    let box = try #require(sample.elements.last { $0.isOfView && $0.ids.last == "box" }).box
    #expect(try sample.boxes(of: ["60 (90) @750"])[0].minX > box.maxX)
  }

  /// On the border of the screen a bar would be a part of it, and a number between two edges would belong to both.
  @Test(arguments: [8.0, 14, 20]) func aBarOfASizeIsOffTheBorder(_ margin: Double) throws {
    let sample = try PaintedSample(
      """
      size: [180, 130]
      views: [{view: art, backgroundColor: lavender}]
      constraints:
        - H:|-\(margin)-[art]-\(margin)-|
        - art.top == superview.top + 20
        - {equation: art.height == 90, identifier: height}
      show: {constraints: {of: height}}
      """)
    let art = try #require(sample.elements.first { $0.ids.contains("art") }).box
    let line = try #require(
      sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
        .first { $0.start.x == $0.end.x && abs($0.end.y - $0.start.y) > 80 })
    let borders = [art.minX - margin, art.maxX + margin]
    #expect(borders.allSatisfy { abs($0 - line.start.x) > 5 }, "\(line) \(borders)")
    let number = try #require(sample.boxes(of: "90").first).insetBy(dx: -3, dy: 0)
    #expect(borders.allSatisfy { !number.extent(.horizontal).contains($0) }, "\(number) \(borders)")
  }
}
