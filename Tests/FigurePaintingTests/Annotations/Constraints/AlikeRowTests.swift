import Geometry
import Testing

@testable import FigurePainting

/// Rows of signs beside what they are of, and the same in the other panels.
@Suite struct AlikeRowTests {
  /// The signs of a conflict make numbers too long for their bars: the repair has its row as far below the ground.
  @Test func aRowBesideTheScreenIsThereInAllPanels() throws {
    let sample = try PaintedSample(
      """
      size: [400, 88]
      border: none
      columns: 1
      expect: [conflict]
      root: {backgroundColor: secondarySystemBackground}
      show: {constraints: {axis: horizontal, side: bottom, style: bare}}
      views:
        - {view: cover, backgroundColor: khaki}
        - {view: title, backgroundColor: lavender}
      constraints:
        - {format: "H:|-32-[cover(48)]-32-[title]-32-|"}
        - {equation: title.width == 300, identifier: wide}
        - V:|-12-[cover(48)]
        - V:|-12-[title(48)]
      panels:
        - title: In conflict
        - {title: Repaired, do: [remove wide]}
      """)
    let numbers = sample.boxes(of: "32").sorted { $0.midY < $1.midY }
    let grounds = sample.elements.filter { $0.isOfView && abs($0.box.width - 400) < 1 }.map(\.box).sorted {
      $0.minY < $1.minY
    }
    #expect(numbers.count == 6 && grounds.count == 2)
    let distances = zip([numbers[0], numbers[5]], grounds).map { $0.midY - $1.maxY }
    #expect(distances[0] > 0 && abs(distances[0] - distances[1]) < 1, "\(distances)")
  }

  /// A row does not take along what another row is nearer to.
  @Test func aBarIsInTheRowThatIsNearerToIt() throws {
    let sample = try PaintedSample(
      """
      size: [320, 150]
      show: {constraints: {of: [lead, trail, pin], style: bare, side: bottom, labels: {lead: lead, trail: trail, pin: pin}}}
      views:
        - {view: avatar, backgroundColor: indigo}
        - {view: reply, backgroundColor: lightblue}
        - {view: ribbon, backgroundColor: crimson}
      constraints:
        - {equation: avatar.leading == superview.leading + 72, identifier: lead}
        - {equation: reply.trailing == superview.trailing - 72, identifier: trail}
        - {equation: ribbon.left == superview.left + 72, identifier: pin}
        - "V:|-28-[avatar(40)]-36-[ribbon(20)]"
        - "V:|-30-[reply(36)]"
        - "H:[avatar(40)]"
        - "H:[reply(60)]"
        - "H:[ribbon(60)]"
      """)
    let rows = try sample.boxes(of: ["lead", "trail", "pin"]).map(\.midY)
    #expect(abs(rows[0] - rows[1]) < 1 && rows[2] > rows[0] + 20, "\(rows)")
  }

  /// Arrows of a stack's short distances stand below it, and so do their numbers, also where a gap is as wide as one.
  @Test func numbersStandOnTheSideOfTheirBars() throws {
    let sample = try PaintedSample(
      """
      printWidth: 500
      size: [300, 60]
      border: none
      root: {backgroundColor: secondarySystemBackground}
      show: {spacing: {maximumFractionDigits: 0}}
      views:
        - stackView: row
          spacing: 12
          distribution: equalSpacing
          subviews:
            - {button: speed, title: 1.5×, configuration: tinted}
            - {button: sleep, title: Sleep in 30 min, configuration: tinted}
            - {button: share, title: Share, configuration: tinted}
      constraints: ["H:|-12-[row]-12-|", row.centerY == superview.centerY]
      columns: 2
      panels: [{do: [row.distribution = fill]}, {do: [row.distribution = equalSpacing]}]
      """)
    let numbers = sample.annotationTexts.filter { Int($0.words) != nil }.map(\.box)
    let words = sample.viewTexts.map(\.box)
    #expect(numbers.count == 4)
    for number in numbers { #expect(words.allSatisfy { number.minY > $0.maxY }, "\(number) \(words)") }
  }

  /// The line from priorities to their view leads past the number of its content size.
  @Test func theLineOfPrioritiesStrikesNoNumber() throws {
    let sample = try PaintedSample(
      """
      size: [260, 90]
      show: {priorities: {of: a, axis: horizontal}, intrinsicSizes: {of: a, axis: horizontal, values: sizes}}
      views:
        - {label: a, text: 14 March, backgroundColor: khaki}
        - {label: above, text: what stands above it all, font: 15}
        - {label: before, text: before it}
        - {label: behind, text: behind it}
      constraints: ["H:|-80-[a]", "V:|-24-[a]", "H:|-4-[above]-4-|", "V:|[above]", "H:[before]-4-[a]-4-[behind]", before.top == a.top, behind.top == a.top]
      """)
    let number = try #require(sample.annotationTexts.first { Double($0.words).map { $0 < 200 } ?? false }).box
    let lines = sample.elements.filter { $0.classes.contains("strut-leader") }.flatMap(\.strokedLines)
    #expect(!lines.isEmpty)
    for line in lines { #expect(!(number.minX - 1...number.maxX + 1).contains(line.start.x), "\(line) \(number)") }
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

  /// The line to an edge does not run along it, and at a round corner it ends where the edge is straight.
  @Test func aLineToAnEdgeDoesNotRunAlongIt() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: device
      screenSize: none
      crop: {top: 500}
      views: [{view: cover, backgroundColor: systemIndigo, cornerRadius: 40}]
      constraints:
        - "H:|-40-[cover]-40-|"
        - cover.top == superview.safeArea.top + 64
        - cover.height == cover.width
      callouts: [{label: 1, at: cover.top}, {label: 2, at: cover, side: right}]
      """)
    let cover = try #require(sample.elements.last { $0.isOfView && $0.ids.last == "cover" }).box
    let along = sample.elements.filter { $0.classes.contains("strut-leader") }.flatMap(\.strokedLines).filter {
      abs($0.start.y - cover.minY) < 2 && abs($0.end.y - cover.minY) < 2 && abs($0.start.x - $0.end.x) > 2
    }
    for line in along { #expect(min(abs(line.start.x - cover.midX), abs(line.end.x - cover.midX)) > 60, "\(line)") }
  }
}
