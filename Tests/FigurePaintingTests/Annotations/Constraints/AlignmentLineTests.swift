import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The lines along edges and middles that constraints make one.
@Suite struct AlignmentLineTests {
  /// A line along the edge where letters begin lies outside of them.
  @Test func aLineAlongAnEdgeCoversNoLetters() throws {
    let sample = try PaintedSample(
      """
      size: [200, 120]
      show: constraints
      views: [{label: a, text: The harbour}]
      constraints: [a.leading == superview.margins.leading, a.top == superview.top + 40]
      """)
    let letters = try #require(sample.elements.first { $0.words == "The harbour" }).box
    let line = try #require(sample.boxes(ofClass: "strut-constraint").first { $0.width < 4 && $0.height > 10 })
    #expect(line.maxX <= letters.minX + 0.5)
  }

  /// A line along the edge of an alignment rectangle that is drawn would hide it: it leads from there.
  @Test(arguments: ["vertical", "horizontal"]) func aLineLeavesAlignmentRectanglesFree(_ axis: String) throws {
    let (edge, across) = axis == "vertical" ? ("top", "H:|-30-[t]-24-[b(80)]") : ("left", "V:|-30-[t]-24-[b(40)]")
    let own = axis == "vertical" ? "V:|-40-[t]" : "H:|-40-[t]"
    let sample = try PaintedSample(
      """
      size: [300, 200]
      show: {alignmentRects: t, constraints: {of: [same]}}
      views:
        - {view: t, intrinsicContentSize: [120, 44], alignmentRectInsets: [10, 6, 8, 10], backgroundColor: moccasin}
        - {view: b, intrinsicContentSize: [50, 30], backgroundColor: steelblue}
      constraints:
        - "\(across)"
        - "\(own)"
        - {equation: b.\(edge) == t.\(edge), identifier: same}
      """)
    let solved = try #require(sample.picture.panels.first?.drawn.views.first { $0.name == "t" }).alignmentRect
    let canvas = try sample.view("t")
    let rect = Rect(x: canvas.minX + 6, y: canvas.minY + 10, width: solved.width, height: solved.height)
    let lines = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
    #expect(!lines.isEmpty)
    for line in lines {
      let box = Rect(between: line.start, line.end)
      let shared =
        axis == "vertical"
        ? min(box.maxX, rect.maxX) - max(box.minX, rect.minX) : min(box.maxY, rect.maxY) - max(box.minY, rect.minY)
      #expect(shared < 1, "\(box) \(rect)")
    }
  }

  /// A line along an edge leaves the number of the badge on the view's corner free.
  @Test func aLineAlongAnEdgeLeavesABadgeFree() throws {
    let sample = try PaintedSample(
      """
      size: [260, 120]
      show: {constraints: {of: [same]}}
      views:
        - {view: inbox, backgroundColor: lightblue, badge: "7"}
        - {label: hint, text: Opens your messages}
      constraints:
        - "H:|-40-[inbox(140)]"
        - "V:|-20-[inbox(44)]-16-[hint]"
        - {equation: hint.trailing == inbox.trailing, identifier: same}
      """)
    let number = try #require(sample.viewTexts.first { $0.words == "7" }).box
    let lines = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
      .filter { $0.start.x == $0.end.x }
    #expect(!lines.isEmpty && lines.allSatisfy { min($0.start.y, $0.end.y) > number.maxY }, "\(lines) \(number)")
  }

  /// Through texts, at which it is interrupted, nothing would be left of it.
  @Test func theLineOfACommonCentreIsSeenBesideTexts() throws {
    func line(between word: String) throws -> Double {
      let sample = try PaintedSample(
        """
        size: [300, 90]
        show: {constraints: {of: level}}
        views:
          - {label: a, text: \(word)}
          - {view: b, backgroundColor: khaki}
        constraints:
          - {equation: b.centerY == a.centerY, identifier: level}
          - "H:|-60-[a]-4-[b(10)]"
          - V:|-30-[a]
          - b.height == 20
        """)
      let group = try #require(sample.list.groups(withClass: "strut-constraint").first)
      let ends = group.shapes.compactMap { $0.path.box?.minX }
      return try #require(ends.min())
    }
    // 8 points beyond the views, or 24 where most of it is hidden.
    #expect(abs(try line(between: "Resting heart") - 36) < 1)
    #expect(abs(try line(between: "\"\"") - 52) < 1)
  }

