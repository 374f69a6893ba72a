#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Geometry
import Graphics
import Staging

/// The angle of a rotated view: an arc from the superview's x axis to the view's own, about the point about which the view
/// turns, with the number of degrees.
struct TurnAngle {
  private let site: AnnotationSite
  /// The point about which the view turns, as it is drawn. A translation moves it away from the center.
  private let center: Point
  /// The direction of the superview's x axis, in radians.
  private let start: Double
  /// From there to the view's own, in radians.
  private let sweep: Double
  /// How far the arrow of the view's own axis covers that beyond the center; 0 where that is not on the arrow.
  private let covered: Double
  /// The corners of the view.
  private let outline: [Point]
  /// The number.
  private let note: Note

  /// - Parameters:
  ///   - x: The direction of the view's own x axis.
  ///   - origin: Where its arrow begins.
  /// - Returns: `nil` for a view that is not turned.
  init?(of shown: AnnotatedView, x: Point, from origin: Point, on site: AnnotationSite) {
    let (view, bounds, anchor) = (shown.view, shown.view.bounds, shown.view.anchorPoint)
    guard let base = Axes.direction(of: Point(1, 0), through: shown.frameToPanel),
      view.transform.b != 0 || view.transform.a < 0
    else { return nil }
    let start = atan2(base.y, base.x)
    var sweep = atan2(x.y, x.x) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep <= -.pi { sweep += 2 * .pi }
    guard abs(sweep) > Self.leastSweep else { return nil }
    self.site = site
    (self.start, self.sweep) = (start, sweep)
    center = shown.toPanel.apply(
      to: Point(bounds.minX + bounds.width * anchor.x, bounds.minY + bounds.height * anchor.y))
    covered = Self.reach(ofArrowFrom: origin, along: x, beyond: center, on: site)
    outline = bounds.corners.map(shown.toPanel.apply(to:))
    note = site.note(
      "\(formatted((sweep * 180 / .pi * 100).rounded() / 100))°", size: 9.5, weight: .semibold,
      ink: Ink(.readable(.measure)))
  }

  /// From which angle on there is something to see, in radians.
  private static let leastSweep = 1e-3

  /// How far the arrow of an axis covers the axis beyond a point on it; 0 for a point elsewhere.
  private static func reach(
    ofArrowFrom origin: Point, along direction: Point, beyond point: Point, on site: AnnotationSite
  ) -> Double {
    let way = point - origin
    let (along, aside) = (way.x * direction.x + way.y * direction.y, way.x * direction.y - way.y * direction.x)
    return abs(aside) < site.length(4) ? max(0, site.length(Axes.arrowLength) - along) : 0
  }

  var annotation: Annotation {
    // 1. How far out the arc is.
    let radius = radius
    // 2. The arc, and the lines from the center to its ends.
    let legs = legs(toArcAt: radius)
    let fine = site.pen(.token(.measure), width: 0.75, dash: [2, 2])
    let marks = CasedMarks(
      marks: [
        LineMark(legs, pen: fine, isCutByText: true),
        PathMark(.polyline(arc(at: radius)), pen: site.pen(.token(.measure))),
      ],
      rim: site.length(1.5), isOnViews: true)
    // 3. What other labels keep off.
    let chord = Segment(point(start, radius), point(start + sweep, radius))
    let obstacles = legs.map { Obstacle.line($0, cost: Axes.costOfArrow) } + [.line(chord, cost: Self.costOfChord)]
    // 4. The number.
    return Annotation(
      "strut-angle", [marks], obstacles: obstacles, labels: [LabelRequest(note, at: places(besideArcAt: radius))])
  }

  /// What covering the chord costs, which stands for the arc: less than a leg.
  private static let costOfChord = 8.0

  // MARK: The arc

  private func point(_ angle: Double, _ radius: Double) -> Point {
    Point(center.x + cos(angle) * radius, center.y + sin(angle) * radius)
  }

  private var middle: Double { start + sweep / 2 }

  private func arc(at radius: Double) -> [Point] {
    let steps = max(2, Int((abs(sweep) / 0.1).rounded(.up)))
    return (0...steps).map { point(start + sweep * Double($0) / Double(steps), radius) }
  }

  /// The place of the number behind the middle of the arc.
  private func number(at radius: Double) -> Rect {
    Rect(center: point(middle, distance(ofNumberAt: radius)), size: note.size)
  }

