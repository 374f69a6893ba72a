import FigurePainting
import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

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
    #expect(dark.map(components) == components(color.dark))
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
}
