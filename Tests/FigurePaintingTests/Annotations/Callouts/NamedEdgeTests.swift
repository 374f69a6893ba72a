import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Where lines of callouts and of bars end, and what titles stand under.
@Suite struct NamedEdgeTests {
  private func dots(in sample: PaintedSample) -> [Point] {
    sample.elements.filter { element in
      guard case .shape(let shape) = element.content, shape.fill != nil else { return false }
      return element.classes.contains("strut-callout") && abs(element.box.width - 3.6) < 0.2
    }.map(\.box.center)
  }

  private func box(of id: String, in sample: PaintedSample) throws -> Rect {
    try #require(sample.elements.first { $0.ids.contains(id) && !$0.isText }).box
  }

  /// Two lines that end at one dot name one thing.
  @Test func linesToTwoEdgesInOnePlaceEndApart() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views:
        - {view: outer, frame: [20, 20, 120, 80], backgroundColor: lightgray, subviews: [{view: inner, frame: [20, 10, 100, 60], backgroundColor: white}]}
      callouts:
        - {label: 1, at: outer.right, side: right}
        - {label: 2, at: inner.right, side: right}
      """)
    let dots = dots(in: sample)
    let edge = try box(of: "outer", in: sample).maxX
    #expect(dots.count == 2 && dots.allSatisfy { abs($0.x - edge) < 0.5 })
    #expect(abs(dots[0].y - dots[1].y) > 6, "\(dots)")
  }

  /// A dot on the end of a bar, or a line across its arrows, would be read as a part of it.
  @Test func linesToEdgesKeepOffBars() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      show: {constraints: {of: [gap]}}
      views: [{view: card, backgroundColor: lightgray}]
      constraints:
        - {equation: card.trailing == superview.trailing - 40, identifier: gap}
        - card.leading == superview.leading + 20
        - V:|-20-[card]-20-|
      callouts: [{label: 1, at: card.right, side: right}]
      """)
    let bar = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
    let middle = try #require(bar.first { $0.start.y == $0.end.y && abs($0.start.x - $0.end.x) > 20 }).start.y
    let dot = try #require(dots(in: sample).first)
    let edge = try box(of: "card", in: sample).maxX
    #expect(abs(dot.x - edge) < 0.5 && abs(dot.y - middle) > 6, "\(dot) \(middle)")
  }

  /// Beside a round corner a line would end in the air.
  @Test func linesToRoundCornersEndOnTheCurve() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      views: [{view: card, frame: [20, 20, 120, 80], cornerRadius: 24, backgroundColor: lightgray}]
      callouts: [{label: 1, at: card.topRight, side: right}]
      """)
    let dot = try #require(dots(in: sample).first)
    let inset = 24 * (1 - 0.5.squareRoot())
    let card = try box(of: "card", in: sample)
    #expect(dot.distance(to: Point(card.maxX - inset, card.minY + inset)) < 0.6, "\(dot)")
  }

  /// In a row, a line at one end and none at another one would seem to mean different things.
  @Test func allEndsOfARowHaveLines() throws {
    let sample = try PaintedSample(
      """
      size: [300, 110]
      show: {constraints: {of: [gap, end], side: bottom}}
      views:
        - {label: name, text: Name, contentHuggingPriority: 260}
        - {textField: field, borderStyle: roundedRect}
      constraints:
        - name.leading == superview.leading + 24
        - {equation: field.leading == name.trailing + 40, identifier: gap}
        - {equation: field.trailing == superview.trailing - 60, identifier: end}
        - field.centerY == superview.centerY
        - name.firstBaseline == field.firstBaseline
      """)
    let dashed = sample.elements.filter { element in
      guard case .shape(let shape) = element.content else { return false }
      return element.classes.contains("strut-constraint") && shape.stroke?.dash.count == 2
    }.map(\.box.minX)
    let field = try #require(sample.elements.first { $0.ids.contains("field") && !$0.isText }?.box)
    for end in [field.minX, field.maxX] { #expect(dashed.contains { abs($0 - end) < 1 }, "\(dashed) \(field)") }
  }

  // MARK: Panels

  /// What nobody sees around views does not put titles off their middle.
  @Test func titlesStandUnderTheirViews() throws {
    let sample = try PaintedSample(
      """
      size: [220, 190]
      border: none
      captions: bottom
      show: {originalFrames: true}
      views: [{view: card, frame: [50, 70, 120, 70], backgroundColor: orange, transform: rotate(-25deg)}]
      panels:
        - title: Middle
        - title: Corner
          do:
            - card.transform = identity
            - card.anchorPoint = [0, 1]
            - card.frame = [50, 70, 120, 70]
            - card.transform = rotate(-25deg)
      """)
    let frames = sample.elements.filter { $0.classes.contains("strut-original-frame") && $0.box.width > 100 }.map(\.box)
    let titles = try sample.boxes(of: ["Middle", "Corner"])
    for (number, title) in titles.enumerated() {
      let near = try #require(frames.min { abs($0.midX - title.midX) < abs($1.midX - title.midX) })
      #expect(abs(near.midX - title.midX) < 1.5, "\(number) \(near) \(title)")
    }
  }

  /// A line that is broken for the width of a letter is not as the device has it.
  @Test func linesOfTheConsoleAreWholeWhereThePrintHasRoom() throws {
    let sample = try PaintedSample(
      """
      size: [300, 60]
      printWidth: 492
      columns: 1
      expect: conflict
      views: [{view: banner}]
      constraints: ["H:|-40-[banner(>=260)]-40-|", "V:|-10-[banner]-10-|"]
      panels: [{kind: console}]
      """)
    let lines = sample.elements.filter { $0.classes.contains("strut-console") && $0.isText }.map(\.words)
    #expect(!lines.contains { $0.hasPrefix("(Names") }, "\(lines)")
  }

  /// Chevrons on dashes would be read as a part of them.
  @Test func chevronsKeepOffTheDashesOfContents() throws {
    for width in [36, 40, 44, 50, 60, 80] {
      let sample = try PaintedSample(
        """
        size: [140, 60]
        show: {intrinsicSizes: {axis: horizontal, values: false}}
        views: [{view: a, backgroundColor: lightsteelblue, intrinsicContentSize: [30, 36]}]
        constraints: ["H:|-20-[a(\(width))]", a.centerY == superview.centerY]
        """)
      let chevrons = sample.elements.filter { $0.classes.contains("strut-hugging") }.flatMap(\.strokedLines)
      let (low, high) = (20 + (Double(width) - 30) / 2, 20 + (Double(width) + 30) / 2)
      #expect(!chevrons.isEmpty)
      for line in chevrons {
        let ends = [line.start.x, line.end.x]
        for edge in [low, high] {
          #expect(
            ends.allSatisfy { $0 < edge - 1.5 } || ends.allSatisfy { $0 > edge + 1.5 }, "\(width) \(ends) \(edge)")
        }
      }
    }
  }

  /// Behind the ends of a view stand numbers of others.
  @Test func numbersLeaveChevronsFree() throws {
    let sample = try PaintedSample(
      """
      size: [220, 90]
      show: intrinsicSizes
      views: [{label: a, text: A longer text, frame: [20, 25, 60, 30]}]
      """)
    let signs = sample.elements.filter { !$0.classes.isDisjoint(with: ["strut-hugging", "strut-compression"]) }
    let chevrons = signs.flatMap(\.strokedLines).flatMap { [$0.start, $0.end] }
    let pills = sample.elements.filter { element in
      guard case .shape(let shape) = element.content else { return false }
      return shape.fill != nil && shape.stroke == nil && abs(element.box.height - 14) < 0.6 && !element.isOfView
    }.map(\.box)
    #expect(chevrons.count == 16 && pills.count == 2)
    for pill in pills { #expect(!chevrons.contains(where: pill.contains), "\(pill) \(chevrons)") }
  }

  /// A box in an outline has the edge that the plane of its view has.
  @Test func signsOfAnOutlineHaveTheHuesOfPlanes() throws {
    let sample = try PaintedSample(
      """
      size: [120, 90]
      views: [{view: badge, frame: [20, 20, 50, 50], backgroundColor: gray}]
      panels: [{kind: hierarchy}, {kind: exploded}]
      """)
    func edges(_ id: String) -> [Color] {
      sample.elements.filter { $0.ids.contains(id) }.compactMap { element in
        if case .shape(let shape) = element.content { shape.stroke?.color } else { nil }
      }
    }
    let (sign, plane) = (try #require(edges("p1-badge").first), try #require(edges("p2-badge").last))
    #expect(sign == plane)
  }
}
