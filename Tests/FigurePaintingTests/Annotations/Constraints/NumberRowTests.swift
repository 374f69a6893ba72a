import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Numbers that have no room on their bars: a reader who has found one knows where the others are.
@Suite struct NumberRowTests {
  private func boxes(_ text: String) throws -> [String: [Rect]] {
    let sample = try PaintedSample(text)
    return Dictionary(grouping: sample.annotationTexts, by: \.words).mapValues { $0.map(\.box) }
  }

  private static func row(_ distances: String, show: String) -> String {
    """
    size: [360, 120]
    show: \(show)
    views:
      - {view: a, backgroundColor: lavender}
      - {view: b, backgroundColor: lavender}
    constraints:
      - H:|-\(distances)-|
      - V:|-30-[a(50)]
      - V:|-30-[b(50)]
    """
  }

  /// 16 and 12 have no room on their bars, 60 and 90 have.
  @Test func aRowOfBarsHasItsNumbersInARow() throws {
    let all = try boxes(Self.row("60-[a]-12-[b(90)]-16", show: "{constraints: {axis: horizontal, side: top}}"))
    let numbers = ["60", "12", "90", "16"].compactMap { all[$0]?.first }
    #expect(numbers.count == 4)
    #expect(numbers.allSatisfy { abs($0.midY - numbers[0].midY) < 0.5 }, "\(numbers)")
  }

