import Geometry
import Graphics

/// A thin line from a label to what it names. In a view, a part or a point it ends with a dot; a line that it leads to
/// continues it.
struct Leader: Sendable {
  var pen: Pen
  /// With the ring of a device, off which dots stay, and the views' texts, before which a line ends.
  private var contents: ViewContents
  /// The size of a point of an annotation, in points of the panel.
  private var unit: Double
  /// The distance between a dot and the text before which it is. Layers have outlines, which it touches.
  private var textGap: Double
  /// Whether it ends on a drawn outline. A dot before that, off the letters in it, would touch nothing.
  private var endsOnOutline = false

  /// The distance between a line without a dot and what it ends at, in points of an annotation.
  private static let endGap = 1.5
  /// The distance between a dot and letters themselves, in points of an annotation.
  private static let letterGap = 1.5
  /// The least distance between a dot and a text where there is little room, in points of an annotation.
  private static let leastGap = 1.0
  /// The radius of a dot, in points.
  static let dotRadius = 1.8
  /// What each point of an annotation of a line costs the label from which it leads.
  static let costPerPoint = 0.03

  init(pen: Pen, on site: AnnotationSite) {
    self.pen = pen
    contents = site.contents
    unit = site.unit
    textGap = site.scene.panel.kind == .exploded ? 0 : 3 * site.unit
  }

  /// A line to the edge of a view.
  init(pen: Pen, toViewAt index: Int, on site: AnnotationSite) {
    self.init(pen: pen, on: site)
    endsOnOutline = site.hasOutline(ofViewAt: index)
  }

  /// The line and its dot.
  ///
  /// - Parameters:
  ///   - start: Where it leaves the label, or the middle of a label that lies over it.
  ///   - end: The point of what it names that is nearest.
  ///   - isAtLetters: Whether that is a point of letters, and not of the larger box of their line.
  func marks(from start: Point, to end: Point, isAtLetters: Bool = false) -> [any Mark] {
    let radius = Self.dotRadius * unit
    if let point = closePastHomeIndicator(end, from: start, radius: radius) { return ending(at: point, from: start) }
    guard let inside = offBezel(end, from: start, radius: radius) else { return [line(from: start, to: end)] }
    // On the home indicator of a small screen there is no room for a dot, and beside it, that would name something else.
    if isOnHomeIndicator(end), !isOnHomeIndicator(inside) { return [line(from: start, to: end)] }
    let before = isAtLetters && inside == end ? beforeLetters : beforeText
    var point = endsOnOutline && inside == end ? end : before(inside, start, radius)
    // Between the body of a device and a text there may be little room for a dot: half of it must not be lost on the
    // body.
    if let bezel = contents.bezel, !bezel.shows(dot(at: point, radius: radius)),
      isOffTexts(dot(at: inside, radius: radius + Self.leastGap * unit))
    {
      point = inside
    }
    if let bezel = contents.bezel, bezel.shows(dot(at: inside, radius: radius)),
      !bezel.shows(dot(at: point, radius: radius))
    {
      let way = Segment(start, inside)
      return [self.line(from: start, to: way.point(max(0, 1 - Self.endGap * unit / way.length)))]
    }
    if !isOnHomeIndicator(end) { point = offHomeIndicator(point, from: start, radius: radius) }
    return ending(at: point, from: start)
  }

  private func ending(at point: Point, from start: Point) -> [any Mark] {
    let line = line(from: start, to: point)
    // The line and its dot are one thing, so they have one colour.
    return [line, DotMark(center: point, radius: Self.dotRadius * unit, ink: line.pen.ink, rim: 0.75 * unit)]
  }

  /// The line without a dot, which another line continues.
  func line(from start: Point, to end: Point) -> LineMark {
    let line = Segment(start, end)
    let pieces = beside(homeIndicator: line)
    // Of what runs over the ring of a device it alone has to be followed from end to end.
    var mark = LineMark(pieces, pen: pen.with(pen.ink.orAt(line.middle)))
    mark.cutsBezel = true
    mark.isSeenThroughout = true
    return mark
  }

  /// Whether a point is what a line to the home indicator itself ends at.
  private func isOnHomeIndicator(_ point: Point) -> Bool {
    contents.homeIndicator?.insetBy(dx: -unit, dy: -unit).contains(point) ?? false
  }

  /// A point on the words that are named, where there is no room for a dot between these and the home indicator that the
  /// line runs past, as on a screen in a small print; `nil` where there is room.
  private func closePastHomeIndicator(_ end: Point, from start: Point, radius: Double) -> Point? {
    guard let indicator = contents.homeIndicator, !isOnHomeIndicator(end), start != end else { return nil }
    let way = Segment(start, end)
    guard way.shares(within: indicator) != nil else { return nil }
    func around(_ distance: Double) -> Rect { indicator.insetBy(dx: -distance, dy: -distance) }
    let longer = Segment(start, way.point(1 + 6 * radius / way.length))
    guard around(2 * radius + textGap).contains(end),
      let share = longer.shares(within: around(radius + 1.5 * unit))?.upperBound, share < 1
    else { return nil }
    return longer.point(max(share, way.length / longer.length))
  }

  /// A point nearer to the words that are named, where the line runs past the home indicator: a dot on that would seem to
  /// name it.
  private func offHomeIndicator(_ point: Point, from start: Point, radius: Double) -> Point {
    guard let indicator = contents.homeIndicator?.insetBy(dx: -unit, dy: -unit), point != start else { return point }
    let way = Segment(start, point)
    guard way.shares(within: indicator) != nil || indicator.overlaps(dot(at: point, radius: radius)) else {
      return point
    }
    return way.point(1 + (textGap - Self.leastGap * unit) / way.length)
  }

