import Figures
import Geometry
import Graphics
import ViewLayout

extension AnnotationPlacer {
  /// A dimension line between two places, with its length or the author's words.
  ///
  /// Between vertical edges it is horizontal, between horizontal edges vertical, between points that a transform has
  /// turned along the line between them, and otherwise along the axis with the larger distance. A side of a view is
  /// measured next to the view.
  ///
  /// - Parameter rail: Where it stands on one line with others.
  mutating func placeDimension(
    _ callout: Callout, places: PlaceLocator, rail: DimensionRail?
  ) throws(PlaceLocator.Absence) {
    guard case .dimension(let from, let to, let wanted) = callout.mark else { return }
    guard var dimension = try Dimension(callout, places: places) else { return }
    dimension.rail = rail
    let isAligned = wanted == .aligned || wanted == nil && (places.isTurned(from) || places.isTurned(to))
    if isAligned, dimension.line.isDiagonal {
      dimension.axis = .horizontal
      placeAligned(dimension, from: from, to: to)
    } else {
      try place(dimension)
    }
  }

  /// The numbers of the callouts in the order in which they are placed: that of the document, but a dimension comes
  /// before one that includes it and stands outside of it, or that would cross it and stands beyond it, and before words
  /// beside an end of it: the line to that end has one place, and words have others.
  func placingOrder(of callouts: [Callout], places: PlaceLocator) -> [Int] {
    let dimensions = callouts.map { (try? Dimension($0, places: places)).flatMap(\.self) }
    func length(_ number: Int) -> Double {
      dimensions[number].map { $0.reach.upperBound - $0.reach.lowerBound } ?? 0
    }
    // Words are set for them, once.
    let lanes = dimensions.map { $0.map(firstPlace) ?? 0 }
    var order: [Int] = []
    for number in callouts.indices where !order.contains(number) {
      order += callouts.indices.filter { other in
        guard other > number, !order.contains(other), let dimension = dimensions[other] else { return false }
        return isBesideEnd(callouts[number], of: dimension, places: places)
      }
      let included = callouts.indices.filter { other in
        guard other > number, !order.contains(other), let outer = dimensions[number], let inner = dimensions[other]
        else { return false }
        let isFirst =
          inner.isIncluded(in: outer) || outer.crosses(inner, standingAt: lanes[number], and: lanes[other])
        return outer.side != 0 && isFirst && length(other) < length(number) - 0.5
      }
      order += included.sorted { (length($0), $0) < (length($1), $1) } + [number]
    }
    return order
  }

  /// Whether words or a disc stand where the line to an end of a dimension is, on the same side.
  private func isBesideEnd(_ callout: Callout, of dimension: Dimension, places: PlaceLocator) -> Bool {
    let side = callout.look.side?.direction
    guard let place = callout.mark.labelledPlace, !callout.look.isPlaced, let side, dimension.side != 0,
      side[dimension.axis] == 0, side[dimension.axis.other] == dimension.side,
      let point = try? places.seenPoint(of: place)
    else { return false }
    return [dimension.line.start, dimension.line.end].contains {
      abs($0[dimension.axis] - point[dimension.axis]) < site.length(Self.lineOfWords)
    }
  }

  /// The height of a line of words, in points of an annotation.
  private static let lineOfWords = 14.0

  /// How much broader than an upright dimension is long words are that would hide it: they stand beside it.
  private static let broad = 1.5

  /// The width from which words stand beside an upright line outside of a view, in points: on it they would hold it far
  /// from what it measures.
  static let broadest = 48.0

  /// The distance of a dimension from one that it includes, in points.
  static let nesting = 9.0

  /// How far a dimension goes to stand on one line with others, in points.
  static let railReach = 32.0

  func badge(of dimension: Dimension) -> Badge {
    // A number that the author typed would stay when the layout changes.
    let number = dimension.callout.look.text(
      dimension.ownLength ?? dimension.reach.upperBound - dimension.reach.lowerBound)
    let words = dimension.callout.text?.replacing(Callout.numberSign, with: number) ?? number
    return Badge(text: words, look: dimension.callout.look, on: site)
  }

