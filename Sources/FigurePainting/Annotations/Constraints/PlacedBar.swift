import Geometry
import Graphics

/// Where a badge will stand unless something else comes to lie there.
struct ExpectedBadge {
  var rect: Rect
  /// How much worse the next best place is.
  var costOfMoving: Double
}

/// A bar that has found its place across its axis.
struct PlacedBar {
  var sketch: BarSketch
  var cross: Double
  /// Too short for caps and a number between them: arrows point at the edges from outside.
  var isShort: Bool
  /// How far the arrows of a short bar reach outside, in points.
  var tail: Double
  /// Where along its length one that is broken has its gap, from 0 to 1.
  var gapShare = 0.5
  /// Its badge before the badges of other bars have their places.
  var badge: ExpectedBadge?

  var axis: Axis { sketch.axis }
  var span: Double { sketch.high - sketch.low }
  var middle: Double { (sketch.low + sketch.high) / 2 }
  /// The middle of the gap of one that is broken.
  var gap: Double { sketch.low + span * gapShare }

  func point(_ along: Double) -> Point {
    var point = Point.zero
    point[axis] = along
    point[axis.other] = cross
    return point
  }

  /// What it takes of its axis: the distance, and the arrows of a short one.
  var way: ClosedRange<Double> {
    let reach = isShort ? tail : 0
    return sketch.low - reach...max(sketch.low - reach, sketch.high + reach)
  }

  /// What the bar covers, its caps included.
  func footprint(halfCap: Double) -> Rect {
    Rect(
      enclosing: [point(way.lowerBound) + offset(-halfCap), point(way.upperBound) + offset(halfCap)]) ?? .zero
  }

  /// What it costs that something else lies where its badge would stand best, at most so much.
  func costOfCovering(_ rect: Rect, atMost most: Double) -> Double {
    guard let badge, badge.rect.overlaps(rect) else { return 0 }
    return min(most, 1 + badge.costOfMoving)
  }

  /// The rectangle about one end that labels must leave free.
  func end(_ along: Double, halfCap: Double) -> Rect {
    Rect(enclosing: [point(along - 2) + offset(-halfCap), point(along + 2) + offset(halfCap)]) ?? .zero
  }

  /// A distance across the bar.
  func offset(_ distance: Double) -> Point {
    var point = Point.zero
    point[axis.other] = distance
    return point
  }
}

extension AnnotationCanvas {
  /// Half of a cap's length.
  var halfCap: Double { length(4.5) }

  /// Whether a distance has no room for a bar between its ends, so that arrows point at them from outside. One of 12
  /// points that lost a part of a pixel to rounding is no shorter than the others.
  func isShort(_ distance: Double) -> Bool { distance < length(11.5) }

  /// Finds where across its axis a bar disturbs least; `nil` for one that cannot be drawn at all.
  func place(_ sketch: BarSketch, beside bars: [PlacedBar]) -> PlacedBar? {
    guard abs(sketch.low) < PanelScene.farthest, abs(sketch.high) < PanelScene.farthest else { return nil }
    var best: (bar: PlacedBar, cost: Double)?
    let seen = scene.uncut.extent(sketch.axis.other)
    for place in sketch.places + inLinePlaces(sketch, with: bars) where seen.contains(place.cross) {
      let isShort = isShort(sketch.high - sketch.low)
      var bar = PlacedBar(sketch: sketch, cross: place.cross, isShort: isShort, tail: length(8))
      if sketch.style.isBroken { bar.gapShare = gapShare(of: bar) }
      var cost = place.cost + cost(of: bar, beside: bars)
      // A good place for a bar has one for its badge.
      guard cost < best?.cost ?? .infinity else { continue }
      if var (badge, badgeCost) = expectedBadge(on: bar) {
        if let (narrow, narrowCost) = expectedNarrowBadge(on: bar), narrowCost + 2 < badgeCost {
          bar.sketch.badge.isNarrow = true
          (badge, badgeCost) = (narrow, narrowCost + 2)
        }
        bar.badge = badge
        let room = badge.rect.insetBy(dx: -2, dy: -2)
        cost += badgeCost + bars.reduce(0) { $0 + $1.costOfCovering(room, atMost: 8) }
      }
      if cost < best?.cost ?? .infinity { best = (bar, cost) }
    }
    return best?.bar
  }

