#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Geometry
import Graphics
import ViewLayout

/// Axes: the directions of a view's own x and y axes at the origin of its bounds, and the angle of a rotated view at
/// its centre.
enum Axes {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .axes).flatMap { shown -> [Annotation] in
      let transform = shown.toPanel
      let origin = transform.apply(to: shown.view.bounds.origin)
      guard origin.x.isFinite, origin.y.isFinite else { return [] }
      let x = direction(of: Point(1, 0), through: transform)
      let y = direction(of: Point(0, 1), through: transform)
      var axes = Annotation("strut-axes")
      for (direction, token, letter) in [(x, ThemeToken.conflict, "x"), (y, .ok, "y")] {
        guard let direction else { continue }
        let ink = shown.ink(or: .token(token))
        axes.marks.marks.append(arrow(from: origin, along: direction, ink: ink, on: site))
        // Next to the edge that the axis lies on, on a disc in the colour of the page: the background can have any colour.
        let end = inwards(
          Point(origin.x + direction.x * site.length(34), origin.y + direction.y * site.length(34)), of: shown,
          by: site.length(11), on: site)
        axes.signs.append(PathMark(.circle(center: end, radius: site.length(6)), fill: .token(.page)))
        axes.signs.append(TextMark(line: site.line(letter, size: 9, weight: .semibold), point: end, ink: ink))
        axes.obstacles.append(.label(Rect(center: end, size: Size(site.length(12), site.length(12)))))
      }
      return [axes] + [x.flatMap { angle(of: shown, x: $0, on: site) }].compactMap { $0 }
    }
  }

  /// The direction of a vector after the linear part of a transform, as a vector of length 1; `nil` if the transform
  /// maps it to 0.
  private static func direction(of vector: Point, through transform: Transform) -> Point? {
    let end = Point(
      transform.a * vector.x + transform.c * vector.y, transform.b * vector.x + transform.d * vector.y)
    let length = end.distance(to: .zero)
    guard length > 1e-9, length.isFinite else { return nil }
    return Point(end.x / length, end.y / length)
  }

  private static func arrow(
    from start: Point, along direction: Point, ink: Ink, on site: AnnotationSite
  ) -> any Mark {
    let length = site.length(28)
    let tip = Point(start.x + direction.x * length, start.y + direction.y * length)
    let head = ArrowHead(tip: tip, direction: direction, length: site.length(5), slope: 0.5)
    return CasedMarks(
      marks: [LineMark(from: start, to: head.base, pen: site.pen(ink, width: 1.5)), PathMark(head.path, fill: ink)],
      rim: site.length(1.5))
  }

  /// A point next to one on the edge of a view, nearer to the centre of the view.
  private static func inwards(
    _ point: Point, of shown: AnnotatedView, by length: Double, on site: AnnotationSite
  ) -> Point {
    let middle = shown.toPanel.apply(to: shown.view.bounds.center)
    let share = length / max(length, point.distance(to: middle))
    return Point(point.x + (middle.x - point.x) * share, point.y + (middle.y - point.y) * share)
  }

  /// An arc from the superview's x axis to the view's own.
  private static func angle(of shown: AnnotatedView, x: Point, on site: AnnotationSite) -> Annotation? {
    let view = shown.view
    let parent = shown.frameToPanel
    guard let base = direction(of: Point(1, 0), through: parent), view.transform.b != 0 || view.transform.a < 0
    else { return nil }
    // Where the point is drawn about which it turns. A translation moves it away from the center.
    let (bounds, anchor) = (view.bounds, view.anchorPoint)
    let center = shown.toPanel.apply(
      to: Point(bounds.minX + bounds.width * anchor.x, bounds.minY + bounds.height * anchor.y))
    let start = atan2(base.y, base.x)
    var sweep = atan2(x.y, x.x) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep <= -.pi { sweep += 2 * .pi }
    guard abs(sweep) > 1e-3 else { return nil }
    let radius = site.length(30)
    let fine = site.pen(.token(.measure), width: 0.75, dash: [2, 2])
    func point(_ angle: Double, _ radius: Double) -> Point {
      Point(center.x + cos(angle) * radius, center.y + sin(angle) * radius)
    }
    let steps = max(2, Int((abs(sweep) / 0.1).rounded(.up)))
    let arc = (0...steps).map { point(start + sweep * Double($0) / Double(steps), radius) }
    let legs = [start, start + sweep].map { Segment(center, point($0, radius + site.length(8))) }
    let marks = CasedMarks(
      marks: [LineMark(legs, pen: fine), PathMark(.polyline(arc), pen: site.pen(.token(.measure)))],
      rim: site.length(1.5))
    let note = site.note(
      "\(formatted((sweep * 180 / .pi * 100).rounded() / 100))°", size: 9.5, weight: .semibold,
      ink: Ink(.readable(.measure)))
    let middle = start + sweep / 2
    let distance = radius + site.length(6) + note.size.width / 2
    var places = [Occupancy.Candidate(point(middle, distance))]
    // Between the legs if they leave so much room, or else beyond either.
    let chord = 2 * radius * 0.6 * abs(sin(min(abs(sweep), .pi) / 2))
    if chord > note.size.height + site.length(6) { places.append(.init(point(middle, radius * 0.6), cost: 3)) }
    let turn = (sweep < 0 ? -1 : 1) * (note.size.height + site.length(4)) / distance
    places += [.init(point(start + sweep + turn, distance), cost: 3), .init(point(start - turn, distance), cost: 3.5)]
    places += [start + sweep / 2, start + sweep + turn, start - turn].enumerated().map { number, angle in
      .init(point(angle, distance + site.length(20)), cost: 6 + Double(number))
    }
    let obstacles = legs.map { Obstacle.line($0, cost: 10) } + [.line(Segment(arc[0], arc[arc.count - 1]), cost: 8)]
    return Annotation("strut-angle", [marks], obstacles: obstacles, labels: [LabelRequest(note, at: places)])
  }
}
