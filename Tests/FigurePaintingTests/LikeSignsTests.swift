import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Signs that say the same stand alike: a reader takes what looks different for something else.
@Suite struct LikeSignsTests {
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

  @Test func equalDistancesStandOnOneLineWhereNobodySaysWhere() throws {
    let sample = try PaintedSample(
      """
      size: [260, 120]
      show: constraints
      views:
        - {view: bubble, backgroundColor: systemBlue, cornerRadius: 16, subviews: [{label: words, text: On my way!}]}
      constraints:
        - bubble.trailing == superview.trailing - 40
        - bubble.top == superview.top + 40
        - words.leading == bubble.leading + 12
        - bubble.trailing == words.trailing + 12
        - V:|-8-[words]-8-|
      """)
    let numbers = sample.boxes(of: "12")
    #expect(numbers.count == 2)
    #expect(abs(numbers[0].midY - numbers[1].midY) < 0.5)
  }

  /// Three gaps that are too narrow for their numbers have them above, not one of them beside.
  @Test func numbersThatDoNotFitOnTheirBarsStandAlike() throws {
    let sample = try PaintedSample(
      """
      size: [270, 110]
      border: none
      views:
        - {view: ground, backgroundColor: whitesmoke, frame: [0, 0, 270, 110]}
        - {view: left, backgroundColor: lightsteelblue, frame: [23, 40, 100, 50]}
        - {view: right, backgroundColor: lightsteelblue, frame: [146, 40, 101, 50]}
      callouts:
        - {dimension: [left.left - (23, 0), left.left], side: top, text: "{} pt"}
        - {dimension: [left.right, right.left], side: top, text: "{} pt"}
        - {dimension: [right.right, right.right + (23, 0)], side: top, text: "{} pt"}
      """)
    let numbers = sample.boxes(of: "23 pt")
    #expect(numbers.count == 3)
    #expect(numbers.allSatisfy { abs($0.midY - numbers[0].midY) < 0.5 }, "\(numbers)")
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

  /// Beside a device, the distance of the next line is counted from the body and not twice.
  @Test func nestedDimensionsBesideADeviceAreClose() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      chrome: device
      callouts:
        - {dimension: [root.readable.left, root.readable.right], side: top}
        - {dimension: [root.safeArea.left, root.safeArea.right], side: top}
        - {dimension: [root.left, root.right], side: top}
      views: [{view: a, frame: [300, 100, 20, 20]}]
      """)
    let heights = sample.annotationTexts.filter { Int($0.words) != nil }.map(\.box.midY).sorted()
    #expect(heights.count == 3)
    #expect(heights[1] - heights[0] < 30 && heights[2] - heights[1] < 30, "\(heights)")
  }

  /// The line along an edge ends where the corner begins.
  @Test func aSharedEdgeEndsAtARoundCorner() throws {
    func lines(_ radius: Int) throws -> [Double] {
      let sample = try PaintedSample(
        """
        size: [240, 120]
        show: {constraints: {of: [top]}}
        views:
          - view: card
            backgroundColor: whitesmoke
            cornerRadius: \(radius)
            frame: [20, 20, 200, 80]
            subviews: [{view: photo, backgroundColor: silver, frame: [0, 0, 200, 40]}]
        constraints: [{equation: photo.top == card.top, identifier: top}]
        """)
      return sample.elements.filter { $0.classes.contains("strut-constraint") }.map(\.box.width)
    }
    #expect(try lines(0).max() == 200)
    #expect(try lines(12).max() == 176)
  }

  @Test(arguments: [("", 1), ("style: bare, ", 0)])
  func hairlinesAroundLabelsAreLeftOutWhereTheAuthorWantsThat(_ style: String, _ count: Int) throws {
    let sample = try PaintedSample(
      """
      size: [200, 60]
      show: {constraints: {\(style)axis: horizontal}}
      views: [{label: a, text: One}]
      constraints: ["H:|-20-[a]", "V:|-20-[a]"]
      """)
    #expect(sample.list.groups(withClass: "strut-bounds").count == count)
  }

  /// The sign is all that such a view shows.
  @Test func aRatioLeavesTheSignOfAMissingImageFree() throws {
    let sample = try PaintedSample(
      """
      size: [240, 160]
      show: constraints
      views: [{imageView: photo, image: "missing(160, 90)"}]
      constraints: [photo.width == 16:9 * photo.height, photo.width == 160, photo.centerX == superview.centerX]
      """)
    let number = try #require(sample.boxes(of: "16 : 9").first)
    let middle = Point(120, 45)
    #expect(!Rect(center: middle, size: Size(36, 36)).overlaps(number.insetBy(dx: -3, dy: -3)))
  }

  /// Below the left button is the distance to the foot of the screen, below the right one there is room.
  @Test func signsOfEqualWidthsStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      chrome: device
      screenSize: none
      printWidth: 220
      crop: {bottom: 220}
      show: {constraints: {of: [edge, gap, end, same, foot]}}
      views:
        - {button: one, title: One, configuration: gray}
        - {button: two, title: Two, configuration: filled}
      constraints:
        - {equation: one.leading == superview.leading + 24, identifier: edge}
        - {equation: two.leading == one.trailing + 40, identifier: gap}
        - {equation: two.trailing == superview.trailing - 24, identifier: end}
        - {equation: two.width == one.width, identifier: same}
        - {equation: one.bottom == superview.bottom - 60, identifier: foot}
        - two.top == one.top
        - one.height == 50
        - two.height == 50
      """)
    let same = sample.elements.filter { element in
      element.classes.contains("strut-constraint") && element.box.height < 1
    }
    let long = same.flatMap(\.strokedLines).filter { $0.start.y == $0.end.y && abs($0.start.x - $0.end.x) > 40 }
    #expect(long.count == 2)
    #expect(Set(long.map(\.start.y)).count == 1, "\(long)")
  }

  /// On two sides of the fields, the lower one would seem to measure what is below them.
  @Test func aNumberBetweenTheSignsOfAnEqualityGivesWay() throws {
    let sample = try PaintedSample(
      """
      size: [361, 180]
      show: constraints
      views:
        - {button: photo, title: Change Photo}
        - stackView: form
          axis: vertical
          spacing: 12
          subviews:
            - stackView: names
              spacing: 12
              subviews: [{textField: first, text: Grace}, {textField: last, text: Hopper}]
            - {textField: nick, text: Amazing}
      constraints:
        - first.width == last.width
        - photo.centerX == superview.centerX
        - V:|-8-[photo]-24-[form]
        - H:|-16-[form]-16-|
      """)
    let signs = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
      .filter { $0.start.y == $0.end.y && abs($0.end.x - $0.start.x) > 120 }
    #expect(signs.count == 2 && Set(signs.map(\.start.y)).count == 1, "\(signs)")
  }

  /// Of two springs, the longer one is pulled.
  @Test func aSpringKeepsItsCoils() throws {
    func coils(_ width: Int) throws -> [Int] {
      let sample = try PaintedSample(
        """
        size: [\(width), 60]
        show: autoresizing
        views:
          - {view: a, backgroundColor: silver, frame: [0, 20, 40, 20], autoresizingMask: [flexibleRightMargin]}
        """)
      return sample.elements.filter { $0.classes.contains("strut-autoresizing") }.compactMap(\.corners).filter {
        $0 > 6
      }
    }
    let (short, long) = (try coils(100), try coils(180))
    #expect(!short.isEmpty && short == long)
  }
}

extension PaintedElement {
  /// How many points its path has; `nil` for what is not a line.
  fileprivate var corners: Int? {
    guard case .shape(let shape) = content, shape.stroke != nil else { return nil }
    return shape.path.elements.count
  }
}