  /// Where a broken bar's gap is seen: in its middle, unless a line runs through it there, which would close it.
  private func gapShare(of bar: PlacedBar) -> Double {
    let shares = [0.5, 0.62, 0.38, 0.75, 0.25]
    return shares.first { share in
      let point = bar.point(bar.sketch.low + bar.span * share)
      let room = Rect(center: point, size: Size(length(10), length(10)))
      return !lines.contains { line in
        guard line.start.x == line.end.x || line.start.y == line.end.y else { return false }
        return Rect(enclosing: [line.start, line.end])?.intersection(room) != nil
      }
    } ?? 0.5
  }

  /// Places a little beside a bar's own on which it would lie in one line with another bar: two that nearly do look
  /// like a slip.
  private func inLinePlaces(_ sketch: BarSketch, with bars: [PlacedBar]) -> [(cross: Double, cost: Double)] {
    let shared = sketch.lowExtent.shared(with: sketch.highExtent)
    return bars.filter { $0.axis == sketch.axis && $0.sketch.isSize == sketch.isSize }.flatMap { other in
      sketch.places.compactMap { place in
        guard place.cross != other.cross, abs(place.cross - other.cross) <= length(6) else { return nil }
        guard !bars.contains(where: { abs($0.cross - other.cross) < length(12) && meetsTailToTail(sketch, $0) })
        else { return nil }
        // What stood between the views stays between them.
        if let shared, shared.contains(place.cross), !shared.contains(other.cross) { return nil }
        return (other.cross, place.cost - 5)
      }
    }
  }

  private func cost(of bar: PlacedBar, beside bars: [PlacedBar]) -> Double {
    let footprint = bar.footprint(halfCap: halfCap)
    // 1. Text, labels and lines under it.
    var cost = occupancy.cost(ofLine: bar.footprint(halfCap: length(1.5)))
    if lines.contains(where: { isCrowding(bar, $0) }) { cost += 6 }
    if ghosts.contains(where: { isCrowding(bar, $0) }) { cost += 6 }
    // 2. A bar that grows the picture costs a little, one over other views more.
    if !scene.shownRect.contains(footprint) { cost += 3 }
    for index in scene.visibleViews(near: footprint) where index != 0 && !bar.sketch.own.contains(index) {
      let isAround = bar.sketch.own.contains { scene.isAncestor(index, of: $0) || scene.isAncestor($0, of: index) }
      if !isAround, scene.box(ofViewAt: index).overlaps(footprint) { cost += 7 }
    }
    // 3. Other bars: beside a parallel one there must be room for both badges, and crossings are best few.
    for other in bars {
      if other.axis == bar.axis {
        let (one, two) = (bar.way, other.way)
        let sharesWay = one.lowerBound < two.upperBound - 0.5 && two.lowerBound < one.upperBound - 0.5
        let distance = abs(bar.cross - other.cross)
        if sharesWay, distance < length(12) { cost += 30 }
        // Upright bars so near have their numbers side by side, where they are read as one.
        if sharesWay, bar.axis == .vertical, distance < length(34) { cost += 2.5 }
        if meetsTailToTail(bar.sketch, other), distance < length(12) { cost += 4 }
      } else if isAcross(bar, other) {
        let isAtEnd = [other.sketch.low, other.sketch.high].contains {
          other.end($0, halfCap: halfCap).overlaps(bar.footprint(halfCap: length(1)))
        }
        cost += isAtEnd ? 13 : 11
      }
      cost += other.costOfCovering(footprint, atMost: 6)
    }
    // 4. Fine lines to views that end before it: the shorter the better, and not through what is there.
    for line in witnessLines(of: bar) {
      // It begins at the view, beside whose text it may run.
      var start = line.start
      start[bar.axis.other] += line.start[bar.axis.other] < line.end[bar.axis.other] ? 3 : -3
      guard let box = Rect(enclosing: [start, line.end])?.insetBy(dx: -1, dy: -1) else { continue }
      cost += line.start.distance(to: line.end) / length(24) + occupancy.cost(ofLine: box) / 2
      cost += bars.reduce(0) { $0 + $1.costOfCovering(box, atMost: 5) }
    }
    return cost
  }

  /// Whether the arrows of two short bars in one line would nearly meet tail to tail, to be read as one that points
  /// both ways.
  private func meetsTailToTail(_ bar: BarSketch, _ other: PlacedBar) -> Bool {
    guard bar.axis == other.axis, other.isShort, isShort(bar.high - bar.low) else { return false }
    return max(bar.low - other.sketch.high, other.sketch.low - bar.high) < length(8) + 2 * other.tail
  }