  /// Whether words of a width would hide an upright line of that length, or hold it far from the view.
  func hidesLine(_ width: Double, of dimension: Dimension) -> Bool {
    let length = dimension.reach.upperBound - dimension.reach.lowerBound
    return width > Self.broad * length || dimension.side != 0 && width > site.length(Self.broadest)
  }

  /// Whether words stand beside an upright line, and are not in the way of its place.
  func areWordsAside(_ badge: Badge, of dimension: Dimension) -> Bool {
    let width = badge.size.width
    return dimension.axis == .vertical && hidesLine(width, of: dimension) && !isAcrossBorder(width, beside: dimension)
  }

  /// The distance from the edge that is measured.
  func standardDistance(of badge: Badge, for dimension: Dimension) -> Double {
    // A number on a vertical bar must not touch the view.
    let length = dimension.reach.upperBound - dimension.reach.lowerBound
    let width = badge.size.width
    let isBeside =
      !site.holdsNumber(badge.size.height, on: length) || areWordsAside(badge, of: dimension)
      || isCrowded(dimension.axis) && isNumber(badge)
    // Those of all panels stand at one distance.
    let broadest = dimension.side != 0 && isNumber(badge) ? site.length(placed.habits.broadestNumber) : 0
    let breadth = dimension.axis == .vertical && !isBeside ? max(width, broadest) / 2 + site.length(4) : 0
    return max(site.length(BarShape.distance), breadth)
  }

  /// Places a dimension along a diagonal in coordinates in which it is level, and turns it back.
  private mutating func placeAligned(_ dimension: Dimension, from: Place, to: Place) {
    // 1. The turn, at most a quarter in both directions, so that text stays legible.
    let line =
      dimension.line.start.x <= dimension.line.end.x
      ? dimension.line : Segment(dimension.line.end, dimension.line.start)
    let along = Point((line.end.x - line.start.x) / line.length, (line.end.y - line.start.y) / line.length)
    let turn = Transform(a: along.x, b: along.y, c: -along.y, d: along.x, tx: line.start.x, ty: line.start.y)
    guard let back = turn.inverted else { return }
    // 2. The level dimension.
    let scene = site.scene.turned(by: back, aboutViewAt: dimension.area?.view ?? 0)
    let level = site.turned(scene, constraints: [])
    var placer = AnnotationPlacer(site: level)
    // Turned, a long label is a row of small boxes.
    placer.note(occupancy.labels.flatMap(\.squares).map { .label(back.apply(to: $0)) })
    let places = PlaceLocator(scene: scene, figure: site.figure)
    // Nothing is cut off of what is turned.
    try? placer.place(
      Dimension(
        callout: dimension.callout, line: Segment(.zero, Point(line.length, 0)), axis: .horizontal,
        area: from.offset == .zero ? places.sharedArea(from, to) : nil, ownLength: dimension.ownLength,
        views: dimension.views))
    // 3. Its marks, turned with it.
    add(turned: placer, by: turn)
  }

