import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

@testable import FigurePainting

/// Colours that iOS names follow the theme, wherever an author can name a colour.
@Suite struct SystemColorTests {
  private static func figure(_ color: String) throws -> Figure {
    let system = try #require(SystemColor.named(color))
    return .sample([.box("a", Rect(x: 10, y: 10, width: 40, height: 40), [.backgroundColor: .color(system.color)])])
  }

  private static func ground(_ figure: Figure, _ theme: ThemeName) -> Color? {
    let shapes = figure.painted(theme: theme).list.group("a")?.shapes ?? []
    guard case .color(let color)? = shapes.first?.fill else { return nil }
    return color
  }

  @Test(arguments: SystemColor.all)
  func aGroundHasTheThemesValue(_ color: SystemColor) throws {
    let figure = try Self.figure(color.name)
    let (light, dark) = (Self.ground(figure, .light), Self.ground(figure, .dark))
    #expect(light.map(components) == components(color.light))
    // On a page of its own colour only in the dark, a ground would not be seen (DarkPageTests).
    let vanishes = color.dark == Color(hex: 0x1C1C1E) && color.light != .white
    #expect(dark.map(components) == components(vanishes ? Color(hex: 0x2C2C2E) : color.dark))
  }

  /// An SVG's elements keep their opacity: what its dark style sheet puts there looks on the page as the dark value.
  @Test(arguments: SystemColor.all)
  func aStyleSheetsDarkColourLooksLikeTheDarkValue(_ color: SystemColor) throws {
    let list = try Self.figure(color.name).painted().list
    let dark = try #require(list.darkColors[color.token])
    let page = try #require(list.darkColors["page"])
    func seen(_ top: Color) -> [Double] {
      zip(components(top), components(page)).prefix(3).map { $0 * top.alpha + $1 * (1 - top.alpha) }
    }
    for (one, other) in zip(seen(dark), seen(color.dark)) { #expect(abs(one - other) < 0.004) }
    #expect(components(dark).allSatisfy { (0...1).contains($0) })
    #expect(dark.alpha == color.light.alpha)
  }

  /// What is presented has lighter grounds in the dark, with what is in it and what says nothing of its own.
  @Test(arguments: SystemColor.all)
  func whatIsPresentedHasLighterGroundsInTheDark(_ color: SystemColor) throws {
    let ground = PropertyValue.color(color.color)
    let sheet = ViewDescription(
      .view, "sheet", [.userInterfaceLevel: .word(UserInterfaceLevel.elevated)],
      subviews: [
        .box("a", Rect(x: 10, y: 10, width: 40, height: 40), [.backgroundColor: ground])
      ])
    let figure = Figure.sample([sheet])
    #expect(Self.ground(figure, .light).map(components) == components(color.light))
    let isRaised = color.elevatedDark == Color(hex: 0x1C1C1E) && color.light != .white
    #expect(
      Self.ground(figure, .dark).map(components)
        == components(isRaised ? Color(hex: 0x2C2C2E) : color.elevatedDark))
    // Where an SVG follows its reader, its style sheet knows the colour.
    if color.elevatedDark != color.dark {
      #expect(figure.painted().list.darkColors[color.color.elevated.token ?? ""] == color.elevatedDark)
    }
  }

