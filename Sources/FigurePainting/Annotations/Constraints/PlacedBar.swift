import Geometry
import Graphics

/// A bar with its position across its axis.
struct PlacedBar: Sendable {
  var sketch: BarSketch
  var shape: BarShape
  /// The best position of its badge, before badges are placed.
  var badge: ExpectedBadge?

  /// Labels may cross its line if necessary, but must not cover its ends.
  ///
  /// - Parameter owner: The number by which its own label knows it.
  func obstacles(owner: Int) -> [Obstacle] {
    // Words beside a dimension would be read on from its cap.
    let distance = sketch.dimension == nil ? 0 : 2 * shape.unit
    return [.barLine(shape.footprint(halfBreadth: 2 * shape.unit), owner: owner)]
      + [shape.low, shape.high].map { .barEnd(shape.end($0).insetBy(dx: -distance, dy: -distance)) }
      + shape.witnessLines.map {
        .witnessLine(Rect(between: $0.start, $0.end).insetBy(dx: -1, dy: -1), owner: owner)
      }
  }
}

extension Occupancy {
  /// The occupancy with bars added.
  func taken(by bars: [PlacedBar]) -> Occupancy {
    var occupancy = self
    for (number, bar) in bars.enumerated() {
      for obstacle in bar.obstacles(owner: number + 1) { occupancy.note(obstacle) }
    }
    return occupancy
  }
}

extension PlacedBar: Mark {
  var signInks: SignInks {
    var meanings: [SignMeaning] = []
    if shape.isShort { meanings.append(.shortLength) }
    if !shape.seenWitnessLines.isEmpty { meanings.append(.farEnd) }
    // Bars without a constraint are dimensions and spacings, and dashes and gaps are signs of their own.
    let isPlain = sketch.constraint != BarSketch.noConstraint && sketch.style.dash.isEmpty && !sketch.style.isBroken
    if isPlain, !shape.isShort { meanings.append(.distance) }
    let ends = shape.span > Self.leastOfEnds ? sketch.unseenEnds : []
    return SignInks().adding(meanings, in: inkSource)
      .adding(Set(ends.map { $0.isMiddle ? SignMeaning.middle : .guideEdge }), in: .token(.guide))
  }

  var inkSource: Ink.Source? { sketch.style.ink.source }

  /// The line, its caps or arrows, and thin lines to views that end before it. A line across grounds of different
  /// lightness has a rim; each arrow of a short bar lies on one ground, and has the colour for it.
  func items(with brush: Brush) -> [Item] {
    let points = [shape.low + 1, shape.middle, shape.high - 1].map(shape.point)
    guard !shape.isShort, let rim = brush.rimAcrossGrounds(at: points) else {
      let (aids, bar) = lines(with: brush, visible: brush.visible)
      return aids + bar
    }
    // A rim would join the dashes of the lines that lead to the ends.
    let (aids, bar) = lines(with: brush) { $0 }
    return aids + bar.map { $0.casing(shape.unit, rim) } + bar
  }

  /// The thin lines that lead to the ends, and the bar.
  ///
  /// - Parameter visible: The ink in which an ink is seen at its points.
  private func lines(with brush: Brush, visible: (Ink) -> Ink) -> (aids: [Item], bar: [Item]) {
    // Just inside the ends, which lie on edges.
    let unit = shape.unit
    let inset = min(1, shape.span / 2)
    let points = [shape.low + inset, shape.middle, shape.high - inset].map(shape.point)
    let ink = visible(sketch.style.ink.at(points))
    let line = brush.stroke(Pen(ink: ink, width: sketch.style.width * unit, dash: sketch.style.dash.map { $0 * unit }))
    // A cap with an odd number of pixels cannot be centred on an edge, so it lies inside the distance. In a middle it
    // lies where the lines through it do, and those of two bars that meet there are one.
    func inside(_ distance: Double, of end: Double) -> Double { sketch.isMiddle(end) ? end : end + distance }
    let (low, high) = (
      brush.grid.center(inside(1e-6, of: shape.low), width: line.width),
      brush.grid.center(inside(-1e-6, of: shape.high), width: line.width)
    )
    var bar = self
    bar.shape.cross = brush.grid.center(shape.cross, width: line.width)
    // They lead to other grounds than that of the bar: on each they have the colour that is seen there.
    let own = ink.source == sketch.style.ink.source ? ink.at([]) : ink
    let fine = Pen(ink: own, width: 0.5 * unit, dash: SignDash.witness.map { $0 * unit })
    // The middle of something beside the bar leads there itself.
    let middles = sketch.unseenEnds.filter { $0.reach != nil }.map(\.position)
    let leading = shape.seenWitnessLines(at: bar.shape.cross).filter { line in
      !middles.contains { abs($0 - line.start[shape.axis]) < 0.5 }
    }
    // In the columns of the caps that they lead to, where these lie inside of the distance. In a chain two bars have one
    // line.
    let (isInside, isChained) = (abs(low - shape.low) > 1e-3, sketch.isChained)
    // At words, of the interface or of other annotations, they have gaps: they lead across them to something else.
    let unbroken = leading.flatMap { brush.pieces(of: $0, beside: brush.words + brush.passed) }
    var aids = unbroken.flatMap { line in
      var line = line
      let inside = isChained || !isInside ? 0 : line.start[shape.axis] == shape.low ? 1e-6 : -1e-6
      line.start[shape.axis] += inside
      line.end[shape.axis] += inside
      return LineMark([line], pen: fine.dashed(fine.dashFilling(line.length))).items(with: brush)
    }
    aids += sketch.unseenEnds.flatMap { bar.guideMark(at: $0, with: brush) }
    // 1. Caps exactly on the edges.
    let caps = [low, high].reduce(into: Path()) { path, end in
      let (point, reach) = (bar.shape.point(end), bar.shape.offset(shape.halfCap))
      path.append(.line(from: point - reach, to: point + reach))
    }
    let ends = Item.shape(Shape(caps, stroke: line.solid))
    guard !shape.isShort else {
      return (aids, [ends] + bar.arrows(low: low, high: high, stroke: line.solid, with: brush, visible: visible))
    }
    // 2. The line between them.
    guard sketch.style.isBroken else {
      return (aids, [ends, .stroke(.line(from: bar.shape.point(low), to: bar.shape.point(high)), line)])
    }
    // 3. A broken constraint has a gap.
    let (gap, shaft) = (
      LineGap(share: shape.gapShare, unit: unit), Segment(bar.shape.point(shape.low), bar.shape.point(shape.high))
    )
    let (before, after) = gap.parts(of: shaft)
    var pieces = Path.line(from: bar.shape.point(low), to: before.end)
    pieces.append(.line(from: after.start, to: bar.shape.point(high)))
    let strokes = gap.strokes(across: shaft).reduce(into: Path()) { path, stroke in
      path.append(.line(from: stroke.start, to: stroke.end))
    }
    return (aids, [ends, .stroke(pieces, line), .stroke(strokes, line.solid)])
  }

