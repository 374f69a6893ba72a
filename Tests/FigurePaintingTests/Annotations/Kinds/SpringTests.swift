import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Springs and struts of several views.
@Suite struct SpringTests {
  /// The margins of each go across the other one, and two zigzags on one line cannot be read.
  @Test func thoseOfSiblingsAreAtDifferentHeights() throws {
    let sample = try PaintedSample(
      """
      size: [180, 90]
      border: none
      show: {autoresizing: {axis: horizontal}}
      views:
        - {view: a, frame: [16, 20, 66, 50], autoresizingMask: [flexibleWidth, flexibleRightMargin]}
        - {view: b, frame: [98, 20, 66, 50], autoresizingMask: [flexibleWidth, flexibleLeftMargin]}
      """)
    let lines = sample.elements.filter { !$0.isText && !$0.isOfView && $0.box.width > 8 }.map(\.box)
    let heights = Set(lines.map { $0.midY.rounded() }).sorted()
    #expect(heights.count == 2)
    #expect(heights[1] - heights[0] == 12)
  }

  /// The spring of the first view runs across the second, on which its coils would seem to be that one's; what lies behind all of
  /// them is in no way.
  @Test(arguments: ["", "- {view: ground, frame: [0, 0, 240, 80], backgroundColor: whitesmoke}"])
  func coilsAreBetweenViews(_ ground: String) throws {
    let sample = try PaintedSample(
      """
      size: [240, 80]
      border: none
      show: {autoresizing: {of: less, axis: horizontal}}
      views:
        \(ground)
        - {view: less, frame: [20, 20, 40, 40], backgroundColor: plum, autoresizingMask: [flexibleRightMargin]}
        - {view: level, frame: [80, 20, 80, 40], backgroundColor: gold}
      """)
    let level = try sample.view("level")
    // Those of a zigzag lean.
    let coils = sample.lines(ofClass: "strut-autoresizing").filter { $0.start.y != $0.end.y && $0.start.x != $0.end.x }
    #expect(!coils.isEmpty)
    #expect(coils.allSatisfy { $0.start.x >= level.maxX || $0.end.x <= level.minX }, "\(coils)")
  }

  /// On another view, a strut would seem to be that one's.
  @Test func strutsKeepOffViewsBesideTheirs() throws {
    let sample = try PaintedSample(
      """
      size: [200, 200]
      show: autoresizing
      views:
        - {view: pane, frame: [40, 40, 120, 90], backgroundColor: lightsteelblue, autoresizingMask: [flexibleWidth, flexibleHeight]}
        - {view: knob, frame: [80, 148, 40, 40], backgroundColor: systemRed, autoresizingMask: [flexibleLeftMargin, flexibleRightMargin, flexibleTopMargin]}
      """)
    let (pane, knob) = (try sample.view("pane"), try sample.view("knob"))
    let upright = sample.lines(ofClass: "strut-autoresizing").filter { $0.start.x == $0.end.x }
    let below = upright.filter { max($0.start.y, $0.end.y) > pane.maxY + 1 && abs($0.end.y - $0.start.y) > 40 }
    #expect(!below.isEmpty)
    #expect(below.allSatisfy { $0.start.x < knob.minX || $0.start.x > knob.maxX || $0.end.y <= knob.minY }, "\(below)")
    // The knob's own is in its middle.
    #expect(upright.contains { abs($0.start.x - knob.midX) < 1 })
  }

  /// The numbers of the same view, and those of dimensions beside it, are read beside its springs.
  @Test func nothingIsWrittenOnSprings() throws {
    let sample = try PaintedSample(
      """
      size: [180, 140]
      show: {autoresizing: true, values: banner}
      views:
        - view: banner
          frame: [32, 32, 116, 40]
          autoresizingMask: [flexibleWidth, flexibleBottomMargin]
      callouts: [{dimension: [banner.left, banner.right], side: bottom}]
      """)
    let (values, number) = (try sample.boxes(of: ["32, 32, 116 × 40"])[0], try sample.boxes(of: ["116"])[0])
    let offset = try #require(sample.elements.first { $0.ids.contains("banner") }).box.origin - Point(32, 32)
    // The spring of the width is 3 points high, that of the margin below as broad.
    #expect(abs(values.midY - offset.y - 52) > 3, "\(values)")
    #expect(abs(number.midX - offset.x - 90) > 3, "\(number)")
  }

  /// Those of a view in another one run across the springs of that.
  @Test func thoseOfASubviewAreBesideThoseOfItsSuperview() throws {
    let sample = try PaintedSample(
      """
      size: [220, 90]
      border: none
      show: {autoresizing: {axis: horizontal}}
      views:
        - view: card
          frame: [16, 20, 188, 42]
          autoresizingMask: flexibleWidth
          subviews: [{view: dot, frame: [160, 14, 20, 20], autoresizingMask: flexibleLeftMargin}]
      """)
    let lines = sample.elements.filter { !$0.isText && !$0.isOfView && $0.box.width > 40 }.map(\.box.midY).sorted()
    #expect(lines.count == 2 && lines[1] - lines[0] > 11, "\(lines)")
  }

