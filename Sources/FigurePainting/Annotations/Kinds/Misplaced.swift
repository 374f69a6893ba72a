import Geometry
import ViewLayout

/// Misplaced views: the view is drawn where the editor's canvas has it, with an orange outline. The frame that layout
/// computes is dashed, with the differences of position and size.
enum Misplaced {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .misplaced).compactMap { shown in
      guard let expected = site.scene.expectedFrame(ofViewAt: shown.index), expected.isFinite else { return nil }
      let view = shown.view
      let frame = view.transform.isIdentity ? view.frame : view.originalFrame
      let toPanel = shown.frameToPanel
      let pen = site.pen(shown.ink(or: .token(.misplaced)), width: 1.5)
      var dashed = pen
      dashed.dash = SignDash.frame.map(site.length)
      var annotation = Annotation(
        "strut-misplaced",
        [
          OutlineMark(view.corners(in: expected).map(toPanel.apply(to:)), pen: dashed),
          OutlineMark(view.corners(in: frame).map(toPanel.apply(to:)), pen: pen),
        ])
      guard shown.details.showsValues ?? true else { return annotation }
      annotation.obstacles = [.edges(of: toPanel.apply(to: expected))]
      let box = toPanel.apply(to: view.frame)
      let changes: [(name: String, change: Double, side: Point)] = [
        ("x", expected.x - frame.x, Point(-1, 0)), ("y", expected.y - frame.y, Point(0, -1)),
        ("w", expected.width - frame.width, Point(0, 1)), ("h", expected.height - frame.height, Point(1, 0)),
      ]
      annotation.labels = changes.filter { abs($0.change) > 0.5 }.map {
        change("\($0.name) \($0.change > 0 ? "+" : "")\(formatted($0.change))", on: $0.side, of: box, site: site)
      }
      return annotation
    }
  }

  /// - Parameter side: The side of the box, as the direction from its middle.
  private static func change(_ text: String, on side: Point, of box: Rect, site: AnnotationSite) -> LabelRequest {
    let badge = Badge(text: text, on: site)
    let point = Point(
      side.x < 0 ? box.minX : side.x > 0 ? box.maxX : box.midX,
      side.y < 0 ? box.minY : side.y > 0 ? box.maxY : box.midY)
    let away = Point(
      point.x == box.minX ? -1 : point.x == box.maxX ? 1 : 0, point.y == box.minY ? -1 : point.y == box.maxY ? 1 : 0)
    let reach = Point(
      (badge.size.width / 2 + site.length(4)) * away.x, (badge.size.height / 2 + site.length(4)) * away.y)
    let style = BadgeStyle(
      ink: .token(.misplaced), badgeInk: .token(.misplacedBadge), textInk: .token(.misplacedBadgeText))
    return LabelRequest(
      PlacedBadge(badge: badge, style: style),
      at: [.init(point + reach), .init(point, cost: costOnEdge), .init(point - reach, cost: costInside)])
  }

  /// What it costs a change to stand on the edge of the box, and in the box.
  private static let (costOnEdge, costInside) = (4.0, 6.0)
}