  /// The span from which the lines are drawn at which it ends, in points.
  private static let leastOfEnds = 2.0

  /// A piece of a guide's edge or of a middle around the bar's end on it.
  private func guideMark(at end: UnseenEnd, with brush: Brush) -> [Item] {
    // A distance of 0 ends at the visible edge of the view.
    guard shape.span > Self.leastOfEnds else { return [] }
    let (reach, short) = (24 * shape.unit, 8 * shape.unit)
    // A middle of something beside the bar goes on to that, and beyond.
    let way = end.reach.map { $0 - shape.cross } ?? 0
    var (low, high) = (min(way - reach, -short), max(way + reach, short))
    if let extent = end.extent {
      // From a bar beside the guide, less than all of its edge would be a stub that nobody can explain.
      let piece = extent.contains(shape.cross) ? (shape.cross + low)...(shape.cross + high) : extent
      guard let seen = extent.shared(with: piece) else { return [] }
      (low, high) = (seen.lowerBound - shape.cross, seen.upperBound - shape.cross)
    }
    let point = shape.point(end.position)
    let line = Segment(point + shape.offset(low), point + shape.offset(high))
    let dash = (end.isMiddle ? SignDash.middle : SignDash.guideEdge).map { $0 * shape.unit }
    let pen = Pen(ink: .adapted(.guide, at: [line.start, line.end]), width: shape.unit, dash: dash)
    // The edges of guides are on the screen.
    let pieces = brush.bezel.map { $0.stretches(of: line).filter { !$0.isOver }.map(\.line) } ?? [line]
    return LineMark(pieces, pen: pen, isCutByText: true).items(with: brush)
  }

  private func arrows(
    low: Double, high: Double, stroke: Stroke, with brush: Brush, visible: (Ink) -> Ink
  ) -> [Item] {
    var drawn: [(color: Color, lines: Path, heads: Path)] = []
    let ends = [(end: low, direction: -1.0), (high, 1.0)].map { end, direction in
      let tip = shape.point(end + direction * stroke.width / 2)
      return (
        end: end, direction: direction, tip: tip,
        base: tip + Point(along: shape.axis, direction * (5 * shape.unit), across: 0)
      )
    }
    // Of two inks, one that both grounds show: two arrows of one colour are one sign. Black or white instead of a hue is
    // for one ground, and may be the colour of the page beside it.
    let inks = ends.map { visible(sketch.style.ink.at($0.base)) }
    let common = inks.first { ink in
      ends.allSatisfy { end in
        let seen = visible(Ink(ink.source, at: [end.base]))
        return brush.color(seen) == brush.color(ink) && brush.isSeen(ink, at: end.base)
      }
    }
    for ((end, direction, tip, base), own) in zip(ends, inks) {
      let line = Path.line(from: base, to: shape.point(end + direction * shape.tail))
      let side = shape.offset(2.5 * shape.unit)
      let head = Path.polyline([tip, base - side, base + side], closed: true)
      // The arrows can lie on different backgrounds.
      let color = brush.color(common ?? own)
      if drawn.last?.color == color {
        drawn[drawn.count - 1].lines.append(line)
        drawn[drawn.count - 1].heads.append(head)
      } else {
        drawn.append((color, line, head))
      }
    }
    return drawn.flatMap { color, lines, heads in
      var pen = stroke
      pen.color = color
      return [.shape(Shape(lines, stroke: pen)), .shape(Shape(heads, fill: .color(color)))] as [Item]
    }
  }

  var description: String {
    "bar \(placeText(shape.point(shape.low))) to \(placeText(shape.point(shape.high)))\(shape.isShort ? ", short" : ""), \(sketch.style.ink)"
  }
}
