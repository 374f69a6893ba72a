import Figures
import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// A line between two anchors with caps across it and its length, or the author's text, on it.
  ///
  /// Two upright edges are measured across, two level ones up and down, and anything else along the axis on which it
  /// lies further apart. A side of a view is measured beside it, as its width or height would be.
  ///
  /// - Parameters:
  ///   - edgeAxis: The axis along which both anchors are edges, if there is one.
  ///   - view: The view that both anchors are on, if it is one.
  mutating func drawDimension(
    from start: Point, to end: Point, along edgeAxis: Axis?, of view: Int?, text: String?, color: Color
  ) {
    let (dx, dy) = (abs(end.x - start.x), abs(end.y - start.y))
    let axis = edgeAxis ?? (dx >= dy ? .horizontal : .vertical)
    let measured = abs(end[axis] - start[axis])
    let style = ConstraintStyle(
      color: color, badgeColor: color, badgeTextColor: color.token == nil ? .white : theme[.badgeText], width: 1,
      dash: [], isHollow: false, isBroken: false, classes: [])
    let (one, other) = start[axis] <= end[axis] ? (start, end) : (end, start)
    let badge = Badge(text: text ?? formatted(measured))
    var sketch = BarSketch(
      constraint: -1, axis: axis, low: one[axis], high: other[axis],
      places: [((start[axis.other] + end[axis.other]) / 2, 0)],
      lowExtent: one[axis.other]...one[axis.other], highExtent: other[axis.other]...other[axis.other],
      badge: badge, style: style, own: [])
    if let view, let places = placesBeside(view, axis: axis, at: start, badge: badge, span: other[axis] - one[axis]) {
      sketch.places = places
      sketch.own = [view]
      sketch.isSize = true
    }
    guard let bar = place(sketch, beside: bars) else { return }
    bars.append(bar)
    var drawings: [Int: ConstraintDrawing] = [:]
    avoid(bar, owner: bars.count)
    drawBadge(on: bar, owner: bars.count, into: &drawings)
    addMarks(draw(bar), class: "strut-dimension")
    labels += drawings[-1]?.badges ?? []
  }

  /// The axis along which two anchors are both edges or middles.
  func sharedAxis(_ one: CalloutAnchor, _ other: CalloutAnchor) -> Axis? {
    guard case .view(_, let start) = one, case .view(_, let end) = other, start.axis == end.axis else { return nil }
    return start.axis
  }

  /// The view that two anchors are both on.
  func sharedView(_ one: CalloutAnchor, _ other: CalloutAnchor) -> Int? {
    guard case .view(let name, _) = one, case .view(name, _) = other else { return nil }
    return scene.index(of: name)
  }

  /// Lanes outside the side of a view that a dimension lies on; `nil` where it lies on none.
  private func placesBeside(
    _ view: Int, axis: Axis, at point: Point, badge: Badge, span: Double
  ) -> [(cross: Double, cost: Double)]? {
    let across = scene.box(ofViewAt: view).extent(axis.other)
    let outward: Double
    if abs(point[axis.other] - across.upperBound) < 0.5 {
      outward = 1
    } else if abs(point[axis.other] - across.lowerBound) < 0.5 {
      outward = -1
    } else {
      return nil
    }
    // A number on an upright bar must not touch the view.
    let isBeside = span < length(24)
    let breadth = axis == .vertical && !isBeside ? badgeSize(badge).width / 2 + length(2) : 0
    let offset = max(length(10), breadth)
    return (0..<4).map { number in
      (point[axis.other] + outward * (offset + Double(number) * length(14)), Double(number) * 3)
    }
  }
}

extension CalloutAnchor.Place {
  /// The axis along which it is an edge or a middle; `nil` for a corner or a center.
  fileprivate var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline: .vertical
    case .width, .height, .center, .topLeft, .topRight, .bottomLeft, .bottomRight, .origin: nil
    }
  }
}