  /// - Throws: If a crop cuts off where it would stand.
  private mutating func place(_ dimension: Dimension) throws(PlaceLocator.Absence) {
    var sketch = sketch(of: dimension)
    sketch.places = places(of: sketch, for: dimension)
    sketch.isBeyondCrop = isBeyondCrop(dimension)
    let seen = site.scene.uncut.extent(sketch.axis.other)
    if sketch.isBeyondCrop || !sketch.places.contains(where: { seen.contains($0.cross) }) {
      guard sketch.isSeen(in: site.scene.uncut), let first = sketch.places.first else { throw .cropped }
      if !sketch.isBeyondCrop { sketch.places = [(atCrop(first.cross, of: sketch), 0)] }
    }
    let whole = occupancy.whole
    if sketch.isBeyondCrop { occupancy.whole = nil }
    defer { occupancy.whole = whole }
    guard case (var bar, let owner)? = bars.place(sketch, in: &occupancy) else { return }
    bar.shape.clear(
      low: clearExtent(beside: bar.shape, at: bar.shape.low), high: clearExtent(beside: bar.shape, at: bar.shape.high))
    let isOnRail = dimension.rail.map { abs($0.cross - bar.shape.cross) < site.length(1) } ?? false
    let badge = place(
      numberPlaces(of: bar, for: dimension), owner: owner,
      preferring: isOnRail ? dimension.rail?.numberChoice : nil)
    placed.habits.note(bar, badgeAt: badge?.place.center, on: site)
    if let badge {
      let signs: [any Mark] = badge.leader + [badge]
      add(signs: sketch.isBeyondCrop ? [MarkGroup(isBeyondCrop: true, marks: signs)] : signs)
    }
    if dimension.side != 0 {
      let edge = standingEdge(of: dimension, on: dimension.side)
      let isOuter = edgeOfIncluded(in: dimension, beside: edge) != nil
      noteDistance(abs(bar.shape.cross - edge), of: dimension, isOuter: isOuter)
      dimensions.append(StandingDimension(dimension, beside: edge, at: bar.shape.cross, badge: badge?.place))
    }
    guard dimension.callout.look.hasLine else { return }
    dimensionMarks.append((placed.marks.count, owner - 1, bar))
    add(marks: mark(of: bar))
  }

  private func mark(of bar: PlacedBar) -> MarkGroup {
    let (axis, shape) = (bar.shape.axis, bar.shape)
    let seen = site.scene.uncut.extent(axis)
    var marks: [any Mark] = [bar]
    // Of one that is cut off along the torn edge, too, no end is drawn where nothing is.
    if bar.sketch.isBeyondCrop, !(seen.contains(shape.low) && seen.contains(shape.high)) {
      let lines = shape.witnessLines.reduce(shape.footprint) { $0.union(Rect(between: $1.start, $1.end)) }
      let across = lines.extent(axis.other)
      let ends = [(seen.lowerBound, across.lowerBound), (seen.upperBound, across.upperBound)].map {
        Point(along: axis, min(max($0, shape.low - shape.halfCap), shape.high + shape.halfCap), across: $1)
      }
      marks = [ClippedMarks(marks: marks, clip: .rect(Rect(between: ends[0], ends[1])))]
    }
    return MarkGroup(classes: ["strut-dimension"], isBeyondCrop: bar.sketch.isBeyondCrop, marks: marks)
  }

  /// Has arrows point from outside at the ends of dimensions that are as short as their numbers, now that it is known
  /// what stands beside them.
  mutating func turnArrowsOutOfDimensions() {
    let turned = bars.turnArrowsOut(among: dimensionMarks.map(\.bar), in: occupancy)
    for (mark, bar, var placedBar) in dimensionMarks where turned.contains(bar) {
      placedBar.shape.isShort = true
      placed.marks[mark] = self.mark(of: placedBar)
    }
  }

  /// Whether a badge is read as a number in a row of them; longer words find room where they can.
  func isNumber(_ badge: Badge) -> Bool { badge.size.width <= site.length(AnnotationPlacer.longestNumber) }

  /// The dimension as a bar without a place.
  func sketch(of dimension: Dimension) -> BarSketch {
    let (start, end, axis) = (dimension.line.start, dimension.line.end, dimension.axis)
    let look = dimension.callout.look
    let (low, high) = start[axis] <= end[axis] ? (start, end) : (end, start)
    // Lines lead to what is seen of the views.
    func extent(_ point: Point) -> ClosedRange<Double> {
      let whole = dimension.extent(at: point)
      return whole.shared(with: site.scene.uncut.extent(axis.other)) ?? whole
    }
    func edge(_ point: Point) -> ClosedRange<Double>? {
      let straight = point == start ? dimension.straight?.from : dimension.straight?.to
      return site.onDevice(straight ?? extent(point), at: point[axis], along: axis.other) ?? straight
    }
    let badge = badge(of: dimension)
    return BarSketch(
      constraint: BarSketch.noConstraint, dimension: dimension.callout.mark, words: dimension.callout.text, axis: axis,
      low: low[axis], high: high[axis], places: [],
      lowExtent: extent(low), highExtent: extent(high),
      lowEdge: edge(low), highEdge: edge(high), badge: badge,
      style: ConstraintStyle(badge: BadgeStyle(measureIn: look.color), dash: look.dash), own: dimension.views,
      unseenEnds: guideEnds(of: dimension), middles: dimension.middles, isSize: dimension.area != nil,
      outward: dimension.side,
      isChained: dimension.rail?.isChained ?? bars.habits.chainedAxes.contains(axis),
      isAside: isCrowded(axis) && isNumber(badge) || areWordsAside(badge, of: dimension))
  }
}