  /// Where all have room, they stand on their bars.
  @Test func aRowWithRoomHasItsNumbersOnItsBars() throws {
    let crowded = try boxes(Self.row("40-[a]-16-[b(90)]-40", show: "{constraints: {axis: horizontal, side: top}}"))
    let free = try boxes(Self.row("40-[a]-40-[b(90)]-40", show: "{constraints: {axis: horizontal, side: top}}"))
    let (above, on) = (try #require(crowded["90"]?.first), try #require(free["90"]?.first))
    #expect(on.midY - above.midY > 10)
  }

  /// A number beside its bar in one panel stands beside it in the next, where all would have room, and from right to left.
  @Test func aRowIsBesideItsBarsInAllPanels() throws {
    let sample = try PaintedSample(
      """
      size: [280, 90]
      columns: 2
      show: {constraints: {of: [near, far], style: bare}}
      views: [{view: q, backgroundColor: lavender}]
      constraints:
        - {equation: q.leading == superview.leading + 40, identifier: near}
        - {equation: q.trailing <= superview.trailing - 14, identifier: far}
        - {equation: q.width == 225, identifier: wide}
        - V:|-28-[q(36)]
      panels:
        - title: Narrow
        - {title: Wide, direction: rightToLeft, do: [constraint wide.constant = 90]}
      """)
    let numbers = sample.annotationTexts.filter { $0.words == "40" || $0.words.hasSuffix("14") }.map(\.box.midY)
    #expect(numbers.count == 4)
    #expect(numbers.allSatisfy { abs($0 - numbers[0]) < 0.5 }, "\(numbers)")
  }

  /// A size joins the row of the gap beside it, and stands on that side in a panel without the gap, whichever comes first.
  @Test(arguments: [["both", "alone"], ["alone", "both"]]) func aSizeJoinsARowInAllPanels(_ order: [String]) throws {
    let shown = ["both": "{of: [gap, size], sides: {gap: top}}", "alone": "{of: size}"]
    let sample = try PaintedSample(
      """
      size: [240, 120]
      columns: 2
      views:
        - {view: a, backgroundColor: lavender}
        - {view: b, backgroundColor: khaki}
      constraints:
        - {equation: a.width == 90, identifier: size}
        - {equation: b.leading == a.trailing + 30, identifier: gap}
        - a.leading == superview.leading + 20
        - V:|-40-[a(30)]
        - V:|-40-[b(30)]
        - b.width == 60
      panels:
        - {title: One, show: {constraints: \(shown[order[0]] ?? "")}}
        - {title: Two, show: {constraints: \(shown[order[1]] ?? "")}}
      """)
    let sizes = sample.boxes(of: "90").map(\.midY)
    let gap = try #require(sample.boxes(of: "30").first).midY
    #expect(sizes.count == 2 && sizes.allSatisfy { abs($0 - gap) < 0.5 }, "\(sizes) \(gap)")
  }

  /// Panels whose rows are on different sides, in either order: all sizes stand on one.
  @Test func theOrderOfPanelsDecidesNoSide() throws {
    func sides(_ order: [String]) throws -> [Double] {
      let sample = try PaintedSample(
        """
        size: [240, 120]
        views:
          - {view: a, backgroundColor: lavender}
        constraints:
          - {equation: a.leading == superview.leading + 30, identifier: gap}
          - {equation: a.width == 90, identifier: size}
          - V:|-40-[a(30)]
        panels:
          - {title: One, show: {constraints: {of: [gap, size], sides: {gap: \(order[0])}}}}
          - {title: Two, show: {constraints: {of: [gap, size], sides: {gap: \(order[1])}}}}
          - {title: Three, show: {constraints: {of: size}}}
        columns: 3
        """)
      return sample.boxes(of: "90").map(\.midY)
    }
    let (one, other) = (try sides(["top", "bottom"]), try sides(["bottom", "top"]))
    #expect(one.count == 3 && Set(one).count == 1 && one == other, "\(one) \(other)")
  }

  /// Behind the end of its bar, a number would be read as the width of the view there.
  @Test func aNumberStandsAboveItsShortBar() throws {
    let all = try boxes(Self.row("60-[a]-8-[b(90)]-60", show: "{constraints: {axis: horizontal}}"))
    // The gap begins at 202 points, and the picture 16 before the screen.
    let number = try #require(all["8"]?.first)
    #expect(abs(number.midX - 222) < 2, "\(number)")
  }

  /// The gap after the first row is a chain's, and that between the second and the third is far from the others' views.
  @Test func barsOnOneSideStandOnOneLine() throws {
    let all = try boxes(
      """
      size: [300, 190]
      show: {constraints: {of: [gap, height, gap2], side: right}}
      views:
        - {view: banner, backgroundColor: moccasin}
        - {view: message, backgroundColor: lavender}
        - {view: track, backgroundColor: lavender}
      constraints:
        - H:|-16-[banner]-52-|
        - H:|-16-[message]-52-|
        - H:|-16-[track(120)]
        - banner.top == superview.top + 16
        - {equation: banner.height == 44, identifier: height}
        - {equation: message.top == banner.bottom + 12, identifier: gap}
        - {equation: track.top == message.bottom + 14, identifier: gap2}
        - message.height == 40
        - track.height == 30
      """)
    let numbers = ["44", "12", "14"].compactMap { all[$0]?.first }
    #expect(numbers.count == 3)
    #expect(numbers.allSatisfy { abs($0.minX - numbers[0].minX) < 1 }, "\(numbers)")
  }

  /// The border of the screen, 10 points below the views, would run through the numbers.
  @Test func aRowThatWouldLieAcrossTheBorderStandsBeyondIt() throws {
    let text = Self.row("16-[a]-12-[b(90)]-16", show: "{constraints: {axis: horizontal, side: bottom}}")
    let all = try boxes(text.replacing("size: [360, 120]", with: "size: [360, 100]"))
    for word in ["12", "16", "90"] {
      let number = try #require(all[word]?.first)
      #expect(number.minY > 100, "\(word) at \(number)")
    }
  }

  /// Dimensions whose views begin at different heights.
  @Test func dimensionsOfARowStandOnOneLine() throws {
    let all = try boxes(
      """
      size: [500, 90]
      views:
        - {view: photo, backgroundColor: lavender}
        - {view: name, backgroundColor: moccasin}
        - {view: more, backgroundColor: lavender}
      constraints:
        - H:|-20-[photo(70)]-16-[name(150)]-(>=8)-[more(24)]-22-|
        - V:|-10-[photo(70)]
        - name.height == 28
        - more.height == 24
        - more.centerY == photo.centerY
        - name.centerY == photo.centerY
      callouts:
        - {dimension: [root.left, photo.left], side: top}
        - {dimension: [photo.right, name.left], side: top}
        - {dimension: [name.right, more.left], side: top, text: at least 8}
        - {dimension: [more.right, root.right], side: top}
      """)
    let numbers = ["20", "16", "at least 8", "22"].compactMap { all[$0]?.first }
    #expect(numbers.count == 4)
    #expect(numbers.allSatisfy { abs($0.midY - numbers[0].midY) < 0.5 }, "\(numbers)")
  }

  /// Letters are in a line's way, and the rest of the row is not.
  @Test func partsOfRowsAreNamedBesideTheDevice() throws {
    let all = try boxes(
      """
      device: iphone-15
      chrome: device
      crop: {top: 260}
      views:
        - tableView: list
          tableStyle: insetGrouped
          sections:
            - rows:
                - {title: Wi-Fi, text: Home, accessoryType: disclosureIndicator}
                - {title: VPN, accessoryType: checkmark}
              footer: Devices near this one find it.
      constraints: ["H:|[list]|", list.top == superview.safeArea.top, list.bottom == superview.bottom]
      callouts:
        - {label: A, at: list.row(0).accessory, side: right}
        - {label: B, at: list.row(1).accessory, side: right}
        - {label: C, at: list.footer(0), side: right}
        - {label: D, at: list.row(1).text, side: left}
      """)
    let discs = try ["A", "B", "C"].map { try #require(all[$0]?.first) }
    #expect(discs.allSatisfy { abs($0.midX - discs[0].midX) < 1 }, "\(discs)")
    // The screen is 393 wide.
    #expect(try #require(all["D"]?.first).midX < discs[0].midX - 393)
  }

  /// The gap of a broken bar is beside its number, not in its place.
  @Test func theNumberOfABrokenBarIsInItsMiddle() throws {
    let all = try boxes(
      """
      size: [340, 90]
      expect: conflict
      show: {conflicts: true, constraints: {side: bottom}}
      views: [{view: box, backgroundColor: khaki}]
      constraints:
        - box.leading == superview.leading + 70
        - box.trailing == superview.trailing - 70
        - {equation: box.width == 260, identifier: w}
        - V:|-10-[box(30)]
      panels: [{do: [breaks w]}]
      """)
    // The bar goes from 70 to 270 points, and the picture begins 16 before the screen. A cross follows the number.
    let number = try #require(all["260"]?.first)
    #expect(abs(number.midX - (16 + 170)) < 12, "\(number)")
  }

  /// Where the bar of another side ends within it, the next one leaves room for both numbers.
  @Test func numbersOfBarsBelowEachOtherStandInTheMiddle() throws {
    let all = try boxes(
      """
      size: [260, 170]
      show: {constraints: {of: [shift, width], values: constants, side: bottom}}
      views: [{view: menu, backgroundColor: lavender}]
      constraints:
        - {equation: menu.leading == superview.leading - 120, identifier: shift}
        - {equation: menu.width == 150, identifier: width}
        - V:|[menu(110)]
      """)
    let (upper, lower) = (try #require(all["−120"]?.first), try #require(all["150"]?.first))
    #expect(abs(lower.midX - upper.midX - 15) < 1.5, "\(upper) \(lower)")
    #expect(lower.midY - upper.midY > 14)
  }

  /// Around letters there is room in their line, around a control there is none.
  @Test func aNumberKeepsItsDistanceFromAControl() throws {
    let sample = try PaintedSample(
      """
      size: [300, 80]
      columns: 2
      printWidth: 620
      show: {constraints: {of: room, values: solved}}
      views:
        - {label: a, text: Special offers, numberOfLines: 0, contentHuggingPriority: 251}
        - {switch: s}
      constraints:
        - H:|-16-[a]
        - a.centerY == superview.centerY
        - {equation: s.leading >= a.trailing + 12, identifier: room}
        - s.trailing == superview.trailing - 16
        - s.centerY == a.centerY
      panels: [{title: English}, {title: Deutsch, do: [a.text = Benachrichtigungen über Sonderangebote]}]
      """)
    let badges = sample.elements.filter(\.isBadge).map(\.box)
    let switches = sample.elements.filter { $0.isOfView && $0.ids.last?.hasSuffix("s") == true }.map(\.box)
    #expect(badges.count == 2 && !switches.isEmpty)
    for badge in badges {
      #expect(switches.allSatisfy { !$0.overlaps(badge.insetBy(dx: -1.9, dy: -1.9)) }, "\(badge) \(switches)")
    }
  }

  /// In the row of a number that has no room on its bar, the sign of another would lie on the word below, or its bar would.
  @Test(
    arguments: [
      ("{constraints: {of: [lead, same], side: bottom}}", 110, 20, 30),
      ("{constraints: {of: same}, hugging: {of: mail, axis: horizontal, side: bottom}}", 70, 4, 4),
    ])
  func theBarsOfSizesKeepOffTheWordsOfOthers(_ shown: String, height: Int, top: Int, gap: Int) throws {
    let sample = try PaintedSample(
      """
      printWidth: 200
      size: [200, \(height)]
      show: \(shown)
      views:
        - {label: name, text: City}
        - {label: mail, text: City, contentHuggingPriority: 251}
      constraints:
        - {equation: name.leading == superview.leading + 20, identifier: lead}
        - mail.leading == name.leading
        - {equation: mail.width == name.width, identifier: same}
        - V:|-\(top)-[name]-\(gap)-[mail]
      """)
    let badges = sample.elements.filter(\.isBadge).map(\.box)
    let bars = sample.lines(ofClass: "strut-constraint").map { Rect(between: $0.start, $0.end) }
    let words = sample.viewTexts.map { $0.box.insetBy(dx: 0.5, dy: 0.5) }
    #expect(words.count == 2 && badges.count >= 2)
    for word in words {
      #expect(!(badges + bars).contains { $0.overlaps(word) && $0.width > 0.5 }, "\(word)")
    }
  }

  /// The line from a number that stands beside a part of its bar leads to the middle of that part, not to a cap.
  @Test func theLineOfANumberLeadsToNoEndOfItsBar() throws {
    let bar = Rect(x: 100, y: 50, width: 30, height: 0)
    func end(beside x: Double, _ width: Double) -> Double {
      let number = Rect(x: x, y: 10, width: width, height: 14)
      return Segment(from: number, to: bar.offEnds(beside: number, least: 8)).end.x
    }
    #expect(end(beside: 100, 80) == 115)
    #expect(end(beside: 60, 52) == 106)
    #expect(end(beside: 110, 20) == 120)
    // Beside next to nothing of it.
    #expect(end(beside: 128, 60) == 130)
  }

  /// The most usual margin of iOS, in which a number has no room on its bar.
  @Test func aNumberAboveAMarginOfSixteenLiesOverNoEdge() throws {
    let sample = try PaintedSample(
      """
      size: [300, 140]
      border: none
      show: constraints
      views:
        - view: card
          frame: [20, 20, 260, 100]
          backgroundColor: lightgray
          subviews: [{view: photo, backgroundColor: lavender}]
      constraints: ["H:|-16-[photo]-16-|", "V:|-30-[photo]-30-|"]
      """, scale: 1)
    let pills = sample.elements.filter { $0.isBadge && $0.box.width < 18 && $0.box.height > 13 }
    #expect(pills.count >= 2)
    for pill in pills where pill.box.midX < 60 || pill.box.midX > 240 { #expect(pill.box.width <= 16) }
  }
}
