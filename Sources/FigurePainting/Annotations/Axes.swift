#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

extension AnnotationCanvas {
  /// Axes: the directions in which a view's own x and y grow, from its bounds' origin; and the angle of a turned one,
  /// at its middle.
  mutating func drawAxes() {
    for (index, details) in views(with: .axes) {
      let view = scene.panel.views[index]
      let transform = scene.toPanel[index]
      let origin = transform.apply(to: view.bounds.origin)
      guard origin.x.isFinite, origin.y.isFinite else { continue }
      let x = direction(of: Point(1, 0), through: transform)
      let y = direction(of: Point(0, 1), through: transform)
      var items: [Item] = []
      for (direction, token, letter) in [(x, ThemeToken.conflict, "x"), (y, .ok, "y")] {
        guard let direction else { continue }
        let color = details.color ?? theme[token]
        items += arrow(from: origin, along: direction, length: length(28), color: color)
        // Beside the edge that the axis lies on, on a disc of the page's own: the ground may be of any colour.
        let end = inwards(
          Point(origin.x + direction.x * length(34), origin.y + direction.y * length(34)), ofViewAt: index,
          by: length(11))
        labels.append(.shape(Shape(.circle(center: end, radius: length(6)), fill: .color(theme[.page]))))
        labels.append(context.textItem(letter, font: font(9, weight: .semibold), color: color, at: end))
        occupancy.reserve(Rect(center: end, size: Size(length(12), length(12))))
      }
      addMarks(items, class: "strut-axes")
      drawAngle(of: view, at: index, x: x)
    }
  }

  /// The direction of a vector after the linear part of a transform, one point long; `nil` where it is squeezed away.
  private func direction(of vector: Point, through transform: Transform) -> Point? {
    let end = Point(
      transform.a * vector.x + transform.c * vector.y, transform.b * vector.x + transform.d * vector.y)
    let length = end.distance(to: .zero)
    guard length > 1e-9, length.isFinite else { return nil }
    return Point(end.x / length, end.y / length)
  }

  private func arrow(from start: Point, along direction: Point, length: Double, color: Color) -> [Item] {
    let tip = Point(start.x + direction.x * length, start.y + direction.y * length)
    let head = self.length(5)
    let base = Point(tip.x - direction.x * head, tip.y - direction.y * head)
    let side = Point(-direction.y * head * 0.5, direction.x * head * 0.5)
    let shaft = line(from: start, to: base, stroke: stroke(color, width: 1.5))
    let point = Path.polyline([tip, base + side, base - side], closed: true)
    return cased([shaft, .shape(Shape(point, fill: .color(color)))])
  }

  /// Lines and filled shapes with a rim in the page's colour, on which every colour of the theme is read, whatever lies
  /// under them.
  private func cased(_ items: [Item]) -> [Item] {
    let rim = length(1.5)
    let casing = items.compactMap { item -> Item? in
      guard case .shape(let shape) = item else { return nil }
      let width = (shape.stroke?.width ?? 0) + rim
      let fill = shape.fill.map { _ in Paint.color(theme[.page]) }
      let stroke = Stroke(color: theme[.page], width: width, cap: .round, join: .round)
      return .shape(Shape(shape.path, fill: fill, stroke: stroke))
    }
    return casing + items
  }

  /// A point beside one that lies on a view's edge, a little nearer to its middle.
  private func inwards(_ point: Point, ofViewAt index: Int, by length: Double = 1) -> Point {
    let middle = scene.toPanel[index].apply(to: scene.panel.views[index].bounds.center)
    let share = length / max(length, point.distance(to: middle))
    return Point(point.x + (middle.x - point.x) * share, point.y + (middle.y - point.y) * share)
  }

  /// An arc from the superview's x axis to the view's own.
  private mutating func drawAngle(of view: SolvedView, at index: Int, x: Point?) {
    let parent = scene.frameToPanel(ofViewAt: index)
    guard let x, let base = direction(of: Point(1, 0), through: parent), view.transform.b != 0 || view.transform.a < 0
    else { return }
    // Where the middle is drawn, which a translation takes away from the center.
    let center = scene.toPanel[index].apply(to: view.bounds.center)
    let start = atan2(base.y, base.x)
    var sweep = atan2(x.y, x.x) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep <= -.pi { sweep += 2 * .pi }
    guard abs(sweep) > 1e-3 else { return }
    let radius = length(30)
    let color = theme[.measure]
    let fine = stroke(color, width: 0.75, dash: [2, 2])
    func point(_ angle: Double, _ radius: Double) -> Point {
      Point(center.x + cos(angle) * radius, center.y + sin(angle) * radius)
    }
    let steps = max(2, Int((abs(sweep) / 0.1).rounded(.up)))
    let arc = (0...steps).map { point(start + sweep * Double($0) / Double(steps), radius) }
    addMarks(
      cased([
        line(from: center, to: point(start, radius + length(8)), stroke: fine),
        line(from: center, to: point(start + sweep, radius + length(8)), stroke: fine),
        .shape(Shape(.polyline(arc), stroke: stroke(color))),
      ]), class: "strut-angle")
    let text = "\(formatted((sweep * 180 / .pi * 100).rounded() / 100))°"
    let font = font(9.5, weight: .semibold)
    let size = labelSize(text, font: font)
    let middle = start + sweep / 2
    let place = occupancy.place(
      size,
      at: [
        Occupancy.Candidate(point(middle, radius + length(6) + size.width / 2)),
        Occupancy.Candidate(point(middle, radius * 0.6), cost: 3),
      ])
    labels.append(context.textItem(text, font: font, color: readableMeasure(at: place.center), at: place.center))
  }

  /// The colour of measures, or ink where it would be lost on the author's colour.
  private func readableMeasure(at point: Point) -> Color {
    let ink = readableInk(at: point)
    return ink.token == nil ? ink : theme[.measure]
  }
}
