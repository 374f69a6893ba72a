@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing

/// What authors who had only read the documentation wrote, and what they meant by it.
@Suite struct NewAuthorTests {
  private func elements(_ text: String) throws -> [PaintedElement] {
    try PaintedSample(text).elements
  }

  private func box(of words: String, in elements: [PaintedElement]) throws -> Rect {
    try #require(elements.first { $0.isText && !$0.isOfView && $0.words == words }).box
  }

  private func view(_ name: String, in elements: [PaintedElement]) throws -> Rect {
    try #require(elements.first { $0.isOfView && !$0.isText && $0.ids.contains(name) }).box
  }

  /// The name of an empty view stands in it.
  @Test func wordsAtAPlainViewAreInItsMiddle() throws {
    let elements = try elements(
      """
      size: [200, 120]
      views: [{view: v, frame: [20, 20, 120, 60], backgroundColor: teal}]
      callouts: [{text: Primary, at: v}]
      """)
    let (words, view) = (try box(of: "Primary", in: elements), try view("v", in: elements))
    #expect(abs(words.midX - view.midX) < 1 && abs(words.midY - view.midY) < 2)
  }

  /// What does not fit into it, or finds something else there, stands beside.
  @Test(arguments: [
    "frame: [80, 20, 12, 60]",
    "frame: [40, 20, 120, 60], subviews: [{label: l, text: Own words, frame: [20, 20, 90, 20]}]",
  ])
  func wordsAreBesideAViewThatHasNoRoom(_ view: String) throws {
    let elements = try elements(
      """
      size: [200, 120]
      views: [{view: v, \(view), backgroundColor: teal}]
      callouts: [{text: Primary, at: v}]
      """)
    let words = try box(of: "Primary", in: elements)
    for own in elements where own.isOfView && own.isText { #expect(!own.box.overlaps(words)) }
    #expect(abs(words.midX - (try self.view("v", in: elements)).midX) > 3)
  }

  /// Among the constraints of a tile are not those of the icon in it, which would be there without them.
  @Test func constraintsOfASuperviewAreNotThoseOfItsSubviews() throws {
    let elements = try elements(
      """
      size: [160, 90]
      show: {constraints: {of: [tile]}}
      views:
        - view: tile
          backgroundColor: teal
          subviews: [{view: icon, backgroundColor: white}]
          constraints: [icon.centerX == tile.centerX, "H:[icon(20)]", icon.top == tile.top + 9, "V:[icon(20)]"]
      constraints: ["H:|-40-[tile(60)]", "V:|-15-[tile(60)]"]
      """)
    let items = Set(elements.flatMap(\.ids).filter { $0.hasPrefix("c-") && !$0.hasSuffix("-values") })
    #expect(items.count == 2)
  }

  /// But a view that is as large as what is in it is held by that, and for the root all constraints with it are shown.
  @Test(arguments: [("card", 4), ("root", 2)])
  func constraintsOfWhatIsInAViewThatFollowsIt(_ name: String, _ count: Int) throws {
    let elements = try elements(
      """
      size: [160, 90]
      show: {constraints: {of: [\(name)], axis: horizontal}}
      views: [{view: card, backgroundColor: teal, subviews: [{label: words, text: Words}]}]
      constraints:
        - {equation: card.leading == superview.leading + 20, identifier: a}
        - {equation: card.trailing <= superview.trailing - 20, identifier: b}
        - {equation: words.leading == card.leading + 8, identifier: c}
        - {equation: words.trailing == card.trailing - 8, identifier: d}
        - "V:|-20-[card(40)]"
        - words.centerY == card.centerY
      """)
    let items = Set(elements.flatMap(\.ids).filter { $0.hasPrefix("c-") && !$0.hasSuffix("-values") })
    #expect(items.count == count, "\(items)")
  }

  @Test func noWordIsBrokenInTheMiddleOfANarrowView() throws {
    let elements = try elements(
      """
      size: [200, 120]
      views: [{view: v, frame: [60, 20, 80, 60], backgroundColor: teal}]
      callouts: [{text: A Supplementary view, at: v, side: center, font: title2}]
      """)
    #expect(elements.contains { $0.isText && $0.words.contains("Supplementary") })
  }

  /// If one dimension of a row has to make way for the size of the screen, all of them do.
  @Test func dimensionsStayOnOneLineBelowTheSizeOfAScreen() throws {
    let elements = try elements(
      """
      device: ipad-10th-generation-a16
      orientation: landscape
      chrome: device
      printWidth: 520
      views: [{view: a}, {view: b}, {view: c}]
      constraints: ["H:|[a(320)][b(375)][c]|", "V:|[a]|", "V:|[b]|", "V:|[c]|"]
      callouts:
        - {dimension: [a.left, a.right], side: bottom}
        - {dimension: [b.left, b.right], side: bottom}
        - {dimension: [c.left, c.right], side: bottom}
      """)
    let numbers = try ["320", "375", "485"].map { try box(of: $0, in: elements) }
    #expect(Set(numbers.map { $0.midY.rounded() }).count == 1)
    let size = try box(of: "1180 × 820 pt", in: elements)
    for number in numbers { #expect(!number.insetBy(dx: -2, dy: -2).overlaps(size)) }
  }

  /// The island is no place for a line.
  @Test func aDimensionKeepsOffTheIsland() throws {
    let elements = try elements(
      """
      device: iphone-15
      orientation: landscape
      chrome: device
      views: []
      callouts: [{dimension: [root.left, root.safeArea.left]}]
      """)
    let number = try box(of: "59", in: elements)
    let screen = 393.0
    let island = (screen - min(126, screen * 0.32)) / 2
    let top = try #require(elements.map(\.box.minY).min())
    // The body of the device reaches 12 points beyond the screen.
    let height = number.midY - top - 12
    #expect(height < island || height > screen - island)
  }

  /// Words that are broader than a bar is long would hide it.
  @Test func wordsOfAShortUprightDimensionStandBesideIt() throws {
    let elements = try elements(
      """
      size: [200, 160]
      views:
        - {view: a, frame: [20, 20, 80, 40], backgroundColor: teal}
        - {view: b, frame: [20, 86, 80, 40], backgroundColor: teal}
      callouts: [{dimension: [a.bottom, b.top], text: "line spacing {}", side: right}]
      """)
    let words = try box(of: "line spacing 26", in: elements)
    let lines = elements.filter { $0.classes.contains("strut-dimension") }.flatMap(\.strokedLines)
      .filter { $0.start.x == $0.end.x && abs($0.end.y - $0.start.y) > 20 }
    #expect(!lines.isEmpty)
    for line in lines { #expect(!words.isCrossed(from: line.start, to: line.end)) }
  }

  /// A sign on a badge moves the words on it to the right.
  @Test(arguments: [("≤ 75 %", "75 %"), ("three quarters", "three quarters")])
  func wordsThatSayTheRelationSayItOnce(_ label: String, _ words: String) throws {
    let elements = try elements(
      """
      size: [200, 120]
      show: {constraints: {labels: {most: "\(label)"}}}
      views: [{view: v, backgroundColor: teal}]
      constraints:
        - v.leading == superview.leading + 20
        - v.height == 40
        - v.top == superview.top + 40
        - v.width == 200 @ 500
        - {equation: v.width <= 0.75 * superview.width, identifier: most}
      """)
    #expect(elements.contains { $0.isText && $0.words == words })
    let own = try box(of: words, in: elements)
    let badge = try #require(elements.first { $0.isBadge && $0.box.contains(own) }?.box)
    #expect(badge.midX < own.midX - 3)
  }

  /// Words of the author across the border of the root are not struck through.
  @Test func theBorderLeavesWordsOfABracketFree() throws {
    let figure = try #require(
      try PaintedSample.all(
        in: """
          size: [200, 120]
          views: [{view: v, frame: [50, 20, 80, 80], backgroundColor: teal}]
          callouts: [{bracket: v, side: left, text: optional, offset: 20}]
          """, name: "border"
      ).first)
    let words = try #require(figure.elements.first { $0.words == "optional" }).box
    let border = figure.list.groups.compactMap(\.clip).filter { $0.elements.count > 6 }
    #expect(border.contains { $0.points.contains { abs($0.x - words.minX) < 3 } })
  }

  /// A cross at the edge of a view is seen on both grounds.
  @Test(arguments: [ThemeName.light, .dark])
  func aCrossOnTwoGroundsHasARim(_ theme: ThemeName) throws {
    var figure = Figure.sample(
      show: [.centers],
      [
        ViewDescription(
          .view, "box",
          [
            .anchorPoint: .point(Point(0.5, 1)), .frame: .rect(Rect(x: 40, y: 40, width: 100, height: 60)),
            .backgroundColor: .color(.white),
          ])
      ])
    figure.background = .standard
    let colors = figure.painted(theme: theme).list.groups(withClass: "strut-center").flatMap(\.shapes)
      .compactMap { $0.stroke?.color }
    #expect(Set(colors).count == (theme == .dark ? 2 : 1))
  }
}