  /// A line that runs past the home indicator, in two pieces: both are black, or both white.
  private func beside(homeIndicator line: Segment) -> [Segment] {
    let gap = 2 * unit
    guard let indicator = contents.homeIndicator?.insetBy(dx: -gap, dy: -gap),
      let covered = line.shares(within: indicator), covered.lowerBound > 0, covered.upperBound < 1
    else { return [line] }
    return [
      Segment(line.start, line.point(covered.lowerBound)), Segment(line.point(covered.upperBound), line.end),
    ]
  }

  /// A point off the edge of the screen: on the ring around it a dot would be lost, and beside it be a speck. Of the
  /// places farther in, the first one that is off the texts and items there; `nil` if there is none.
  private func offBezel(_ end: Point, from start: Point, radius: Double) -> Point? {
    guard let bezel = contents.bezel else { return end }
    // A dot on the sensor housing would be lost, and seem to name that, unless it does.
    let cutout = contents.cutout.flatMap { $0.insetBy(dx: -unit, dy: -unit).contains(end) ? nil : $0 }
    func isSeen(_ dot: Rect) -> Bool { bezel.shows(dot) && cutout?.overlaps(dot) != true }
    let places = [5.0, 2, 0.5].map { depth in
      let place = bezel.offEdge(end, by: radius + depth * unit)
      // A line that is level stays so, except where the screen's corner is.
      var level = place
      for axis in Axis.allCases where start[axis] == end[axis] { level[axis] = end[axis] }
      if isSeen(dot(at: level, radius: radius)) { return level }
      return isSeen(dot(at: place, radius: radius))
        ? place : beyondCorner(level, from: start, radius, in: bezel, where: isSeen)
    }
    if places.contains(end) { return end }
    return places.first { isOffTexts(dot(at: $0, radius: radius + Self.leastGap * unit)) }
  }

  private func isOffTexts(_ area: Rect) -> Bool {
    !contents.texts(near: area).contains { $0.rect.overlaps(area) && !$0.isControl }
  }

  /// Where a line that comes from outside leaves a round corner of the screen, or the sensor housing, behind it.
  private func beyondCorner(
    _ end: Point, from start: Point, _ radius: Double, in bezel: Bezel, where isSeen: (Rect) -> Bool
  ) -> Point {
    let way = Segment(start, end)
    guard way.length > 0 else { return end }
    let steps = stride(from: 0, through: max(bezel.screen.width, bezel.screen.height) / 4, by: unit)
    return steps.lazy.map { way.point(1 + $0 / way.length) }
      .first { isSeen(dot(at: $0, radius: radius + 2 * unit)) } ?? end
  }

  /// The end of a line, or a point before it where the dot would lie on the edge of a text, or nearly: it would be read
  /// with the letters.
  private func beforeText(_ end: Point, from start: Point, radius: Double) -> Point {
    let (line, farthest) = (Segment(start, end), radius + textGap)
    guard line.length > 1.5 * farthest else { return end }
    // In the middle of a text it names a place in it.
    let texts = contents.texts(near: dot(at: end, radius: radius + textGap)).filter { text in
      !text.isControl && !text.rect.insetBy(dx: radius, dy: radius).contains(end)
    }
    func isFree(_ point: Point) -> Bool {
      let near = dot(at: point, radius: radius + textGap)
      return !texts.contains { $0.rect.overlaps(near) }
    }
    // Beside a text along the line it would not be farther from it there.
    let back = stride(from: 0, through: farthest, by: unit / 4).first { isFree(line.point(1 - $0 / line.length)) }
    guard let back else {
      let isOn = texts.contains { $0.rect.overlaps(dot(at: end, radius: radius)) }
      return isOn ? line.point(1 - farthest / line.length) : end
    }
    return line.point(1 - back / line.length)
  }

  /// A point just before letters at which a line ends.
  private func beforeLetters(_ end: Point, from start: Point, radius: Double) -> Point {
    let (line, distance) = (Segment(start, end), radius + min(textGap, Self.letterGap * unit))
    return line.length > 1.5 * distance ? line.point(1 - distance / line.length) : end
  }

  private func dot(at center: Point, radius: Double) -> Rect {
    Rect(center: center, size: Size(2 * radius, 2 * radius))
  }
}

/// The end of a leader. On a colour of the author's or of the system's from which its own does not stand out, it has
/// a rim in that of the page.
private struct DotMark: Mark {
  var center: Point
  var radius: Double
  var ink: Ink
  /// The breadth of the rim, in points of the panel.
  var rim: Double

  var inkSource: Ink.Source? { ink.source }

  func items(with brush: Brush) -> [Item] {
    // Its line has another colour on the page around the panel.
    let ink = brush.page == nil ? ink : ink.at(center)
    let dot = PathMark(.circle(center: center, radius: radius), fill: ink)
    guard let ground = brush.seenGround(at: center), brush.color(ink).contrast(to: ground) < Self.leastContrast else {
      return dot.items(with: brush)
    }
    let page = brush.themeOfPage(at: [center])[.page]
    // No rim in the colour of the page is seen around a dot that is nearly that: its line has another ground than it.
    guard page.contrast(to: brush.color(ink)) >= Self.leastContrast else {
      return PathMark(.circle(center: center, radius: radius), fill: ink.at(center)).items(with: brush)
    }
    return [.fill(.circle(center: center, radius: radius + rim), page)] + dot.items(with: brush)
  }

  /// Source: WCAG 2.2, success criterion 1.4.11.
  private static let leastContrast = 3.0

  var description: String { PathMark(.circle(center: center, radius: radius), fill: ink).description }
}
