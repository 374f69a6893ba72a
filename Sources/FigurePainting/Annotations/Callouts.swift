import Figures
import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// The author's own marks: lettered discs, texts, dimension lines, arrows and circles.
  ///
  /// - Parameter report: Is told of a callout that points at a view that is not there.
  mutating func drawCallouts(report: (Callout) -> Void) {
    for callout in scene.panel.callouts where !draw(callout) { report(callout) }
  }

  /// Whether the callout's views are there.
  private mutating func draw(_ callout: Callout) -> Bool {
    let color = callout.color
    switch callout.mark {
    case .label(let text, let anchor):
      guard let point = point(of: anchor) else { return false }
      drawDisc(text, at: point, away: direction(of: anchor), color: color ?? theme[.ink])
    case .text(let text, let anchor):
      guard let point = point(of: anchor) else { return false }
      drawText(text, at: point, isFixed: anchor.isPoint, color: color ?? readableInk(at: point))
    case .dimension(let from, let to, let text):
      guard let start = point(of: from), let end = point(of: to) else { return false }
      drawDimension(from: start, to: end, text: text, color: color ?? theme[.measure])
    case .arrow(let from, let to):
      guard let start = point(of: from), let end = point(of: to) else { return false }
      drawArrow(from: start, to: end, color: color ?? theme[.ink])
    case .circle(let anchor):
      guard let point = point(of: anchor) else { return false }
      let ring = Shape(.circle(center: point, radius: length(5)), stroke: stroke(color ?? theme[.measure], width: 1.5))
      addMarks([.shape(ring)], class: "strut-callout")
    }
    return true
  }

  // MARK: Anchors

  /// Where an anchor is in the panel, through the view's transform; `nil` where the view is gone.
  func point(of anchor: CalloutAnchor) -> Point? {
    switch anchor {
    case .point(let point): return point.x.isFinite && point.y.isFinite ? point : nil
    case .view(let name, let place):
      guard let index = scene.index(of: name) else { return nil }
      let view = scene.panel.views[index]
      let point = scene.toPanel[index].apply(to: place.point(in: view))
      return point.x.isFinite && point.y.isFinite ? point : nil
    }
  }

  /// Away from the view, where a disc may stand.
  private func direction(of anchor: CalloutAnchor) -> Point {
    guard case .view(let name, let place) = anchor, let view = scene.view(named: name) else { return Point(-1, -0.4) }
    let mirrored = view.direction == .rightToLeft
    switch place {
    case .left: return Point(-1, 0)
    case .leading: return Point(mirrored ? 1 : -1, 0)
    case .right: return Point(1, 0)
    case .trailing: return Point(mirrored ? -1 : 1, 0)
    case .top, .centerX, .width: return Point(0, -1)
    case .bottom: return Point(0, 1)
    case .height, .centerY: return Point(1, 0)
    case .baseline, .firstBaseline, .lastBaseline: return Point(-1, 0)
    case .topLeft, .origin: return Point(-0.7, -0.7)
    case .topRight: return Point(0.7, -0.7)
    case .bottomLeft: return Point(-0.7, 0.7)
    case .bottomRight: return Point(0.7, 0.7)
    case .center: return Point(0.7, -0.7)
    }
  }

  // MARK: Marks

  /// A lettered disc beside what it names, with a line to a dot there.
  private mutating func drawDisc(_ text: String, at point: Point, away: Point, color: Color) {
    let font = font(10, weight: .bold)
    let side = max(length(16), labelSize(text, font: font).width + length(6))
    let size = Size(side, length(16))
    var candidates: [Occupancy.Candidate] = []
    for (ring, distance) in [22.0, 32, 46, 64].enumerated() {
      for (turn, angle) in [0.0, 0.5, -0.5, 1, -1].enumerated() {
        let turned = Transform.rotation(radians: angle).apply(to: away)
        let center = Point(point.x + turned.x * length(distance), point.y + turned.y * length(distance))
        candidates.append(Occupancy.Candidate(center, cost: Double(ring * 2 + turn)))
      }
    }
    let place = occupancy.place(size, at: candidates)
    let isDark = color.luminance < 0.4
    addMarks(
      [
        line(from: place.center, to: point, stroke: stroke(color, width: 0.75)),
        .shape(Shape(.circle(center: point, radius: length(1.8)), fill: .color(color))),
      ], class: "strut-callout")
    let textColor = color.token == nil ? (isDark ? .white : Color(hex: 0x1C1C1E)) : theme[.badgeText]
    labels.append(
      .group(
        Group(
          classes: ["strut-callout"],
          items: [
            .shape(Shape(.roundedRect(context.grid.rect(place), radius: length(8)), fill: .color(color))),
            context.textItem(text, font: font, color: textColor, at: place.center),
          ])))
  }

  private mutating func drawText(_ text: String, at point: Point, isFixed: Bool, color: Color) {
    let font = font(11)
    let size = labelSize(text, font: font)
    let (dx, dy) = (size.width / 2 + length(4), size.height / 2 + length(4))
    let candidates =
      isFixed
      ? [Occupancy.Candidate(point)]
      : [
        Occupancy.Candidate(Point(point.x, point.y - dy)), Occupancy.Candidate(Point(point.x + dx, point.y), cost: 1),
        Occupancy.Candidate(Point(point.x, point.y + dy), cost: 1),
        Occupancy.Candidate(Point(point.x - dx, point.y), cost: 1),
      ]
    let place = occupancy.place(size, at: candidates)
    labels.append(context.textItem(text, font: font, color: color, at: place.center))
  }

  /// A line between two anchors with caps across it and its length, or the author's text, on it.
  ///
  /// Anchors that differ little along an axis are measured along the other one.
  private mutating func drawDimension(from start: Point, to end: Point, text: String?, color: Color) {
    let (dx, dy) = (abs(end.x - start.x), abs(end.y - start.y))
    let axis: Axis = dx >= dy ? .horizontal : .vertical
    let measured = start.x == end.x || start.y == end.y ? max(dx, dy) : abs(end[axis] - start[axis])
    let low = min(start[axis], end[axis])
    let high = max(start[axis], end[axis])
    let style = ConstraintStyle(
      color: color, badgeColor: color, badgeTextColor: color.token == nil ? .white : theme[.badgeText], width: 1,
      dash: [],
      isHollow: false, isBroken: false, classes: [])
    let (one, other) = start[axis] <= end[axis] ? (start, end) : (end, start)
    let cross = (start[axis.other] + end[axis.other]) / 2
    let sketch = BarSketch(
      constraint: -1, axis: axis, low: low, high: high, places: [(cross, 0)],
      lowExtent: one[axis.other]...one[axis.other], highExtent: other[axis.other]...other[axis.other],
      badge: Badge(text: text ?? formatted(measured)), style: style, own: [])
    let bar = PlacedBar(
      sketch: sketch, cross: cross, isShort: high - low < length(12), tail: length(12))
    var drawings: [Int: ConstraintDrawing] = [:]
    avoid(bar, owner: -1)
    drawBadge(on: bar, owner: -1, into: &drawings)
    addMarks(draw(bar), class: "strut-dimension")
    labels += drawings[-1]?.badges ?? []
  }

  private mutating func drawArrow(from start: Point, to end: Point, color: Color) {
    let distance = start.distance(to: end)
    guard distance > 1e-6 else { return }
    let unit = Point((end.x - start.x) / distance, (end.y - start.y) / distance)
    let head = min(length(8), distance / 2)
    let base = Point(end.x - unit.x * head, end.y - unit.y * head)
    let side = Point(-unit.y * head * 0.45, unit.x * head * 0.45)
    addMarks(
      [
        line(from: start, to: base, stroke: stroke(color, width: 1.5)),
        .shape(Shape(.polyline([end, base + side, base - side], closed: true), fill: .color(color))),
      ], class: "strut-callout")
  }
}

