#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Geometry
import Graphics
import Staging
import Typography
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
        let (arrow, way) = arrow(from: origin, along: direction, ink: ink, on: site)
        axes.marks.marks.append(arrow)
        // Words across an arrow hide where it begins.
        axes.obstacles.append(.line(way, cost: 10))
        let disc = LetterDisc(
          line: site.line(letter, size: 9, weight: .semibold), ink: ink, radius: site.length(LetterDisc.radius))
        var request = LabelRequest(disc, at: places(from: origin, along: direction, in: shown, on: site))
        request.kin = LabelRequest.Kin(superview: shown.index, numbers: [])
        axes.labels.append(request)
      }
      // Where the view turns about its corner, the arrows lie over the angle, and the letters beside it.
      return [x.flatMap { angle(of: shown, x: $0, from: origin, on: site) }].compactMap { $0 } + [axes]
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

  /// The length of an arrow, in points of an annotation.
  private static let arrowLength = 28.0

  private static func arrow(
    from start: Point, along direction: Point, ink: Ink, on site: AnnotationSite
  ) -> (arrow: any Mark, way: Segment) {
    let length = site.length(arrowLength)
    let tip = Point(start.x + direction.x * length, start.y + direction.y * length)
    let head = ArrowHead(tip: tip, direction: direction, length: site.length(5), slope: 0.5)
    let arrow = CasedMarks(
      marks: [LineMark(from: start, to: head.base, pen: site.pen(ink, width: 1.5)), PathMark(head.path, fill: ink)],
      rim: site.length(1.5))
    return (arrow, Segment(start, tip))
  }

  /// The places of an axis' letter: beside the tip of the arrow, in the view first, beside its shaft, and beyond the tip.
  private static func places(
    from origin: Point, along direction: Point, in shown: AnnotatedView, on site: AnnotationSite
  ) -> [Occupancy.Candidate] {
    let across = Point(-direction.y, direction.x)
    let middle = shown.toPanel.apply(to: shown.view.bounds.center) - origin
    let inwards = middle.x * across.x + middle.y * across.y < 0 ? -1.0 : 1
    func place(_ along: Double, _ aside: Double) -> Point {
      let (along, aside) = (site.length(along), site.length(aside) * inwards)
      return Point(
        origin.x + direction.x * along + across.x * aside, origin.y + direction.y * along + across.y * aside)
    }
    return [
      .init(place(30, 10)), .init(place(18, 10), cost: 1), .init(place(30, 16), cost: 2), .init(place(38, 0), cost: 2),
      .init(place(30, -10), cost: 3), .init(place(18, -10), cost: 3.5),
    ]
  }

  /// How far the arrow of an axis covers the axis beyond a point on it; 0 for a point elsewhere.
  private static func reach(
    ofArrowFrom origin: Point, along direction: Point, beyond point: Point, on site: AnnotationSite
  ) -> Double {
    let way = point - origin
    let (along, aside) = (way.x * direction.x + way.y * direction.y, way.x * direction.y - way.y * direction.x)
    return abs(aside) < site.length(4) ? max(0, site.length(arrowLength) - along) : 0
  }

  /// How far from the point about which a view turns the arc may be besides the least, the nearest first.
  private static func radii(from least: Double, on site: AnnotationSite) -> [Double] {
    (1...mostRadii).map { least + Double($0) * site.length(8) }
  }

  /// How many are tried; farther away nobody sees of what it is the angle.
  private static let mostRadii = 9

  /// Whether an arc and the number at its open end are off texts.
  private static func isOffTexts(_ arc: [Point], number: Rect, on site: AnnotationSite) -> Bool {
    let room = number.insetBy(dx: site.length(-2), dy: site.length(-2))
    let texts = site.contents.texts(near: (Rect(enclosing: arc) ?? room).union(room)).map(\.rect)
    let pieces = zip(arc, arc.dropFirst()).map { Segment($0, $1) }
    return !texts.contains { text in text.overlaps(room) || pieces.contains(where: text.isCrossed) }
  }

  /// An arc from the superview's x axis to the view's own.
  ///
  /// - Parameters:
  ///   - x: The direction of the view's own x axis.
  ///   - origin: Where its arrow begins.
  private static func angle(
    of shown: AnnotatedView, x: Point, from origin: Point, on site: AnnotationSite
  ) -> Annotation? {
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
    // About a point on its axis it has the arrow for a leg, and is beyond the tip.
    let covered = reach(ofArrowFrom: origin, along: x, beyond: center, on: site)
    let least = max(site.length(30), covered > 0 ? covered + site.length(14) : 0)
    let fine = site.pen(.token(.measure), width: 0.75, dash: [2, 2])
    func point(_ angle: Double, _ radius: Double) -> Point {
      Point(center.x + cos(angle) * radius, center.y + sin(angle) * radius)
    }
    let steps = max(2, Int((abs(sweep) / 0.1).rounded(.up)))
    func arc(_ radius: Double) -> [Point] {
      (0...steps).map { point(start + sweep * Double($0) / Double(steps), radius) }
    }
    let note = site.note(
      "\(formatted((sweep * 180 / .pi * 100).rounded() / 100))°", size: 9.5, weight: .semibold,
      ink: Ink(.readable(.measure)))
    let middle = start + sweep / 2
    func number(_ radius: Double) -> Rect {
      Rect(center: point(middle, radius + site.length(6) + note.size.width / 2), size: note.size)
    }
    // Where it would strike letters through, or they leave its number no room, all of it is farther out.
    let outline = bounds.corners.map(shown.toPanel.apply(to:))
    let isClear = isOffTexts(arc(least), number: number(least), on: site)
    let radius =
      isClear
      ? least
      : radii(from: least, on: site).first { radius in
        isOffTexts(arc(radius), number: number(radius), on: site)
          && !Segment.around(outline).contains { number(radius).isCrossed(by: $0) }
      } ?? least
    let ends = [start, start + sweep].map { point($0, radius + site.length(8)) }
    let legs = [
      Segment(center, ends[0]),
      Segment(covered > 0 ? point(start + sweep, covered + site.length(3)) : center, ends[1]),
    ]
    let marks = CasedMarks(
      marks: [
        LineMark(legs, pen: fine, isCutByText: true), PathMark(.polyline(arc(radius)), pen: site.pen(.token(.measure))),
      ],
      rim: site.length(1.5), isOnViews: true)
    let distance = radius + site.length(6) + note.size.width / 2
    var places = [Occupancy.Candidate(number(radius).center)]
    // Between the legs if they leave so much room, or else beside either, still at the arc.
    let chord = 2 * radius * 0.6 * abs(sin(min(abs(sweep), .pi) / 2))
    if chord > note.size.height + site.length(6) { places.append(.init(point(middle, radius * 0.6), cost: 3)) }
    places += [(start, -sweep), (start + sweep, sweep)].enumerated().map { number, leg in
      let normal = Point(-sin(leg.0), cos(leg.0))
      let aside = abs(normal.x) * note.size.width / 2 + abs(normal.y) * note.size.height / 2 + site.length(3)
      let foot = point(leg.0, radius - site.length(4))
      let away = leg.1 < 0 ? -aside : aside
      return .init(Point(foot.x + normal.x * away, foot.y + normal.y * away), cost: 2 + Double(number) / 2)
    }
    let turn = (sweep < 0 ? -1 : 1) * (note.size.height + site.length(4)) / distance
    places += [.init(point(start + sweep + turn, distance), cost: 3), .init(point(start - turn, distance), cost: 3.5)]
    places += [start + sweep / 2, start + sweep + turn, start - turn].enumerated().map { number, angle in
      .init(point(angle, distance + site.length(20)), cost: 6 + Double(number))
    }
    let obstacles =
      legs.map { Obstacle.line($0, cost: 10) } + [
        .line(Segment(point(start, radius), point(start + sweep, radius)), cost: 8)
      ]
    return Annotation("strut-angle", [marks], obstacles: obstacles, labels: [LabelRequest(note, at: places)])
  }
}

/// The letter of an axis, on a disc in the colour of the page: the background can have any colour.
private struct LetterDisc: Label {
  var line: SetText
  var ink: Ink
  /// In points of the panel.
  var radius: Double

  /// In points of an annotation.
  static let radius = 6.0

  var size: Size { Size(2 * radius, 2 * radius) }

  func placed(in place: Rect) -> PlacedLabel {
    PlacedLabel(signs: [
      PathMark(.circle(center: place.center, radius: radius), fill: .token(.page)),
      TextMark(line: line, point: place.center, ink: ink),
    ])
  }
}
