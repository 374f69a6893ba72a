import Figures
import Geometry
import Graphics
import ViewLayout

extension AnnotationPlacer {
  /// A dimension line between two places, with its length or the author's text.
  ///
  /// Between vertical edges it is horizontal, between horizontal edges vertical, and otherwise along the axis with the
  /// larger distance. A side of a view is measured next to the view.
  mutating func placeDimension(_ callout: Callout, places: PlaceLocator) throws(PlaceLocator.Absence) {
    guard case .dimension(let from, let to, let text) = callout.mark else { return }
    let (start, end) = (try places.point(of: from), try places.point(of: to))
    let isLevel = abs(end.x - start.x) >= abs(end.y - start.y)
    let axis = places.sharedAxis(from, to) ?? (isLevel ? .horizontal : .vertical)
    let (low, high) = start[axis] <= end[axis] ? (start, end) : (end, start)
    var sketch = BarSketch(
      constraint: BarSketch.noConstraint, axis: axis, low: low[axis], high: high[axis],
      places: [((start[axis.other] + end[axis.other]) / 2, 0)],
      lowExtent: low[axis.other]...low[axis.other], highExtent: high[axis.other]...high[axis.other],
      badge: Badge(text: text ?? formatted(abs(end[axis] - start[axis])), on: site),
      style: ConstraintStyle(badge: BadgeStyle(measureIn: callout.color)))
    if let (view, box) = places.sharedArea(from, to) {
      let sides = self.places(of: sketch, beside: box, at: start)
      sketch.places = sides.isAtEdge ? sides.places : sketch.places + sides.places
      sketch.own = [view]
      sketch.isSize = true
    }
    guard let (bar, owner) = bars.place(sketch, in: &occupancy) else { return }
    if let badge = place(bars.badge(of: bar), owner: owner) { add(signs: badge.leader + [badge]) }
    add(marks: MarkGroup(classes: ["strut-dimension"], marks: [bar]))
  }

  /// Positions outside the side of a box that a dimension measures, or outside both if it measures the middle, where a
  /// text may be.
  private func places(
    of bar: BarSketch, beside box: Rect, at point: Point
  ) -> (places: [(cross: Double, cost: Double)], isAtEdge: Bool) {
    let (axis, place) = (bar.axis, point[bar.axis.other])
    let across = box.extent(axis.other)
    // A number on a vertical bar must not touch the view.
    let isBeside = bar.high - bar.low < site.length(24)
    let breadth = axis == .vertical && !isBeside ? bar.badge.size.width / 2 + site.length(2) : 0
    let offset = max(site.length(10), breadth)
    func places(from edge: Double, outward: Double, cost: Double) -> [(cross: Double, cost: Double)] {
      (0..<4).map { (edge + outward * (offset + Double($0) * site.length(14)), cost + Double($0) * 3) }
    }
    let edges = [(across.upperBound, 1.0), (across.lowerBound, -1.0)]
    if let (edge, outward) = edges.first(where: { abs(place - $0.0) < 0.5 }) {
      return (places(from: edge, outward: outward, cost: 0), true)
    }
    return (edges.flatMap { places(from: $0.0, outward: $0.1, cost: 2) }, false)
  }
}

extension BadgeStyle {
  /// The colour of measures, or the author's.
  fileprivate init(measureIn color: Color?) {
    let ink = color.map(Ink.color) ?? .token(.measure)
    self.init(ink: ink, badgeInk: ink, textInk: Ink(.onMeasure(color)))
  }
}
