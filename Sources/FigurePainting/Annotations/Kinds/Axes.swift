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
        axes.obstacles.append(.line(way, cost: costOfArrow))
        let disc = LetterDisc(
          line: site.line(letter, size: 9, weight: .semibold), ink: ink, radius: site.length(LetterDisc.radius))
        var request = LabelRequest(disc, at: places(from: origin, along: direction, in: shown, on: site))
        request.kin = LabelRequest.Kin(superview: shown.index, numbers: [])
        axes.labels.append(request)
      }
      // Where the view turns about its corner, the arrows lie over the angle, and the letters beside it.
      return [x.flatMap { TurnAngle(of: shown, x: $0, from: origin, on: site)?.annotation }].compactMap { $0 } + [axes]
    }
  }

  /// The direction of a vector after the linear part of a transform, as a vector of length 1; `nil` if the transform
  /// maps it to 0.
  static func direction(of vector: Point, through transform: Transform) -> Point? {
    let end = Point(
      transform.a * vector.x + transform.c * vector.y, transform.b * vector.x + transform.d * vector.y)
    let length = end.distance(to: .zero)
    guard length > 1e-9, length.isFinite else { return nil }
    return Point(end.x / length, end.y / length)
  }

  /// What covering the arrow of an axis costs: as much as the line of a bar, and less than letters.
  static let costOfArrow = 10.0

  /// The length of an arrow, in points of an annotation.
  static let arrowLength = 28.0

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