  /// From the center to that of a number behind the arc.
  private func distance(ofNumberAt radius: Double) -> Double { radius + site.length(6) + note.size.width / 2 }

  private func legs(toArcAt radius: Double) -> [Segment] {
    let ends = [start, start + sweep].map { point($0, radius + site.length(8)) }
    // The arrow of the axis is the first part of its leg.
    let foot = covered > 0 ? point(start + sweep, covered + site.length(3)) : center
    return [Segment(center, ends[0]), Segment(foot, ends[1])]
  }

  // MARK: How far out

  /// The least radius, or where the arc would strike letters through there, or they leave its number no room, a larger one.
  private var radius: Double {
    // About a point on its axis it has the arrow for a leg, and is beyond the tip.
    let least = max(site.length(30), covered > 0 ? covered + site.length(14) : 0)
    guard !isOffTexts(at: least) else { return least }
    return radii(from: least).first { radius in
      isOffTexts(at: radius) && !Segment.around(outline).contains { number(at: radius).isCrossed(by: $0) }
    } ?? least
  }

  /// How far from the point about which the view turns the arc may be besides the least, the nearest first.
  private func radii(from least: Double) -> [Double] {
    (1...Self.mostRadii).map { least + Double($0) * site.length(8) }
  }

  /// How many are tried; farther away nobody sees of what it is the angle.
  private static let mostRadii = 9

  /// Whether the arc and the number at its open end are off texts.
  private func isOffTexts(at radius: Double) -> Bool {
    let (arc, room) = (arc(at: radius), number(at: radius).insetBy(dx: site.length(-2), dy: site.length(-2)))
    let texts = site.contents.texts(near: (Rect(enclosing: arc) ?? room).union(room)).map(\.rect)
    let pieces = zip(arc, arc.dropFirst()).map { Segment($0, $1) }
    return !texts.contains { text in text.overlaps(room) || pieces.contains(where: text.isCrossed) }
  }

  // MARK: The number

  /// What places of the number cost. Behind the middle of the arc it is free.
  private enum Cost {
    static let besideLeg = 2.0
    static let (betweenLegs, behindEnd) = (3.0, 3.0)
    /// Farther from the arc: more than at any place next to it.
    static let farther = 6.0
  }

  /// Behind the middle of the arc; between the legs or beside them; behind the ends of the arc; and farther away.
  private func places(besideArcAt radius: Double) -> [Occupancy.Candidate] {
    let distance = distance(ofNumberAt: radius)
    // Behind the ends, so far beyond the legs that it is off them.
    let turn = (sweep < 0 ? -1 : 1) * (note.size.height + site.length(4)) / distance
    let (behind, before) = (start + sweep + turn, start - turn)
    return [Occupancy.Candidate(number(at: radius).center)]
      + placeBetweenLegs(at: radius) + placesBesideLegs(at: radius) + [
        .init(point(behind, distance), cost: Cost.behindEnd),
        .init(point(before, distance), cost: Cost.behindEnd + 0.5),
      ]
      + [middle, behind, before].enumerated().map { number, angle in
        .init(point(angle, distance + site.length(20)), cost: Cost.farther + Double(number))
      }
  }

  /// How far from the center a number between the legs is, as a share of the radius.
  private static let insideShare = 0.6

  /// Between the legs, if they leave so much room.
  private func placeBetweenLegs(at radius: Double) -> [Occupancy.Candidate] {
    let inside = radius * Self.insideShare
    let chord = 2 * radius * Self.insideShare * abs(sin(min(abs(sweep), .pi) / 2))
    return chord > note.size.height + site.length(6) ? [.init(point(middle, inside), cost: Cost.betweenLegs)] : []
  }

  /// Outside of either leg, still at the arc.
  private func placesBesideLegs(at radius: Double) -> [Occupancy.Candidate] {
    [(start, -sweep), (start + sweep, sweep)].enumerated().map { number, leg in
      let normal = Point(-sin(leg.0), cos(leg.0))
      let aside = abs(normal.x) * note.size.width / 2 + abs(normal.y) * note.size.height / 2 + site.length(3)
      let foot = point(leg.0, radius - site.length(4))
      let away = leg.1 < 0 ? -aside : aside
      return .init(Point(foot.x + normal.x * away, foot.y + normal.y * away), cost: Cost.besideLeg + Double(number) / 2)
    }
  }
}
