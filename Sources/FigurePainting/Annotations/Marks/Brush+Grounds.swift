import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// What lies behind marks. The author's own colours are the same in light and in dark pictures, and all others follow the
/// theme: so a mark has the colours of the light theme where it is on a light colour of the author, and those of the
/// panel's theme elsewhere.
extension Brush {
  /// The author's colour at a point; `nil` for colours of the theme.
  func ground(at point: Point) -> Color? {
    if let page, page.has([point]) { return page.paper }
    guard isOverViews, hasGrounds else { return paper }
    return paint(at: point).flatMap { $0.isGround ? $0 : nil }
  }

  /// The same, or the colour of the system that a view has there, as it is in the theme.
  func seenGround(at point: Point) -> Color? {
    if let page, page.has([point]) { return page.paper }
    return isOverViews ? paint(at: point).map(theme.resolved) : paper
  }

  /// The same, or the page.
  func seenPage(at point: Point) -> Color { seenGround(at: point) ?? themeOfPage(at: [point])[.page] }

  /// The colour that views or the author's page have at a point, of the author or of the system; `nil` for the
  /// theme's page.
  func paint(at point: Point) -> Color? {
    // Beyond the edge of a crop, views are cut off.
    guard scene.uncut.contains(point) else { return paper }
    let bar = barGround(at: point)
    for index in scene.visibleViews(near: Rect(origin: point, size: .zero)).reversed() {
      if let bar, index < bar.firstAbove { return bar.color }
      // A view is large, and copied if it has a name of its own here.
      if scene.panel.views[index].kind == .imageView, let inverse = scene.toPanel[index].inverted,
        let color = scene.panel.views[index].colorOfImage(at: inverse.apply(to: point), reach: Self.patch),
        !scene.isCutOff(point, ofViewAt: index)
      {
        return color
      }
      guard let ground = scene.ground(ofViewAt: index, in: theme), ground.alpha > 0.5,
        scene.isCovered(point, byViewAt: index)
      else { continue }
      return ground
    }
    return bar?.color ?? paper
  }

  /// What a bar around the interface paints at a point, and the first of the views that lie above it, which are presented
  /// ones; `nil` where there is no bar.
  private func barGround(at point: Point) -> (color: Color, firstAbove: Int)? {
    bars.first { $0.frame.contains(point) }.map { ($0.color, scene.firstPresented ?? .max) }
  }

  /// Whether words in a colour of the theme are faint on what is seen at a point, in a light picture or in a dark one: on
  /// grounds of the author that let the page through, too.
  func isFaint(_ token: ThemeToken, at point: Point) -> Bool {
    guard isOverViews else { return false }
    return (theme.isAdaptive ? [ThemeName.light, .dark] : [theme.name]).contains { name in
      let theme = Theme(name, palette: theme.palette, isAdaptive: false)
      let bar = barGround(at: point)
      let views = scene.visibleViews(near: Rect(origin: point, size: .zero)).filter { $0 >= bar?.firstAbove ?? 0 }
      let ground = views.reduce(bar.map { theme.resolved($0.color) } ?? paper ?? theme[.page]) { seen, index in
        guard let own = scene.ground(ofViewAt: index, in: theme), scene.isCovered(point, byViewAt: index) else {
          return seen
        }
        return theme.resolved(own).over(seen)
      }
      return theme[token].contrast(to: ground) < Self.leastContrastOfWords
    }
  }

  /// WCAG 2.2, success criterion 1.4.3.
  private static let leastContrastOfWords = 4.5

  /// How far around a point the colour of an image counts, in points.
  private static let patch = 4.0

  /// The theme whose colours are most legible at all points: the light one if all of them lie on light backgrounds of
  /// the author, and either if all lie on backgrounds from which its signs stand out clearly more.
  func theme(at points: [Point]) -> Theme {
    guard !points.isEmpty else { return theme }
    guard !isOnOwnGround else { return themeOfPage(at: points) }
    let grounds = points.map(ground(at:))
    if grounds.allSatisfy({ $0?.isLight ?? false }) { return Theme(.light, palette: theme.palette, isAdaptive: false) }
    let names = Set(grounds.map { $0.flatMap(themeOfSigns(on:)) })
    if names.count == 1, let name = names.first.flatMap(\.self) {
      return Theme(name, palette: theme.palette, isAdaptive: false)
    }
    return themeOfPage(at: points)
  }

  /// The theme whose signs stand out from a colour clearly more than those of the other one: the dark one on what is
  /// nearly black and on strong colours, which are about as light as the light theme's signs, and the light one on
  /// colours that are as light as the dark theme's. `nil` between both.
  private func themeOfSigns(on ground: Color) -> ThemeName? {
    let lightness = theme.resolved(ground).luminance + 0.05
    func least(_ signs: [Double]) -> Double {
      signs.map { max($0 + 0.05, lightness) / min($0 + 0.05, lightness) }.min() ?? 0
    }
    let (light, dark) = (least(signs.light), least(signs.dark))
    return dark > Self.leastGain * light ? .dark : light > Self.leastGain * dark ? .light : nil
  }

  /// How much more they have to stand out: between both, a sign has the colour that it has elsewhere in the picture.
  private static let leastGain = 1.2

  /// How light the hues and the grey of most signs are in a theme.
  static func signs(_ name: ThemeName, _ palette: PaletteName) -> [Double] {
    let theme = Theme(name, palette: palette, isAdaptive: false)
    return [.ok, .measure, .guide].map { theme[$0].luminance }
  }

  /// The theme of the page at all points: the panel's, unless they are beside a panel with one of its own.
  func themeOfPage(at points: [Point]) -> Theme {
    if let page, page.has(points) { return page.theme }
    return theme
  }

