import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// Signs are seen on whatever they lie on: on views of nearly their own colour, on several grounds, in both themes.
@Suite struct GroundColourTests {
  /// As blue as the signs of the light theme, and a little lighter than they.
  private static let blues = ["0A5FDC", "2F7FDC"]

  private func sample(on ground: String) throws -> PaintedSample {
    try PaintedSample(
      """
      size: [200, 120]
      show: constraints
      views:
        - {view: card, backgroundColor: '#\(ground)'}
      constraints:
        - card.leading = superview.leading + 6
        - card.top = superview.top + 20
        - card.width = 120
        - card.height = 80
      """)
  }

  private func fills(_ group: Group) -> [(box: Rect, color: Color)] {
    group.shapes.compactMap { shape in
      guard case .color(let color)? = shape.fill, let box = shape.path.box else { return nil }
      return (box, color)
    }
  }

  /// An arrow on a view of its colour is white, and the one on the white page beside it is not.
  @Test(arguments: blues) func arrowsAtTheEdgeOfAViewOfTheirColourAreSeen(ground: String) throws {
    let sample = try sample(on: ground)
    let card = Color(hex: try #require(UInt32(ground, radix: 16)))
    let groups = sample.list.groups(withClass: "strut-constraint")
    let heads = groups.flatMap(fills).filter { $0.box.width < 6 && $0.box.height < 6 }
    #expect(heads.count == 2, "\(heads)")
    for (box, color) in heads {
      let behind = box.midX < 6 ? Color.white : card
      #expect(color.contrast(to: behind) > 2, "\(color) at \(box)")
    }
  }

  /// A number's badge that lies on such a view has an outline.
  @Test func badgesOnAViewOfTheirColourHaveAnOutline() throws {
    let sample = try sample(on: "2F7FDC")
    let badges = sample.list.groups(withClass: "strut-constraint").flatMap(\.shapes).filter { shape in
      if case .color? = shape.fill, let box = shape.path.box { box.height > 10 } else { false }
    }
    let card = Rect(x: 6, y: 20, width: 120, height: 80)
    let outlined = badges.filter { $0.stroke != nil }
    #expect(!outlined.isEmpty && outlined.count < badges.count, "\(badges)")
    #expect(outlined.allSatisfy { $0.path.box?.overlaps(card) ?? false })
  }

  /// The colours of lines in a class of groups, in drawing order.
  private func colours(ofLinesIn name: String, _ list: DisplayList) -> [Color] {
    list.groups(withClass: name).flatMap(\.shapes).compactMap(\.stroke?.color)
  }

  /// Blue on red is another hue but as dark. On crimson, which is darker, struts and springs are those of the dark theme.
  @Test func strutsAndSpringsAreSeenOnGroundsAsDarkAsThey() throws {
    func document(_ mask: String, _ ground: String) -> String {
      """
      size: [200, 140]
      show: {autoresizing: a}
      views:
        - view: card
          frame: [20, 20, 160, 100]
          backgroundColor: \(ground)
          subviews: [{view: a, frame: [20, 0, 120, 100], backgroundColor: \(ground), autoresizingMask: [\(mask)]}]
      """
    }
    let white = Color.white
    let onWhite = colours(ofLinesIn: "strut-autoresizing", try PaintedSample(document("flexibleWidth", "white")).list)
    #expect(!onWhite.isEmpty && !onWhite.contains(white))
    let onRed = colours(ofLinesIn: "strut-autoresizing", try PaintedSample(document("flexibleWidth", "red")).list)
    // The spring keeps its hue, over its rim.
    #expect(onRed.contains(white))
    #expect(onRed.contains(onWhite.last { $0 != onWhite.first } ?? white))
    let onCrimson = colours(
      ofLinesIn: "strut-autoresizing", try PaintedSample(document("flexibleWidth", "crimson")).list)
    let changed = onCrimson.filter { $0.token == nil }
    #expect(!changed.isEmpty && changed.allSatisfy { $0.contrast(to: Color(hex: 0xDC143C)) > 1.7 }, "\(changed)")
  }

  /// A colour as light as the dark theme's signs has those of the light theme, in the dark too. The corners of a circle's
  /// frame are not on the circle.
  @Test func signsStandOutFromColoursAsLightAsTheDarkThemesSigns() throws {
    func stroke(_ radius: Int, _ show: String, _ name: String) throws -> Color {
      let list = try PaintedSample(
        """
        size: [120, 120]
        show: \(show)
        views: [{view: a, frame: [20, 20, 80, 80], backgroundColor: tomato, cornerRadius: \(radius)}]
        """
      ).painted(in: .dark)
      return try #require(colours(ofLinesIn: name, list).last)
    }
    func isOf(_ theme: ThemeName, _ token: ThemeToken, _ color: Color) -> Bool {
      let own = Theme(theme)[token]
      return (own.red, own.green, own.blue) == (color.red, color.green, color.blue)
    }
    #expect(isOf(.light, .guide, try stroke(0, "frames", "strut-frame")))
    #expect(isOf(.dark, .guide, try stroke(40, "frames", "strut-frame")))
  }

  /// A spring that runs from a grey bar over a white view has a rim in all panels, and makes no picture larger by it.
  @Test(arguments: [80, 280])
  func springsAcrossGroundsHaveARim(_ width: Int) throws {
    func list(_ theme: ThemeName) throws -> DisplayList {
      try PaintedSample(
        """
        size: [\(width + 120), 60]
        border: none
        show: {autoresizing: {of: c, axis: horizontal}}
        views:
          - view: bar
            frame: [0, 10, \(width + 120), 40]
            backgroundColor: slategray
            subviews:
              - {view: white, frame: [40, 4, \(width), 32], backgroundColor: white}
              - {view: c, frame: [0, 4, 20, 32], backgroundColor: whitesmoke, autoresizingMask: flexibleRightMargin}
        """
      ).painted(in: theme)
    }
    let (light, dark) = (try list(.light), try list(.dark))
    #expect(light.size == dark.size)
    #expect(Set(colours(ofLinesIn: "strut-autoresizing", light)).contains(.white))
    #expect(Set(colours(ofLinesIn: "strut-autoresizing", dark)).contains(.darkInk))
  }

  /// The arrow of a short bar that lies on a button in the system's blue is another colour there.
  @Test func arrowsAreSeenOnColoursOfTheSystem() throws {
    let list = try PaintedSample(
      """
      size: [200, 100]
      show: {constraints: {of: [gap], style: bare}}
      views: [{button: go, title: Go, configuration: filled}]
      constraints:
        - "H:|-20-[go(160)]"
        - "V:[go(44)]"
        - {equation: go.bottom == superview.bottom - 10, identifier: gap}
      """
    ).list
    let fills = list.groups(withClass: "strut-constraint").flatMap(\.shapes).compactMap { shape -> Color? in
      if case .color(let color)? = shape.fill { color } else { nil }
    }
    #expect(fills.contains(.white), "\(fills)")
  }

  /// A ring in the author's colour on a filled button, on which crimson has 1.25 : 1.
  @Test(arguments: [ThemeName.light, .dark]) func ringsAreSeenOnFilledButtons(_ theme: ThemeName) throws {
    let list = try PaintedSample(
      """
      size: [160, 90]
      views: [{button: save, title: Save, configuration: filled, frame: [20, 20, 120, 50]}]
      callouts: [{circle: [40, 45], color: crimson}]
      """
    ).painted(in: theme)
    let ring = try #require(colours(ofLinesIn: "strut-callout", list).first)
    #expect(ring.contrast(to: Theme(theme)[.tint]) >= 3, "\(ring)")
  }

  private static let grounds: [String: UInt32] = [
    "steelblue": 0x4682B4, "gray": 0x808080, "crimson": 0xDC143C, "navy": 0x000080,
  ]

  /// Where else a view could be is drawn on other views as well.
  @Test(arguments: Array(grounds.keys), [ThemeName.light, .dark])
  func ghostsAreSeenOnViews(_ ground: String, _ theme: ThemeName) throws {
    let list = try PaintedSample(
      """
      size: [200, 200]
      expect: [ambiguity]
      show: {ambiguity: ghosts}
      views:
        - {view: card, frame: [0, 0, 200, 200], backgroundColor: \(ground)}
        - {view: photo, backgroundColor: white}
      constraints: ["H:|-60-[photo(60)]", "V:[photo(60)]"]
      """
    ).painted(in: theme)
    let color = try #require(Self.grounds[ground].map { Color(hex: $0) })
    let dots = list.groups(withClass: "strut-ambiguous").flatMap(\.shapes).compactMap(\.stroke).filter {
      $0.dash == [2, 3]
    }
    #expect(!dots.isEmpty && dots.allSatisfy { $0.color.contrast(to: color) > 2.5 }, "\(dots)")
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

  /// The grey of guides has a contrast of 1.4 on red and of 2 on teal.
  @Test(arguments: ["systemPink", "systemTeal", "white", "khaki"])
  func dashesOfContentsAreSeen(_ ground: String) throws {
    for theme in ["light", "dark"] {
      let sample = try PaintedSample(
        """
        size: [120, 60]
        theme: \(theme)
        show: {intrinsicSizes: {axis: horizontal, values: sizes}}
        views: [{view: a, backgroundColor: \(ground), intrinsicContentSize: [40, 36]}]
        constraints: ["H:|-10-[a(100)]", a.top == superview.top + 4]
        """)
      let fill = sample.elements.lazy.compactMap { element -> Color? in
        guard element.isOfView, case .shape(let shape) = element.content, case .color(let color)? = shape.fill,
          abs(element.box.width - 100) < 1
        else { return nil }
        return color
      }.first
      let dashes = sample.elements.compactMap { element -> Color? in
        guard element.classes.contains("strut-intrinsic-size"), case .shape(let shape) = element.content,
          let stroke = shape.stroke, stroke.color.alpha > 0.9
        else { return nil }
        return stroke.color
      }
      let color = try #require(fill)
      #expect(!dashes.isEmpty && dashes.allSatisfy { $0.contrast(to: color) >= 2.75 }, "\(ground) \(dashes)")
    }
  }

  /// An author's green on a white page has a contrast of 2.2.
  @Test func colorsOfCalloutsAreSeenOnPages() {
    let (light, dark) = (Theme(.light), Theme(.dark))
    for name in ["systemGreen", "systemYellow", "systemOrange", "systemBlue"] {
      let color = SystemColor.named(name)?.color ?? .white
      #expect(light.seen(color).contrast(to: light[.page]) >= 2.99, "\(name)")
      #expect(dark.seen(color).contrast(to: dark[.page]) >= 2.99, "\(name)")
    }
    #expect(light.seen(Color(hex: 0xDC143C)) == light.resolved(Color(hex: 0xDC143C).seenOnPages))
    // What is seen through is an area.
    let veil = Color(red: 1, green: 0.8, blue: 0, alpha: 0.3)
    #expect(light.seen(veil).red == veil.red)
  }

  /// A ring on a view is seen as well; one that is seen has the author's colour.
  @Test(arguments: [
    ("systemGreen", "aliceblue", false), ("darkred", "navy", false), ("systemBlue", "white", true),
    ("white", "navy", true),
  ])
  func colorsOfCalloutsAreSeenOnViews(_ color: String, _ ground: String, _ isOwn: Bool) throws {
    let sample = try PaintedSample(
      """
      size: [120, 90]
      views: [{view: a, frame: [20, 20, 80, 50], backgroundColor: \(ground)}]
      callouts: [{circle: a.center, color: \(color)}]
      """)
    let ring = try #require(sample.elements.first { $0.classes.contains("strut-callout") })
    let card = try #require(sample.elements.first { $0.ids.contains("a") })
    guard case .shape(let line) = ring.content, case .shape(let fill) = card.content, let stroke = line.stroke,
      case .color(let under)? = fill.fill
    else { throw CancellationError() }
    #expect(stroke.color.contrast(to: under) >= 2.99)
    // Only the author's colour of the system has another one in a dark theme.
    #expect((stroke.color.variants != nil || stroke.color == .white) == isOwn, "\(stroke.color)")
  }

  /// The edge of the safe area is as dark as the page's signs on the page alone.
  @Test func edgesOfTheSafeAreaAreSeenOnViewsThatTheyCross() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      show: safeArea
      views: [{view: card, frame: [20, 40, 800, 100], backgroundColor: '#20304a'}]
      """)
    let lines = sample.list.groups(withClass: "strut-safe-area").flatMap(\.shapes)
    let ground = Color(hex: 0x20304A)
    let onCard = lines.filter { shape in
      shape.path.box.map { $0.width < 2 && $0.minY > 35 && $0.maxY < 145 } ?? false
    }
    #expect(onCard.count >= 2, "\(lines)")
    #expect(onCard.allSatisfy { $0.stroke.map { $0.color.contrast(to: ground) > 3 } ?? false })
  }

  /// The grey of the system is too light for white numbers.
  @Test func numbersOnGreyAreBlack() {
    let theme = Theme(.light, isAdaptive: false)
    #expect(theme.legible(on: Color(hex: 0x8E8E93)) == .darkInk)
    #expect(theme.legible(on: Color(hex: 0x007AFF)) == .white)
  }
}
