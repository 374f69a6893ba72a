import Diagnostics
@testable import FigurePainting
import Figures
import Geometry
import Graphics
import PangoText
import Staging
import Strut
import Testing

/// What is to be seen wherever it lies.
@Suite struct SeenTests {
  private func painted(
    _ text: String, theme: ThemeName = .light
  ) throws -> (list: DisplayList, diagnostics: Diagnostics) {
    let (solved, _) = solveFigure(SourceFile(name: "seen.yaml", text: text), name: "seen", imagesIn: ".")
    let figure = try #require(solved)
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(
      try #require(figure.pictures.first), of: figure.figure, measuringTextWith: try PangoTextMeasurer(),
      diagnostics: &diagnostics)
    return (DisplayList(painting: annotated, theme: theme, scale: 2), diagnostics)
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
    let onWhite = colours(ofLinesIn: "strut-autoresizing", try painted(document("flexibleWidth", "white")).list)
    #expect(!onWhite.contains(white))
    let onRed = colours(ofLinesIn: "strut-autoresizing", try painted(document("flexibleWidth", "red")).list)
    // The spring keeps its hue, over its rim.
    #expect(onRed.contains(white))
    #expect(onRed.contains(onWhite.last { $0 != onWhite.first } ?? white))
    let onCrimson = colours(ofLinesIn: "strut-autoresizing", try painted(document("flexibleWidth", "crimson")).list)
    #expect(onCrimson.filter { $0.token == nil }.allSatisfy { $0.contrast(to: Color(hex: 0xDC143C)) > 1.7 })
  }

