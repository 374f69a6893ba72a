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
  mutating func placeDimension(_ callout: Callout, places: PlaceLocator) throws(PlaceLocator.Absence) {
    guard case .dimension(let from, let to, let wanted) = callout.mark else { return }
    let (start, end) = (try places.point(of: from), try places.point(of: to))
    let line = Segment(start, end)
    let area = places.sharedArea(from, to)
    let isLevel = abs(end.x - start.x) >= abs(end.y - start.y)
    let axis: Axis
    switch wanted {
    case .horizontal: axis = .horizontal
    case .vertical: axis = .vertical
    case .aligned: axis = isLevel ? .horizontal : .vertical
    case nil: axis = places.sharedAxis(from, to) ?? (isLevel ? .horizontal : .vertical)
    }
    let isAligned = wanted == .aligned || wanted == nil && (places.isTurned(from) || places.isTurned(to))
    if isAligned, line.isDiagonal {
      placeAligned(Dimension(callout: callout, line: line, axis: .horizontal, area: area), from: from, to: to)
    } else {
      let outward = places.sharedSide(from, to, across: axis)
      place(Dimension(callout: callout, line: line, axis: axis, area: area, outward: outward))
    }
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
    let places = PlaceLocator(scene: scene, platform: site.figure.platform)
    placer.place(
      Dimension(
        callout: dimension.callout, line: Segment(.zero, Point(line.length, 0)), axis: .horizontal,
        area: from.offset == .zero ? places.sharedArea(from, to) : nil))
    // 3. Its marks, turned with it.
    add(turned: placer, by: turn)
  }

  private mutating func place(_ dimension: Dimension) {
    let (start, end, axis) = (dimension.line.start, dimension.line.end, dimension.axis)
    let look = dimension.callout.look
    let (low, high) = start[axis] <= end[axis] ? (start, end) : (end, start)
    // A number that the author typed would stay when the layout changes.
    let number = formatted(abs(end[axis] - start[axis]))
    let words = dimension.callout.text?.replacing("{}", with: number) ?? number
    var sketch = BarSketch(
      constraint: BarSketch.noConstraint, axis: axis, low: low[axis], high: high[axis], places: [],
      lowExtent: low[axis.other]...low[axis.other], highExtent: high[axis.other]...high[axis.other],
      badge: Badge(text: words, look: look, on: site),
      style: ConstraintStyle(badge: BadgeStyle(measureIn: look.color), dash: look.dash))
    sketch.places = places(of: sketch, for: dimension)
    if let area = dimension.area {
      sketch.own = [area.view]
      sketch.isSize = true
    }
    guard let (bar, owner) = bars.place(sketch, in: &occupancy) else { return }
    if let badge = place(bars.badge(of: bar), owner: owner) { add(signs: badge.leader + [badge]) }
    if look.hasLine { add(marks: MarkGroup(classes: ["strut-dimension"], marks: [bar])) }
  }

  /// The positions of a bar across its axis: on the author's side, outside the side of a view that it measures, between
  /// its ends, or outside of a view whose middle it measures, where a text may be.
  private func places(of bar: BarSketch, for dimension: Dimension) -> [(cross: Double, cost: Double)] {
    let (axis, look) = (bar.axis, dimension.callout.look)
    let ends = [dimension.line.start, dimension.line.end].map { $0[axis.other] }
    let across = dimension.area?.box.extent(axis.other) ?? (ends.min() ?? 0)...(ends.max() ?? 0)
    // A number on a vertical bar must not touch the view.
    let isBeside = bar.high - bar.low < site.length(24)
    let breadth = axis == .vertical && !isBeside ? bar.badge.size.width / 2 + site.length(2) : 0
    let standard = max(site.length(10), breadth)
    func lanes(_ outward: Double, cost: Double = 0) -> [(cross: Double, cost: Double)] {
      let edge = outward > 0 ? across.upperBound : across.lowerBound
      if let offset = look.offset { return [(edge + outward * site.length(offset), cost)] }
      let near = (0..<4).map { (edge + outward * (standard + Double($0) * site.length(14)), cost + Double($0) * 3) }
      // In a narrow margin the number would lie across the screen's edge.
      let screen = site.scene.shownRect.extent(axis.other)
      let margin = outward > 0 ? screen.upperBound - edge : edge - screen.lowerBound
      guard margin > 0, margin < 2 * standard else { return near }
      return near + [(edge + outward * (margin + standard + site.length(2)), cost + 1)]
    }
    if let outward = look.side?.direction[axis.other], outward != 0 { return lanes(outward < 0 ? -1 : 1) }
    if dimension.area != nil {
      if abs(ends[0] - across.upperBound) < 0.5 { return lanes(1) }
      if abs(ends[0] - across.lowerBound) < 0.5 { return lanes(-1) }
    }
    if look.offset != nil { return lanes(1) + lanes(-1, cost: 2) }
    let middle = (cross: (ends[0] + ends[1]) / 2, cost: 0.0)
    guard dimension.area == nil else { return [middle] + lanes(1, cost: 2) + lanes(-1, cost: 2) }
    // Between two edges on one side of their views, the views would lie under the line.
    if dimension.outward != 0, abs(ends[0] - ends[1]) < 0.5 {
      return lanes(dimension.outward) + [(middle.cross, 6)]
    }
    // Elsewhere in the line of either end, or beside the middle, where something else is there.
    let atEnds = abs(ends[0] - ends[1]) < site.length(14) ? [] : [(ends[1], 2.0), (ends[0], 2.5)]
    let beside = [1.0, -1, 2, -2].enumerated().map { number, lane in
      (cross: middle.cross + lane * site.length(14), cost: 4 + Double(number) * 1.5)
    }
    return [middle] + atEnds + beside
  }
}

extension Rect {
  /// The rectangle in pieces that are about as wide as they are high.
  fileprivate var squares: [Rect] {
    let count = max(1, min(40, (width / max(1, height)).rounded(.up)))
    return stride(from: 0, to: count, by: 1).map {
      Rect(x: minX + width * $0 / count, y: minY, width: width / count, height: height)
    }
  }
}

/// A dimension whose places are found.
private struct Dimension {
  var callout: Callout
  var line: Segment
  var axis: Axis
  /// The view whose size it measures, and its box or that of its part.
  var area: (view: Int, box: Rect)?
  /// The side of their views, across the axis, on which both places lie: −1 or 1; 0 for none.
  var outward = 0.0
}

extension BadgeStyle {
  /// The colour of measures, or the author's.
  init(measureIn color: Color?) {
    let ink = color.map(Ink.color) ?? .token(.measure)
    self.init(ink: ink, badgeInk: ink, textInk: Ink(.onMeasure(color)))
  }
}
