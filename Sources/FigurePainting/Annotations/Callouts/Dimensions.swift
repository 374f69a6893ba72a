import Figures
import Geometry
import Graphics
import ViewLayout

extension AnnotationPlacer {
  /// A dimension line between two anchors, with its length or the author's text.
  ///
  /// Between vertical edges it is horizontal, between horizontal edges vertical, and otherwise along the axis with the
  /// larger distance. A side of a view is measured next to the view.
  ///
  /// - Returns: Whether both anchors are in the picture.
  mutating func placeDimension(_ callout: Callout, anchors: AnchorReader) -> Bool {
    guard case .dimension(let from, let to, let text) = callout.mark, let start = anchors.point(of: from),
      let end = anchors.point(of: to)
    else { return false }
    let isLevel = abs(end.x - start.x) >= abs(end.y - start.y)
    let axis = anchors.sharedAxis(from, to) ?? (isLevel ? .horizontal : .vertical)
    let (low, high) = start[axis] <= end[axis] ? (start, end) : (end, start)
    var sketch = BarSketch(
      constraint: BarSketch.noConstraint, axis: axis, low: low[axis], high: high[axis],
      places: [((start[axis.other] + end[axis.other]) / 2, 0)],
      lowExtent: low[axis.other]...low[axis.other], highExtent: high[axis.other]...high[axis.other],
      badge: Badge(text: text ?? formatted(abs(end[axis] - start[axis])), on: site),
      style: ConstraintStyle(badge: BadgeStyle(measureIn: callout.color)))
    if let view = anchors.sharedView(from, to), let places = places(of: sketch, beside: view, at: start) {
      sketch.places = places
      sketch.own = [view]
      sketch.isSize = true
    }
    guard let (bar, owner) = bars.place(sketch, in: &occupancy) else { return true }
    if let badge = place(bars.badge(of: bar), owner: owner) { add(signs: badge.leader + [badge]) }
    add(marks: MarkGroup(classes: ["strut-dimension"], marks: [bar]))
    return true
  }

  /// Positions outside the side of a view that a dimension measures; `nil` if it measures none.
  private func places(of bar: BarSketch, beside view: Int, at point: Point) -> [(cross: Double, cost: Double)]? {
    let (axis, place) = (bar.axis, point[bar.axis.other])
    let across = site.scene.box(ofViewAt: view).extent(axis.other)
    let outward: Double
    if abs(place - across.upperBound) < 0.5 {
      outward = 1
    } else if abs(place - across.lowerBound) < 0.5 {
      outward = -1
    } else {
      return nil
    }
    // A number on a vertical bar must not touch the view.
    let isBeside = bar.high - bar.low < site.length(24)
    let breadth = axis == .vertical && !isBeside ? bar.badge.size.width / 2 + site.length(2) : 0
    let offset = max(site.length(10), breadth)
    return (0..<4).map { number in
      (place + outward * (offset + Double(number) * site.length(14)), Double(number) * 3)
    }
  }
}

extension BadgeStyle {
  /// The colour of measures, or the author's.
  fileprivate init(measureIn color: Color?) {
    let ink = color.map(Ink.color) ?? .token(.measure)
    self.init(ink: ink, badgeInk: ink, textInk: Ink(.onMeasure(color)))
  }
}
