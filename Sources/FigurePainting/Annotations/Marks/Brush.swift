import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Turns marks into items: it knows the colours of a theme, the pixels of a scale, and what lies behind the marks.
struct Brush {
  private(set) var theme: Theme
  let grid: PixelGrid
  /// The panel, with the author's colours resolved for the theme.
  let scene: PanelScene
  /// The places of the views' texts, which lines and hatching leave free.
  let texts: [TextBlank]
  /// The size of a point of an annotation, in points of the panel.
  let unit: Double
  /// The author's colour of the page, which is the same in every theme; `nil` for a page of the theme.
  private(set) var paper: Color?
  /// The places of bars, which hatching leaves free.
  var solids: [Rect] = []
  /// What the status bar, the bars around the interface and annotations say, which lines that lead elsewhere leave free.
  var passed: [TextBlank] = []
  /// The dark ring around the screen; `nil` where nothing is drawn over one.
  var bezel: Bezel?
  /// The page around a panel with another theme or background; `nil` where both have one.
  var page: SurroundingPage?
  /// Whether any view or bar has a colour of the author's own behind its content, or an image.
  let hasGrounds: Bool
  /// How light the signs of both themes are: they are asked for at every ground.
  let signs: (light: [Double], dark: [Double])
  /// The bars around the interface that nothing is seen through, with their colours.
  let bars: [(frame: Rect, color: Color)]
  /// Whether the panel's views lie under the marks.
  var isOverViews = true
  /// Whether marks keep the colours of the panel's theme on every ground, because they bring a ground of their own.
  var isOnOwnGround = false

  /// - Parameters:
  ///   - scene: The panel, with the colours as the author named them.
  ///   - paper: The author's colour of the page.
  init(theme: Theme, grid: PixelGrid, scene: PanelScene, texts: [TextBlank], unit: Double, paper: Color?) {
    self.paper = paper
    self.theme = theme
    self.grid = grid
    self.scene = scene.resolvingSystemColors(in: theme)
    self.unit = unit
    self.texts = texts.map { $0.snapped(to: grid) }
    let views = self.scene.panel.views
    signs = (Self.signs(.light, theme.palette), Self.signs(.dark, theme.palette))
    bars = self.scene.barGrounds(in: theme)
    hasGrounds =
      bars.contains { $0.color.isGround }
      || views.indices.contains { (views[$0].ground(in: theme)?.isGround ?? false) || views[$0].hasImageGround }
  }

  /// The brush for what has the page's colours wherever it is.
  var onPage: Brush {
    var brush = self
    if let page { (brush.theme, brush.paper, brush.page) = (page.theme, page.paper, nil) }
    return brush
  }

  /// The brush for what has one theme's colours all over, that of the grounds of the author that most of it lies on.
  func onGround(at points: [Point]) -> Brush {
    var brush = self
    brush.theme = theme(at: majority(of: points))
    return brush
  }

  func stroke(_ pen: Pen) -> Stroke {
    Stroke(
      color: color(pen.ink), width: pen.isOnPixels ? grid.width(pen.width) : pen.width, dash: pen.dash, cap: pen.cap,
      join: pen.join)
  }

  /// The same pen where it runs over the bezel, which is dark in every theme.
  func strokeOverBezel(_ pen: Pen) -> Stroke {
    var pen = pen
    let dark = Theme(.dark, palette: theme.palette, isAdaptive: false)
    if case .color(let color) = pen.ink.source { pen.ink.source = .plain(dark.seen(color)) }
    pen.ink.source = pen.ink.source.settled(in: dark)
    return stroke(pen)
  }

  // MARK: Colours

  func color(_ ink: Ink) -> Color {
    let color = color(ink.source, at: ink.points)
    return ink.opacity == 1 ? color : color.opacity(ink.opacity)
  }

