import Figures
import Geometry
import Graphics
import Staging

/// Arrows and their words.
extension Callouts {
  func arrow(along line: Segment, look: CalloutLook) -> Annotation {
    guard let head = head(of: line) else { return Annotation("strut-callout") }
    // The tip touches what it points at, whose colour is not the ground of the arrow.
    let inset = min(site.length(2) / line.length, 0.25)
    let ink = look.ink(or: .adapted(.ink, at: [line.point(inset), line.point(1 - inset)]))
    var shaft = LineMark(from: line.start, to: head.base, pen: site.pen(ink, width: 1.5, dash: look.dash))
    shaft.isSeenThroughout = true
    return Annotation("strut-callout", (look.hasLine ? [shaft] : []) + [HeadMark(head: head, ink: ink)])
  }

  /// The head at the end of a line; `nil` if that has no direction.
  private func head(of line: Segment) -> ArrowHead? {
    guard line.length > 1e-6 else { return nil }
    let (way, length) = (line.end - line.start, line.length)
    let direction = Point(way.x / length, way.y / length)
    return ArrowHead(tip: line.end, direction: direction, length: min(site.length(8), length / 2), slope: 0.45)
  }

  /// What an arrow takes: its line, and its head, without which it is a line.
  func obstacles(ofArrow callout: Callout) -> [Obstacle] {
    guard case .arrow(let from, let to) = callout.mark, let start = try? places.seenPoint(of: from),
      let tip = try? places.seenPoint(of: to), case let line = Segment(start, tip), let head = head(of: line)?.path.box
    else { return [] }
    return [.line(line, cost: Occupancy.costOfDrawnLine), .sign(head, allowsBars: true)]
  }

  /// The words of an arrow: behind its start, or beside its middle where it begins at a view, of which the words
  /// would seem to be the title.
  func words(
    _ text: String, ofArrow line: Segment, from: Place, to: Place, look: CalloutLook
  ) -> LabelRequest {
    let start = Rect(origin: line.start, size: .zero)
    var behind = words(text, beside: start, away: line.start - line.end, look: look, isFixed: look.isPlaced)
    guard !look.isPlaced else { return behind }
    let label = label(
      text, look: look, anchor: 0.5, target: Rect(origin: line.middle, size: .zero), isAboutLine: true)
    let ends = [from, to].compactMap { try? places.area(of: $0) }.filter(\.isFinite)
    let beside = candidates(for: label.size, besideMiddleOf: line, between: ends, on: look.side)
    guard !beside.isEmpty else { return behind }
    guard !beginsAtView(line, from: from) else { return LabelRequest(label, at: beside) }
    // Where something else stands behind the start.
    behind.others.append(LabelRequest(label, at: beside.map { .init($0.center, cost: $0.cost + Self.costBeside) }))
    return behind
  }

  /// Whether what is behind the start of an arrow is the view at which it begins.
  private func beginsAtView(_ line: Segment, from: Place) -> Bool {
    guard line.length > 0, let box = try? places.area(of: from) else { return false }
    return box.contains(line.point(-site.length(2) / line.length))
  }

  /// Places beside the middle of an arrow: next to it if they are shorter than it, or else beyond what it connects,
  /// with a line to it. Above it is better than below, and right of it better than left.
  private func candidates(
    for size: Size, besideMiddleOf line: Segment, between ends: [Rect], on side: CalloutLook.Side?
  ) -> [Occupancy.Candidate] {
    let isLevel = abs(line.end.x - line.start.x) >= abs(line.end.y - line.start.y)
    let (axis, across): (Axis, Axis) = isLevel ? (.horizontal, .vertical) : (.vertical, .horizontal)
    let signs = (isLevel ? [-1.0, 1] : [1, -1]).filter { sign in
      side.map { $0.direction[axis] == 0 && $0.direction[across] * sign > 0 } ?? true
    }
    let gap = site.length(5)
    // Beside a slanting arrow, words begin or end at its middle.
    let slope = (line.end[across] - line.start[across]) / (line.end[axis] - line.start[axis])
    let aside = abs(slope) > Self.leastSlope ? (size[axis] / 2 + gap) * (slope < 0 ? -1 : 1) : 0
    let reach = size[across] / 2 + gap + (aside == 0 ? abs(slope) * size[axis] / 2 : 0)
    let isShort = size[axis] <= abs(line.end[axis] - line.start[axis]) - site.length(2)
    let connected = ends.reduce(Rect(between: line.start, line.end)) { $0.union($1) }.extent(across)
    return signs.enumerated().flatMap { number, sign in
      let edge = sign < 0 ? connected.lowerBound : connected.upperBound
      let beyond = Occupancy.Candidate(
        Point(along: axis, line.middle[axis], across: edge + sign * (size[across] / 2 + gap)),
        cost: Self.costBeyond + Double(number))
      let next = Point(along: axis, line.middle[axis] - sign * aside, across: line.middle[across] + sign * reach)
      let isAcross = isAcrossEdge(Rect(center: next, size: size))
      return (isShort ? [.init(next, cost: Double(number) + (isAcross ? Self.costOfEdge : 0))] : []) + [beyond]
    }
  }

  /// Whether the edge of a view touches a place, even a little.
  private func isAcrossEdge(_ place: Rect) -> Bool {
    site.scene.visibleViews(near: place).contains { index in
      let box = site.scene.box(ofViewAt: index)
      return index != 0 && box.overlaps(place) && !box.contains(place)
    }
  }

  /// What it costs to stand beyond what the arrow connects: more than next to the arrow across the edge of a view.
  private static let costBeyond = 4.0

  /// What it costs to be across the edge of a view, even a little.
  private static let costOfEdge = 2.0

  /// Less than to lie on the arrow, and more than across the edge of a view.
  private static let costBeside = 6.0

  /// The slope from which an arrow is slanting: words above its middle would be far from it.
  private static let leastSlope = 0.25
}

/// The head of an arrow, in the ink of its shaft, or in another one where that would vanish.
private struct HeadMark: Mark {
  var head: ArrowHead
  var ink: Ink

  var inkSource: Ink.Source? { ink.source }

  func items(with brush: Brush) -> [Item] {
    let middle = Segment(head.base, head.tip).middle
    let isSeen = brush.isSeen(brush.color(ink), at: middle)
    return PathMark(head.path, fill: isSeen ? ink : ink.at(middle)).items(with: brush)
  }

  var description: String { PathMark(head.path, fill: ink).description }
}
