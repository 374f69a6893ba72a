import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// A bar that several panels have stands in all of them in one way, so that a reader who compares them finds it.
@Suite struct BarAgreementTests {
  private static func card(_ panels: String) -> String {
    """
    size: [260, 106]
    show: {constraints: {of: [inset, end]}}
    views: [{view: card, backgroundColor: lavender}]
    constraints:
      - {equation: card.leading == superview.leading + 24, identifier: inset}
      - {equation: card.trailing == superview.trailing - 24, identifier: end}
      - V:|-20-[card(50)]
    \(panels)
    """
  }

  /// A margin of 24 is too narrow for its number, one of 72 is not.
  @Test func aNumberThatHasNoRoomOnItsBarOnceStandsBesideItAlways() throws {
    let change = "  - do: [constraint inset.constant = 72]"
    let orders = ["  - title: Before\n\(change)", "\(change)\n  - do: [constraint inset.constant = 24]"]
    for panels in orders.map({ "panels:\n\($0)" }) {
      let sample = try PaintedSample(Self.card(panels))
      let numbers = sample.boxes(of: "24") + sample.boxes(of: "72")
      #expect(numbers.count == 4)
      #expect(numbers.allSatisfy { abs($0.midY - numbers[0].midY) < 0.5 }, "\(numbers)")
    }
    // Alone, it stands on its bar.
    let panel = Self.card("panels:\n\(change)")
    let inRow = try PaintedSample(panel)
    let alone = try PaintedSample(panel.replacing("[inset, end]", with: "inset"))
    #expect(alone.boxes(of: "72")[0].midY - inRow.boxes(of: "72")[0].midY > 5)
  }

  /// Three numbers that fit are no reason for the fourth, which would cover the other view.
  @Test func aPanelWithoutRoomDeviatesAlone() throws {
    let sample = try PaintedSample(
      """
      size: [220, 60]
      columns: 2
      show: {constraints: {of: gap}}
      views: [{button: a, title: Undo}, {button: b, title: Redo}]
      constraints:
        - H:|-10-[a(50)]
        - {equation: b.leading == a.trailing + 80, identifier: gap}
        - V:|[a]|
        - V:|[b]|
      panels:
        - title: 1
        - do: [constraint gap.constant = 70]
        - do: [constraint gap.constant = 60]
        - do: [constraint gap.constant = 4]
      """)
    let rows = [sample.boxes(of: "80"), sample.boxes(of: "60")].map { $0[0].midY }
    #expect(abs(sample.boxes(of: "70")[0].midY - rows[0]) < 0.5)
    // The numbers that fit stand on their bars, in the middle of the panels.
    #expect(rows[1] - rows[0] > 60)
  }

  /// A broken constraint and the optional one that repairs it.
  @Test func theRepairHasItsNumberWhereTheConflictHasIt() throws {
    let sample = try PaintedSample(
      """
      size: [240, 120]
      show: {constraints: {of: width}}
      views: [{view: card, backgroundColor: lavender}]
      constraints:
        - H:|-80-[card]-80-|
        - V:|-40-[card(40)]
        - {equation: card.width == 200, identifier: width}
      panels:
        - title: Broken
        - title: Repaired
          do: [constraint width.priority = 999]
      """)
    let numbers = sample.boxes(of: "200") + sample.boxes(of: "200 @999")
    #expect(numbers.count == 2)
    #expect(abs(numbers[0].midY - numbers[1].midY) < 0.5)
  }

  /// What is behind the bar from left to right is before it from right to left.
  @Test func fromRightToLeftItIsTheMirroredPicture() throws {
    let sample = try PaintedSample(
      """
      size: [200, 60]
      callouts: [{dimension: [a.trailing, b.leading], side: bottom}]
      views:
        - {view: a, backgroundColor: khaki}
        - {view: b, backgroundColor: khaki}
      constraints: ["H:|-20-[a(60)]-8-[b(60)]", "V:|-10-[a(30)]", "V:|-10-[b(30)]"]
      panels: [{title: Left to right}, {title: Right to left, direction: rightToLeft}]
      """)
    let numbers = sample.boxes(of: "8")
    let middle = sample.list.size.width / 2
    #expect(numbers.count == 2)
    #expect(abs(numbers[0].midX + numbers[1].midX - 2 * middle) < 1)
  }