  private func color(_ source: Ink.Source, at points: [Point]) -> Color {
    switch source {
    case .color(let color): return seen(color, at: points)
    case .plain(let color): return color
    case .token(let token), .adapted(let token): return theme(at: points)[token]
    case .inside(let token): return theme(inside: points)[token]
    case .visible(let token): return visible(token, at: points)
    case .readable(let token):
      guard let ground = points.first.flatMap(ground(at:)) else {
        let theme = theme(at: points)
        return points.first.map { isFaint(token, at: $0) } ?? false ? theme[.ink] : theme[token]
      }
      return ground.isLight ? .darkInk : .white
    case .legible(let ground): return legible(on: ground, at: points)
    case .onMeasure(let own):
      return own.map { legible(on: $0, at: points) } ?? theme(at: points)[.badgeText]
    case .hue(let number): return themeOfPage(at: points).view(number)
    }
  }

  /// A grey, which has no hue to be known by, or black or white where all of it is on one ground that is as light as
  /// it is.
  private func visible(_ token: ThemeToken, at points: [Point]) -> Color {
    let color = theme(at: majority(of: points))[token]
    guard !isOnOwnGround, isOverViews, let ground = points.first.flatMap(paint(at:)),
      points.allSatisfy({ paint(at: $0) == ground })
    else { return color }
    // A colour of the system is another one in the other theme, and one ink is to be seen on both.
    var pairs = [(ink: color, ground: ground)]
    if !ground.isGround, let (light, dark) = ground.variants {
      let names = theme.isAdaptive ? [ThemeName.light, .dark] : [theme.name]
      pairs = names.map { name in
        (Theme(name, palette: theme.palette, isAdaptive: false)[token], name == .light ? light : dark)
      }
    }
    func least(_ ink: Color) -> Double { pairs.map { ink.contrast(to: $0.ground) }.min() ?? 0 }
    guard pairs.contains(where: { $0.ink.contrast(to: $0.ground) < Self.leastContrastOfDashes }) else { return color }
    let best = least(.darkInk) > least(.white) ? Color.darkInk : .white
    return least(best) >= Self.leastContrastOfDashes ? best : color
  }

  /// The ink of dashes across grounds of the author: in the panel's theme, in the other one, which has the same hues, or
  /// black or white, the first of them that all of these grounds show.
  func visibleDashes(_ ink: Ink) -> Ink {
    let grounds = ink.points.compactMap(ground(at:))
    guard !isOnOwnGround, !grounds.isEmpty, grounds.count == ink.points.count else { return ink }
    func contrast(_ color: Color) -> Double { grounds.map(color.contrast(to:)).min() ?? 0 }
    let others = [ThemeName.light, .dark].map { name -> Color in
      let other = Theme(name, palette: theme.palette, isAdaptive: false)
      if case .plain(let color) = ink.source.settled(in: other) { return color }
      return color(ink)
    }
    let plain = [Color.darkInk, .white].sorted { contrast($0) > contrast($1) }
    let colors = [color(ink)] + others + plain
    // A hue is known by more than its lightness.
    guard contrast(colors[0]) < Self.leastContrastOfHues else { return ink }
    let seen = colors.first { contrast($0) >= Self.leastContrastOfHues } ?? colors.max { contrast($0) < contrast($1) }
    return seen.map { .plain($0).at(ink.points) } ?? ink
  }

  /// The ink of a line, or black or white where it would vanish on a ground of nearly its own colour.
  func visible(_ ink: Ink) -> Ink {
    let grounds = ink.points.map(seenGround(at:))
    guard let ground = grounds.first.flatMap({ $0 }), grounds.allSatisfy({ $0 == ground }) else { return ink }
    let line = color(ink)
    let (own, other) = (line.luminance + 0.05, ground.luminance + 0.05)
    // Another hue is seen although it is as light.
    let distance = [line.red - ground.red, line.green - ground.green, line.blue - ground.blue].map { $0 * $0 }.reduce(
      0, +)
    guard max(own, other) / min(own, other) < Self.leastContrast, distance < 0.16 else { return ink }
    return .plain(ground.isLight ? .darkInk : .white)
  }