  /// A colour as light as the dark theme's signs has those of the light theme, in the dark too. The corners of a circle's
  /// frame are not on the circle.
  @Test func signsStandOutFromColoursAsLightAsTheDarkThemesSigns() throws {
    func stroke(_ radius: Int, _ show: String, _ name: String) throws -> Color {
      let list = try painted(
        """
        size: [120, 120]
        show: \(show)
        views: [{view: a, frame: [20, 20, 80, 80], backgroundColor: tomato, cornerRadius: \(radius)}]
        """, theme: .dark
      ).list
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
      try painted(
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
        """, theme: theme
      ).list
    }
    let (light, dark) = (try list(.light), try list(.dark))
    #expect(light.size == dark.size)
    #expect(Set(colours(ofLinesIn: "strut-autoresizing", light)).contains(.white))
    #expect(Set(colours(ofLinesIn: "strut-autoresizing", dark)).contains(.darkInk))
  }

  /// The arrow of a short bar that lies on a button in the system's blue is another colour there.
  @Test func arrowsAreSeenOnColoursOfTheSystem() throws {
    let list = try painted(
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

  private static let grounds: [String: UInt32] = [
    "steelblue": 0x4682B4, "gray": 0x808080, "crimson": 0xDC143C, "navy": 0x000080,
  ]

  /// Where else a view could be is drawn on other views as well.
  @Test(arguments: Array(grounds.keys), [ThemeName.light, .dark])
  func ghostsAreSeenOnViews(_ ground: String, _ theme: ThemeName) throws {
    let list = try painted(
      """
      size: [200, 200]
      expect: [ambiguity]
      show: {ambiguity: ghosts}
      views:
        - {view: card, frame: [0, 0, 200, 200], backgroundColor: \(ground)}
        - {view: photo, backgroundColor: white}
      constraints: ["H:|-60-[photo(60)]", "V:[photo(60)]"]
      """, theme: theme
    ).list
    let color = try #require(Self.grounds[ground].map { Color(hex: $0) })
    let dots = list.groups(withClass: "strut-ambiguous").flatMap(\.shapes).compactMap(\.stroke).filter {
      $0.dash == [2, 3]
    }
    #expect(!dots.isEmpty && dots.allSatisfy { $0.color.contrast(to: color) > 2.5 }, "\(dots)")
  }

  /// A light card stays light in the dark, and so does what is written on it.
  @Test func namedColoursOfTextFollowALightGround() throws {
    func luminance(on ground: String) throws -> Double {
      let list = try painted(
        """
        size: [200, 60]
        views:
          - view: card
            frame: [0, 0, 200, 60]
            backgroundColor: \(ground)
            subviews: [{label: a, text: Words, textColor: secondaryLabel, frame: [20, 20, 100, 20]}]
        """, theme: .dark
      ).list
      return try #require(list.items.flatMap(\.runs).first).color.luminance
    }
    #expect(try luminance(on: "whitesmoke") < 0.2)
    // These are dark in the dark.
    #expect(try luminance(on: "secondarySystemBackground") > 0.4)
    #expect(try luminance(on: "navy") > 0.4)
  }

  /// The rows that a table draws by itself have its colours, as they are in the theme.
  @Test(arguments: ["label", "systemYellow"])
  func namedColoursOfATableFollowTheTheme(_ color: String) throws {
    let list = try painted(
      """
      size: [200, 60]
      views:
        - tableView: list
          frame: [0, 0, 200, 60]
          textColor: \(color)
          detailTextColor: \(color)
          sections: [{rows: [{title: Title, text: Detail}]}]
      """, theme: .dark
    ).list
    let runs = list.items.flatMap(\.runs)
    #expect(runs.count == 2 && runs.allSatisfy { $0.color.luminance > 0.5 }, "\(runs.map(\.color))")
  }

  /// Outside of a scroll view words are paler than inside, and still read: 4.5 : 1 on a pale ground and on the page.
  @Test(arguments: ["white", "'#CACAF2'", "lavender"]) func paleWordsAreLegible(_ ground: String) throws {
    let sample = try PaintedSample(
      """
      size: [200, 200]
      views:
        - scrollView: list
          frame: [40, 60, 120, 60]
          contentOffset: [0, 50]
          contentSize: [120, 150]
          contentOutside: dim
          subviews:
            - view: card
              frame: [0, 0, 120, 40]
              backgroundColor: \(ground)
              subviews: [{label: a, text: One, frame: [20, 10, 90, 24]}]
      """)
    let pale = sample.list.groups(withClass: "strut-content-outside")
    #expect(pale.count == 2)
    let (all, words) = (try #require(pale.first), try #require(pale.last))
    let run = try #require(words.items.flatMap(\.runs).first)
    let fills = all.items.flatMap(\.shapes).compactMap { shape -> Color? in
      if case .color(let color)? = shape.fill { color } else { nil }
    }
    let fill = try #require(fills.last)
    for page in [Color.white, Color(hex: 0x1C1C1E)] {
      let seen = fill.opacity(all.opacity).over(page)
      let letters = run.color.opacity(words.opacity).over(run.color.opacity(all.opacity).over(page))
      #expect(letters.contrast(to: seen) > 4.5, "on \(page)")
    }
    #expect(all.opacity < 0.6)
  }

  /// What lies over words is not drawn below them.
  @Test func paleWordsStayBelowWhatCoversThem() throws {
    let sample = try PaintedSample(
      """
      size: [200, 200]
      views:
        - scrollView: list
          frame: [40, 60, 120, 60]
          contentOffset: [0, 50]
          contentSize: [120, 150]
          contentOutside: dim
          subviews:
            - {label: a, text: One, frame: [20, 10, 90, 24]}
            - {view: lid, frame: [0, 0, 120, 40], backgroundColor: khaki}
      """)
    let pale = sample.list.groups(withClass: "strut-content-outside")
    #expect(pale.count == 1)
  }

  /// What lies beyond the inner scroll view lies beyond the outer one too.
  @Test func theContentOfAScrollViewInAnotherIsSeenOutsideOfBoth() throws {
    let list = try painted(
      """
      size: [300, 200]
      views:
        - scrollView: page
          frame: [100, 40, 100, 100]
          contentSize: [100, 300]
          subviews:
            - scrollView: row
              frame: [0, 20, 100, 40]
              contentSize: [220, 40]
              subviews: [{view: card, frame: [140, 0, 60, 40], backgroundColor: khaki}]
      """
    ).list
    let pale = list.groups(withClass: "strut-content-outside").filter { group in
      group.shapes.contains { $0.path.box == Rect(x: 0, y: 0, width: 60, height: 40) }
    }
    #expect(pale.contains { $0.clip?.box?.maxX ?? 0 > 190 })
    // Once in the page's pale copy and once in the row's.
    #expect(pale.count <= 3)
  }

  /// A sheet may hide the middle of a map, and a veil dims it.
  @Test func theNameOfAPlaceholderStandsWhereItIsSeen() throws {
    let list = try painted(
      """
      size: [200, 200]
      views:
        - {view: map, frame: [0, 0, 200, 200], placeholder: Map}
        - {view: dim, frame: [0, 0, 200, 200], backgroundColor: rgb(0, 0, 0, .3)}
        - {view: sheet, frame: [0, 90, 200, 110], backgroundColor: white}
      """
    ).list
    #expect(list.texts == ["Map"])
  }

  @Test func wordsThatAScreenCutsOffAreNamedOnce() throws {
    func warnings(_ more: String, _ view: String = "label: price") throws -> [String] {
      try painted(
        """
        device: iphone-8
        \(more)
        views: [{\(view), text: Total 12.50, frame: [340, 100, 90, 20]}]
        """
      ).diagnostics.all.map(\.message)
    }
    #expect(
      try warnings("chrome: device\npanels: [{title: One}, {title: Two}]")
        == ["the words of 'price' end 48 points beyond the right edge of the screen, which cuts them off"])
    // Drawn, meant, or without words.
    #expect(try warnings("chrome: none").isEmpty)
    #expect(try warnings("chrome: device\nexpect: lost").isEmpty)
  }

  /// The border of the root is left out where words lie across it.
  @Test(arguments: [(-20, true), (20, false)])
  func noBorderStrikesWordsThrough(_ x: Int, _ isAcross: Bool) throws {
    let list = try painted(
      """
      size: [200, 60]
      show: names
      views: [{label: a, text: A few words, frame: [\(x), 20, 120, 20]}]
      """
    ).list
    let holes = list.groups.filter { $0.clip.map { $0.points.count > 5 } ?? false }
    #expect(holes.contains { $0.shapes.contains { $0.path.box?.width ?? 0 > 198 } } == isAcross)
  }

  /// Where a picture ends before what it shows does, a ragged edge says so.
  @Test func whatReachesFarBeyondTheRootEndsInARaggedEdge() throws {
    func clips(_ width: Int) throws -> [Path] {
      try painted(
        """
        size: [200, 60]
        views: [{view: a, frame: [20, 20, \(width), 20], backgroundColor: khaki}]
        """
      ).list.groups.compactMap(\.clip)
    }
    #expect(try clips(400).isEmpty)
    let edge = try #require(try clips(800).first)
    #expect(edge.points.count > 20)
    #expect(edge.box?.maxX ?? 0 <= 520)
  }

  /// What is cut off is in nobody's way, and no ground of words.
  @Test func wordsStandWhereSomethingIsCutOff() throws {
    func words(_ origin: String) throws -> (words: Rect, shapes: Int) {
      let sample = try PaintedSample(
        """
        size: [240, 150]
        border: none
        views:
          - view: finder
            frame: [70, 55, 140, 80]
            backgroundColor: lavender
            clipsToBounds: true
            bounds: [\(origin), 140, 80]
            subviews: [{view: photo, frame: [0, 0, 140, 60], backgroundColor: steelblue}]
        callouts: [{circle: finder.topLeft, text: "forty, thirty", side: topLeft}]
        """)
      return (try #require(sample.boxes(of: "forty, thirty").first), sample.elements.count { !$0.isText })
    }
    let (whole, cut) = try (words("0, 0"), words("40, 30"))
    #expect(cut.words == whole.words && cut.shapes == whole.shapes)
  }
}

extension Color {
  /// As it is seen over an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    func mixed(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Color(red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }
}
