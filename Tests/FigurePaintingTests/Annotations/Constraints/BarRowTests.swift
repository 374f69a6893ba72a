import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Bars that follow one another, or say that sizes are equal, stand on one line.
@Suite struct BarRowTests {
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

  /// From the top to the bottom of a row they add up to its height, in each panel.
  @Test func distancesOfAChainStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [320, 130]
      columns: 2
      show: {constraints: {of: [above, between, below], style: bare}}
      views:
        - {label: km, text: 10 km, font: headline}
        - {label: note, text: "Water, then a headwind as far as the bridge", font: footnote}
      constraints:
        - {equation: km.top == superview.top + 24, identifier: above}
        - km.leading == superview.leading + 20
        - {equation: note.top == km.bottom + 21, identifier: between}
        - note.leading == km.leading
        - note.trailing == superview.trailing - 20
        - {equation: superview.bottom == note.bottom + 27, identifier: below}
      panels:
        - {title: Large, size: [320, 130]}
        - {title: Larger, size: [320, 140], contentSizeCategory: extraExtraLarge}
      """)
    for panel in 0..<2 {
      let numbers = ["24", "21", "27"].map { sample.boxes(of: $0)[panel].minX }
      #expect(numbers.allSatisfy { abs($0 - numbers[0]) < 4 }, "\(numbers)")
    }
  }

  /// A card that is higher in one panel leaves its bars no room above the border there; in the other they have it.
  @Test func barsAreBeyondTheBorderInAllPanels() throws {
    let sample = try PaintedSample(
      """
      size: [300, 95]
      columns: 1
      show: {constraints: {of: [start], side: bottom}}
      root: {backgroundColor: systemGroupedBackground}
      views: [{view: row, backgroundColor: white, subviews: [{view: bell, backgroundColor: khaki}]}]
      constraints:
        - H:|-12-[row]-12-|
        - {equation: row.top == superview.top + 12}
        - {equation: row.height == 40, identifier: height}
        - {equation: bell.leading == row.leading + 16, identifier: start}
        - H:[bell(20)]
        - V:|-4-[bell]-4-|
      panels: [{title: one}, {title: two, do: [constraint height.constant = 70]}]
      """)
    let (numbers, titles) = (sample.boxes(of: "16"), try sample.boxes(of: ["one", "two"]))
    let distances = zip(numbers, titles).map { $1.minY - $0.maxY }
    #expect(distances.count == 2 && abs(distances[0] - distances[1]) < 1, "\(distances)")
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

  /// Three views of equal widths have their signs on one line, whatever is above one of them.
  @Test func signsOfAChainOfEqualViewsAreOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [320, 140]
      show: {constraints: {of: [one, two, gap]}}
      views:
        - {view: a, backgroundColor: lavender}
        - {view: b, backgroundColor: lavender}
        - {view: c, backgroundColor: lavender}
        - {view: above, frame: [230, 10, 60, 20], backgroundColor: khaki}
      constraints:
        - H:|-20-[a]-12-[b]-12-[c]-20-|
        - V:|-60-[a(40)]
        - b.top == a.top
        - c.top == a.top
        - b.height == 40
        - c.height == 40
        - {equation: b.width == a.width, identifier: one}
        - {equation: c.width == a.width, identifier: two}
        - {equation: c.top == above.bottom + 30, identifier: gap}
      """)
    let level = sample.elements.filter { $0.classes.contains("strut-constraint") }.flatMap(\.strokedLines)
      .filter { $0.start.y == $0.end.y && abs($0.end.x - $0.start.x) > 60 }
    #expect(level.count == 3 && Set(level.map { $0.start.y.rounded() }).count == 1, "\(level)")
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

  /// Words that are longer than their bars leave no room between them in one row.
  @Test func wordsWithoutRoomInTheRowStandInASecondOne() throws {
    let sample = try PaintedSample(
      """
      size: [240, 140]
      show: {constraints: {of: [qa, qb, half]}}
      views:
        - {view: a, backgroundColor: khaki}
        - {view: b, backgroundColor: lightsteelblue}
        - {view: c, backgroundColor: plum}
      constraints:
        - H:|[a][b][c]
        - V:|-30-[a(60)]
        - V:|-30-[b(60)]
        - V:|-30-[c(60)]
        - {equation: a.width == 1/4 * superview.width, identifier: qa}
        - {equation: b.width == 1/4 * superview.width, identifier: qb}
        - {equation: c.width == 1/2 * superview.width, identifier: half}
      """)
    let views = sample.elements.filter { $0.isOfView && ["a", "b", "c"].contains($0.ids.last) }.map(\.box)
    let words = sample.annotationTexts.filter { $0.words.contains("superview") }.map(\.box)
    #expect(views.count == 3 && words.count == 3)
    for box in words { #expect(!views.contains { $0.overlaps(box) }, "\(box)") }
  }

  /// Below its short bar, a number begins behind the cap of the bar beside that.
  @Test func aNumberIsNotOnAViewForTheCapOfAnotherBar() throws {
    let sample = try PaintedSample(
      """
      size: [240, 120]
      show: {constraints: true}
      views:
        - {view: icon, backgroundColor: lightsteelblue}
        - {label: name, text: Ada Lovelace}
      constraints:
        - H:|-20-[icon(44)]
        - V:|-38-[icon(44)]
        - name.centerY == icon.centerY
        - name.leading >= icon.trailing + 12
        - name.trailing <= superview.trailing - 20
        - name.leading == icon.trailing + 12 @ 750
      """)
    let (number, icon) = (try #require(sample.boxes(of: "12").first), try sample.view("icon"))
    #expect(!number.overlaps(icon), "\(number) \(icon)")
  }
}