  /// Whether two bars on different axes touch or cross, caps included.
  func isAcross(_ one: PlacedBar, _ other: PlacedBar) -> Bool {
    one.axis != other.axis && one.footprint(halfCap: halfCap).overlaps(other.footprint(halfCap: halfCap))
  }

  /// Whether a bar lies so near a line along its own axis that the two would be taken for one thing.
  private func isCrowding(_ bar: PlacedBar, _ line: LineSketch) -> Bool {
    let across = bar.axis.other
    guard line.start[across] == line.end[across], abs(line.start[across] - bar.cross) < length(9) else { return false }
    let ends = (min(line.start[bar.axis], line.end[bar.axis]), max(line.start[bar.axis], line.end[bar.axis]))
    return ends.0 < bar.way.upperBound && bar.way.lowerBound < ends.1
  }

  /// Whether a bar lies so near an edge of an outline that it would be taken for a part of it.
  private func isCrowding(_ bar: PlacedBar, _ ghost: Rect) -> Bool {
    let across = ghost.extent(bar.axis.other)
    guard let shared = ghost.extent(bar.axis).shared(with: bar.way), shared.span > 0 else { return false }
    return [across.lowerBound, across.upperBound].contains { abs($0 - bar.cross) < length(5) }
  }

  /// Notes a bar that has its place: its line may be crossed by a label at need, its ends must not be covered.
  mutating func avoid(_ bar: PlacedBar, owner: Int) {
    occupancy.avoid(bar.footprint(halfCap: length(2)), cost: 10, owner: owner, allowsBars: true)
    for end in [bar.sketch.low, bar.sketch.high] {
      occupancy.avoid(bar.end(end, halfCap: halfCap), cost: 60, allowsBars: true)
    }
    for line in witnessLines(of: bar) {
      guard let box = Rect(enclosing: [line.start, line.end]) else { continue }
      occupancy.avoid(box.insetBy(dx: -1, dy: -1), cost: 5, owner: owner, allowsBars: true)
    }
  }

  mutating func avoid(_ line: LineSketch) { avoidLine(from: line.start, to: line.end, cost: 4) }

  /// Notes a line that bars and labels had better not cross.
  mutating func avoidLine(from start: Point, to end: Point, cost: Double) {
    // A diagonal is a row of small boxes.
    let isDiagonal = start.x != end.x && start.y != end.y
    let pieces = isDiagonal ? 12 : 1
    for piece in 0..<pieces {
      func point(_ share: Double) -> Point {
        Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      }
      let ends = [point(Double(piece) / Double(pieces)), point(Double(piece + 1) / Double(pieces))]
      guard let box = Rect(enclosing: ends) else { continue }
      occupancy.avoid(box.insetBy(dx: -1, dy: -1), cost: cost)
    }
  }

  // MARK: Drawing

  func draw(_ line: LineSketch) -> [Item] {
    let pieces = line.isCutByText ? pieces(from: line.start, to: line.end) : [(line.start, line.end)]
    return pieces.flatMap { piece -> [Item] in
      var stroke = line.stroke
      let middle = Point((piece.start.x + piece.end.x) / 2, (piece.start.y + piece.end.y) / 2)
      let isDiagonal = piece.start.x != piece.end.x && piece.start.y != piece.end.y
      if line.style.state != nil {
        // A diagonal ends at corners, where the ground does too.
        let ends = [piece.start, piece.end].map { end in
          isDiagonal ? Point(end.x + (middle.x - end.x) / 4, end.y + (middle.y - end.y) / 4) : end
        }
        stroke.color = adapted(line.style, at: ends + [middle]).color
      }
      // Lines along an axis that lie over one another have their dashes in step, from where they begin.
      return isDiagonal
        ? dashedLine(from: piece.start, to: piece.end, stroke: stroke)
        : [self.line(from: piece.start, to: piece.end, stroke: stroke)]
    }
  }

