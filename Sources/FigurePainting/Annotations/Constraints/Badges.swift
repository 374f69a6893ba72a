import Geometry
import Graphics
import Typography

extension AnnotationCanvas {
  private var badgeFont: Font { font(9.5, weight: .bold) }
  private var pillHeight: Double { length(14) }
  private var discDiameter: Double { length(12) }
  private var badgeGap: Double { length(2) }

  /// The room of a badge's parts side by side.
  func badgeSize(_ badge: Badge) -> Size {
    var widths: [Double] = []
    if badge.relation != nil { widths.append(discDiameter) }
    if let text = badge.text { widths.append(pillWidth(text, isNarrow: badge.isNarrow)) }
    if badge.isConflict { widths.append(discDiameter) }
    if let note = badge.note { widths.append(labelSize(note, font: font(9)).width) }
    let gaps = badgeGap * Double(max(0, widths.count - 1))
    return Size(widths.reduce(gaps, +), badge.text == nil ? discDiameter : pillHeight)
  }

  private func pillWidth(_ text: String, isNarrow: Bool) -> Double {
    max(pillHeight, context.line(text, font: badgeFont).width + length(isNarrow ? 4 : 8))
  }

  /// The badge with a narrow pill if that is what makes it fit between the ends of its bar, over or under the line.
  func fitted(_ badge: Badge, to bar: BarSketch) -> Badge {
    var narrow = badge
    narrow.isNarrow = true
    let room = bar.high - bar.low - length(2)
    guard bar.axis == .horizontal, badgeSize(badge).width > room, badgeSize(narrow).width <= room else { return badge }
    return narrow
  }

  /// Stands a bar's badge on its line if there is room between the ends, else beside it.
  mutating func drawBadge(on bar: PlacedBar, owner: Int, into drawings: inout [Int: ConstraintDrawing]) {
    let badge = bar.sketch.badge
    guard !badge.isEmpty else { return }
    let size = badgeSize(badge)
    let place = occupancy.place(size, at: places(on: bar, size: size), notCounting: owner)
    drawings[bar.sketch.constraint, default: ConstraintDrawing()].badges += draw(
      badge, in: place, style: bar.sketch.style)
    addBadgeLeader(
      from: place, to: bar.footprint(halfCap: 0), color: bar.sketch.style.color, into: &drawings,
      constraint: bar.sketch.constraint)
  }