extension CalloutAnchor {
  fileprivate var isPoint: Bool {
    if case .point = self { true } else { false }
  }
}

extension CalloutAnchor.Place {
  /// The place in a view's own coordinates.
  func point(in view: SolvedView) -> Point {
    let bounds = view.bounds
    let mirrored = view.direction == .rightToLeft
    func baseline(_ offset: Double?) -> Point { Point(bounds.minX, offset.map { bounds.minY + $0 } ?? bounds.maxY) }
    switch self {
    case .left: return Point(bounds.minX, bounds.midY)
    case .right: return Point(bounds.maxX, bounds.midY)
    case .leading: return Point(mirrored ? bounds.maxX : bounds.minX, bounds.midY)
    case .trailing: return Point(mirrored ? bounds.minX : bounds.maxX, bounds.midY)
    case .top: return Point(bounds.midX, bounds.minY)
    case .bottom: return Point(bounds.midX, bounds.maxY)
    // A size is named at the side that shows it, away from the middle that the edge's own letter has.
    case .width: return Point(bounds.minX + bounds.width * 0.75, bounds.minY)
    case .height: return Point(bounds.maxX, bounds.minY + bounds.height * 0.75)
    case .center, .centerX, .centerY: return bounds.center
    case .topLeft, .origin: return bounds.origin
    case .topRight: return Point(bounds.maxX, bounds.minY)
    case .bottomLeft: return Point(bounds.minX, bounds.maxY)
    case .bottomRight: return Point(bounds.maxX, bounds.maxY)
    case .firstBaseline: return baseline(view.firstBaseline)
    case .baseline, .lastBaseline: return baseline(view.lastBaseline)
    }
  }
}