  /// The bar's line, its caps or arrows, and fine lines to views that end before it.
  func draw(_ bar: PlacedBar) -> [Item] {
    // A point inside its ends, which lie on edges.
    let inset = min(1, bar.span / 2)
    let style = adapted(
      bar.sketch.style,
      at: [bar.sketch.low + inset, bar.middle, bar.sketch.high - inset].map(bar.point))
    let line = stroke(style.color, width: style.width, dash: style.dash)
    var solid = line
    solid.dash = []
    let (low, high) = (
      snapped(bar.sketch.low, width: line.width, inward: 1), snapped(bar.sketch.high, width: line.width, inward: -1)
    )
    let cross = context.grid.center(bar.cross, width: line.width)
    var placed = bar
    placed.cross = cross
    placed.sketch.style = style
    var items = witnesses(of: placed) + bar.sketch.unseenEnds.flatMap { guideMark(at: $0, of: placed) }
    // 1. Caps exactly on the edges.
    let caps = [low, high].reduce(into: Path()) { path, end in
      path.append(
        .line(from: placed.point(end) + placed.offset(-halfCap), to: placed.point(end) + placed.offset(halfCap)))
    }
    items.append(.shape(Shape(caps, stroke: solid)))
    guard !bar.isShort else { return items + arrows(of: placed, low: low, high: high, stroke: solid) }
    // 2. The line between them, with a gap in the middle of one that is broken.
    var path = Path()
    if style.isBroken {
      let gap = length(3)
      path.append(.line(from: placed.point(low), to: placed.point(placed.gap - gap)))
      path.append(.line(from: placed.point(placed.gap + gap), to: placed.point(high)))
    } else {
      path.append(.line(from: placed.point(low), to: placed.point(high)))
    }
    items.append(.shape(Shape(path, stroke: line)))
    return items
  }

  /// A piece of a guide's edge about the bar's end on it.
  private func guideMark(at end: Double, of bar: PlacedBar) -> [Item] {
    // A distance of nothing ends at the edge of the view, which can be seen.
    guard bar.span > 2 else { return [] }
    let reach = length(24)
    let (start, stop) = (bar.point(end) + bar.offset(-reach), bar.point(end) + bar.offset(reach))
    let pen = stroke(theme(at: [start, stop])[.guide], dash: [6, 3])
    return pieces(from: start, to: stop).map { line(from: $0.start, to: $0.end, stroke: pen) }
  }

  /// A cap of an odd number of pixels cannot lie on an edge's both sides: it lies inside the distance.
  private func snapped(_ position: Double, width: Double, inward: Double) -> Double {
    context.grid.center(position + inward * 1e-6, width: width)
  }

  private func arrows(of bar: PlacedBar, low: Double, high: Double, stroke: Stroke) -> [Item] {
    var drawn: [(color: Color, lines: Path, heads: Path)] = []
    for (end, direction) in [(low, -1.0), (high, 1.0)] {
      let tip = bar.point(end + direction * stroke.width / 2)
      var back = Point.zero
      back[bar.axis] = direction * length(5)
      let base = tip + back
      let line = Path.line(from: base, to: bar.point(end + direction * bar.tail))
      let head = Path.polyline([tip, base + bar.offset(length(-2.5)), base + bar.offset(length(2.5))], closed: true)
      // They point from outside, each perhaps from another ground.
      let color = adapted(bar.sketch.style, at: [base]).color
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

  private func witnesses(of bar: PlacedBar) -> [Item] {
    let fine = stroke(bar.sketch.style.color, width: 0.5, dash: [2, 2])
    return witnessLines(of: bar).map { line(from: $0.start, to: $0.end, stroke: fine) }
  }

  /// From the edges that a bar measures to its ends, where those lie beside them.
  private func witnessLines(of bar: PlacedBar) -> [(start: Point, end: Point)] {
    [(bar.sketch.low, bar.sketch.lowExtent), (bar.sketch.high, bar.sketch.highExtent)].compactMap {
      end, extent in
      let nearest = min(max(bar.cross, extent.lowerBound), extent.upperBound)
      // A size bar beside its view needs none: its caps nearly touch it.
      let isAway = abs(nearest - bar.cross) > (bar.sketch.isSize ? length(20) : 1)
      guard isAway else {
        return nil
      }
      var start = bar.point(end)
      start[bar.axis.other] = nearest
      return (start, bar.point(end))
    }
  }

  /// A fine line between the two bars of one constraint on different axes or with a factor.
  func link(of bars: [PlacedBar]) -> Item? {
    guard bars.count == 2, let text = bars[1].sketch.badge.text, text.hasPrefix("×") else { return nil }
    let fine = stroke(bars[0].sketch.style.color, width: 0.5, dash: [2, 2])
    return line(from: bars[0].point(bars[0].middle), to: bars[1].point(bars[1].middle), stroke: fine)
  }
}
