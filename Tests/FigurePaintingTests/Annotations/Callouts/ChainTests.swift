import Diagnostics
@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing

/// How dimensions, their numbers and the lines that lead to them share the space beside views.
@Suite struct ChainTests {
  /// The shapes of each dimension: the lines to its ends, its caps and its line.
  private func dimensions(_ sample: PaintedSample) -> [[Shape]] {
    sample.list.groups(withClass: "strut-dimension").map(\.shapes)
  }

  /// A short gap beside a long view: its arrows would lie on the line of the view, so it has none.
  @Test func shortAndLongDimensionsAreAChainOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [300, 160]
      views:
        - {view: a, frame: [40, 60, 100, 60]}
        - {view: b, frame: [148, 60, 100, 60]}
      callouts:
        - {dimension: [a.left, a.right], side: top}
        - {dimension: [a.right, b.left], side: top}
      """)
    let lines = dimensions(sample).compactMap { $0.last?.path.box }
    #expect(lines.count == 2)
    #expect(lines[0].midY == lines[1].midY)
    // Arrows are filled.
    #expect(dimensions(sample).flatMap(\.self).allSatisfy { $0.fill == nil })
    // The number of one has no room on its line, so both stand above.
    let numbers = try sample.boxes(of: ["100", "8"])
    #expect(numbers.allSatisfy { $0.maxY < lines[0].minY })
    #expect(abs(numbers[0].midY - numbers[1].midY) < 0.01)
  }

  /// The same of constraints, which have no arrows in another panel either, where there is room for them.
  @Test(arguments: ["", "panels: [{title: 1}, {title: 2, do: [constraint height.constant = 60]}]"])
  func constraintsInARowHaveNoArrowsThatRunIntoOneAnother(_ panels: String) throws {
    func heads(_ of: String) throws -> Int {
      let sample = try PaintedSample(
        """
        size: [220, 160]
        views: [{view: a, backgroundColor: khaki}, {view: b, backgroundColor: khaki}]
        constraints:
          - H:|-16-[a(100)]
          - H:|-16-[b(100)]
          - {equation: a.top == superview.top + 10, identifier: one}
          - {equation: a.height == 18, identifier: height}
          - {equation: b.top == a.bottom + 4, identifier: two}
          - b.height == 18
        show: {constraints: {of: \(of), side: right}}
        \(panels)
        """)
      return sample.elements.count { element in
        guard case .shape(let shape) = element.content, !element.isOfView, !element.isBadge else { return false }
        return shape.fill != nil && (5...60).contains(element.box.height) && element.box.width < 8
      }
    }
    #expect(try heads("[one, two]") == 0)
    #expect(try heads("[two]") > 0)
  }

  /// The same of two short bars on one line inside of the screen, in all panels: between them stands a low row, as wide as
  /// the screen, in which there is no other line. Two arrows of 8 points leave 2 of 18 points free, and 44 of 60.
  @Test(arguments: [
    (18, false, ""), (18, false, "panels: [{title: 1}, {title: 2, do: [constraint height.constant = 60]}]"),
    (60, true, ""),
  ])
  func shortBarsOnOneLineHaveNoArrowsThatRunIntoOneAnother(height: Int, hasHeads: Bool, panels: String) throws {
    let sample = try PaintedSample(
      """
      size: [34, 120]
      views: [{view: a, backgroundColor: khaki}, {view: b, backgroundColor: plum}]
      constraints:
        - H:|-[a]-|
        - H:|-[b]-|
        - {equation: a.top == superview.top + 8, identifier: one}
        - {equation: a.height == \(height), identifier: height}
        - {equation: b.top == a.bottom + 8, identifier: two}
        - b.height == 18
      show: {constraints: {of: [one, two], values: false}}
      \(panels)
      """)
    let found = sample.elements.count { element in
      guard case .shape(let shape) = element.content, !element.isOfView, !element.isBadge else { return false }
      return shape.fill != nil && element.box.width < 8
    }
    #expect((found > 0) == hasHeads)
  }

  /// Alone it has arrows, which point at its ends from outside.
  @Test func aShortDimensionAloneHasArrows() throws {
    let sample = try PaintedSample(
      """
      size: [300, 160]
      views:
        - {view: a, frame: [40, 60, 100, 60]}
        - {view: b, frame: [148, 60, 100, 60]}
      callouts: [{dimension: [a.right, b.left], side: top}]
      """)
    #expect(dimensions(sample)[0].contains { $0.fill != nil })
  }

  /// A length is not between caps in a chain and between arrows alone, in another panel or beside it.
  @Test(arguments: [
    ("panels: [{callouts: [*one, *two]}, {callouts: [*one]}]", 0),
    ("panels: [{callouts: [*two]}, {callouts: [*one]}]", 1),
    ("callouts: [*one, *two, *other]", 0),
    ("callouts: [*one, *other]", 2),
  ])
  func aLengthHasOneFormInAllPanels(_ text: String, _ withArrows: Int) throws {
    let one = "{dimension: [a.topLeft, a.topLeft + (0, 16)], side: left}"
    let two = "{dimension: [a.topLeft + (0, 16), a.bottomLeft], side: left}"
    let other = "{dimension: [b.topRight, b.topRight + (0, 16)], side: right}"
    let marks = text.replacing("*one", with: one).replacing("*two", with: two).replacing("*other", with: other)
    let sample = try PaintedSample(
      """
      size: [300, 200]
      border: none
      views:
        - {view: a, frame: [60, 40, 60, 120], backgroundColor: plum}
        - {view: b, frame: [180, 40, 60, 120], backgroundColor: plum}
      \(marks)
      """)
    #expect(dimensions(sample).count { $0.contains { $0.fill != nil } } == withArrows)
  }

  /// Words on an upright line would hold it far from the view: the line is as near as that of a number.
  @Test(arguments: ["{}", "contentSize.height {}"])
  func anUprightLineIsNearItsViewWhateverItsWords(_ text: String) throws {
    let sample = try PaintedSample(
      """
      size: [400, 200]
      views: [{view: a, frame: [60, 40, 100, 120]}]
      callouts: [{dimension: [a.topRight, a.bottomRight], text: "\(text)"}]
      """)
    let line = try #require(dimensions(sample)[0].last?.path.box)
    #expect(line.midX > 168 && line.midX < 180)
  }

  /// The side of a circle is a point, and the line to it begins where the circle is 1 point from it.
  @Test func aLineToACircleBeginsWhereItNearlyTouches() throws {
    let sample = try PaintedSample(
      """
      size: [300, 160]
      views:
        - {view: a, frame: [40, 40, 60, 60], cornerRadius: 30, backgroundColor: plum}
        - {view: b, frame: [160, 60, 100, 40], backgroundColor: plum}
      callouts: [{dimension: [a.right, b.left], side: bottom}]
      """)
    let leading = dimensions(sample)[0].compactMap(\.path.box).filter { $0.width < 1 && $0.height > 8 }
    #expect(leading.contains { abs($0.midX - 100) < 1 && abs($0.minY - 70 - 59.0.squareRoot()) < 1 })
    // The cap at the other end is near its view.
    #expect(!leading.contains { abs($0.midX - 160) < 1 && abs($0.minY - 100) < 1 })
  }

  /// The line to the outer dimension begins behind the cap of the inner one.
  @Test func linesToAnOuterDimensionLeaveTheInnerOneFree() throws {
    let sample = try PaintedSample(
      """
      size: [300, 200]
      views:
        - view: a
          frame: [40, 40, 200, 60]
          subviews: [{view: b, frame: [0, 10, 80, 40]}]
      callouts:
        - {dimension: [b.left, b.right], side: bottom, text: "inner {}"}
        - {dimension: [a.left, a.right], side: bottom, text: "outer {}"}
      """)
    let bars = dimensions(sample)
    let inner = try #require(bars[0].last?.path.box)
    let lines = bars[1].compactMap(\.path.box).filter { $0.width < 1 && abs($0.midX - 40) < 1 }
    #expect(lines.allSatisfy { $0.minY >= inner.midY + 4 })
  }

  /// The grey of the system is too light for white numbers.
  @Test func numbersOnGreyAreBlack() {
    let theme = Theme(.light, isAdaptive: false)
    #expect(theme.legible(on: Color(hex: 0x8E8E93)) == .darkInk)
    #expect(theme.legible(on: Color(hex: 0x007AFF)) == .white)
  }

  /// Where two dimensions end in the middle of a view, they have one cap: at one pixel a point two caps, each inside of
  /// its distance, would be twice as thick as the others.
  @Test(arguments: [1.0, 2]) func capsInTheMiddleOfAViewAreOne(_ scale: Double) throws {
    let sample = try PaintedSample(
      """
      size: [352, 60]
      border: none
      views:
        - {view: a, frame: [16, 8, 40, 32]}
        - {view: b, frame: [130, 8, 72, 32]}
        - {view: c, frame: [256, 8, 80, 32]}
      callouts:
        - {dimension: [a.centerX, b.centerX], side: bottom}
        - {dimension: [b.centerX, c.centerX], side: bottom}
      """, scale: scale)
    let caps = dimensions(sample).compactMap { shapes in
      shapes.first { $0.path.elements.count == 4 }?.path.box
    }
    try #require(caps.count == 2)
    #expect(caps[0].maxX == caps[1].minX, "\(caps)")
  }
}

/// Outlines of views with round corners.
@Suite struct RoundOutlineTests {
  /// A square outline around a round view would make it look square.
  @Test(arguments: [("cornerRadius: 12", true), ("configuration: filled", true), ("backgroundColor: plum", false)])
  func anAmbiguousViewHasAnOutlineAsRoundAsItIs(_ look: String, _ isRound: Bool) throws {
    let sample = try #require(
      PaintedSample.all(
        in: """
          size: [300, 160]
          expect: ambiguity
          show: {ambiguity: outlines}
          views: [{button: go, title: Go, \(look)}]
          constraints: [go.top == superview.top + 40, go.width == 120, go.height == 44]
          """, name: "round"
      ).first)
    let outline = sample.list.groups(withClass: "strut-ambiguous").flatMap(\.shapes).filter {
      $0.stroke?.dash.isEmpty == false
    }
    #expect(!outline.isEmpty)
    #expect(outline.contains { $0.path.points.count > 8 } == isRound)
  }
}