  /// A sheet on a device is of the colour that tables in it have: on the black screen it is seen without being raised.
  @Test(arguments: ["none", "device"]) func aSheetOfADeviceIsOfTheColourOfItsTables(_ chrome: String) throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      chrome: \(chrome)
      theme: dark
      views:
        - view: sheet
          frame: [0, 100, 393, 752]
          userInterfaceLevel: elevated
          backgroundColor: systemGroupedBackground
          subviews:
            - {tableView: list, frame: [0, 20, 393, 300], tableStyle: grouped, sections: [{rows: [Ada]}]}
      """)
    let painted = sample.figure.painted(theme: .dark).list
    for name in ["sheet", "list"] {
      guard case .color(let color)? = painted.group(name)?.shapes.first?.fill else {
        Issue.record("no ground of \(name)")
        continue
      }
      #expect(components(color) == components(Color(hex: 0x1C1C1E)), "\(name)")
    }
  }

  /// The colours of a catalogue, which have no name here, do the same.
  @Test func aColourWithADarkValueOfItsOwnFollowsTheTheme() throws {
    let pair = AdaptiveColor(light: Color(hex: 0x112233), dark: Color(hex: 0xCCDDEE, alpha: 0.8))
    let figure = Figure.sample([
      .box("a", Rect(x: 10, y: 10, width: 40, height: 40), [.backgroundColor: .color(pair.color)])
    ])
    #expect(Self.ground(figure, .light).map(components) == components(pair.light))
    #expect(Self.ground(figure, .dark).map(components) == components(pair.dark))
    let list = figure.painted().list
    #expect(list.darkColors[pair.token]?.alpha == 1)
    #expect(AdaptiveColor(of: pair.color)?.token == pair.token)
    for token in ["any-", "any-112233ff", "any-11223-445566ff", "any-112233ff-xyz", "ios-label"] {
      var color = Color.black
      color.token = token
      #expect(AdaptiveColor(of: color) == nil, "\(token)")
    }
  }

  /// What stands on a ground that follows the theme does too, even where that stands on white paper.
  @Test func textOnAGroundThatFollowsTheThemeIsReadable() throws {
    let ground = try #require(SystemColor.named("systemBackground"))
    let card = ViewDescription(
      .view, "card",
      [.frame: .rect(Rect(x: 0, y: 0, width: 60, height: 30)), .backgroundColor: .color(ground.color)],
      subviews: [
        ViewDescription(
          .label, "word", [.frame: .rect(Rect(x: 0, y: 0, width: 60, height: 30)), .text: .text("x")])
      ])
    let paper = ViewDescription(
      .view, "paper",
      [.frame: .rect(Rect(x: 0, y: 0, width: 80, height: 40)), .backgroundColor: .color(.white)], subviews: [card])
    let list = Figure.sample([paper]).painted(theme: .dark).list
    guard case .text(let run)? = list.group("word")?.items.first else {
      Issue.record("no text")
      return
    }
    #expect(components(run.color) == [1, 1, 1, 1])
  }

  @Test func theBackgroundAndAnnotationsFollowToo() throws {
    var figure = try Self.figure("systemFill")
    let red = try #require(SystemColor.named("systemRed"))
    figure.background = .color(try #require(SystemColor.named("systemBackground")).color)
    figure.show = AnnotationSet([.frames: .init(color: red.color)])
    let list = figure.painted(theme: .dark).list
    guard case .color(let background)? = list.background else { Issue.record("no background"); return }
    #expect(components(background) == [0, 0, 0, 1])
    let strokes = list.items.flatMap(\.shapes).compactMap(\.stroke).map { components($0.color) }
    #expect(strokes.contains(components(red.dark)))
    #expect(!strokes.contains(components(red.light)))
  }

  private func components(_ color: Color) -> [Double] { [color.red, color.green, color.blue, color.alpha] }

  /// A light card stays light in the dark, and so does what is written on it.
  @Test func namedColoursOfTextFollowALightGround() throws {
    func luminance(on ground: String) throws -> Double {
      let list = try PaintedSample(
        """
        size: [200, 60]
        views:
          - view: card
            frame: [0, 0, 200, 60]
            backgroundColor: \(ground)
            subviews: [{label: a, text: Words, textColor: secondaryLabel, frame: [20, 20, 100, 20]}]
        """
      ).painted(in: .dark)
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
    let list = try PaintedSample(
      """
      size: [200, 60]
      views:
        - tableView: list
          frame: [0, 0, 200, 60]
          textColor: \(color)
          detailTextColor: \(color)
          sections: [{rows: [{title: Title, text: Detail}]}]
      """
    ).painted(in: .dark)
    let runs = list.items.flatMap(\.runs)
    #expect(runs.count == 2 && runs.allSatisfy { $0.color.luminance > 0.5 }, "\(runs.map(\.color))")
  }
}
