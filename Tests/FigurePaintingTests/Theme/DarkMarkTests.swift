import Figures
import Geometry
import Graphics
import Pixels
import Testing
import ViewLayout

@testable import FigurePainting

/// In a dark picture the author's own colours stay as they are, and all others follow the theme: nothing that the light
/// picture shows is lost between them.
@Suite struct DarkMarkTests {
  private func list(_ text: String, _ theme: ThemeName = .dark) throws -> DisplayList {
    try PaintedSample(text).painted(in: theme)
  }

  private func strokes(_ group: Group) -> [Color] { group.shapes.compactMap(\.stroke?.color) }

  private func isSame(_ one: Color, _ other: Color) -> Bool {
    (one.red, one.green, one.blue) == (other.red, other.green, other.blue)
  }

  @Test func marksOnALightColourOfTheAuthorHaveTheLightThemesColours() throws {
    let list = try list(
      "size: [200, 60]\nshow: baselines\nviews: [{label: a, text: Paging, backgroundColor: khaki, frame: [20, 8, 90, 40]}]"
    )
    let colors = try strokes(#require(list.groups(withClass: "strut-baseline").first))
    #expect(colors.contains { isSame($0, Theme(.light)[.ok]) })
  }

  /// With a rim in the colour of the page they were dark stripes on a light view.
  @Test func anAngleOnALightViewHasTheLightThemesColours() throws {
    let list = try list(
      """
      size: [200, 140]
      show: axes
      views: [{view: a, frame: [30, 30, 140, 80], backgroundColor: khaki, transform: rotate(20deg)}]
      """)
    let colors = try strokes(#require(list.groups(withClass: "strut-angle").first))
    #expect(colors.contains { isSame($0, Theme(.light)[.measure]) } && colors.contains { isSame($0, .white) })
    #expect(!colors.contains { isSame($0, Theme(.dark)[.page]) })
  }

  /// White arms with a dark rim were four hooks on the page beside a narrow view.
  @Test func aCentreOnTwoGroundsIsOneColourThatBothShow() throws {
    let list = try list(
      """
      size: [120, 120]
      show: {centers: hand}
      views: [{view: hand, frame: [56, 20, 8, 80], backgroundColor: systemRed, transform: rotate(60deg)}]
      """, .light)
    let colors = Set(try strokes(#require(list.groups(withClass: "strut-center").first)))
    #expect(colors == [.darkInk])
  }

  /// On a nearly black view dark marks would not be seen, nor light ones beside it; on strong colours light ones are seen
  /// better, as white letters are.
  @Test(arguments: [
    ("black", ThemeName.dark), ("#333333", .dark), ("#0a5fdc", .dark), ("crimson", .dark), ("steelblue", .light),
    ("red", .light), ("tomato", .light), ("khaki", .light),
  ])
  func marksOnADarkColourOfTheAuthorAreSeen(color: String, theme: ThemeName) throws {
    let list = try list(
      """
      size: [220, 120]
      views:
        - view: photo
          frame: [16, 16, 188, 88]
          backgroundColor: '\(color)'
          subviews: [{view: heart, frame: [130, 30, 28, 28], backgroundColor: crimson}]
      callouts: [{arrow: [[60, 60], heart.left]}]
      """, .light)
    let arrow = try #require(list.groups(withClass: "strut-callout").first)
    #expect(strokes(arrow).contains { isSame($0, Theme(theme)[.ink]) })
  }

  /// Beside a panel of another theme marks lie on the page, and their lines change their colour at the panel's edge, in the
  /// body of a device in that.
  @Test(arguments: [ThemeName.light, .dark], ["size: [200, 90]", "device: iphone-8\nchrome: device"])
  func marksBesideAPanelOfAnotherThemeHaveThePagesColours(page: ThemeName, screen: String) throws {
    let other = page == .light ? ThemeName.dark : .light
    let list = try list(
      """
      \(screen)
      views: [{view: a, frame: [60, 30, 80, 20], backgroundColor: transparent}, {view: b, frame: [60, 60, 80, 20]}]
      callouts:
        - {label: 1, at: a, side: left}
        - {label: 3, at: a, side: right}
        - {label: 4, at: b, side: left}
        - {label: 2, at: a.bottom, side: center}
      panels: [{theme: \(other.rawValue)}]
      """, page)
    let groups = list.groups(withClass: "strut-callout")
    let fills = groups.flatMap(\.shapes).compactMap { shape -> Color? in
      if case .color(let color)? = shape.fill { color } else { nil }
    }
    let (ofPage, ofPanel) = (Theme(page)[.ink], Theme(other)[.ink])
    #expect(fills.contains { isSame($0, ofPage) } && fills.contains { isSame($0, ofPanel) })
    let lines = groups.flatMap(strokes)
    #expect(lines.contains { isSame($0, ofPage) } && lines.contains { isSame($0, ofPanel) })
  }

  /// The veil is black, but it or what it is in is as pale as that it lies on a light page.
  @Test(arguments: [ThemeName.light, .dark], [(0.2, 1), (1, 0.2)])
  func aDiscOverAPaleVeilHasTheColourOfThatBesideIt(page: ThemeName, alphas: (Double, Double)) throws {
    let list = try list(
      """
      size: [120, 90]
      columns: 2
      views:
        - view: dim
          frame: {inset: 0}
          alpha: \(alphas.0)
          subviews: [{view: veil, frame: [0, 0, 120, 90], backgroundColor: black, alpha: \(alphas.1)}]
        - {view: drawer, frame: [0, 0, 30, 90], backgroundColor: secondarySystemBackground}
      callouts: [{label: 1, at: drawer.right, side: right}]
      panels: [{title: At first}, {title: At last, do: [drawer.frame.size.width = 96]}]
      """, page)
    let fills = list.groups(withClass: "strut-callout").flatMap(\.shapes).compactMap { shape -> Color? in
      if case .color(let color)? = shape.fill { color } else { nil }
    }
    let first = try #require(fills.first)
    #expect(fills.count >= 2 && fills.allSatisfy { isSame($0, first) })
  }

  /// A panel of one colour in every theme is an island, too.
  @Test(arguments: [ThemeName.light, .dark], ["\"#FFFFFF\"", "\"#202040\""])
  func wordsBesideAPanelWithABackgroundHaveThePagesColours(page: ThemeName, background: String) throws {
    let list = try list(
      """
      size: [200, 90]
      views: [{view: a, frame: [60, 30, 132, 20]}]
      callouts: [{text: beside, at: a, side: right}]
      panels: [{background: \(background)}]
      """, page)
    let words = try #require(list.items.flatMap { $0.elements() }.first { $0.words == "beside" })
    guard case .text(let run) = words.content else { return }
    #expect(run.color.contrast(to: Theme(page)[.page]) >= 4.5)
  }

  /// What shows no screen would have white words on a white page.
  @Test(arguments: ["hierarchy", "exploded", "matrix, of: a", "dump"])
  func aPanelOfWordsBringsThePageOfItsTheme(kind: String) throws {
    let list = try list(
      """
      size: [200, 90]
      views: [{view: a, frame: [60, 30, 80, 20], transform: rotate(20deg)}]
      show: names
      panels: [{kind: \(kind), theme: dark}]
      """, .light)
    let elements = list.items.flatMap { $0.elements() }
    let grounds = elements.compactMap { element -> Rect? in
      guard case .shape(let shape) = element.content, case .color(let color)? = shape.fill, !color.isLight else {
        return nil
      }
      return element.box
    }
    let words = elements.filter(\.isText)
    #expect(!words.isEmpty)
    #expect(words.allSatisfy { word in grounds.contains { $0.contains(word.box) } })
  }

  /// What is seen on a white page is seen as well on a dark one.
  ///
  /// Source: WCAG 2.2, success criterion 1.4.11: 3 : 1 for graphical objects.
  @Test(arguments: [ThemeToken.ok, .misplaced, .conflict, .alignment, .guide, .measure, .ink, .deviceEdge])
  func coloursOfMarksStandOutFromBothPages(_ token: ThemeToken) {
    let (light, dark) = (contrast(token, .light), contrast(token, .dark))
    #expect(light >= 3 && dark >= 3, "\(token): \(light), \(dark)")
    #expect(dark >= min(light, 4.5), "\(token): \(light), \(dark)")
  }

  private func contrast(_ token: ThemeToken, _ theme: ThemeName) -> Double {
    let (mark, page) = (Theme(theme)[token].luminance + 0.05, Theme(theme)[.page].luminance + 0.05)
    return max(mark, page) / min(mark, page)
  }

  /// A line goes on from a dark page into a light view, each stretch as its ground asks for.
  @Test func aLineAcrossTwoGroundsHasTwoColours() throws {
    let text = """
      size: [120, 120]
      show: constraints
      views: [{view: third, backgroundColor: plum}]
      constraints: ["H:|-10-[third]-10-|", third.height == 40, third.centerX == superview.centerX]
      """
    let shapes = try list(text).groups(withClass: "strut-constraint").flatMap(\.shapes).compactMap(\.stroke?.color)
    #expect(shapes.contains { isSame($0, Theme(.light)[.ok]) })
    #expect(shapes.contains { isSame($0, Theme(.dark)[.ok]) })
    let light = try list(text, .light).groups(withClass: "strut-constraint").flatMap(\.shapes)
    let strokes = light.compactMap(\.stroke?.color)
    #expect(!strokes.isEmpty && strokes.allSatisfy { isSame($0, Theme(.light)[.ok]) }, "\(strokes)")
  }

  @Test(
    arguments: [
      (0x000080, 0x8080FF), (0xFFA500, 0xFFA500), (0x000000, 0xFFFFFF), (0xDC143C, 0xEE496A), (0x008000, 0x009F00),
    ] as [(UInt32, UInt32)])
  func colourOfAnAuthorsMarkIsSeenOnADarkPage(_ own: UInt32, _ dark: UInt32) {
    let color = Color(hex: own)
    let onLight = Theme(.light).seen(color)
    #expect(isSame(onLight, color) == (color.contrast(to: .white) >= 3) && onLight.contrast(to: .white) >= 3)
    let seen = Theme(.dark).seen(color)
    let wanted = Color(hex: dark)
    #expect(abs(seen.red - wanted.red) < 0.01 && abs(seen.green - wanted.green) < 0.01)
    #expect(abs(seen.blue - wanted.blue) < 0.01)
    #expect(seen.contrast(to: Theme(.dark)[.page]) >= 4.5)
  }

  /// A veil of a colour makes the ground lighter than the page.
  @Test func colourOfAnAuthorsMarkIsSeenOnATintedRoot() {
    let page = Theme(.dark)[.page]
    let veil = Color(hex: 0x40C8E0)
    func over(_ one: Double, _ other: Double) -> Double { 0.12 * one + 0.88 * other }
    let ground = Color(
      red: over(veil.red, page.red), green: over(veil.green, page.green), blue: over(veil.blue, page.blue))
    for name in [0xDC143C, 0x008000, 0xFF0000, 0x696969] as [UInt32] {
      #expect(Theme(.dark).seen(Color(hex: name)).contrast(to: ground) >= 3)
    }
  }

  /// A picture has its colours in every theme.
  @Test(arguments: [(235, .light), (20, .dark)] as [(UInt8, ThemeName)])
  func aMarkOnAnImageHasTheColourThatIsSeenThere(_ grey: UInt8, _ expected: ThemeName) {
    let pixels = PixelBuffer(width: 8, height: 8, filledWith: (grey, grey, grey, 255))
    let image = Image(png: [], pixelWidth: 8, pixelHeight: 8, pixels: pixels)
    var figure = Figure.sample(
      show: [.constraints],
      constraints: [ConstraintEquation(.view("photo"), .width, .equal, multiplier: 1.5, to: .view("photo"), .height)],
      [.box("photo", Rect(x: 20, y: 20, width: 120, height: 80), [.image: .image(.file(image))], .imageView)])
    figure.themes = [.dark]
    let strokes = figure.painted(theme: .dark).list.groups(withClass: "strut-constraint").flatMap(\.shapes)
      .compactMap(\.stroke?.color)
    #expect(!strokes.isEmpty && strokes.allSatisfy { isSame($0, Theme(expected)[.ok]) })
  }

  /// An SVG that follows its reader has both values.
  @Test func styleSheetHasTheDarkValueOfAMark() throws {
    let list = try list(
      """
      size: [260, 120]
      views: [{view: a, frame: [20, 20, 100, 60], backgroundColor: lightsteelblue}]
      callouts: [{dimension: [a.left, a.right], side: bottom, color: navy}]
      """, .light)
    let navy = Color(hex: 0x000080).seenOnPages
    #expect(list.groups(withClass: "strut-dimension").flatMap(\.shapes).contains { $0.stroke?.color == navy })
    #expect(try list.darkColors[#require(navy.token)] != nil)
  }

  @Test func anImageViewWithoutAnImageShowsItsBackground() throws {
    let list = try list(
      "size: [240, 110]\nviews: [{imageView: a, backgroundColor: lightsteelblue, frame: [20, 20, 80, 60]}]")
    let fills = list.group("a")?.shapes.compactMap(\.fill) ?? []
    #expect(fills == [.color(Color(hex: 0xB0C4DE))])
  }

  /// They lead from a bar on the page to views with a ground of their own.
  @Test(arguments: [("#1c1c1e", ThemeName.light, ThemeName.dark), ("white", .dark, .light)])
  func hairlinesHaveTheColourThatIsSeenOnEachGround(_ ground: String, _ page: ThemeName, _ other: ThemeName) throws {
    let list = try list(
      """
      size: [240, 160]
      views: [{view: card, frame: [40, 20, 160, 100], backgroundColor: "\(ground)"},
        {view: dot, frame: [100, 50, 20, 20], backgroundColor: gold}]
      callouts: [{dimension: [dot.left, dot.right], side: bottom, offset: 80}]
      """, page)
    let lines = list.groups(withClass: "strut-dimension").flatMap(\.shapes).compactMap(\.stroke)
      .filter { !$0.dash.isEmpty }.map(\.color)
    #expect(lines.contains { isSame($0, Theme(page)[.measure]) })
    #expect(lines.contains { isSame($0, Theme(other)[.measure]) })
  }
}