extension AnnotationPlacer {
  /// The ends of a dimension on edges of guides that nothing shows: it would end in nothing.
  private func guideEnds(of dimension: Dimension) -> [UnseenEnd] {
    guard case .dimension(let from, let to, _) = dimension.callout.mark, !dimension.isTurned,
      !site.isAsked(for: .safeArea), !site.isAsked(for: .margins)
    else { return [] }
    let axis = dimension.axis
    return zip([from, to], [dimension.line.start, dimension.line.end]).compactMap { place, end in
      guard place.offset == .zero, case .view(let name, .guide(let guide)?, _, _) = place.anchor,
        [.safeArea, .margins, .readable].contains(guide), let index = site.scene.index(of: name),
        guide != .readable || !site.viewsAndRoot(with: .readable).contains(where: { $0.index == index }),
        let own = site.scene.panel.views[index].frame(of: .guide(guide), on: site.figure.platform)
      else { return nil }
      let rect = site.scene.toPanel[index].apply(to: own)
      func isOnEdge(of rect: Rect) -> Bool {
        let extent = rect.extent(axis)
        return min(abs(end[axis] - extent.lowerBound), abs(end[axis] - extent.upperBound)) < 0.5
      }
      guard isOnEdge(of: rect), !isOnEdge(of: site.scene.box(ofViewAt: index)) else { return nil }
      return UnseenEnd(position: end[axis], extent: site.scene.shownExtent(of: rect, axis.other))
    }
  }
}

/// A dimension with its place beside what it measures.
struct StandingDimension {
  private let dimension: Dimension
  /// The edge that it stands beside, across the axis.
  let edge: Double
  /// Its line, across the axis.
  let cross: Double
  /// The outer edge of its line and its number, across the axis.
  let outermost: Double

  fileprivate init(_ dimension: Dimension, beside edge: Double, at cross: Double, badge: Rect?) {
    (self.dimension, self.edge, self.cross) = (dimension, edge, cross)
    // A number on the line is in no other line's way.
    guard let number = badge?.extent(dimension.axis.other), !number.contains(cross) else {
      outermost = cross
      return
    }
    outermost = dimension.side > 0 ? max(cross, number.upperBound) : min(cross, number.lowerBound)
  }

  func isIncluded(in other: Dimension) -> Bool { dimension.isIncluded(in: other) }

  /// Whether it measures a part of what another one beside it does.
  func isShared(with other: Dimension) -> Bool {
    dimension.axis == other.axis && dimension.side == other.side && dimension.reach.overlapsInside(other.reach)
  }
}

extension Rect {
  /// The rectangle in pieces that are about as wide as they are high.
  var squares: [Rect] {
    let count = max(1, min(40, (width / max(1, height)).rounded(.up)))
    return stride(from: 0, to: count, by: 1).map {
      Rect(x: minX + width * $0 / count, y: minY, width: width / count, height: height)
    }
  }
}

extension BadgeStyle {
  /// The colour of measures, or the author's.
  init(measureIn color: Color?) {
    let ink = color.map(Ink.color) ?? .token(.measure)
    self.init(ink: ink, badgeInk: ink, textInk: Ink(.onMeasure(color)))
  }
}

extension CalloutLook {
  /// A length with as many digits as its author wants.
  func text(_ length: Double) -> String { formatted(length, maximumFractionDigits: maximumFractionDigits ?? 2) }
}
