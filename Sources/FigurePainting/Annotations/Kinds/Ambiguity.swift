import Geometry
import Staging
import ViewLayout

/// Ambiguity: a red dashed outline and a question mark on each view whose position or size is undetermined. Its other
/// valid frames are drawn as ghosts behind it, unless the style is `outlines`.
enum Ambiguity {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    let views = site.views(with: .ambiguity).filter {
      $0.view.isAmbiguous.horizontal || $0.view.isAmbiguous.vertical
    }
    let boxes = views.map { site.scene.corners(ofViewAt: $0.index) }
    let outlines = views.indices.map { number in
      let others = views.indices.filter { $0 != number }.map { boxes[$0] }
      return offLetters(boxes[number], of: views[number], others: others, on: site)
    }
    return views.enumerated().map { number, shown in
      let ink = shown.ink(or: .token(.conflict))
      // One that lies on another of the views would be no place of its own, and its line that of the view.
      let ghosts = (shown.details.style == "outlines" ? [] : shown.view.ghosts).filter { ghost in
        ghost.isFinite && !boxes.contains(shown.corners(ofFrame: ghost))
      }
      let corners = outlines[number]
      let others = outlines.indices.filter { $0 != number }.map { outlines[$0] }
      let ghostMarks = ghosts.flatMap { ghost(at: shown.corners(ofFrame: $0), behind: boxes, on: site) }
      return Annotation(
        "strut-ambiguous",
        (ghostMarks.isEmpty ? [] : [ExplainedMarks(meaning: .ghost, marks: ghostMarks)]) + [
          outline(of: shown, corners, pen: site.pen(ink, width: 1.5, dash: SignDash.ambiguous), on: site)
        ],
        obstacles: ghosts.flatMap { obstacles(of: shown.corners(ofFrame: $0), behind: corners) },
        labels: [question(on: shown, corners: corners, others: others, ink: ink, site: site)])
    }
  }

  /// What labels keep off of a ghost: where its edge is that of the view, the outline of the view lies on it.
  ///
  /// - Parameter corners: Those of the view's outline.
  private static func obstacles(of ghost: [Point], behind corners: [Point]) -> [Obstacle] {
    let sides = Segment.around(ghost)
    let seen = sides.filter { !$0.isCovered(byOutline: corners) }
    if seen.count == sides.count, let box = Rect(enclosing: ghost) { return [.outline(box)] }
    return seen.map {
      .area(Rect(between: $0.start, $0.end).insetBy(dx: -1, dy: -1), cost: Self.costOfGhost, allowsBars: true)
    }
  }

  /// The corners of an outline: those of the view, or a little outside of them at the left and at the right where its
  /// letters reach to its edge, with which dashes would be read.
  ///
  /// - Parameter others: The corners of the other views that have an outline, which it must not meet.
  private static func offLetters(
    _ corners: [Point], of shown: AnnotatedView, others: [[Point]], on site: AnnotationSite
  ) -> [Point] {
    // Another outline of the view would be a second line beside it.
    let hasOutline =
      site.hasOutline(ofViewAt: shown.index) || site.isAsked(for: .constraints) && site.hasNoEdges(viewAt: shown.index)
    guard let box = Rect(enclosing: corners), box.corners == corners, !hasOutline else { return corners }
    let (near, distance) = (site.length(1), site.length(2.5))
    let texts = site.contents.texts(near: box).filter { text in
      !text.isControl && box.insetBy(dx: -near, dy: -near).contains(text.rect)
    }
    func isFree(_ side: Rect) -> Bool {
      // The other one may stand off its letters as well.
      let room = side.insetBy(dx: -(distance + site.length(4)), dy: 0)
      return others.allSatisfy { other in Rect(enclosing: other).map { !$0.overlaps(room) } ?? true }
    }
    let left = Rect(x: box.minX - distance, y: box.minY, width: distance, height: box.height)
    let right = Rect(x: box.maxX, y: box.minY, width: distance, height: box.height)
    var outer = box
    if texts.contains(where: { $0.rect.minX - box.minX < near }), isFree(left) { outer = outer.union(left) }
    if texts.contains(where: { box.maxX - $0.rect.maxX < near }), isFree(right) { outer = outer.union(right) }
    return outer.corners
  }

  /// The outline of the view, as round as the view is.
  private static func outline(
    of shown: AnnotatedView, _ corners: [Point], pen: Pen, on site: AnnotationSite
  ) -> any Mark {
    let radius = site.scene.cornerRadius(ofViewAt: shown.index, on: site.figure.platform)
    guard radius > 0, let box = Rect(enclosing: corners), box.corners == corners else {
      return OutlineMark(corners, pen: pen)
    }
    // As many dashes as there is room for, of one length all around.
    let around = 2 * (box.width + box.height) - (8 - 2 * .pi) * radius
    let period = pen.dash.reduce(0, +)
    let factor = around / (max(1, (around / period).rounded()) * period)
    return BoxMark(
      rect: box, radius: radius, pen: pen.with(pen.ink.along(corners)).dashed(pen.dash.map { $0 * factor }))
  }

  /// A ghost: a pale area and a dotted outline, behind all views that have an outline. On another one than its own it
  /// would seem to be a part of that. Of one that views cover but for a strip, as of a label that could be as wide as the
  /// one beside it is now, only its edges inside those views are drawn, dotted, and the strip if it is as broad as an
  /// area.
  private static func ghost(at corners: [Point], behind views: [[Point]], on site: AnnotationSite) -> [any Mark] {
    // Just inside, where another view may end at its edge.
    let inside = Rect(enclosing: corners).map { $0.insetBy(dx: min(1, $0.width / 2), dy: min(1, $0.height / 2)) }
    let ink = Ink(.visible(.guide), at: inside?.corners ?? corners)
    let pen = site.pen(ink, dash: SignDash.ghost)
    let upright = views.compactMap { view in Rect(enclosing: view).flatMap { $0.corners == view ? $0 : nil } }
    guard let ghost = Rect(enclosing: corners), ghost.corners == corners else {
      return [PathMark(.polyline(corners, closed: true), fill: ink.opacity(0.14)), OutlineMark(corners, pen: pen)]
    }
    var (areas, lines) = ([ghost], Segment.around(corners))
    for view in upright where view.overlaps(ghost.insetBy(dx: -1, dy: -1)) {
      areas = areas.flatMap { $0.parts(outside: view) }
      lines = lines.flatMap { $0.parts(outside: view) }
    }
    let uncovered = areas.reduce(0) { $0 + $1.width * $1.height }
    let isStrip = uncovered < Self.leastUncovered * ghost.width * ghost.height
    let inner = isStrip ? sides(of: corners, insideOf: upright, on: site) : []
    // A strip beyond a view is a box that sticks out of it, if it is not as thin as its line.
    let strips = areas.filter { min($0.width, $0.height) >= site.length(Self.leastStrip) }
    if isStrip, strips.isEmpty { return [LineMark(inner, pen: pen, isCutByText: true)] }
    let hidden = inner.flatMap { side in upright.compactMap(side.part(inside:)) }
    return (isStrip ? strips : areas).map { PathMark(.rect($0), fill: ink.opacity(0.14)) } + [LineMark(lines, pen: pen)]
      + (hidden.isEmpty ? [] : [LineMark(hidden, pen: pen, isCutByText: true)])
  }

  /// The sides of a ghost that run through views, off the edges of these.
  private static func sides(of corners: [Point], insideOf views: [Rect], on site: AnnotationSite) -> [Segment] {
    Segment.around(corners).filter { side in
      let axis: Axis = side.start.x == side.end.x ? .horizontal : .vertical
      return views.allSatisfy { view in
        let extent = view.extent(axis)
        return [extent.lowerBound, extent.upperBound].allSatisfy { abs($0 - side.start[axis]) > site.length(2) }
      }
    }
  }

  /// What a label costs that lies on an edge of a ghost: it takes dots away.
  private static let costOfGhost = 5.0

  /// The breadth from which a strip of a ghost beyond a view is seen as an area, in points of an annotation.
  private static let leastStrip = 6.0

  /// The part of a ghost that is enough to recognise it by.
  private static let leastUncovered = 0.25

  /// What the places of a question mark cost, the better ones first. On the view's corner it is free; all others cost
  /// more than to lie across an edge.
  private enum Cost {
    static let inside = 8.0
    static let littleOffCorner = 9.0
    /// Diagonally off the corner, and touching it.
    static let offCorner = 11.0
    static let onEdge = 12.5
    static let nextToCorner = 14.0
    /// Each of the other corners costs 1 more.
    static let onOtherCorner = 15.0
  }

  /// A question mark on the view's top trailing corner, or just inside it, or next to it, or on another corner: where
  /// the outline of another view that has one is as near, it would be read as that view's.
  ///
  /// - Parameter others: The corners of the other views that have a question mark.
  private static func question(
    on shown: AnnotatedView, corners: [Point], others: [[Point]], ink: Ink, site: AnnotationSite
  ) -> LabelRequest {
    let isMirrored = shown.view.direction == .rightToLeft
    let corner = corners[isMirrored ? 0 : 1]
    let side = site.length(13)
    let outward = isMirrored ? -1.0 : 1
    // On a view that is as thin as a line, it is placed beyond the end of the line, most of which it would hide.
    let box = site.scene.box(ofViewAt: shown.index)
    let (isLevel, isUpright) = (box.width > 0.5 && box.height < 0.5, box.width < 0.5 && box.height > 0.5)
    let first = corner + Point(isLevel ? outward * side / 2 : 0, isUpright ? -side / 2 : 0)
    var candidates = [Occupancy.Candidate(first)]
    if box.width > side * 2, box.height > side * 2 {
      candidates.append(.init(corner + Point(-outward * side * 0.6, side * 0.6), cost: Cost.inside))
    }
    // Diagonally off the corner it still touches that, and is off the letters that reach to it.
    // So it does on the edge beside the corner.
    candidates += [
      .init(corner + Point(outward * side * 0.45, -side * 0.45), cost: Cost.offCorner),
      .init(corner + Point(-outward * side * 0.2, -side * 0.5), cost: Cost.onEdge),
      .init(corner + Point(outward * side, 0), cost: Cost.nextToCorner),
      .init(corner + Point(0, -side), cost: Cost.nextToCorner),
    ]
    let near = Rect(enclosing: corners)?.insetBy(dx: -2 * side, dy: -2 * side)
    let neighbours = others.filter { other in
      near.map { Rect(enclosing: other)?.overlaps($0) ?? false } ?? true
    }
    func isOwn(_ place: Occupancy.Candidate) -> Bool {
      let distance = place.center.distance(toOutline: corners)
      return neighbours.allSatisfy { place.center.distance(toOutline: $0) > distance + 0.5 }
    }
    if !candidates.allSatisfy(isOwn) {
      // A little off the corner, which leaves the letters free that begin there, and then the other corners.
      candidates.append(.init(corner + Point(outward * side * 0.3, -side * 0.3), cost: Cost.littleOffCorner))
      let rest = isMirrored ? [1, 3, 2] : [0, 2, 3]
      candidates += rest.enumerated().map { .init(corners[$1], cost: Cost.onOtherCorner + Double($0)) }
      let own = candidates.filter(isOwn)
      if !own.isEmpty { candidates = own }
    }
    return LabelRequest(
      Disc(
        line: site.line("?", size: 9.5, weight: .bold), diameter: side, ink: ink.along(corners),
        signInk: .inside(.badgeText, corners)), at: candidates)
  }
}