  /// A leading edge on the edge of a round screen.
  @Test func aLineAlongTheScreenEndsWhereItIsRounded() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      show: constraints
      views: [{view: sheet, backgroundColor: khaki}]
      constraints: ["H:|[sheet]|", sheet.bottom == superview.bottom, sheet.height == 300]
      """)
    let lines = sample.list.groups(withClass: "strut-constraint").flatMap(\.items).flatMap(\.groups)
    #expect(lines.count { $0.clip != nil } == 3)
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

  /// The line of two middles goes on a little beyond both views, but not across the border of what they are in.
  @Test(arguments: [6.0, 12, 40])
  func aLineOfMiddlesEndsBeforeTheBorder(_ margin: Double) throws {
    let sample = try PaintedSample(
      """
      size: [200, 100]
      show: {constraints: {of: [middles]}}
      views:
        - view: card
          frame: [20, 20, 160, 60]
          backgroundColor: lightgray
          subviews:
            - {view: a, frame: [\(margin), 10, 20, 20], backgroundColor: teal}
            - {view: b, backgroundColor: teal}
      constraints:
        - b.leading == card.leading + 80
        - b.width == 20
        - b.height == 20
        - {equation: b.centerY == a.centerY, identifier: middles}
      """)
    let card = try sample.view("card")
    let level = sample.lines(ofClass: "strut-constraint").filter { $0.start.y == $0.end.y }
    let start = try #require(level.map(\.start.x).min())
    let a = try sample.view("a")
    #expect(start > card.minX && start <= a.minX)
  }

  /// The middle of the superview is seen around the bar's end, that of the view to its centre and beyond.
  @Test func aBarEndsAtAMiddleThatIsSeen() throws {
    let text = """
      size: [240, 170]
      views: [{view: dialog, backgroundColor: lavender}]
      constraints:
        - dialog.centerX == superview.centerX
        - {equation: dialog.centerY == superview.centerY - 40, identifier: offset}
        - dialog.width == 140
        - dialog.height == 60
      show: {constraints: {of: [offset], side: right}}
      """
    let sample = try PaintedSample(text)
    let dashed = sample.list.items.flatMap(\.shapes).filter { $0.stroke?.dash.count == 4 }.compactMap { $0.path.box }
    #expect(dashed.count == 2)
    #expect(Set(dashed.map { $0.midY.rounded() }).count == 2)
    let ofDialog = try #require(dashed.min { $0.midY < $1.midY })
    #expect(ofDialog.minX <= 120 && ofDialog.maxX > 190)
  }

  /// The line of a common middle leaves the time free.
  @Test func aLineOfAMiddleDoesNotStrikeTheTimeThrough() throws {
    let sample = try PaintedSample(
      """
      device: iphone-se-1st-generation
      chrome: statusBar
      crop: {top: 120}
      show: constraints
      views: [{view: card, backgroundColor: lightsteelblue}]
      constraints: [card.centerX == superview.centerX, "V:|-40-[card(40)]", card.width == 120]
      """)
    let time = try #require(sample.elements.first { $0.words == "9:41" }).box
    let lines = sample.lines(ofClass: "strut-constraint").filter { $0.start.x == $0.end.x }
    #expect(!lines.isEmpty && lines.allSatisfy { !time.isCrossed(from: $0.start, to: $0.end) }, "\(time)")
  }

  /// On the line of a common centre, the number of a bar along it would be that line's.
  @Test func numbersOfBarsKeepOffTheLineOfACommonCentre() throws {
    let sample = try PaintedSample(
      """
      size: [165, 200]
      show: {constraints: {of: [low, cx], values: solved}}
      views: [{view: alert, backgroundColor: lavender}]
      constraints:
        - {equation: alert.centerX == superview.centerX, identifier: cx}
        - alert.centerY == superview.centerY
        - alert.width == 131
        - alert.height == 30
        - {equation: alert.top >= superview.top + 24.25, identifier: low}
      """)
    let number = try #require(sample.annotationTexts.first { $0.words.contains("24.25") }).box
    let alert = try sample.view("alert")
    #expect(number.minX > alert.midX || number.maxX < alert.midX, "\(number)")
  }
}