  /// A strut to the edge of the screen leaves the time of the status bar free.
  @Test func aStrutLeavesTheStatusBarFree() throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      chrome: device
      screenSize: none
      crop: {top: 200}
      show: {autoresizing: {axis: vertical}}
      views: [{view: card, frame: [40, 80, 295, 60], autoresizingMask: flexibleWidth}]
      """)
    let time = try #require(sample.elements.first { $0.words == "9:41" }).box
    let lines = sample.elements.filter { $0.classes.contains("strut-autoresizing") }.flatMap(\.strokedLines).filter {
      abs($0.start.x - $0.end.x) < 0.5 && abs($0.start.x - time.midX) < time.width
    }
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(max(line.start.y, line.end.y) < time.minY || min(line.start.y, line.end.y) > time.maxY, "\(line) \(time)")
    }
  }

  /// Torn by the thumb, a strut would look like two, and beside an edge a spring would be a part of it.
  @Test func linesMoveAsideForThumbsAndEdges() throws {
    let sample = try PaintedSample(
      """
      size: [200, 240]
      show: {autoresizing: {of: [photo, light], axis: vertical}}
      views:
        - {view: photo, frame: [24, 64, 152, 110], autoresizingMask: [flexibleWidth, flexibleHeight]}
        - {view: done, frame: [106, 16, 70, 35]}
        - {slider: light, frame: [40, 192, 120, 31], value: 0.6, autoresizingMask: [flexibleTopMargin]}
      """)
    let photo = try #require(sample.elements.first { $0.ids.contains("photo") }).box
    let root = photo.origin - Point(24, 64)
    let lines = sample.elements.filter { $0.classes.contains("strut-autoresizing") }.flatMap(\.strokedLines)
    // The strut below the photo is whole, from its lower edge to that of the root.
    let strut = lines.filter { $0.start.x == $0.end.x && abs($0.start.y - photo.maxY) < 1 }
    #expect(strut.contains { abs($0.end.y - $0.start.y - 66) < 1 }, "\(lines)")
    let upright = Set(lines.filter { abs($0.end.y - $0.start.y) > 20 }.map { $0.start.x - root.x })
    #expect(upright.count == 2 && upright.allSatisfy { abs($0 - 106) > 5 }, "\(upright)")
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

  @Test func oneAxisOfSpringsIsDrawn() throws {
    let text = """
      size: [160, 80]
      views: [{view: v, frame: [20, 20, 60, 40], autoresizingMask: [flexibleWidth, flexibleHeight]}]
      show: {autoresizing: {axis: horizontal}}
      """
    let marks = try PaintedSample(text).marks
    #expect(marks.contains("spring horizontal") && !marks.contains("spring vertical"))
  }

  /// A strut that runs across a grey view is as those beside it on the light wall, where its colour is seen on both.
  @Test func strutsAcrossAGreyViewAreAsTheOthers() throws {
    let sample = try PaintedSample(
      """
      size: [200, 140]
      show: {autoresizing: [diagram]}
      views:
        - view: wall
          frame: [0, 0, 200, 140]
          backgroundColor: whitesmoke
          subviews:
            - view: diagram
              frame: [16, 16, 120, 50]
              backgroundColor: darkseagreen
              autoresizingMask: [flexibleWidth, flexibleHeight]
            - {view: levers, frame: [16, 96, 120, 30], backgroundColor: slategray}
      panels: [{theme: dark}]
      """)
    let struts = sample.elements.filter { $0.classes.contains("strut-autoresizing") }
    func colors(_ isIncluded: (Rect) -> Bool) -> Set<Color> {
      Set(
        struts.filter { isIncluded($0.box) }.compactMap { element in
          guard case .shape(let shape) = element.content else { return nil }
          return shape.stroke?.color
        })
    }
    // Below the diagram across the levers, and at its left.
    let (across, beside) = (colors { $0.minY > 65 }, colors { $0.maxX < 17 })
    #expect(across.count == 1)
    #expect(across == beside)
  }

  /// The coils stand beside what the view says, and the straight ends leave it free.
  @Test func aSpringLeavesTheWordsInItsViewFree() throws {
    let sample = try PaintedSample(
      """
      size: [260, 40]
      show: {autoresizing: {of: [strip], axis: horizontal}}
      views:
        - view: strip
          frame: [0, 0, 260, 40]
          backgroundColor: gainsboro
          autoresizingMask: flexibleWidth
          subviews: [{label: title, text: Station KEV, font: headline, frame: [16, 9, 100, 22]}]
      """)
    let title = try sample.view("title")
    let lines = sample.elements.filter { $0.classes.contains("strut-autoresizing") }.flatMap(\.strokedLines)
      .filter { abs($0.start.x - $0.end.x) > 1 }
    #expect(lines.count > 12)
    #expect(lines.allSatisfy { Segment($0.start, $0.end).shares(within: title.insetBy(dx: 2, dy: 6)) == nil })
  }
}

extension PaintedElement {
  /// How many points its path has; `nil` for what is not a line.
  fileprivate var corners: Int? {
    guard case .shape(let shape) = content, shape.stroke != nil else { return nil }
    return shape.path.elements.count
  }
}