extension Rect {
  /// The rectangles that remain of it without another.
  fileprivate func parts(outside other: Rect) -> [Rect] {
    guard let shared = intersection(other) else { return [self] }
    return [
      Rect(x: minX, y: minY, width: width, height: shared.minY - minY),
      Rect(x: minX, y: shared.maxY, width: width, height: maxY - shared.maxY),
      Rect(x: minX, y: shared.minY, width: shared.minX - minX, height: shared.height),
      Rect(x: shared.maxX, y: shared.minY, width: maxX - shared.maxX, height: shared.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}

extension Point {
  /// The distance to the nearest point of an outline.
  fileprivate func distance(toOutline corners: [Point]) -> Double {
    Segment.around(corners).map { side in
      let (along, to) = (side.end - side.start, self - side.start)
      let square = along.x * along.x + along.y * along.y
      let share = square > 0 ? min(1, max(0, (to.x * along.x + to.y * along.y) / square)) : 0
      return distance(to: side.point(share))
    }.min() ?? .infinity
  }
}

extension Segment {
  /// Whether all of it lies on an outline.
  fileprivate func isCovered(byOutline corners: [Point]) -> Bool {
    [start, end].allSatisfy { $0.distance(toOutline: corners) < 0.5 } && point(0.5).distance(toOutline: corners) < 0.5
  }

  /// The piece of a level or upright line that lies inside a rectangle, off its edges.
  fileprivate func part(inside rect: Rect) -> Segment? {
    let axis: Axis = start.y == end.y ? .horizontal : .vertical
    let (across, place) = (rect.extent(axis.other), start[axis.other])
    let whole = min(start[axis], end[axis])...max(start[axis], end[axis])
    guard place > across.lowerBound, place < across.upperBound, let shared = whole.shared(with: rect.extent(axis)),
      shared.span > 0
    else { return nil }
    return Segment(across: axis.other, at: place, over: shared)
  }

  /// The pieces of a level or upright line that lie outside a rectangle or on its edges.
  fileprivate func parts(outside rect: Rect) -> [Segment] {
    let axis: Axis = start.y == end.y ? .horizontal : .vertical
    let across = rect.extent(axis.other)
    guard start[axis.other] > across.lowerBound, start[axis.other] < across.upperBound else { return [self] }
    let (low, high) = (min(start[axis], end[axis]), max(start[axis], end[axis]))
    let extent = rect.extent(axis)
    return [(low, min(high, extent.lowerBound)), (max(low, extent.upperBound), high)].compactMap { from, to in
      from < to
        ? Segment(
          Point(along: axis, from, across: start[axis.other]), Point(along: axis, to, across: start[axis.other]))
        : nil
    }
  }
}

/// A sign on a disc, which has the colour of the outline that it stands on.
private struct Disc: Label {
  var line: SetText
  var diameter: Double
  var ink: Ink
  var signInk: Ink

  var size: Size { Size(diameter, diameter) }

  func placed(in place: Rect) -> PlacedLabel {
    PlacedLabel(signs: [
      PathMark(.circle(center: place.center, radius: diameter / 2), fill: ink),
      TextMark(line: line, point: place.center, ink: signInk),
    ])
  }
}
