import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// What is legible on a light page is on a dark one too, and on one of the author's colour.
@Suite struct DarkPageTests {
  private func list(_ text: String, _ theme: ThemeName = .dark) throws -> DisplayList {
    try PaintedSample(text).painted(in: theme)
  }

  private func contrast(_ one: Color, _ other: Color) -> Double {
    let (light, dark) = (max(one.luminance, other.luminance) + 0.05, min(one.luminance, other.luminance) + 0.05)
    return light / dark
  }

  private let page = Color(hex: 0x1C1C1E)

  private func ground(of view: String, in list: DisplayList) throws -> Color {
    try #require(try grounds(of: view, in: list).first)
  }

  /// The colours of what a view fills, from back to front.
  private func grounds(of view: String, in list: DisplayList) throws -> [Color] {
    try #require(list.group(view)).shapes.compactMap { shape in
      guard case .color(let color)? = shape.fill else { return nil }
      return Color(red: color.red, green: color.green, blue: color.blue)
    }
  }

  /// A pair of its author's says what the ground is in the dark; a named ground would vanish.
  @Test(arguments: [("'adaptive(#f2f2f7, #1c1c1e)'", 0x1C1C1E), ("secondarySystemBackground", 0x2C2C2E)])
  func aGroundWithAnExplicitDarkColorKeepsIt(_ color: String, _ drawn: Int) throws {
    let list = try list(
      """
      size: [200, 120]
      views: [{view: card, frame: [20, 20, 160, 80], backgroundColor: \(color)}]
      """)
    #expect(try ground(of: "card", in: list) == Color(hex: UInt32(drawn)))
  }

  /// A table has the ground of its screen, which is black on a device, and that of the page elsewhere.
  @Test(arguments: [("device: iphone-8", 0x000000), ("size: [200, 120]", 0x1C1C1E)])
  func aTableHasTheGroundOfItsScreen(_ screen: String, _ color: Int) throws {
    let list = try list("\(screen)\nviews: [{tableView: table, items: [one], frame: [0, 20, 200, 88]}]")
    #expect(try ground(of: "table", in: list) == Color(hex: UInt32(color)))
  }

  /// What has the colour of its sheet in the light has it in the dark, where the sheet is lighter than the screen behind.
  @Test(arguments: [
    ("systemBackground", "tableView: inner, items: [one]"),
    ("systemBackground", "tableView: inner, sections: [{rows: [One]}]"), ("systemBackground", "textView: inner"),
    ("systemGroupedBackground", "tableView: inner, tableStyle: insetGrouped, sections: [{rows: [One]}]"),
  ])
  func whatIsInARaisedSheetIsOfItsGround(_ color: String, _ inner: String) throws {
    let text = """
      device: iphone-8
      chrome: device
      root: {backgroundColor: black}
      views:
        - view: sheet
          frame: [0, 60, 375, 500]
          backgroundColor: \(color)
          subviews: [{\(inner), frame: [0, 20, 375, 200]}]
      """
    let dark = try list(text)
    #expect(try ground(of: "sheet", in: dark) != Color(hex: 0x000000))
    #expect(try ground(of: "inner", in: dark) == ground(of: "sheet", in: dark))
    let fills = try grounds(of: "inner", in: dark)
    #expect(!fills.isEmpty && fills.allSatisfy { $0 != Color(hex: 0x000000) }, "\(fills)")
    let light = try list(text, .light)
    #expect(try ground(of: "inner", in: light) == ground(of: "sheet", in: light))
  }

  /// Off a device the page is lighter than `systemBackground` is in the dark. What lies on a card of that has the card's
  /// colour; on another ground it is seen.
  @Test(arguments: [("systemBackground", 0x000000), ("secondarySystemBackground", 0x1C1C1E)])
  func whatIsInACardOffADeviceIsOfItsGround(_ color: String, _ drawn: Int) throws {
    for inner in ["tableView: inner, sections: [{rows: [One]}]", "tableView: inner, items: [one]", "textView: inner"] {
      let list = try list(
        """
        size: [320, 200]
        views:
          - view: card
            frame: [0, 20, 320, 180]
            backgroundColor: \(color)
            subviews: [{\(inner), frame: [0, 20, 320, 88]}]
        """)
      #expect(try ground(of: "inner", in: list) == Color(hex: UInt32(drawn)), "\(inner)")
    }
  }

  /// The rows of groups are lighter than the table's ground, which is black; those of a plain table are not.
  @Test(arguments: [("plain", 0x000000), ("grouped", 0x1C1C1E), ("insetGrouped", 0x1C1C1E)])
  func rowsOfGroupsAreLighterThanTheirTable(_ style: String, _ color: Int) throws {
    let table = "{tableView: table, tableStyle: \(style), frame: [0, 20, 320, 300], sections: [{rows: [{title: One}]}]}"
    let list = try list("device: iphone-8\nviews: [\(table)]")
    let grounds = try grounds(of: "table", in: list)
    #expect(grounds.first == Color(hex: 0x000000))
    #expect(grounds.dropFirst().first == Color(hex: UInt32(color)))
  }

  /// Tracks and thumbs have two values, as everything else has.
  @Test func tracksFollowTheTheme() throws {
    let text = """
      size: [200, 60]
      views: [{progressView: bar, frame: [20, 20, 160, 4], progress: 0.5, trackTintColor: 'adaptive(#ff0000, #00ff00)'}]
      """
    #expect(try ground(of: "bar", in: try list(text)) == Color(hex: 0x00FF00))
    #expect(try ground(of: "bar", in: try list(text, .light)) == Color(hex: 0xFF0000))
  }

  /// White on `systemBlue` and on `seagreen`, as everywhere; not on a blue that is made for dark pages.
  @Test(arguments: [(0x007AFF, true), (0x2E8B57, true), (0x4A9EFF, false), (0xFF9500, false)])
  func wordsOnAColourAreLegible(_ ground: Int, _ isWhite: Bool) {
    let ink = Theme(.light, isAdaptive: false).legible(on: Color(hex: UInt32(ground)))
    #expect((ink == .white) == isWhite)
  }

  /// As on the pills of a dark theme: dark, also on colours on which white would be legible too; not on one that is as
  /// dark as the page.
  @Test(arguments: [(0xBF5AF2, false), (0x0A84FF, false), (0x2E8B57, false), (0x003366, true)])
  func wordsOnAColourAreDarkInADarkTheme(_ ground: Int, _ isWhite: Bool) {
    let ink = Theme(.dark, isAdaptive: false).legible(on: Color(hex: UInt32(ground)))
    #expect((ink == .white) == isWhite)
  }

  /// In an SVG for both themes the words change with the pill.
  @Test func wordsOnAColourFollowTheTheme() throws {
    let purple = try #require(SystemColor.named("systemPurple")).color
    #expect(Theme(.light).legible(on: purple).token == ThemeToken.badgeText.rawValue)
    #expect(Theme(.light).legible(on: Color(hex: 0xFF9500)) == .darkInk)
  }

  /// With a border or without one, a root is as little to be seen as a card; what lies on it in its own colour is meant so.
  @Test(arguments: ["none", "line"])
  func aRootIsNotThatOfTheDarkPage(_ border: String) throws {
    let color = 0x2C2C2E
    let text = """
      size: [200, 80]
      border: \(border)
      root: {backgroundColor: systemGray6}
      views: [{view: same, backgroundColor: systemGray6, frame: [20, 10, 160, 60]}]
      """
    let list = try list(text)
    #expect(try ground(of: "root", in: list) == Color(hex: UInt32(color)))
    #expect(try ground(of: "same", in: list) == Color(hex: UInt32(color)))
  }

  /// What is not seen on a white page is no black box on a dark one, and a card on it is a card. With a border, it is black.
  @Test(arguments: [("none", 0x1C1C1E, 0x2C2C2E), ("line", 0, 0x1C1C1E)])
  func aRootWithoutBorderIsThePage(_ border: String, _ root: UInt32, _ card: UInt32) throws {
    let list = try list(
      """
      size: [200, 80]
      border: \(border)
      root: {backgroundColor: systemBackground}
      views: [{view: card, backgroundColor: secondarySystemBackground, frame: [20, 10, 160, 60]}]
      """)
    #expect(try ground(of: "root", in: list) == Color(hex: root))
    #expect(try ground(of: "card", in: list) == Color(hex: card))
  }

  /// Each pose of a film has the ground that the same screen has alone.
  @Test func aPoseIsNotThatOfTheDarkPage() throws {
    let list = try list(
      """
      size: [120, 90]
      border: none
      root: {backgroundColor: secondarySystemBackground}
      views: [{view: box, frame: [10, 10, 30, 30], backgroundColor: slategray}]
      panels: [{kind: film, times: [0, 0.3], animation: {duration: 0.3, do: [box.alpha = 0]}}]
      """)
    let grounds = list.groups(withClass: "strut-view").flatMap(\.shapes).compactMap { shape -> Color? in
      if case .color(let color)? = shape.fill, color.red < 0.3 { color } else { nil }
    }
    #expect(!grounds.isEmpty && grounds.allSatisfy { $0.red == Color(hex: 0x2C2C2E).red }, "\(grounds)")
  }

  /// Taken apart, a card lies on the page and not on the black root that is behind it on the screen.
  @Test func aPlaneIsNotThatOfTheDarkPage() throws {
    let list = try list(
      """
      size: [200, 80]
      root: {backgroundColor: systemBackground}
      views: [{view: card, backgroundColor: secondarySystemBackground, frame: [20, 10, 160, 60]}]
      panels: [{kind: exploded}]
      """)
    let fills = list.groups(withClass: "strut-view").flatMap(\.shapes).compactMap { shape -> Color? in
      if case .color(let color)? = shape.fill { color } else { nil }
    }
    #expect(fills.contains { $0.red == Color(hex: 0x2C2C2E).red }, "\(fills)")
  }

  /// A card of the page's colour would not be seen. On the black screen of a device it is, and in a card of its own colour
  /// it is meant so.
  @Test func aGroundIsNotThatOfTheDarkPage() throws {
    let text = """
      size: [200, 80]
      views:
        - view: card
          backgroundColor: secondarySystemBackground
          frame: [20, 10, 160, 60]
          subviews: [{view: inner, backgroundColor: systemGray6, frame: [20, 10, 40, 40]}]
        - {view: other, backgroundColor: systemBackground, frame: [0, 0, 10, 10]}
      """
    let list = try list(text)
    #expect(try ground(of: "card", in: list) == Color(hex: 0x2C2C2E))
    #expect(try ground(of: "other", in: list) == Color(hex: 0x000000))
    #expect(try ground(of: "card", in: self.list(text, .light)).luminance > 0.8)
    let device = text.replacing("size: [200, 80]", with: "device: iphone-15\nchrome: device")
    #expect(try ground(of: "card", in: self.list(device)) == Color(hex: 0x1C1C1E))
  }

  /// The colour of a sign was chosen on a light page. It keeps its hue.
  @Test(arguments: zip(["navy", "darkred", "black", "orange"], [0x000080, 0x8B0000, 0, 0xFFA500] as [UInt32]))
  func theColourOfASignIsLighterOnADarkPage(_ name: String, _ hex: UInt32) throws {
    let text = """
      size: [200, 120]
      views: [{view: a, frame: [20, 20, 100, 60]}]
      callouts: [{dimension: [a.left, a.right], side: bottom, color: \(name)}]
      """
    func line(_ theme: ThemeName) throws -> Color {
      try #require(list(text, theme).groups(withClass: "strut-dimension").first?.shapes.first?.stroke?.color)
    }
    let (light, dark) = (try line(.light), try line(.dark))
    #expect(contrast(dark, page) >= 3)
    let own = Color(hex: hex)
    let isSeen = own.contrast(to: .white) >= 3
    #expect((Color(red: light.red, green: light.green, blue: light.blue) == own) == isSeen)
    #expect(light.contrast(to: .white) >= 3 && dark.luminance >= light.luminance)
  }

  /// A bar across a dark page and a light view has a rim.
  @Test func aBarAcrossGroundsHasARim() throws {
    func strokes(_ color: String) throws -> Int {
      let list = try list(
        """
        size: [200, 200]
        show: constraints
        views: [{view: third, \(color)}]
        constraints: ["H:|-20-[third]-20-|", third.height == 40, third.centerY == 1/3 * superview.bottom]
        """)
      return list.groups(withClass: "strut-constraint").flatMap(\.shapes).count
    }
    #expect(try strokes("backgroundColor: plum") > strokes("backgroundColor: darkslateblue"))
  }

  /// An island is as black as a dark screen, and is seen by its edge.
  @Test func anIslandHasAnEdgeOnADarkScreen() throws {
    let islands = try list("device: iphone-15\nchrome: device").items.flatMap(\.shapes).filter {
      $0.fill == .color(.black)
    }
    #expect(islands.contains { $0.stroke != nil })
  }

  /// What an image view without an image shows is its ground.
  @Test func anImageViewWithoutAnImageHasItsColour() throws {
    let list = try list(
      "size: [200, 120]\nviews: [{imageView: a, backgroundColor: lightsteelblue, frame: [20, 20, 100, 60]}]")
    let fills = try #require(list.group("a")).shapes.compactMap(\.fill)
    #expect(fills == [.color(Color(hex: 0xB0C4DE))])
  }

  @Test(arguments: [ThemeName.light, .dark], [0xE8E8EE, 0x202024])
  func wordsAreLegible(theme: ThemeName, page: UInt32) throws {
    var figure = Figure.sample([.box("card", Rect(x: 20, y: 20, width: 100, height: 60))])
    figure.background = .color(Color(hex: page))
    figure.panels = [PanelDescription(title: "A title")]
    var label = Callout(.label("1", at: .view("card", .left)))
    label.text = "An entry"
    figure.callouts = [label]
    let runs = figure.painted(theme: theme).list.items.flatMap(\.runs)
    for words in ["A title", "An entry"] {
      let run = try #require(runs.first { $0.text == words }, "\(words)")
      #expect((run.color.luminance - Color(hex: page).luminance).magnitude > 0.5, "\(words)")
    }
  }
}