  /// The author's colour of the page at all points, which a panel can have for itself.
  private func paper(at points: [Point]) -> Color? {
    if let page, page.has(points) { return page.paper }
    return paper
  }

  /// The theme whose colours are most legible along an outline. The background is tested just inside the corners, and a
  /// majority decides, because something may cover one corner.
  func theme(inside corners: [Point]) -> Theme {
    let middle = Rect(enclosing: corners)?.center ?? .zero
    let points = corners.map { corner in
      let share = 1 / max(1, corner.distance(to: middle))
      return Point(corner.x + (middle.x - corner.x) * share, corner.y + (middle.y - corner.y) * share)
    }
    return theme(at: majority(of: points))
  }

  /// Those of the points that lie on light grounds of the author, if they are more than half of them; else all.
  func majority(of points: [Point]) -> [Point] {
    let onLight = points.filter { ground(at: $0)?.isLight ?? false }
    return onLight.count > points.count / 2 ? onLight : points
  }

  /// What is about the same in light and in dark pictures: the author's colour at a point, or the tint of a filled
  /// button.
  private func lastingGround(at point: Point) -> Color? {
    if let own = ground(at: point) { return own }
    guard isOverViews, case let tint = theme[.tint], paint(at: point) == tint else { return nil }
    return tint
  }

  /// A colour of the author where it is used: as it is seen on the author's own ground, if that is one colour in every
  /// theme, and on the page as it is seen there.
  func seen(_ color: Color, at points: [Point]) -> Color {
    let grounds = points.map(lastingGround(at:))
    let isOnPage = isOnOwnGround || points.isEmpty || grounds.contains(nil)
    let theme = themeOfPage(at: points)
    guard !isOnPage || paper(at: points) != nil else { return theme.seen(color) }
    guard !isOnOwnGround, let ground = grounds.first.flatMap(\.self), grounds.allSatisfy({ $0 == ground }),
      case let own = theme.resolved(color),
      case let seen = own.seen(on: theme.resolved(ground)), seen != own
    else { return theme.resolved(color) }
    return seen
  }

  /// What is written on a colour of the author where it is used.
  func legible(on color: Color, at points: [Point]) -> Color {
    themeOfPage(at: points).legible(on: seen(color, at: points))
  }

  // MARK: Lines

  /// The stretches of a line, in its order, each on grounds on which a pen has one colour.
  ///
  ///     // A line from the dark page into a light view that begins at x = 40:
  ///     stretches(of: Segment(Point(0, 10), Point(100, 10)), pen)   // 0…40 light, 40…100 dark
  func stretches(of line: Segment, _ pen: Pen) -> [(line: Segment, stroke: Stroke)] {
    guard pen.ink.points.isEmpty || page?.isLeft(by: line) ?? false else { return [(line, stroke(pen))] }
    var cuts = sharesOfGrounds(along: line).map { share in snapped(share, of: line, dash: pen.dash) }
    cuts = [0] + cuts.filter { $0 > 0 && $0 < 1 }.sorted() + [1]
    var stretches: [(from: Double, to: Double, stroke: Stroke)] = []
    for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
      let stroke = stroke(pen.with(pen.ink.at(line.point((from + to) / 2))))
      if let last = stretches.indices.last, stretches[last].stroke == stroke {
        stretches[last].to = to
      } else {
        stretches.append((from, to, stroke))
      }
    }
    return stretches.map { (Segment(line.point($0.from), line.point($0.to)), $0.stroke) }
  }

  /// Where a line enters and leaves views with a ground, as shares of its length.
  private func sharesOfGrounds(along line: Segment) -> [Double] {
    guard isOverViews, hasGrounds || page != nil, line.length.isFinite, line.length > 0 else { return [] }
    let ofPanel = page.flatMap { line.shares(within: $0.panel) }.map { [$0.lowerBound, $0.upperBound] } ?? []
    return ofPanel
      + bars.flatMap { line.shares(within: $0.frame).map { [$0.lowerBound, $0.upperBound] } ?? [] }
      + scene.visibleViews(near: Rect(between: line.start, line.end)).flatMap { index -> [Double] in
        let isGround = scene.ground(ofViewAt: index, in: theme).map { $0.alpha > 0.5 } ?? false
        guard isGround || scene.panel.views[index].hasImageGround else { return [] }
        // It ends at its own edges, and at those of views that cut it off.
        return ([index] + scene.clips(aroundViewAt: index)).flatMap { end -> [Double] in
          guard let inverse = scene.toPanel[end].inverted,
            let inside = Segment(inverse.apply(to: line.start), inverse.apply(to: line.end))
              .shares(within: scene.panel.views[end].bounds)
          else { return [] }
          return [inside.lowerBound, inside.upperBound]
        }
      }
  }

  /// The share of an upright line that ends between pixels, as the view does that begins there; of a dashed line, the one
  /// after which dashes begin anew.
  private func snapped(_ share: Double, of line: Segment, dash: [Double]) -> Double {
    let period = dash.reduce(0, +)
    if period > 0 { return (share * line.length / period).rounded() * period / line.length }
    guard let axis = Axis.allCases.first(where: { line.start[$0.other] == line.end[$0.other] }) else { return share }
    let way = line.end[axis] - line.start[axis]
    let place = ((line.start[axis] + way * share) * grid.scale).rounded() / grid.scale
    return (place - line.start[axis]) / way
  }
}

extension SolvedView {
  /// What the view paints behind its content: the author's colour, or the tint of a filled button.
  func ground(in theme: Theme) -> Color? {
    if let own = look.backgroundColor { return own }
    guard kind == .button, content.configuration?.style.ground == .tint else { return nil }
    return look.tintColor ?? theme[.tint]
  }
}
