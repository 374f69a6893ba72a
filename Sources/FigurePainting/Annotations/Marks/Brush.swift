import Geometry
import Graphics
import Staging
import ViewLayout

/// Turns marks into items: it knows the colours of a theme, the pixels of a scale, and what lies behind the marks.
struct Brush {
  let theme: Theme
  let grid: PixelGrid
  /// The panel, with the author's colours resolved for the theme.
  let scene: PanelScene
  /// The places of the views' texts, which lines and hatching leave free.
  let texts: [TextBlank]
  /// The size of a point of an annotation, in points of the panel.
  let unit: Double
  /// The author's colour of the page, which is the same in every theme; `nil` for a page of the theme.
  let paper: Color?
  /// The places of bars, which hatching leaves free.
  var solids: [Rect] = []
  /// The dark ring around the screen; `nil` where nothing is drawn over one.
  var bezel: Bezel?

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
  }

  func stroke(_ pen: Pen) -> Stroke {
    Stroke(
      color: color(pen.ink), width: pen.isOnPixels ? grid.width(pen.width) : pen.width, dash: pen.dash, cap: pen.cap,
      join: pen.join)
  }

  /// The same pen where it runs over the bezel, which is dark in every theme.
  func strokeOverBezel(_ pen: Pen) -> Stroke {
    var pen = pen
    pen.ink.source = pen.ink.source.settled(in: Theme(.dark, palette: theme.palette, isAdaptive: false))
    return stroke(pen)
  }

  // MARK: Colours

  func color(_ ink: Ink) -> Color {
    let color = color(ink.source, at: ink.points)
    return ink.opacity == 1 ? color : color.opacity(ink.opacity)
  }

  private func color(_ source: Ink.Source, at points: [Point]) -> Color {
    switch source {
    case .color(let color): return seenInTheDark(theme.resolved(color), at: points)
    case .token(let token): return theme[token]
    case .adapted(let token): return points.isEmpty ? theme[token] : theme(at: points)[token]
    case .inside(let token): return theme(inside: points)[token]
    case .readable(let token):
      guard let ground = points.first.flatMap(ground(at:)) else { return theme[token] }
      return ground.isLight ? .darkInk : .white
    case .legible(let ground): return theme.resolved(ground).luminance > 0.4 ? .darkInk : .white
    case .onMeasure(let own):
      let color = own.map { seenInTheDark(theme.resolved($0), at: points) } ?? theme[.measure]
      if color.token != nil { return theme[.badgeText] }
      return color.luminance > 0.4 ? .darkInk : .white
    case .hue(let number): return theme.view(number)
    }
  }

  /// An author's colour of a sign, which was chosen on a light page, as it is seen on a dark one: with its hue, and as much
  /// lighter as it takes.
  private func seenInTheDark(_ color: Color, at points: [Point]) -> Color {
    guard theme.name == .dark, color.token == nil else { return color }
    let grounds = points.isEmpty ? [theme[.page]] : points.map { ground(at: $0) ?? theme[.page] }
    guard grounds.allSatisfy({ !$0.isLight }), let lightest = grounds.max(by: { $0.luminance < $1.luminance }) else {
      return color
    }
    let steps = stride(from: 0, through: 1, by: 0.1).lazy.map { color.mixedWithWhite($0) }
    return steps.first { ($0.luminance + 0.05) / (lightest.luminance + 0.05) >= Self.signContrast } ?? .white
  }

  /// Of a sign, as WCAG asks of graphics.
  private static let signContrast = 3.0

  /// The ink of a line, or black or white where it would vanish on a ground of nearly its own colour.
  func visible(_ ink: Ink) -> Ink {
    let grounds = ink.points.map(ground(at:))
    guard let ground = grounds.first.flatMap({ $0 }), grounds.allSatisfy({ $0 == ground }) else { return ink }
    let line = color(ink)
    let (own, other) = (line.luminance + 0.05, ground.luminance + 0.05)
    // Another hue is seen although it is as light.
    let distance = [line.red - ground.red, line.green - ground.green, line.blue - ground.blue].map { $0 * $0 }.reduce(
      0, +)
    guard max(own, other) / min(own, other) < Self.leastContrast, distance < 0.16 else { return ink }
    return .color(ground.isLight ? .darkInk : .white)
  }

  /// The colour of a rim for lines that are about as light as the ground, on which their hue alone would be seen; `nil`
  /// where they need none.
  func rim(of ink: Ink) -> Color? {
    let grounds = ink.points.map(ground(at:))
    guard let ground = grounds.first.flatMap({ $0 }), grounds.allSatisfy({ $0 == ground }) else { return nil }
    let line = color(ink).luminance
    let (own, other) = (line + 0.05, ground.luminance + 0.05)
    guard max(own, other) / min(own, other) < Self.leastContrast else { return nil }
    return line > 0.4 ? .darkInk : .white
  }

  /// The colour of a rim for a line across grounds of the author of which some are as the page and others are not: that of
  /// the page. `nil` for others.
  func rimAcrossGrounds(at points: [Point]) -> Color? {
    let lightness = Set(points.map(isLight(at:)))
    return lightness.count > 1 ? theme[.page] : nil
  }

  /// Of a line that is seen, as WCAG measures it.
  private static let leastContrast = 1.6

  /// An area behind words that lie partly on a light ground and partly on a dark one, in the ground of their middle; none
  /// behind others.
  func plate(behind box: Rect, around point: Point, of ink: Ink) -> [Item] {
    guard case .readable = ink.source, box.isFinite else { return [] }
    let middle = isLight(at: point)
    let ends = box.insetBy(dx: min(1, box.width / 2), dy: min(1, box.height / 2)).corners
    guard ends.contains(where: { isLight(at: $0) != middle }) else { return [] }
    let color = ground(at: point) ?? theme[.page]
    return [.fill(.roundedRect(box, radius: 2 * unit), color.opacity(0.85))]
  }

  private func isLight(at point: Point) -> Bool { (ground(at: point) ?? theme[.page]).isLight }

  /// The author's colour at a point; `nil` for colours of the theme.
  private func ground(at point: Point) -> Color? {
    for index in scene.visibleViews(near: Rect(origin: point, size: .zero)).reversed() {
      // A view is large, and copied if it has a name of its own here.
      guard let ground = scene.panel.views[index].ground(in: theme), ground.alpha > 0.5,
        let inverse = scene.toPanel[index].inverted,
        scene.panel.views[index].bounds.contains(inverse.apply(to: point))
      else { continue }
      return ground.isGround ? ground : nil
    }
    return paper
  }

  /// The theme whose colours are most legible at all points: the light one if all of them lie on light backgrounds of
  /// the author.
  private func theme(at points: [Point]) -> Theme {
    guard points.allSatisfy({ ground(at: $0)?.isLight ?? false }) else { return theme }
    return Theme(.light, palette: theme.palette, isAdaptive: false)
  }

  /// The theme whose colours are most legible along an outline. The background is tested just inside the corners, and a
  /// majority decides, because something may cover one corner.
  private func theme(inside corners: [Point]) -> Theme {
    let middle = Rect(enclosing: corners)?.center ?? .zero
    let points = corners.map { corner in
      let share = 1 / max(1, corner.distance(to: middle))
      return Point(corner.x + (middle.x - corner.x) * share, corner.y + (middle.y - corner.y) * share)
    }
    let onLight = points.filter { ground(at: $0)?.isLight ?? false }
    return onLight.count > corners.count / 2 ? theme(at: onLight) : theme
  }
}

extension SolvedView {
  /// What the view paints behind its content: the author's colour, or the tint of a filled button.
  fileprivate func ground(in theme: Theme) -> Color? {
    if let own = look.backgroundColor { return own }
    guard kind == .button, content.configuration?.style.ground == .tint else { return nil }
    return look.tintColor ?? theme[.tint]
  }
}

extension Color {
  /// The colour of text on a light background of the author.
  static let darkInk = Color(hex: 0x1C1C1E)

  fileprivate func mixedWithWhite(_ share: Double) -> Color {
    Color(
      red: red + (1 - red) * share, green: green + (1 - green) * share, blue: blue + (1 - blue) * share, alpha: alpha)
  }
}
