import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Springs and struts: what of each view's lengths keeps its size, red bars, and what gives way, blue springs.
  ///
  /// Where nothing along an axis is flexible, the far margin gives way nevertheless: it is drawn in dots. A view that
  /// does not translate its mask is placed by constraints, and its mask does nothing.
  mutating func drawAutoresizing() {
    for (index, details) in views(with: .autoresizing) {
      let view = scene.panel.views[index]
      guard let superview = view.superview, view.translatesAutoresizingMask, view.frame.isFinite,
        view.transform.isIdentity
      else { continue }
      let toPanel = scene.frameToPanel(ofViewAt: index)
      let frame = toPanel.apply(to: view.frame)
      let around = scene.box(ofViewAt: superview)
      var items: [Item] = []
      for axis in Axis.allCases {
        items += springs(view.autoresizingMask, along: axis, frame: frame, around: around, color: details.color)
      }
      addMarks(items, class: "strut-autoresizing")
      occupancy.avoid(Rect(x: frame.minX, y: frame.midY - 4, width: frame.width, height: 8), cost: 6)
    }
  }

  private func springs(
    _ mask: AutoresizingMask, along axis: Axis, frame: Rect, around: Rect, color: Color?
  ) -> [Item] {
    let flexible = mask.flexibility(along: axis)
    let cross = (axis == .horizontal ? frame.midY : frame.midX)
    let (outer, inner) = (around.extent(axis), frame.extent(axis))
    var items = margin(from: outer.lowerBound, to: inner.lowerBound, cross: cross, axis, flexible.near, color)
    // Inside the view only what stretches is drawn.
    if flexible.length {
      let colors = theme(at: [frame.center])
      items += spring(from: inner.lowerBound, to: inner.upperBound, cross: cross, axis, color ?? colors[.ok])
    }
    if !flexible.near, !flexible.length, !flexible.far {
      items.append(
        piece(
          from: inner.upperBound, to: outer.upperBound, cross: cross, axis,
          stroke: stroke(theme[.guide], dash: [2, 2])))
    } else {
      items += margin(from: inner.upperBound, to: outer.upperBound, cross: cross, axis, flexible.far, color)
    }
    return items
  }

  private func margin(
    from start: Double, to end: Double, cross: Double, _ axis: Axis, _ isFlexible: Bool, _ color: Color?
  ) -> [Item] {
    var middle = Point.zero
    middle[axis] = (start + end) / 2
    middle[axis.other] = cross
    let colors = theme(at: [middle])
    return isFlexible
      ? spring(from: start, to: end, cross: cross, axis, color ?? colors[.ok])
      : strut(from: start, to: end, cross: cross, axis, color ?? colors[.conflict])
  }

  /// A fixed length: a bar with caps; of no length, a cap alone.
  private func strut(from start: Double, to end: Double, cross: Double, _ axis: Axis, _ color: Color) -> [Item] {
    let pen = stroke(color)
    let caps = [start + 1e-6, end - 1e-6].map { place -> Item in
      var (near, far) = (Point.zero, Point.zero)
      let position = context.grid.center(place, width: pen.width)
      near[axis] = position
      far[axis] = position
      near[axis.other] = cross - halfCap
      far[axis.other] = cross + halfCap
      return line(from: near, to: far, stroke: pen)
    }
    return abs(end - start) < 0.5
      ? [caps[0]] : caps + [piece(from: start, to: end, cross: cross, axis, stroke: pen)]
  }

  /// A flexible length: a zigzag with flat ends.
  private func spring(from start: Double, to end: Double, cross: Double, _ axis: Axis, _ color: Color) -> [Item] {
    let pen = stroke(color)
    let span = end - start
    guard abs(span) >= 1 else { return [] }
    let (pitch, amplitude) = (length(6), length(3))
    let flat = min(length(6), abs(span) / 4)
    let direction = span < 0 ? -1.0 : 1
    let turns = max(1, min(10_000, ((abs(span) - 2 * flat) / pitch).rounded(.down)))
    let step = (abs(span) - 2 * flat) / turns
    func point(_ along: Double, _ across: Double) -> Point {
      var point = Point.zero
      point[axis] = start + along * direction
      point[axis.other] = context.grid.center(cross, width: pen.width) + across
      return point
    }
    var points = [point(0, 0), point(flat, 0)]
    for turn in 0..<Int(turns) {
      let begin = flat + Double(turn) * step
      points.append(point(begin + step * 0.25, -amplitude))
      points.append(point(begin + step * 0.75, amplitude))
    }
    points += [point(abs(span) - flat, 0), point(abs(span), 0)]
    var path = pen
    path.join = .round
    return [.shape(Shape(.polyline(points), stroke: path))]
  }

  private func piece(from start: Double, to end: Double, cross: Double, _ axis: Axis, stroke: Stroke) -> Item {
    var (near, far) = (Point.zero, Point.zero)
    near[axis] = start
    far[axis] = end
    near[axis.other] = cross
    far[axis.other] = cross
    return line(from: near, to: far, stroke: stroke)
  }
}