  /// Stands a line's badge near one of its ends, or in the middle of a diagonal.
  mutating func drawBadge(on line: LineSketch, into drawings: inout [Int: ConstraintDrawing]) {
    guard !line.badge.isEmpty else { return }
    let size = badgeSize(line.badge)
    let (start, end) = (line.start, line.end)
    func along(_ share: Double) -> Point {
      Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    let isDiagonal = start.x != end.x && start.y != end.y
    var candidates: [Occupancy.Candidate] = []
    let shares = isDiagonal ? [0.5, 0.35, 0.65, 0.25, 0.75, 0.15, 0.85] : [0.5, 0.25, 0.75, 0.1, 0.9]
    for (number, share) in shares.enumerated() {
      candidates.append(Occupancy.Candidate(along(share), cost: Double(number) * 1.5))
    }
    if !isDiagonal {
      let (width, height) = (size.width / 2 + length(3), size.height / 2 + length(3))
      if start.x == end.x {
        candidates.append(Occupancy.Candidate(Point(start.x, start.y - height), cost: 3))
        candidates.append(Occupancy.Candidate(Point(end.x, end.y + height), cost: 4))
      } else {
        candidates.append(Occupancy.Candidate(Point(end.x + width, end.y), cost: 3))
        candidates.append(Occupancy.Candidate(Point(start.x - width, start.y), cost: 4))
      }
    }
    let place = occupancy.place(size, at: candidates)
    drawings[line.constraint, default: ConstraintDrawing()].badges += draw(line.badge, in: place, style: line.style)
    // A badge that stands on a diagonal needs no leader to it.
    let share = shares.min { along($0).distance(to: place.center) < along($1).distance(to: place.center) } ?? 0.5
    let box = isDiagonal ? Rect(center: along(share), size: .zero) : Rect(enclosing: [start, end]) ?? .zero
    addBadgeLeader(from: place, to: box, color: line.style.color, into: &drawings, constraint: line.constraint)
  }

  /// Where a bar's badge would stand best if it chose now, what that costs, and how much more the next best place.
  func expectedBadge(on bar: PlacedBar) -> (badge: ExpectedBadge, cost: Double)? {
    guard !bar.sketch.badge.isEmpty else { return nil }
    let size = badgeSize(bar.sketch.badge)
    let weighed = places(on: bar, size: size).compactMap { candidate -> (rect: Rect, cost: Double)? in
      let rect = Rect(center: candidate.center, size: size)
      guard rect.isFinite else { return nil }
      return (rect, candidate.cost + occupancy.cost(of: rect) + (occupancy.isFree(rect) ? 0 : 40))
    }
    guard let best = weighed.min(by: { $0.cost < $1.cost }) else { return nil }
    let next = weighed.filter { !$0.rect.overlaps(best.rect) }.map(\.cost).min() ?? .infinity
    return (ExpectedBadge(rect: best.rect, costOfMoving: next - best.cost), best.cost)
  }

  /// The same with a narrow pill, which an upright bar may have in a narrow margin.
  func expectedNarrowBadge(on bar: PlacedBar) -> (badge: ExpectedBadge, cost: Double)? {
    guard bar.axis == .vertical, !bar.sketch.badge.isNarrow else { return nil }
    var narrow = bar
    narrow.sketch.badge.isNarrow = true
    return expectedBadge(on: narrow)
  }

  private func places(on bar: PlacedBar, size: Size) -> [Occupancy.Candidate] {
    var candidates: [Occupancy.Candidate] = []
    // A bar that runs on beyond a torn edge has its badge on what is seen of it.
    let seen = (bar.sketch.low...bar.sketch.high).shared(with: scene.uncut.extent(bar.axis)) ?? 0...0
    // A little of the line is seen on either side, less of it where there is little room.
    let margin = min(length(5), (seen.span - size[bar.axis]) / 2)
    let isTight = margin < length(5)
    let (half, thickness) = (size[bar.axis] / 2, size[bar.axis.other])
    let room = max(0, seen.span - size[bar.axis] - 2 * margin)
    // 1. On the line: its middle first; a broken bar keeps its gap free.
    if !bar.isShort, margin >= length(4) {
      let shares: [Double] = bar.sketch.style.isBroken ? [0.22, 0.78, 0.1, 0.9] : [0.5, 0.3, 0.7, 0.15, 0.85, 0, 1]
      for (number, share) in shares.enumerated() {
        let along = seen.lowerBound + margin + half + room * share
        if bar.sketch.style.isBroken, abs(along - bar.gap) < half + length(5) { continue }
        candidates.append(Occupancy.Candidate(bar.point(along), cost: Double(number) * 0.8 + (isTight ? 1 : 0)))
      }
    }
    // 2. Beside the line; one that is longer than it also flush with either end.
    let aside = thickness / 2 + length(6)
    var alongs = [0.5, 0.25, 0.75, 0, 1].enumerated().map {
      (seen.lowerBound + seen.span * $0.element, Double($0.offset))
    }
    if half * 2 > seen.span * 1.15 { alongs += [(seen.upperBound - half, 3), (seen.lowerBound + half, 3)] }
    for (place, shift) in alongs {
      let along = bar.point(place)
      // Over and under the arrows of an upright short bar there is seldom room.
      let cost = (bar.isShort && bar.axis == .vertical ? 1 : 4) + shift
      let sides = bar.axis == .horizontal ? [-1.0, 1] : [1, -1]
      candidates.append(Occupancy.Candidate(along + bar.offset(aside * sides[0]), cost: cost))
      candidates.append(Occupancy.Candidate(along + bar.offset(aside * sides[1]), cost: cost + 0.5))
      let farther = aside + length(12)
      candidates.append(Occupancy.Candidate(along + bar.offset(farther * sides[0]), cost: cost + 4))
      candidates.append(Occupancy.Candidate(along + bar.offset(farther * sides[1]), cost: cost + 4.5))
    }
    // 3. Behind the arrows of a short bar, and behind the ends of one that is too short for its badge.
    let isLong = half * 2 > seen.span * 1.5
    let reach = (bar.isShort ? bar.tail : length(3)) + half + length(3)
    let cost = bar.isShort ? 2.0 : isLong ? 3 : margin < length(4) ? 5 : 7
    // Where a bar that is too short for its badge ends at the picture's edge, the badge stands well outside.
    let edges = scene.shownRect.extent(bar.axis)
    let isCrowded = bar.axis == .horizontal && !bar.isShort && half * 2 > seen.span - length(2)
    func bonus(_ end: Double, _ edge: Double) -> Double { isCrowded && abs(end - edge) < 0.5 ? 3 : 0 }
    candidates.append(
      Occupancy.Candidate(
        bar.point(seen.upperBound + reach), cost: cost - bonus(seen.upperBound, edges.upperBound)))
    candidates.append(
      Occupancy.Candidate(
        bar.point(seen.lowerBound - reach),
        cost: cost + (isLong && !bar.isShort ? 0 : 0.5) - bonus(seen.lowerBound, edges.lowerBound)))
    return candidates
  }

  private mutating func addBadgeLeader(
    from label: Rect, to target: Rect, color: Color, into drawings: inout [Int: ConstraintDrawing], constraint: Int
  ) {
    let end = Point(
      min(max(label.midX, target.minX), target.maxX), min(max(label.midY, target.minY), target.maxY))
    let start = Point(min(max(end.x, label.minX), label.maxX), min(max(end.y, label.minY), label.maxY))
    guard start.distance(to: end) > length(9) else { return }
    let fine = stroke(color, width: 0.75)
    drawings[constraint, default: ConstraintDrawing()].badges.insert(line(from: start, to: end, stroke: fine), at: 0)
  }

  /// Draws a badge's parts from left to right.
  func draw(_ badge: Badge, in place: Rect, style: ConstraintStyle) -> [Item] {
    let style = adapted(style, at: [place.center])
    var items: [Item] = []
    var x = place.minX
    func disc(_ sign: String) -> [Item] {
      let center = context.grid.rect(
        Rect(x: x, y: place.midY - discDiameter / 2, width: discDiameter, height: discDiameter)
      ).center
      defer { x += discDiameter + badgeGap }
      return [.shape(filled(.circle(center: center, radius: discDiameter / 2), style: style))]
        + signItems(sign, at: center, color: style.isHollow ? style.color : style.badgeTextColor)
    }
    if let relation = badge.relation { items += disc(relation) }
    if let text = badge.text {
      let width = pillWidth(text, isNarrow: badge.isNarrow)
      let pill = context.grid.rect(Rect(x: x, y: place.midY - pillHeight / 2, width: width, height: pillHeight))
      items.append(.shape(filled(.roundedRect(pill, radius: length(3)), style: style)))
      items.append(
        context.textItem(
          text, font: badgeFont, color: style.isHollow ? style.color : style.badgeTextColor, at: pill.center))
      x += width + badgeGap
    }
    if badge.isConflict { items += disc("✕") }
    if let note = badge.note {
      items.append(
        context.textItem(note, font: font(9), color: style.color, at: Point(x, place.midY), anchor: 0))
    }
    return items
  }

  private func filled(_ path: Path, style: ConstraintStyle) -> Shape {
    guard style.isHollow else { return Shape(path, fill: .color(style.badgeColor)) }
    let page = style.state == nil ? theme : theme(at: [path.box?.center ?? .zero])
    return Shape(path, fill: .color(page[.page]), stroke: stroke(style.color))
  }

  /// The signs in discs as strokes: they are crisp at every size, and no font need have them.
  private func signItems(_ sign: String, at center: Point, color: Color) -> [Item] {
    let reach = length(3)
    let pen = Stroke(color: color, width: length(1.25), cap: .round, join: .round)
    func path(_ points: [(Double, Double)]) -> Path {
      .polyline(points.map { Point(center.x + $0.0 * reach, center.y + $0.1 * reach) })
    }
    let paths: [Path] =
      switch sign {
      case "=": [path([(-0.9, -0.4), (0.9, -0.4)]), path([(-0.9, 0.4), (0.9, 0.4)])]
      case "≥": [path([(-0.75, -1.05), (0.75, -0.35), (-0.75, 0.35)]), path([(-0.75, 1), (0.75, 1)])]
      case "≤": [path([(0.75, -1.05), (-0.75, -0.35), (0.75, 0.35)]), path([(-0.75, 1), (0.75, 1)])]
      default: [path([(-0.75, -0.75), (0.75, 0.75)]), path([(-0.75, 0.75), (0.75, -0.75)])]
      }
    return paths.map { .shape(Shape($0, stroke: pen)) }
  }
}
