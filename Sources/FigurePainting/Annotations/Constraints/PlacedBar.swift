import Geometry
import Graphics

/// A bar that has found its place across its axis.
struct PlacedBar {
  var sketch: BarSketch
  var cross: Double
  /// Too short for caps and a number between them: arrows point at the edges from outside.
  var isShort: Bool
  /// How far the arrows of a short bar reach outside, in points.
  var tail: Double

  var axis: Axis { sketch.axis }
  var span: Double { sketch.high - sketch.low }
  var middle: Double { (sketch.low + sketch.high) / 2 }

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

  /// The rectangle about one end that labels must leave free.
  func end(_ along: Double, halfCap: Double) -> Rect {
    Rect(enclosing: [point(along - 2) + offset(-halfCap), point(along + 2) + offset(halfCap)]) ?? .zero
  }

  /// Where a badge of that size stands if it fits between the ends; `nil` for one that will stand beside the bar.
  func badgeOnLine(_ size: Size) -> Rect? {
    isShort || span < size[axis] ? nil : Rect(center: point(middle), size: size)
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

  /// Finds where across its axis a bar disturbs least; `nil` for one that cannot be drawn at all.
  func place(_ sketch: BarSketch, beside bars: [PlacedBar]) -> PlacedBar? {
    guard abs(sketch.low) < PanelScene.farthest, abs(sketch.high) < PanelScene.farthest else { return nil }
    var best: (bar: PlacedBar, cost: Double)?
    for place in sketch.places where place.cross.isFinite {
      let isShort = sketch.high - sketch.low < length(12)
      let bar = PlacedBar(sketch: sketch, cross: place.cross, isShort: isShort, tail: length(8))
      let cost = place.cost + cost(of: bar, beside: bars)
      if cost < best?.cost ?? .infinity { best = (bar, cost) }
    }
    return best?.bar
  }

  private func cost(of bar: PlacedBar, beside bars: [PlacedBar]) -> Double {
    let footprint = bar.footprint(halfCap: halfCap)
    // 1. Text, labels and lines under it.
    var cost = occupancy.cost(ofLine: bar.footprint(halfCap: length(1.5)))
    for line in lines where isCrowding(bar, line) { cost += 6 }
    // 2. A bar that grows the picture costs a little, one over other views more.
    if !scene.rootRect.contains(footprint) { cost += 3 }
    for index in scene.visibleViews(near: footprint) where index != 0 && !bar.sketch.own.contains(index) {
      let isAround = bar.sketch.own.contains { scene.isAncestor(index, of: $0) || scene.isAncestor($0, of: index) }
      if !isAround, scene.box(ofViewAt: index).overlaps(footprint) { cost += 7 }
    }
    // 3. Other bars: beside a parallel one there must be room for both badges, and crossings are best few.
    let badge = bar.badgeOnLine(badgeSize(bar.sketch.badge))
    for other in bars {
      if other.axis == bar.axis {
        let (one, two) = (bar.way, other.way)
        let sharesWay = one.lowerBound < two.upperBound - 0.5 && two.lowerBound < one.upperBound - 0.5
        if sharesWay, abs(bar.cross - other.cross) < length(12) { cost += 30 }
      } else if footprint.overlaps(other.footprint(halfCap: halfCap)) {
        let isAtEnd = [other.sketch.low, other.sketch.high].contains {
          other.end($0, halfCap: halfCap).overlaps(bar.footprint(halfCap: length(1)))
        }
        cost += isAtEnd ? 10 : 7
      }
      if let badge, let otherBadge = other.badgeOnLine(badgeSize(other.sketch.badge)), otherBadge.overlaps(badge) {
        cost += 6
      }
    }
    return cost
  }

  /// Whether a bar lies so near a line along its own axis that the two would be taken for one thing.
  private func isCrowding(_ bar: PlacedBar, _ line: LineSketch) -> Bool {
    let across = bar.axis.other
    guard line.start[across] == line.end[across], abs(line.start[across] - bar.cross) < length(9) else { return false }
    let ends = (min(line.start[bar.axis], line.end[bar.axis]), max(line.start[bar.axis], line.end[bar.axis]))
    return ends.0 < bar.way.upperBound && bar.way.lowerBound < ends.1
  }

  /// Notes a bar that has its place: its line may be crossed by a label at need, its ends must not be covered.
  mutating func avoid(_ bar: PlacedBar, owner: Int) {
    occupancy.avoid(bar.footprint(halfCap: length(2)), cost: 10, owner: owner, allowsBars: true)
    for end in [bar.sketch.low, bar.sketch.high] {
      occupancy.avoid(bar.end(end, halfCap: halfCap), cost: 60, allowsBars: true)
    }
  }

  mutating func avoid(_ line: LineSketch) {
    // A diagonal is a row of small boxes.
    let isDiagonal = line.start.x != line.end.x && line.start.y != line.end.y
    let pieces = isDiagonal ? 12 : 1
    for piece in 0..<pieces {
      func point(_ share: Double) -> Point {
        Point(
          line.start.x + (line.end.x - line.start.x) * share, line.start.y + (line.end.y - line.start.y) * share)
      }
      let ends = [point(Double(piece) / Double(pieces)), point(Double(piece + 1) / Double(pieces))]
      guard let box = Rect(enclosing: ends) else { continue }
      occupancy.avoid(box.insetBy(dx: -1, dy: -1), cost: isDiagonal ? 5 : 8)
    }
  }

  // MARK: Drawing

  func draw(_ line: LineSketch) -> [Item] {
    let pieces = line.isCutByText ? pieces(from: line.start, to: line.end) : [(line.start, line.end)]
    return pieces.map { piece in
      var stroke = line.stroke
      let middle = Point((piece.start.x + piece.end.x) / 2, (piece.start.y + piece.end.y) / 2)
      if line.style.state != nil { stroke.color = adapted(line.style, at: [piece.start, middle, piece.end]).color }
      return self.line(from: piece.start, to: piece.end, stroke: stroke)
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
    var items = witnesses(of: placed)
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
      path.append(.line(from: placed.point(low), to: placed.point(placed.middle - gap)))
      path.append(.line(from: placed.point(placed.middle + gap), to: placed.point(high)))
    } else {
      path.append(.line(from: placed.point(low), to: placed.point(high)))
    }
    items.append(.shape(Shape(path, stroke: line)))
    return items
  }

  /// A cap of an odd number of pixels cannot lie on an edge's both sides: it lies inside the distance.
  private func snapped(_ position: Double, width: Double, inward: Double) -> Double {
    context.grid.center(position + inward * 1e-6, width: width)
  }

  private func arrows(of bar: PlacedBar, low: Double, high: Double, stroke: Stroke) -> [Item] {
    var lines = Path()
    var heads = Path()
    for (end, direction) in [(low, -1.0), (high, 1.0)] {
      let tip = bar.point(end + direction * stroke.width / 2)
      var back = Point.zero
      back[bar.axis] = direction * length(5)
      let base = tip + back
      lines.append(.line(from: base, to: bar.point(end + direction * bar.tail)))
      heads.append(
        .polyline([tip, base + bar.offset(length(-2.5)), base + bar.offset(length(2.5))], closed: true))
    }
    return [.shape(Shape(lines, stroke: stroke)), .shape(Shape(heads, fill: .color(stroke.color)))]
  }

  private func witnesses(of bar: PlacedBar) -> [Item] {
    let fine = stroke(bar.sketch.style.color, width: 0.5, dash: [2, 2])
    return [(bar.sketch.low, bar.sketch.lowExtent), (bar.sketch.high, bar.sketch.highExtent)].compactMap {
      end, extent in
      let nearest = min(max(bar.cross, extent.lowerBound), extent.upperBound)
      // A size bar beside its view needs none: its caps nearly touch it.
      let isAway = abs(nearest - bar.cross) > (bar.sketch.isSize ? length(20) : 1)
      guard isAway else {
        return nil
      }
      var start = bar.point(end)
      start[bar.axis.other] = nearest
      return line(from: start, to: bar.point(end), stroke: fine)
    }
  }

  /// A fine line between the two bars of one constraint on different axes or with a factor.
  func link(of bars: [PlacedBar]) -> Item? {
    guard bars.count == 2, let text = bars[1].sketch.badge.text, text.hasPrefix("×") else { return nil }
    let fine = stroke(bars[0].sketch.style.color, width: 0.5, dash: [2, 2])
    return line(from: bars[0].point(bars[0].middle), to: bars[1].point(bars[1].middle), stroke: fine)
  }
}