  /// The number of the second panel has no room on its bar, so both stand beside theirs: below, as the dimensions do.
  @Test func dimensionsOnASideHaveTheirNumbersOnIt() throws {
    let sample = try PaintedSample(
      """
      size: [120, 120]
      border: none
      views: [{view: a, backgroundColor: khaki}, {view: b, backgroundColor: tomato}]
      constraints:
        - H:|-10-[a(100)]
        - V:|-10-[a(60)]
        - V:|-20-[b(20)]
        - b.width == 20
        - {equation: b.centerX == a.centerX + 46, identifier: x}
      callouts: [{dimension: [a.bottom, b.bottom], axis: horizontal, side: bottom}]
      panels: [{title: Far}, {title: Near, do: [constraint x.constant = 22]}]
      """)
    let (far, near) = (sample.boxes(of: "46")[0], sample.boxes(of: "22")[0])
    #expect(abs(far.midY - near.midY) < 0.5)
    let view = try #require(sample.elements.first { $0.isOfView && $0.box.height == 60 })
    #expect(far.minY - view.box.maxY > 11, "\(far) below \(view.box)")
  }

  /// In the narrow panel the number of the middle is wider than its bracket, in the wide one all have room.
  @Test func distancesHaveArrowsInAllPanelsOrInNone() throws {
    let sample = try PaintedSample(
      """
      size: [220, 84]
      border: none
      columns: 2
      show: {constraints: {of: [edge, gap, end], side: top}}
      views:
        - view: row
          backgroundColor: lightblue
          subviews:
            - {label: name, text: Katherine Johnson, numberOfLines: 1}
            - {label: badge, text: new, font: 15, contentCompressionResistancePriority: 751,
               contentHuggingPriority: 252}
          constraints:
            - {equation: name.leading == row.leading + 24, identifier: edge}
            - {equation: badge.leading >= name.trailing + 24, identifier: gap}
            - {equation: badge.trailing == row.trailing - 24, identifier: end}
            - name.centerY == row.centerY
            - badge.firstBaseline == name.firstBaseline
      constraints: ["H:|[row]|", "V:|-24-[row(36)]"]
      panels: [{title: With room, size: [260, 84]}, {title: Without}]
      """)
    let bars = sample.elements.filter { $0.classes.contains("strut-constraint") && !$0.isText && !$0.isBadge }
    let heads = bars.filter { if case .shape(let shape) = $0.content { shape.fill != nil } else { false } }
    #expect(!bars.isEmpty && heads.isEmpty, "\(heads.map(\.box))")
  }

  /// The number of the second panel is broader, and would hold its line farther from the view.
  @Test func uprightDimensionsOfAllPanelsStandAsFarFromTheirViews() throws {
    let sample = try PaintedSample(
      """
      size: [120, 180]
      border: none
      columns: 1
      views: [{view: a, backgroundColor: khaki}]
      constraints: ["H:|-10-[a(60)]", "V:|-10-[a]", {equation: a.height == 90, identifier: h}]
      callouts: [{dimension: [a.top, a.bottom], side: right}]
      panels: [{title: Low}, {title: High, do: [constraint h.constant = 125.5]}]
      """)
    let numbers = try sample.boxes(of: ["90", "125.5"])
    #expect(abs(numbers[0].midX - numbers[1].midX) < 0.5, "\(numbers)")
  }

  private static func steps(_ last: String) -> String {
    """
    size: [300, 120]
    columns: 2
    show: {constraints: true}
    views:
      - {view: cover, backgroundColor: lightpink}
      - {label: song, text: So What, frame: [150, 0, 90, 24]}
    constraints:
      - cover.leading == superview.leading + 33
      - cover.top == superview.top + 32
      - cover.width == 56
      - cover.height == cover.width
    panels:
      - {title: One}
      - {title: Two, do: [\(last)]}
    """
  }

  /// The line of the centres of the second panel begins where the bar of 33 would stand if nothing but that was there.
  @Test func aBarStandsOnTheSamePlaceOfItsViewInAllPanels() throws {
    let alone = try PaintedSample(Self.steps("song.hidden = false")).boxes(of: "33")
    let both = try PaintedSample(
      Self.steps("add song.leading == cover.trailing + 28, add song.centerY == cover.centerY")
    ).boxes(of: "33")
    #expect(alone.count == 2 && both.count == 2)
    #expect(abs(alone[0].midY - alone[1].midY) < 0.5)
    #expect(abs(both[0].midY - both[1].midY) < 0.5, "\(both)")
    #expect(abs(both[0].midY - alone[0].midY) > 5, "\(both)")
  }

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
}