  /// Whether black or white that stands in for an ink is seen at a point, where the ground may be that of the page.
  func isSeen(_ ink: Ink, at point: Point) -> Bool {
    guard case .plain(let color) = ink.source else { return true }
    return isSeen(color, at: point)
  }

  /// Whether a line in an ink is seen on all grounds that it runs across.
  func isSeen(_ ink: Ink, along line: Segment) -> Bool {
    let color = color(ink)
    return (0...Self.stepsAlongLine).allSatisfy { step in
      isSeen(color, at: line.point((Double(step) + 0.5) / Double(Self.stepsAlongLine + 1)))
    }
  }

  /// At how many steps it is asked what a line lies on.
  private static let stepsAlongLine = 12

  /// Whether a colour is seen on what lies behind a point.
  func isSeen(_ color: Color, at point: Point) -> Bool {
    let ground = paint(at: point).map(theme.resolved) ?? themeOfPage(at: [point])[.page]
    return color.contrast(to: ground) >= Self.leastContrast
  }

  /// The colour of a rim for lines that run across a ground of the author that is about as light as they are; `nil` where
  /// they need none.
  func rimAcross(_ ink: Ink) -> Color? {
    let line = color(ink)
    let grounds = ink.points.compactMap(ground(at:))
    guard grounds.contains(where: { line.contrast(to: $0) < Self.leastContrast }) else { return nil }
    return [Color.white, .darkInk].max { line.contrast(to: $0) < line.contrast(to: $1) }
  }

  /// The colour of a rim for a line across grounds of the author of which some are as the page and others are not:
  /// that of the page. `nil` for others.
  func rimAcrossGrounds(at points: [Point]) -> Color? {
    let lightness = Set(points.map(isLight(at:)))
    return lightness.count > 1 ? theme[.page] : nil
  }

  /// Of a line that is seen, as WCAG measures it.
  private static let leastContrast = 1.6

  /// Of thin dashes and small words. A little less than WCAG 2.2, success criterion 1.4.11, asks for: of 2.9 to 1 and 3.1
  /// to 1, a reader sees rather the two kinds of dashes than the difference.
  private static let leastContrastOfDashes = 2.75

  /// Of thin dashes in a hue.
  private static let leastContrastOfHues = 1.9

  /// An area behind words that lie partly on a light ground and partly on a dark one, in the ground of their middle; none
  /// behind others.
  func plate(behind box: Rect, around point: Point, of ink: Ink) -> [Item] {
    guard case .readable = ink.source, box.isFinite else { return [] }
    let middle = isLight(at: point)
    let ends = box.insetBy(dx: min(1, box.width / 2), dy: min(1, box.height / 2)).corners
    guard ends.contains(where: { isLight(at: $0) != middle }) else { return [] }
    let color = ground(at: point) ?? themeOfPage(at: [point])[.page]
    return [.fill(.roundedRect(box, radius: 2 * unit), color.opacity(0.85))]
  }

  private func isLight(at point: Point) -> Bool { (ground(at: point) ?? themeOfPage(at: [point])[.page]).isLight }
}

/// The page around a panel that has another theme or background than it: what is beside the panel has the page's colours.
struct SurroundingPage {
  let theme: Theme
  /// The author's colour of the page; `nil` for that of the theme.
  let paper: Color?
  /// What the panel takes of it, in its coordinates: its screen, or the body of its device.
  let panel: Rect

  /// Whether a line begins on the panel and ends beside it, or the other way.
  func isLeft(by line: Segment) -> Bool { panel.contains(line.start) != panel.contains(line.end) }

  /// Whether all points are on the page.
  func has(_ points: [Point]) -> Bool { !points.isEmpty && !points.contains(where: panel.contains) }
}

extension Color {
  /// The colour of text on a light background of the author.
  static let darkInk = Color(hex: 0x1C1C1E)
}
